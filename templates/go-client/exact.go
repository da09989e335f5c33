package client

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
)

// withoutTwins takes out of JSON the members whose names differ from those of a type's fields in case alone, where the exact ones are
// there too: encoding/json would read both into one field, and the last would hold. What is no JSON stays as it is.
func withoutTwins(text []byte, of reflect.Type) []byte {
	var whole any
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if decoder.Decode(&whole) != nil || decoder.More() {
		return text
	}
	without, err := json.Marshal(exactly(whole, of))
	if err != nil {
		return text
	}
	return without
}

// exactly takes members out of objects that are read into structs.
func exactly(value any, of reflect.Type) any {
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	switch read := value.(type) {
	case map[string]any:
		if of.Kind() == reflect.Map {
			for name, each := range read {
				read[name] = exactly(each, of.Elem())
			}
		}
		if of.Kind() == reflect.Struct {
			exactFields(read, of)
		}
	case []any:
		if of.Kind() == reflect.Slice {
			for index, each := range read {
				read[index] = exactly(each, of.Elem())
			}
		}
	}
	return value
}

func exactFields(object map[string]any, of reflect.Type) {
	for index := range of.NumField() {
		field := of.Field(index)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		value, isThere := object[name]
		if !isThere {
			continue
		}
		object[name] = exactly(value, field.Type)
		for other := range object {
			if other != name && strings.EqualFold(other, name) && !isField(of, other) {
				delete(object, other)
			}
		}
	}
}

func isField(of reflect.Type, name string) bool {
	for index := range of.NumField() {
		if tag, _, _ := strings.Cut(of.Field(index).Tag.Get("json"), ","); tag == name {
			return true
		}
	}
	return false
}

// mostNames bounds how many names of one object are compared with each other.
const mostNames = 64

// hasTwins says whether an object of JSON has two members whose names differ in case alone. It allocates nothing for objects that are
// nested a few levels deep, and looks at names as they are written.
func hasTwins(text []byte) bool {
	var room [64]memberName
	names := room[:0]
	depth := 0
	for at := 0; at < len(text); at++ {
		switch text[at] {
		case '{', '[':
			depth++
		case '}', ']':
			for len(names) > 0 && names[len(names)-1].depth == depth {
				names = names[:len(names)-1]
			}
			depth--
		case '"':
			name := memberName{depth: depth, folded: 14695981039346656037, exact: 14695981039346656037}
			for at++; at < len(text) && text[at] != '"'; at++ {
				if text[at] == '\\' {
					at++
				}
				if at < len(text) {
					name.add(text[at])
				}
			}
			if !isName(text, at) {
				continue
			}
			same := 0
			for index := len(names) - 1; index >= 0 && names[index].depth == depth; index-- {
				if names[index].folded == name.folded && names[index].exact != name.exact {
					return true
				}
				same++
			}
			if same < mostNames {
				names = append(names, name)
			}
		}
	}
	return false
}

// memberName is the name of a member as two hashes (FNV-1a): as it is, and in small letters.
type memberName struct {
	depth         int
	folded, exact uint64
}

func (n *memberName) add(c byte) {
	const prime = 1099511628211
	n.exact = (n.exact ^ uint64(c)) * prime
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	n.folded = (n.folded ^ uint64(c)) * prime
}

// isName says whether a string that ends at a place has a colon behind it.
func isName(text []byte, end int) bool {
	for at := end + 1; at < len(text); at++ {
		switch text[at] {
		case ' ', '\t', '\r', '\n':
			continue
		}
		return text[at] == ':'
	}
	return false
}
