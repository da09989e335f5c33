package client

import (
	"bytes"
	"encoding/json"
)

// Nullable is a value that may be left out, null, or there. The zero value is left out. With the option "omitzero" it is not sent.
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

// Value gives a Nullable that is there.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value, isThere} }

// Null gives a Nullable that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{state: isNull} }

// Get gives the value, and whether there is one.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.state == isThere }

// IsNull says whether it is null.
func (n Nullable[T]) IsNull() bool { return n.state == isNull }

// IsZero says whether it is left out.
func (n Nullable[T]) IsZero() bool { return n.state == leftOut }

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state != isThere {
		return []byte("null"), nil
	}
	return json.Marshal(n.value)
}

// UnmarshalJSON reads the value, or null.
func (n *Nullable[T]) UnmarshalJSON(text []byte) error {
	if bytes.Equal(text, []byte("null")) {
		*n = Null[T]()
		return nil
	}
	n.state = isThere
	return decodeJSON(text, &n.value)
}
