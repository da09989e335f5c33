package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// JSON writes a value as JSON; members of objects keep their order.
func (v Value) JSON() ([]byte, error) {
	value, err := v.resolved()
	if err != nil {
		return nil, err
	}
	return value.appendJSON(nil)
}

func (v Value) appendJSON(out []byte) ([]byte, error) {
	switch v.kind {
	case null, absent:
		return append(out, "null"...), nil
	case literal:
		return append(out, v.text...), nil
	case invalid:
		return nil, errors.New("cannot be " + v.text)
	case list, object:
		open, end := byte('['), byte(']')
		if v.kind == object {
			open, end = '{', '}'
		}
		out = append(out, open)
		for index, each := range v.items {
			if index > 0 {
				out = append(out, ',')
			}
			if v.kind == object {
				name, err := JSONText(v.names[index])
				if err != nil {
					return nil, err
				}
				out = append(append(out, name...), ':')
			}
			item, err := each.resolved()
			if err != nil {
				return nil, err
			}
			if out, err = item.appendJSON(out); err != nil {
				return nil, err
			}
		}
		return append(out, end), nil
	}
	text, err := JSONText(v.text)
	return append(out, text...), err
}

// Each gives the items of a list, and of any other value the value itself.
func (v Value) Each() ([]Value, error) {
	value, err := v.resolved()
	switch {
	case err != nil || value.kind == absent:
		return nil, err
	case value.kind == list:
		return value.items, nil
	}
	return []Value{value}, nil
}

// FieldText gives the text of a field of a form: that of a single value, and of an array or object its JSON, unless its media type
// says otherwise. It also says whether the value has parts.
func (v Value) FieldText(isJSON, isSingle bool) (string, bool, error) {
	value, err := v.resolved()
	if err != nil {
		return "", false, err
	}
	hasParts := (value.kind == list || value.kind == object) && !isSingle
	if hasParts || isJSON {
		written, err := value.JSON()
		return string(written), hasParts, err
	}
	written, err := value.single()
	return written, false, err
}

// asciiJSON writes JSON for a header: all characters but those of ASCII are escaped (RFC 8259, section 7).
func asciiJSON(text string) string {
	var out strings.Builder
	for _, c := range text {
		switch {
		case ' ' <= c && c <= '~':
			out.WriteRune(c)
		case c > 0xffff:
			c -= 0x10000
			fmt.Fprintf(&out, `\u%04x\u%04x`, 0xd800+c>>10, 0xdc00+c&0x3ff)
		default:
			fmt.Fprintf(&out, `\u%04x`, c)
		}
	}
	return out.String()
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
