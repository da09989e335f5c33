package wire

import (
	"errors"
	"strings"
)

// Place is where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1).
type Place uint8

// The places of parameters.
const (
	Path Place = iota
	Query
	Header
	Cookie
)

// String gives the word of OpenAPI.
func (p Place) String() string { return [...]string{"path", "query", "header", "cookie"}[p] }

// Style is a way to write arrays and objects (OpenAPI 3.1.1, section 4.8.12.3), or one of Single, JSON and JSONOrText.
type Style uint8

// The styles.
const (
	// Single is a value alone: how several are written is not shown.
	Single Style = iota
	Simple
	Label
	Matrix
	Form
	SpaceDelimited
	PipeDelimited
	DeepObject
	// JSON is the text of any value.
	JSON
	// JSONOrText is the same of values that are no strings; a string is JSON already.
	JSONOrText
)

// Arrays is the way in which DeepObject writes arrays.
type Arrays uint8

// The ways to write arrays: "a[]=1", "a[0]=1" and "a=1".
const (
	Brackets Arrays = iota
	Indices
	Repeat
)

// Parameter says how the values of one parameter are written.
type Parameter struct {
	Name    string
	In      Place
	Style   Style
	Explode bool
	Arrays  Arrays
	// Encode writes an item; Escape where it is left out.
	Encode Encode
}

// row is a row of the table "Style Examples" of OpenAPI 3.1.1 (section 4.8.12.4).
type row struct {
	// prefix stands before the whole.
	prefix string
	// separator stands between items that are exploded, delimiter between those that are not.
	separator, delimiter string
	// isNamed says whether the name of the parameter is written.
	isNamed bool
	// ifEmpty stands between a name and an empty value (RFC 6570, appendix A).
	ifEmpty string
}

func (s Style) row() row {
	switch s {
	case Label:
		return row{prefix: ".", separator: ".", delimiter: ",", ifEmpty: "="}
	case Matrix:
		return row{prefix: ";", separator: ";", delimiter: ",", isNamed: true}
	case Form:
		return row{separator: "&", delimiter: ",", isNamed: true, ifEmpty: "="}
	case SpaceDelimited:
		return row{separator: "&", delimiter: "%20", isNamed: true, ifEmpty: "="}
	case PipeDelimited:
		return row{separator: "&", delimiter: "%7C", isNamed: true, ifEmpty: "="}
	}
	return row{separator: ",", delimiter: ",", ifEmpty: "="}
}

// Write writes a value. It gives false where nothing is sent: the value is absent, or an empty array or object.
func (p *Parameter) Write(value Value) (string, bool, error) {
	if p.Style == JSON || p.Style == JSONOrText {
		return p.writeJSON(value)
	}
	value, err := value.resolved()
	if err != nil || value.kind == absent {
		return "", false, err
	}
	switch p.Style {
	case Single:
		item, err := value.single()
		return p.alone(item), err == nil, err
	case DeepObject:
		return p.writeDeep(value)
	}
	return p.writeRow(value, p.Style.row())
}

// Alone writes a single value of a parameter for which no style is shown; an array or object is refused.
// It gives false where the value is absent.
func Alone(place Place, name string, value Value) (string, bool, error) {
	value, err := value.resolved()
	if err != nil || value.kind == absent {
		return "", false, err
	}
	item, err := value.single()
	if err != nil {
		return "", false, err
	}
	switch place {
	case Query:
		return Escape(name) + "=" + Escape(item), true, nil
	case Path:
		return Escape(item), true, nil
	}
	return item, true, nil
}

// alone writes a single value, with its name where it stands in a query.
func (p *Parameter) alone(item string) string {
	switch p.In {
	case Query:
		return Escape(p.Name) + "=" + p.encoded(item)
	case Path:
		return p.encoded(item)
	}
	return item
}

func (p *Parameter) encoded(item string) string {
	if p.Encode == nil {
		return Escape(item)
	}
	return p.Encode(item)
}

func (p *Parameter) writeRow(value Value, row row) (string, bool, error) {
	if value.kind != list && value.kind != object {
		item, err := value.single()
		if err != nil {
			return "", false, err
		}
		if p.In != Header {
			item = p.encoded(item)
		}
		return row.prefix + p.withName(item, row), true, nil
	}
	parts, err := p.parts(value, row)
	if err != nil || len(parts) == 0 {
		return "", false, err
	}
	if !p.Explode {
		return row.prefix + p.withName(strings.Join(parts, row.delimiter), row), true, nil
	}
	separator := row.separator
	if p.In == Cookie {
		// "&" would be part of the value: each pair is a cookie of its own.
		separator = "; "
	}
	return row.prefix + strings.Join(parts, separator), true, nil
}

func (p *Parameter) parts(value Value, row row) ([]string, error) {
	var parts []string
	for index, each := range value.items {
		single, err := each.single()
		if err != nil {
			return nil, err
		}
		item, err := p.item(single)
		if err != nil {
			return nil, err
		}
		switch {
		case value.kind == object:
			name, err := p.item(value.names[index])
			if err != nil {
				return nil, err
			}
			if p.Explode {
				parts = append(parts, pair(name, item, row))
			} else {
				parts = append(parts, name, item)
			}
		case p.Explode:
			parts = append(parts, p.withName(item, row))
		default:
			parts = append(parts, item)
		}
	}
	return parts, nil
}

// item writes one item, or the name of a property. Headers are not percent-encoded (OpenAPI 3.1.1, appendix D), so that a comma
// would split the item.
func (p *Parameter) item(text string) (string, error) {
	if err := checkText(text); err != nil {
		return "", err
	}
	if p.In != Header {
		return p.encoded(text), nil
	}
	if strings.Contains(text, ",") {
		return "", errors.New("cannot carry a comma inside an item")
	}
	return text, nil
}

func (p *Parameter) withName(written string, row row) string {
	if !row.isNamed {
		return written
	}
	return pair(Escape(p.Name), written, row)
}

func pair(name, written string, row row) string {
	if written == "" {
		return name + row.ifEmpty
	}
	return name + "=" + written
}
