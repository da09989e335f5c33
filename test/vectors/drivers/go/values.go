package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"

	sdk "example.com/driven"
)

// special is what JSON has no word for.
type special struct {
	Nothing *bool        `json:"$nothing"`
	Number  *string      `json:"$number"`
	Bytes   *string      `json:"$bytes"`
	File    *specialFile `json:"$file"`
	Stream  *[]string    `json:"$stream"`
}

type specialFile struct {
	Name, Type, Bytes string
}

// nothing is what is not there.
var nothing = map[string]bool{"$nothing": true}

// decode reads JSON that the runner wrote.
func decode(text []byte, into any) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(into); err != nil {
		panic(fmt.Errorf("%w in %s", err, text))
	}
}

func specialIn(text json.RawMessage) special {
	var read special
	if bytes.Contains(text, []byte(`"$`)) {
		_ = json.Unmarshal(text, &read)
	}
	return read
}

func (s special) isNothing() bool { return s.Nothing != nil }

// isTooLarge says whether it is a whole number that an int64 does not hold.
func (s special) isTooLarge() bool {
	if s.Number == nil {
		return false
	}
	_, err := strconv.ParseInt(*s.Number, 10, 64)
	return errors.Is(err, strconv.ErrRange)
}

// unfitError says that a value cannot be said in Go: the compiler would refuse it, or a program that makes the value.
type unfitError struct{ error }

func unfit(format string, given ...any) error { return unfitError{fmt.Errorf(format, given...)} }

var (
	anyType    = reflect.TypeFor[any]()
	bytesType  = reflect.TypeFor[[]byte]()
	readerType = reflect.TypeFor[io.Reader]()
	rawType    = reflect.TypeFor[json.RawMessage]()
)

// setGiven sets a Go value to one of the protocol, as a caller in Go would give it.
func setGiven(into reflect.Value, text json.RawMessage) error {
	read := specialIn(text)
	if read.isNothing() {
		return nil
	}
	if set, err := setSpecial(into, read); set || err != nil {
		return err
	}
	switch {
	case into.Type() == anyType:
		value, err := givenAny(text)
		if err == nil && value != nil {
			into.Set(reflect.ValueOf(value))
		}
		return err
	case into.Type() == readerType:
		var said string
		if json.Unmarshal(text, &said) != nil {
			return unfit("%s is no reader", text)
		}
		into.Set(reflect.ValueOf(strings.NewReader(said)))
		return nil
	case !bytes.Contains(text, []byte(`"$`)):
		return unmarshal(into, text)
	}
	if text[0] == '"' {
		return unmarshal(into, text)
	}
	return setParts(into, text)
}

// setPath sets a value of the path. Where that is a text, callers write numbers and flags as one.
func setPath(into reflect.Value, text json.RawMessage) error {
	isLiteral := text[0] != '"' && text[0] != '{' && text[0] != '[' && string(text) != "null"
	if number := specialIn(text).Number; number != nil && into.Kind() == reflect.String {
		// NaN is no text that somebody would write.
		if _, err := strconv.ParseInt(*number, 10, 64); err == nil {
			into.SetString(*number)
			return nil
		}
	}
	if into.Kind() == reflect.String && isLiteral {
		into.SetString(string(text))
		return nil
	}
	return setGiven(into, text)
}

// hasOthers says whether an object has properties that a struct has no fields for.
func hasOthers(of reflect.Type, text json.RawMessage) bool {
	if of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	var parts map[string]json.RawMessage
	if of.Kind() != reflect.Struct || bytes.Contains(text, []byte(`"$`)) || json.Unmarshal(text, &parts) != nil {
		return false
	}
	for name := range parts {
		if !fieldOf(reflect.New(of).Elem(), name).IsValid() {
			return true
		}
	}
	return false
}

// unmarshal reads JSON into a type; what the type cannot hold, nobody can give.
func unmarshal(into reflect.Value, text json.RawMessage) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(into.Addr().Interface()); err != nil {
		return unfitError{err}
	}
	return nil
}

