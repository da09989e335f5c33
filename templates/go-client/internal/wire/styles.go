package wire

import (
	"encoding/json"
	"errors"
	"fmt"
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

// deepest is the maximum depth of DeepObject: servers read no deeper.
const deepest = 32

// writeDeep writes "color[R]=100&color[G]=200". The table covers only objects of single values. Nested values continue in the same
// way, and an array or object as an item of an array gets its index, the only form that servers agree on.
func (p *Parameter) writeDeep(value Value) (string, bool, error) {
	var pairs []string
	var write func(Value, []string) error
	write = func(each Value, keys []string) error {
		if len(keys) > deepest {
			return fmt.Errorf("is nested more than %d levels deep", deepest)
		}
		for index, item := range each.items {
			var key []string
			switch hasParts := item.kind == list || item.kind == object; {
			case each.kind == object:
				key = []string{each.names[index]}
			case hasParts || p.Arrays == Indices:
				key = []string{fmt.Sprint(index)}
			case p.Arrays == Brackets:
				key = []string{""}
			}
			if err := write(item, append(keys[:len(keys):len(keys)], key...)); err != nil {
				return err
			}
		}
		if each.kind == list || each.kind == object {
			return nil
		}
		item, err := each.single()
		if err != nil {
			return err
		}
		// Brackets in a name would be read as syntax.
		if len(keys) > 1 && strings.ContainsAny(strings.Join(keys, ""), "[]") || len(keys) == 1 && strings.Contains(keys[0], "][") {
			return errors.New("cannot have brackets in names of properties")
		}
		written := Escape(p.Name)
		for _, key := range keys {
			written += "%5B" + Escape(key) + "%5D"
		}
		pairs = append(pairs, written+"="+p.encoded(item))
		return nil
	}
	if err := write(value, nil); err != nil {
		return "", false, err
	}
	return strings.Join(pairs, "&"), len(pairs) > 0, nil
}

// writeJSON writes the text of a parameter with one media type in place of a schema (OpenAPI 3.1.1, section 4.8.12.3).
func (p *Parameter) writeJSON(value Value) (string, bool, error) {
	written, err := p.jsonText(value)
	if err != nil || written == "" {
		return "", false, err
	}
	if p.In == Header {
		return asciiJSON(written), true, nil
	}
	if p.In == Query {
		return Escape(p.Name) + "=" + Escape(written), true, nil
	}
	return Escape(written), true, nil
}

func (p *Parameter) jsonText(value Value) (string, error) {
	switch value.kind {
	case absent:
		return "", nil
	case text:
		if p.Style == JSONOrText {
			return value.text, checkText(value.text)
		}
		written, err := JSONText(value.text)
		return string(written), err
	case literal:
		return value.text, nil
	case whole:
		written, err := JSONText(value.whole)
		if err != nil {
			return "", fmt.Errorf("cannot be written as JSON: %w", err)
		}
		if _, isJSON := value.whole.(json.RawMessage); string(written) == "null" && !isJSON {
			return "", nil
		}
		return string(written), nil
	}
	written, err := value.JSON()
	return string(written), err
}
