package engine

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"example.com/cli/wire"
)

// valueOf reads the texts that a parameter was given, and tells all that is wrong with them.
func (p *Parameter) valueOf(texts []string) (wire.Value, []error) {
	var faults []error
	if !p.IsList && p.Type == JSON && len(texts) > 1 {
		// Where a value may be a list, several are one.
		return wire.Texts(texts), nil
	}
	if !p.IsList {
		if len(texts) > 1 {
			return wire.Value{}, []error{fmt.Errorf("takes one value, and not %d", len(texts))}
		}
		value, err := p.item(texts[0])
		if err != nil {
			faults = append(faults, err)
		}
		return wire.Any(value), faults
	}
	items := []any{}
	for _, text := range texts {
		for _, each := range splitList(text) {
			value, err := p.item(each)
			if err != nil {
				faults = append(faults, err)
			}
			items = append(items, value)
		}
	}
	return wire.Any(items), faults
}

// splitList parts a text at its commas; "\," is a comma.
func splitList(text string) []string {
	var items []string
	var item strings.Builder
	for index := 0; index < len(text); index++ {
		switch {
		case text[index] == '\\' && index+1 < len(text) && (text[index+1] == ',' || text[index+1] == '\\'):
			index++
			item.WriteByte(text[index])
		case text[index] == ',':
			items = append(items, item.String())
			item.Reset()
		default:
			item.WriteByte(text[index])
		}
	}
	return append(items, item.String())
}

// isWhole says whether a text is a whole number as JSON writes it, of any length.
func isWhole(text string) bool {
	digits := strings.TrimPrefix(text, "-")
	return digits != "" && strings.Trim(digits, "0123456789") == "" && (digits == "0" || digits[0] != '0')
}

// item reads one value. Numbers keep their digits.
func (p *Parameter) item(text string) (any, error) {
	switch p.Type {
	case Integer:
		if !isWhole(text) {
			return nil, fmt.Errorf("must be a whole number, and not %q", text)
		}
	case Number:
		if !json.Valid([]byte(text)) || !strings.ContainsAny(text[:1], "-0123456789") {
			return nil, fmt.Errorf("must be a number, and not %q", text)
		}
	case Boolean:
		if text != "true" && text != "false" {
			return nil, fmt.Errorf("must be true or false, and not %q", text)
		}
		return text == "true", nil
	case JSON:
		if !strings.HasPrefix(text, "{") && !strings.HasPrefix(text, "[") {
			return text, nil
		}
		if err := validJSON([]byte(text)); err != nil {
			return nil, err
		}
		return json.RawMessage(text), nil
	}
	if len(p.Choices) > 0 && !slices.Contains(p.Choices, text) {
		return nil, fmt.Errorf("must be one of %s, and not %q", strings.Join(p.Choices, ", "), text)
	}
	for _, each := range p.Bounds {
		if err := each.check(text); err != nil {
			return nil, err
		}
	}
	if p.Type == Text || p.Type == File {
		return text, nil
	}
	return json.Number(text), nil
}

// validJSON says what is wrong with a text that should be JSON.
func validJSON(text []byte) error {
	var value json.RawMessage
	if err := json.Unmarshal(text, &value); err != nil {
		return fmt.Errorf("is no JSON: %w", err)
	}
	return nil
}

func (b Bound) check(text string) error {
	if b.Kind == MinLength || b.Kind == MaxLength {
		length := float64(utf8.RuneCountInString(text))
		if b.Kind == MinLength && length < b.Of || b.Kind == MaxLength && length > b.Of {
			return fmt.Errorf("must have %s %s%s, and not %.0f", b.words(), plain(b.Of), b.unit(), length)
		}
		return nil
	}
	number, err := strconv.ParseFloat(text, 64)
	if err != nil && !math.IsInf(number, 0) {
		return nil
	}
	isWithin := map[BoundKind]bool{AtLeast: number >= b.Of, AtMost: number <= b.Of, MoreThan: number > b.Of, LessThan: number < b.Of}
	if isWithin[b.Kind] {
		return nil
	}
	return fmt.Errorf("must be %s %s, and not %s", b.words(), plain(b.Of), text)
}

func (b Bound) words() string {
	return [...]string{"at least", "at most", "more than", "less than", "at least", "at most"}[b.Kind]
}

// unit is what a bound counts, with a space before it; nothing where it is the value itself.
func (b Bound) unit() string {
	switch {
	case b.Kind != MinLength && b.Kind != MaxLength:
		return ""
	case b.Of == 1:
		return " character"
	}
	return " characters"
}

func plain(number float64) string { return strconv.FormatFloat(number, 'f', -1, 64) }