// setParts sets a value of several that holds what JSON has no word for.
func setParts(into reflect.Value, text json.RawMessage) error {
	switch into.Kind() {
	case reflect.Pointer:
		made := reflect.New(into.Type().Elem())
		into.Set(made)
		return setGiven(made.Elem(), text)
	case reflect.Slice:
		var parts []json.RawMessage
		decode(text, &parts)
		made := reflect.MakeSlice(into.Type(), len(parts), len(parts))
		for index, each := range parts {
			if err := setGiven(made.Index(index), each); err != nil {
				return err
			}
		}
		into.Set(made)
		return nil
	case reflect.Map:
		var parts map[string]json.RawMessage
		decode(text, &parts)
		made := reflect.MakeMap(into.Type())
		for name, each := range parts {
			part := reflect.New(into.Type().Elem()).Elem()
			if err := setGiven(part, each); err != nil {
				return err
			}
			made.SetMapIndex(reflect.ValueOf(name).Convert(into.Type().Key()), part)
		}
		into.Set(made)
		return nil
	case reflect.Struct:
		return setFields(into, text)
	}
	return unfit("%s is no %s", text, into.Type())
}

func setFields(into reflect.Value, text json.RawMessage) error {
	var parts map[string]json.RawMessage
	decode(text, &parts)
	for name, each := range parts {
		field := fieldOf(into, name)
		if !field.IsValid() {
			return unfit("%s has no field for %q", into.Type(), name)
		}
		if err := setGiven(field, each); err != nil {
			return err
		}
	}
	return nil
}

// fieldOf finds the field of a name on the wire.
func fieldOf(into reflect.Value, name string) reflect.Value {
	for index := range into.NumField() {
		tag, _, _ := strings.Cut(into.Type().Field(index).Tag.Get("json"), ",")
		if tag == name {
			return into.Field(index)
		}
	}
	// Structs of forms have no tags.
	return into.FieldByNameFunc(func(own string) bool {
		return strings.EqualFold(own, strings.NewReplacer("-", "", "_", "", ".", "").Replace(name))
	})
}

// setSpecial sets what JSON has no word for.
func setSpecial(into reflect.Value, read special) (bool, error) {
	if into.Kind() == reflect.Pointer && (read.Number != nil || read.File != nil) {
		into.Set(reflect.New(into.Type().Elem()))
		return setSpecial(into.Elem(), read)
	}
	switch {
	case read.Number != nil:
		return true, setNumber(into, *read.Number)
	case read.Bytes != nil:
		return true, setBytes(into, bytesOf(*read.Bytes))
	case read.Stream != nil:
		return true, setReader(into, &chunks{*read.Stream})
	case read.File != nil:
		return true, setFile(into, *read.File)
	}
	return false, nil
}

func setNumber(into reflect.Value, text string) error {
	switch into.Kind() {
	case reflect.Float64, reflect.Float32:
		var number float64
		if _, err := fmt.Sscan(text, &number); err != nil {
			return unfitError{err}
		}
		into.SetFloat(number)
	case reflect.Int64, reflect.Int32, reflect.Int:
		var number int64
		if _, err := fmt.Sscan(text, &number); err != nil {
			return unfitError{err}
		}
		into.SetInt(number)
	case reflect.Interface:
		into.Set(reflect.ValueOf(json.Number(text)))
	default:
		return unfit("%s is no %s", text, into.Type())
	}
	return nil
}

func setBytes(into reflect.Value, given []byte) error {
	switch {
	case into.Type() == bytesType, into.Type() == anyType:
		into.Set(reflect.ValueOf(given))
		return nil
	case into.Kind() == reflect.String:
		into.SetString(string(given))
		return nil
	case into.Kind() == reflect.Pointer && into.Type().Elem().Kind() == reflect.String:
		into.Set(reflect.New(into.Type().Elem()))
		into.Elem().SetString(string(given))
		return nil
	}
	return setReader(into, bytes.NewReader(given))
}

func setReader(into reflect.Value, given io.Reader) error {
	if into.Kind() != reflect.Interface || !reflect.TypeOf(given).Implements(into.Type()) {
		return unfit("a reader is no %s", into.Type())
	}
	into.Set(reflect.ValueOf(given))
	return nil
}

// chunks come one by one, and only once.
type chunks struct{ left []string }

func (c *chunks) Read(into []byte) (int, error) {
	if len(c.left) == 0 {
		return 0, io.EOF
	}
	count := copy(into, c.left[0])
	c.left[0] = c.left[0][count:]
	if c.left[0] == "" {
		c.left = c.left[1:]
	}
	return count, nil
}

