package client

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
)

// readOthers reads an object: known reads the properties that have fields of their own, which are named, and others gets the rest.
func readOthers[T any](text []byte, known any, others *map[string]T, names ...string) error {
	if err := decodeJSON(text, known); err != nil {
		return err
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(text, &members); err != nil {
		return err
	}
	*others = nil
	for name, each := range members {
		if slices.Contains(names, name) {
			continue
		}
		var value T
		if err := decodeJSON(each, &value); err != nil {
			return fmt.Errorf("property %q: %w", name, err)
		}
		if *others == nil {
			*others = map[string]T{}
		}
		(*others)[name] = value
	}
	return nil
}

// writeOthers writes an object, and behind its fields the properties that have none.
func writeOthers[T any](known any, others map[string]T) ([]byte, error) {
	text, err := json.Marshal(known)
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
