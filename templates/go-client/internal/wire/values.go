package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// Value is what a parameter is given. The zero value is absent: nothing is sent.
type Value struct {
	kind kind
	// text is a single value as it is written in JSON, without the quotes of a string.
	text string
	// items are those of a list, or the values of an object.
	items []Value
	// names are those of an object, as many as items.
	names []string
	// whole is a value that is read when it is written.
	whole any
}

type kind uint8

const (
	absent kind = iota
	text
	// literal is a number or a boolean.
	literal
	null
	list
	object
	// invalid has no text: it is NaN or infinite.
	invalid
	whole
)

// IsAbsent says whether nothing is sent.
func (v Value) IsAbsent() bool { return v.kind == absent }

// IsNil says the same of a value whose pointer, slice or map may be nil.
func (v Value) IsNil() bool {
	resolved, err := v.resolved()
	return err == nil && resolved.kind == absent
}

// Text is a string.
func Text[T ~string](value T) Value { return Value{kind: text, text: string(value)} }

// MaybeText is a string, or absent.
func MaybeText[T ~string](value *T) Value { return maybe(value, Text[T]) }

// Texts are strings.
func Texts[T ~string](values []T) Value { return listOf(values, Text[T]) }

// Integer is a whole number.
func Integer[T ~int | ~int8 | ~int16 | ~int32 | ~int64](value T) Value {
	return Value{kind: literal, text: strconv.FormatInt(int64(value), 10)}
}

// MaybeInteger is a whole number, or absent.
func MaybeInteger[T ~int | ~int8 | ~int16 | ~int32 | ~int64](value *T) Value {
	return maybe(value, Integer[T])
}

// Integers are whole numbers.
func Integers[T ~int | ~int8 | ~int16 | ~int32 | ~int64](values []T) Value {
	return listOf(values, Integer[T])
}

// Number is a number, in the shortest form that reads as the same number.
func Number[T ~float32 | ~float64](value T) Value {
	wide := float64(value)
	if math.IsNaN(wide) || math.IsInf(wide, 0) {
		return Value{kind: invalid, text: strconv.FormatFloat(wide, 'g', -1, 64)}
	}
	bits := 64
	if _, isNarrow := any(value).(float32); isNarrow {
		bits = 32
	}
	return Value{kind: literal, text: numberText(wide, bits)}
}

// MaybeNumber is a number, or absent.
func MaybeNumber[T ~float32 | ~float64](value *T) Value { return maybe(value, Number[T]) }

// Numbers are numbers.
func Numbers[T ~float32 | ~float64](values []T) Value { return listOf(values, Number[T]) }

// Bool is "true" or "false".
func Bool[T ~bool](value T) Value {
	return Value{kind: literal, text: strconv.FormatBool(bool(value))}
}

// MaybeBool is "true" or "false", or absent.
func MaybeBool[T ~bool](value *T) Value { return maybe(value, Bool[T]) }

// Bools are booleans.
func Bools[T ~bool](values []T) Value { return listOf(values, Bool[T]) }

func maybe[T any](value *T, of func(T) Value) Value {
	if value == nil {
		return Value{}
	}
	return of(*value)
}

func listOf[T any](values []T, of func(T) Value) Value {
	if values == nil {
		return Value{}
	}
	items := make([]Value, len(values))
	for index, each := range values {
		items[index] = of(each)
	}
	return Value{kind: list, items: items}
}

// Any is whatever encoding/json can write; members of objects keep the order of its JSON. A nil interface, pointer, slice or map
// is absent.
func Any(value any) Value {
	switch v := value.(type) {
	case nil:
		return Value{}
	case string:
		return Text(v)
	case bool:
		return Bool(v)
	case int:
		return Integer(v)
	case int64:
		return Integer(v)
	case float64:
		return Number(v)
	case json.Number:
		return Value{kind: literal, text: v.String()}
	case []string:
		return Texts(v)
	}
	switch given := reflect.ValueOf(value); given.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		if given.IsNil() {
			return Value{}
		}
	}
	return Value{kind: whole, whole: value}
}

// resolved reads a value that is still whole.
func (v Value) resolved() (Value, error) {
	if v.kind != whole {
		return v, nil
	}
	written, err := JSONText(v.whole)
	if err != nil {
		return Value{}, fmt.Errorf("cannot be written as JSON: %w", err)
	}
	if bytes.Equal(written, []byte("null")) {
		if _, isJSON := v.whole.(json.RawMessage); isJSON {
			return Value{kind: null}, nil
		}
		return Value{}, nil
	}
	decoder := json.NewDecoder(bytes.NewReader(written))
	decoder.UseNumber()
	return readValue(decoder)
}

// JSONText writes a value as JSON, without escapes that only HTML needs.
func JSONText(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

func readValue(decoder *json.Decoder) (Value, error) {
	token, err := decoder.Token()
	if err != nil {
		return Value{}, err
	}
	switch t := token.(type) {
	case nil:
		return Value{kind: null}, nil
	case string:
		return Text(t), nil
	case bool:
		return Bool(t), nil
	case json.Number:
		return Value{kind: literal, text: t.String()}, nil
	case json.Delim:
		made := Value{kind: list}
		if t == '{' {
			made.kind = object
		}
		for decoder.More() {
			if made.kind == object {
				name, err := decoder.Token()
				if err != nil {
					return Value{}, err
				}
				made.names = append(made.names, fmt.Sprint(name))
			}
			item, err := readValue(decoder)
			if err != nil {
				return Value{}, err
			}
			made.items = append(made.items, item)
		}
		_, err := decoder.Token()
		return made, err
	}
	return Value{}, fmt.Errorf("has an unknown token %v", token)
}

// single gives the text of a single value.
func (v Value) single() (string, error) {
	switch v.kind {
	case text, literal:
		return v.text, checkText(v.text)
	case null:
		return "", errors.New("cannot be null")
	case invalid:
		return "", errors.New("cannot be " + v.text)
	}
	return "", errors.New("cannot be several: no style is shown")
}

// Count gives the number of items of a list, 0 where a value is absent, and 1 otherwise.
func (v Value) Count() int {
	value, err := v.resolved()
	switch {
	case err != nil || value.kind == absent:
		return 0
	case value.kind == list:
		return len(value.items)
	}
	return 1
}

// Float gives the number that a value is, and NaN where it is none.
func (v Value) Float() float64 {
	value, err := v.resolved()
	if err != nil || value.kind != literal && value.kind != text {
		return math.NaN()
	}
	number, err := strconv.ParseFloat(value.text, 64)
	if err != nil {
		return math.NaN()
	}
	return number
}

// numberText writes a number as JavaScript does, so that all clients send the same text.
func numberText(value float64, bits int) string {
	magnitude := math.Abs(value)
	if magnitude != 0 && (magnitude < 1e-6 || magnitude >= 1e21) {
		written := strconv.FormatFloat(value, 'e', -1, bits)
		return strings.NewReplacer("e-0", "e-", "e+0", "e+").Replace(written)
	}
	if magnitude == 0 {
		return "0"
	}
	return strconv.FormatFloat(value, 'f', -1, bits)
}