// givenAny is a value of which no type is known.
func givenAny(text json.RawMessage) (any, error) {
	read := specialIn(text)
	switch {
	case read.isNothing():
		return nil, nil
	case read.Number != nil, read.Bytes != nil, read.Stream != nil:
		var value any
		_, err := setSpecial(reflect.ValueOf(&value).Elem(), read)
		return value, err
	case read.File != nil:
		return nil, unfit("a file is no value")
	case bytes.Contains(text, []byte(`"$`)) && text[0] == '{':
		var parts map[string]json.RawMessage
		decode(text, &parts)
		made := map[string]any{}
		for name, each := range parts {
			if specialIn(each).isNothing() {
				continue
			}
			value, err := givenAny(each)
			if err != nil {
				return nil, err
			}
			made[name] = value
		}
		return made, nil
	case bytes.Contains(text, []byte(`"$`)) && text[0] == '[':
		var parts []json.RawMessage
		decode(text, &parts)
		made := make([]any, len(parts))
		var err error
		for index, each := range parts {
			var one error
			made[index], one = givenAny(each)
			err = errors.Join(err, one)
		}
		return made, err
	}
	// Members keep their order.
	if text[0] == '{' {
		return text, nil
	}
	var value any
	decode(text, &value)
	return value, nil
}

// answered is what a caller in Go is given, as the protocol says it. Raw is the body that it was read from.
func answered(value any, raw []byte) any {
	if len(raw) == 0 {
		return nothing
	}
	switch read := value.(type) {
	case sdk.NoContent:
		return nothing
	case []byte:
		return map[string]string{"$bytes": base64.StdEncoding.EncodeToString(read)}
	case nil:
		return json.RawMessage("null")
	case string:
		return read
	}
	return withUnknown(value, raw)
}

// withUnknown adds what a caller reads in Raw: nulls of fields that are no pointers, and properties without a field. A property that
// has a field is not added, so that it is missed where its value is lost.
func withUnknown(value any, raw []byte) any {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	var typed, whole any
	if json.Unmarshal(raw, &whole) != nil || json.Unmarshal(text, &typed) != nil {
		return value
	}
	decode(text, &typed)
	decode(raw, &whole)
	return joined(reflect.TypeOf(value), typed, whole)
}

func joined(of reflect.Type, typed, whole any) any {
	for of != nil && of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	switch read := whole.(type) {
	case map[string]any:
		own, isObject := typed.(map[string]any)
		if !isObject {
			return typed
		}
		for name, each := range read {
			inside, hasField := partOf(of, name)
			if field, isThere := own[name]; isThere {
				own[name] = joined(inside, field, each)
			} else if !hasField || each == nil {
				own[name] = each
			}
		}
		return own
	case []any:
		own, isList := typed.([]any)
		if !isList || len(own) != len(read) {
			return typed
		}
		var item reflect.Type
		if of != nil && of.Kind() == reflect.Slice {
			item = of.Elem()
		}
		for index, each := range read {
			own[index] = joined(item, own[index], each)
		}
		return own
	case nil:
		return nil
	}
	return typed
}

var marshalerType = reflect.TypeFor[json.Marshaler]()

// partOf gives the type of a property, where one is known, and whether a struct has a field for it.
func partOf(of reflect.Type, name string) (reflect.Type, bool) {
	switch {
	case of == nil || of.Implements(marshalerType):
		return nil, false
	case of.Kind() == reflect.Map:
		return of.Elem(), false
	case of.Kind() == reflect.Struct:
		for index := range of.NumField() {
			field := of.Field(index)
			if tag, _, _ := strings.Cut(field.Tag.Get("json"), ","); tag == name && tag != "-" {
				return field.Type, true
			}
		}
	}
	return nil, false
}

func bytesOf(base64Text string) []byte {
	read, err := base64.StdEncoding.DecodeString(base64Text)
	if err != nil {
		panic(err)
	}
	return read
}

// setFile sets a File of the package, which has the type only where some form takes files.
func setFile(into reflect.Value, given specialFile) error {
	if into.Kind() != reflect.Struct || into.Type().Name() != "File" {
		return unfit("a file is no %s", into.Type())
	}
	set(into, "Name", given.Name)
	set(into, "Type", given.Type)
	into.FieldByName("Content").Set(reflect.ValueOf(bytes.NewReader(bytesOf(given.Bytes))))
	return nil
}
