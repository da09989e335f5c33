package client

import (
	"bytes"
	"encoding/json"
	"slices"
)

// unmarshalOthers reads the properties of an object that have no field of their own.
func unmarshalOthers[T any](text []byte, known ...string) (map[string]T, error) {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return nil, err
	}
	var others map[string]T
	for name, each := range members {
		if slices.Contains(known, name) {
			continue
		}
		var value T
		if err := json.Unmarshal(each, &value); err != nil {
			return nil, err
		}
		if others == nil {
			others = map[string]T{}
		}
		others[name] = value
	}
	return others, nil
}

// marshalOthers writes an object, and behind its fields the properties that have none.
func marshalOthers[T any](fields any, others map[string]T) ([]byte, error) {
	text, err := json.Marshal(fields)
	if err != nil || len(others) == 0 {
		return text, err
	}
	more, err := json.Marshal(others)
	if err != nil {
		return nil, err
	}
	if bytes.Equal(text, []byte("{}")) {
		return more, nil
	}
	return append(append(text[:len(text)-1], ','), more[1:]...), nil
}
