package client

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// encoding/json takes a property "Title" for the field of "title", too, and of both in one object the one that comes last. Names of
// JSON have a case: where an object has two names that differ in nothing else, what is no name of a field is taken out before.

// withoutTwins gives the text of a value for encoding/json.
func withoutTwins(text []byte, value any) []byte {
	switch value.(type) {
	case *any, *string, *[]byte, *json.RawMessage, *map[string]any, *map[string]json.RawMessage:
		return text
	}
	if !hasTwins(text) || !json.Valid(text) {
		return text
	}
	return exactly(text, reflect.TypeOf(value))
}

// hasTwins says whether an object has two names that differ in their case alone, or might have. It reads valid JSON and allocates
// nothing for usual objects.
func hasTwins(text []byte) bool {
	var nameSpace [64]uint64
	var objectSpace [32]int
	// names are the hashes of all names of the objects that are open, and objects are where the names of each begin, or -1 for an array.
	names, objects := nameSpace[:0], objectSpace[:0]
	isName := false
	for index := 0; index < len(text); index++ {
		switch text[index] {
		case '{':
			objects, isName = append(objects, len(names)), true
		case '[':
			objects, isName = append(objects, -1), false
		case ',':
			isName = len(objects) > 0 && objects[len(objects)-1] >= 0
		case '}', ']':
			if len(objects) == 0 {
				return false
			}
			if begin := objects[len(objects)-1]; begin >= 0 {
				own := names[begin:]
				slices.Sort(own)
				for at := 1; at < len(own); at++ {
					if own[at] == own[at-1] {
						return true
					}
				}
				names = names[:begin]
			}
			objects = objects[:len(objects)-1]
		case '"':
			end, isPlain := stringEnd(text, index+1)
			if isName {
				if !isPlain {
					return true
				}
				names, isName = append(names, foldedHash(text[index+1:end])), false
			}
			index = end
		}
	}
	return false
}

// stringEnd gives the place of the quote that ends a string, and whether the string has no escapes.
func stringEnd(text []byte, index int) (int, bool) {
	isPlain := true
	for ; index < len(text); index++ {
		switch text[index] {
		case '"':
			return index, isPlain
		case '\\':
			index++
			isPlain = false
		}
	}
	return index, isPlain
}

// foldedHash is a hash (FNV-1a) of a name without its case.
func foldedHash(name []byte) uint64 {
	hash := uint64(14695981039346656037)
	for index := 0; index < len(name); {
		c := rune(name[index])
		size := 1
		switch {
		case 'A' <= c && c <= 'Z':
			c += 'a' - 'A'
		case c >= utf8.RuneSelf:
			c, size = utf8.DecodeRune(name[index:])
			c = folded(c)
		}
		index += size
		hash = (hash ^ uint64(c)) * 1099511628211
	}
	return hash
}

// folded gives the smallest of the characters that differ in their case alone; of those of ASCII the small letter.
func folded(c rune) rune {
	smallest := c
	for other := unicode.SimpleFold(c); other != c; other = unicode.SimpleFold(other) {
		smallest = min(smallest, other)
	}
	if 'A' <= smallest && smallest <= 'Z' {
		smallest += 'a' - 'A'
	}
	return smallest
}

// exactly takes out of objects what encoding/json would take for a field of another name.
func exactly(text json.RawMessage, of reflect.Type) json.RawMessage {
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	if reflect.PointerTo(of).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return text
	}
	switch of.Kind() {
	case reflect.Struct, reflect.Map:
		if members, isObject := membersIn(text); isObject {
			return exactMembers(members, of)
		}
	case reflect.Slice, reflect.Array:
		var items []json.RawMessage
		if json.Unmarshal(text, &items) == nil && items != nil {
			for index, each := range items {
				items[index] = exactly(each, of.Elem())
			}
			joined, _ := json.Marshal(items)
			return joined
		}
	}
	return text
}

type jsonMember struct {
	name string
	text json.RawMessage
}

// membersIn reads the members of an object in their order.
func membersIn(text json.RawMessage) ([]jsonMember, bool) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return nil, false
	}
	var members []jsonMember
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return nil, false
		}
		member := jsonMember{}
		member.name, _ = name.(string)
		if err := decoder.Decode(&member.text); err != nil {
			return nil, false
		}
		members = append(members, member)
	}
	return members, true
}

func exactMembers(members []jsonMember, of reflect.Type) json.RawMessage {
	var out bytes.Buffer
	out.WriteByte('{')
	for _, each := range members {
		text := each.text
		if of.Kind() == reflect.Map {
			text = exactly(text, of.Elem())
		} else {
			field := fieldOf(of, each.name)
			if field == nil {
				continue
			}
			text = exactly(text, field)
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		name, _ := json.Marshal(each.name)
		out.Write(name)
		out.WriteByte(':')
		out.Write(text)
	}
	out.WriteByte('}')
	return out.Bytes()
}

// fieldOf gives the type of the field of exactly this name; nil where there is none.
func fieldOf(of reflect.Type, name string) reflect.Type {
	for index := range of.NumField() {
		field := of.Field(index)
		said, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if said == "" {
			said = field.Name
		}
		if said == name && field.Tag.Get("json") != "-" {
			return field.Type
		}
	}
	return nil
}
