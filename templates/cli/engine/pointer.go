package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// pointer is a JSON Pointer (RFC 6901).
type pointer []string

// pointerOf reads a pointer.
func pointerOf(text string) (pointer, error) {
	if text == "" {
		return nil, nil
	}
	if !strings.HasPrefix(text, "/") {
		return nil, fmt.Errorf(`"%s" is no JSON Pointer: it begins with a slash, such as "/items/0/name"`, text)
	}
	var found pointer
	for _, token := range strings.Split(text[1:], "/") {
		for index := range len(token) {
			if token[index] == '~' && (index+1 == len(token) || token[index+1] != '0' && token[index+1] != '1') {
				return nil, fmt.Errorf(`"%s" is no JSON Pointer: "~" is written "~0"`, text)
			}
		}
		found = append(found, strings.NewReplacer("~1", "/", "~0", "~").Replace(token))
	}
	return found, nil
}

var errNothingThere = errors.New("nothing is there")

// in gives the bytes of the value that stands at the pointer, as they came.
func (p pointer) in(text []byte) (json.RawMessage, error) {
	value := json.RawMessage(bytes.TrimSpace(text))
	for _, token := range p {
		found, err := stepInto(value, token)
		if err != nil {
			return nil, err
		}
		value = found
	}
	return value, nil
}

func stepInto(value json.RawMessage, token string) (json.RawMessage, error) {
	decoder := json.NewDecoder(bytes.NewReader(value))
	opened, err := decoder.Token()
	if err != nil {
		return nil, err
	}
	var found json.RawMessage
	switch opened {
	case json.Delim('{'):
		for decoder.More() {
			name, err := decoder.Token()
			if err != nil {
				return nil, err
			}
			var member json.RawMessage
			if err := decoder.Decode(&member); err != nil {
				return nil, err
			}
			// Of two members of one name the last one holds, as in JavaScript.
			if name == token {
				found = member
			}
		}
	case json.Delim('['):
		for index := 0; decoder.More(); index++ {
			var item json.RawMessage
			if err := decoder.Decode(&item); err != nil {
				return nil, err
			}
			if fmt.Sprint(index) == token {
				return item, nil
			}
		}
	}
	if found == nil {
		return nil, errNothingThere
	}
	return found, nil
}
