package client

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Nullable is a value that can be absent, null, or present. The zero value is absent, and is not sent.
type Nullable[T any] struct {
	value T
	state nullableState
}

type nullableState uint8

const (
	leftOut nullableState = iota
	isNull
	isThere
)

// Value returns a Nullable that is present.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value, isThere} }

// Null returns a Nullable that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{state: isNull} }

// Get returns the value, and whether it is present.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.state == isThere }

// IsNull reports whether it is null.
func (n Nullable[T]) IsNull() bool { return n.state == isNull }

// IsZero reports whether it is absent.
func (n Nullable[T]) IsZero() bool { return n.state == leftOut }

// String returns the value as package fmt prints it, "null", or an empty string if it is absent.
func (n Nullable[T]) String() string {
	switch n.state {
	case isThere:
		return fmt.Sprint(n.value)
	case isNull:
		return "null"
	}
	return ""
}

// MarshalJSON encodes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state != isThere {
		return []byte("null"), nil
	}
	return json.Marshal(n.value)
}

// UnmarshalJSON decodes a value, or null.
func (n *Nullable[T]) UnmarshalJSON(text []byte) error {
	if bytes.Equal(text, []byte("null")) {
		*n = Null[T]()
		return nil
	}
	n.state = isThere
	return decodeJSON(text, &n.value)
}
