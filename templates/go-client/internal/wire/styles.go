package wire

import (
	"errors"
	"fmt"
	"strconv"
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

// Style is a row of the table "Style Examples" of OpenAPI 3.1.1 (section 4.8.12.4).
type Style struct {
	// prefix stands before the whole.
	prefix string
	// separator stands between items that are exploded, delimiter between those that are not.
	separator, delimiter string
	// isNamed says whether the name of the parameter is written.
	isNamed bool
	// ifEmpty stands between a name and an empty value (RFC 6570, appendix A).
	ifEmpty string
}

// The styles, deepObject apart.
var (
	Simple         = Style{separator: ",", delimiter: ",", ifEmpty: "="}
	Label          = Style{prefix: ".", separator: ".", delimiter: ",", ifEmpty: "="}
	Matrix         = Style{prefix: ";", separator: ";", delimiter: ",", isNamed: true}
	Form           = Style{separator: "&", delimiter: ",", isNamed: true, ifEmpty: "="}
	SpaceDelimited = Style{separator: "&", delimiter: "%20", isNamed: true, ifEmpty: "="}
	PipeDelimited  = Style{separator: "&", delimiter: "%7C", isNamed: true, ifEmpty: "="}
)

// Parameter says how the values of one parameter are written.
type Parameter struct {
	Name    string
	In      Place
	Style   *Style
	Explode bool
	// Encode writes an item; Escape unless given.
	Encode Encode
}

// Value is what a parameter is given: a text, a list of texts, or an object of texts.
type Value struct {
	kind   kind
	text   string
	list   []string
	object []Property
}

type kind uint8

const (
	absent kind = iota
	text
	list
	object
)

// Property is one property of an object, in its order.
type Property struct{ Name, Text string }

// Text is a single value.
func Text[T ~string](value T) Value { return Value{kind: text, text: string(value)} }

// Integer is a single value.
func Integer[T ~int | ~int64 | ~int32](value T) Value {
	return Value{kind: text, text: strconv.FormatInt(int64(value), 10)}
}

// Number is a single value, in the shortest form that reads as the same number.
func Number[T ~float64 | ~float32](value T) Value {
	return Value{kind: text, text: numberText(float64(value))}
}

// Bool is a single value.
func Bool[T ~bool](value T) Value { return Value{kind: text, text: strconv.FormatBool(bool(value))} }

// List is an array of single values.
func List(values ...Value) Value {
	made := Value{kind: list, list: make([]string, 0, len(values))}
	for _, each := range values {
		made.list = append(made.list, each.text)
	}
	return made
}

// Object is an object of single values, without those that are absent.
func Object(properties ...Property) Value { return Value{kind: object, object: properties} }

// numberText writes a number as JSON has it (RFC 8259, section 6), the shortest form that gives the same number.
func numberText(value float64) string {
	magnitude := value
	if magnitude < 0 {
		magnitude = -magnitude
	}
	if magnitude != 0 && (magnitude < 1e-6 || magnitude >= 1e21) {
		written := strconv.FormatFloat(value, 'e', -1, 64)
		return strings.NewReplacer("e-0", "e-", "e+0", "e+").Replace(written)
	}
	return strconv.FormatFloat(value, 'f', -1, 64)
}

// Write writes a value by its style. It gives false where nothing is sent: an empty list or object.
func (p *Parameter) Write(value Value) (string, bool, error) {
	if value.kind == absent {
		return "", false, nil
	}
	if value.kind == text {
		item := value.text
		if err := checkText(item); err != nil {
			return "", false, err
		}
		if p.In != Header {
			item = p.encoder()(item)
		}
		return p.Style.prefix + p.withName(item), true, nil
	}
	parts, err := p.parts(value)
	if err != nil || len(parts) == 0 {
		return "", false, err
	}
	if !p.Explode {
		return p.Style.prefix + p.withName(strings.Join(parts, p.Style.delimiter)), true, nil
	}
	separator := p.Style.separator
	if p.In == Cookie {
		// "&" would be part of the value: each pair is a cookie of its own.
		separator = "; "
	}
	return p.Style.prefix + strings.Join(parts, separator), true, nil
}

func (p *Parameter) parts(value Value) ([]string, error) {
	var parts []string
	for _, each := range value.list {
		item, err := p.item(each)
		if err != nil {
			return nil, err
		}
		if p.Explode {
			item = p.withName(item)
		}
		parts = append(parts, item)
	}
	for _, each := range value.object {
		name, err := p.item(each.Name)
		if err != nil {
			return nil, err
		}
		item, err := p.item(each.Text)
		if err != nil {
			return nil, err
		}
		if p.Explode {
			parts = append(parts, p.pair(name, item))
		} else {
			parts = append(parts, name, item)
		}
	}
	return parts, nil
}

func (p *Parameter) encoder() Encode {
	if p.Encode == nil {
		return Escape
	}
	return p.Encode
}

// item writes one item, or the name of a property. Headers are not percent-encoded (OpenAPI 3.1.1, appendix D), so that a comma
// would split the item.
func (p *Parameter) item(text string) (string, error) {
	if err := checkText(text); err != nil {
		return "", err
	}
	if p.In != Header {
		return p.encoder()(text), nil
	}
	if strings.Contains(text, ",") {
		return "", errors.New("cannot carry a comma inside an item")
	}
	return text, nil
}

func (p *Parameter) withName(written string) string {
	if !p.Style.isNamed {
		return written
	}
	return p.pair(Escape(p.Name), written)
}

func (p *Parameter) pair(name, written string) string {
	if written == "" {
		return name + p.Style.ifEmpty
	}
	return name + "=" + written
}

// QueryText joins pairs of a query, without those that are empty.
type QueryText struct{ text strings.Builder }

// Add adds a parameter by its style. The subject begins the message of an error.
func (q *QueryText) Add(p *Parameter, value Value) error {
	written, isSent, err := p.Write(value)
	if err != nil {
		return fmt.Errorf("query parameter %q %w", p.Name, err)
	}
	if isSent {
		q.Pair(written)
	}
	return nil
}

// Pair adds what is written already.
func (q *QueryText) Pair(written string) {
	if q.text.Len() > 0 {
		q.text.WriteByte('&')
	}
	q.text.WriteString(written)
}

// String gives the query, without "?".
func (q *QueryText) String() string { return q.text.String() }
