package client

import "encoding/json"

// member gives a member of a union, or nothing where it is not set.
func member[T any](value *T) any {
	if value == nil {
		return nil
	}
	return value
}

// marshalUnion writes the first member that is set, and else the JSON that came.
func marshalUnion(raw json.RawMessage, members ...any) ([]byte, error) {
	for _, each := range members {
		if each != nil {
			return json.Marshal(each)
		}
	}
	if raw == nil {
		return []byte("null"), nil
	}
	return raw, nil
}

// tagOf gives the text of a property that tells the members of a union apart, or an empty text.
func tagOf(text []byte, name string) string {
	var members map[string]json.RawMessage
	var tag string
	if json.Unmarshal(text, &members) != nil || json.Unmarshal(members[name], &tag) != nil {
		return ""
	}
	return tag
}

// hasFields says whether an object has properties.
func hasFields(text []byte, names ...string) bool {
	var members map[string]json.RawMessage
	if json.Unmarshal(text, &members) != nil {
		return false
	}
	for _, name := range names {
		if _, isThere := members[name]; !isThere {
			return false
		}
	}
	return true
}

// jsonTypeOf gives the type of a value: "object", "array", "string", "number", "boolean" or "null" (RFC 8259, section 3).
func jsonTypeOf(text []byte) string {
	for _, c := range text {
		switch c {
		case ' ', '\t', '\r', '\n':
			continue
		case '{':
			return "object"
		case '[':
			return "array"
		case '"':
			return "string"
		case 't', 'f':
			return "boolean"
		case 'n':
			return "null"
		}
		return "number"
	}
	return ""
}
