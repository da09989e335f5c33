package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"unicode/utf8"
)

// Stream is a response whose items arrive one by one. It can be read once. A loop over All or Raw closes it; otherwise, the caller must
// call Close.
type Stream[T any] struct {
	// Response has the status and the headers.
	Response *http.Response

	// next gives the text of the next item, or io.EOF.
	next func() ([]byte, error)
	// decode reads an item.
	decode func(text []byte) (T, error)
	// check says whether an item can be read at all; nil where any can.
	check func(text []byte) error
}

// Close ends the request.
func (s *Stream[T]) Close() error { return s.Response.Body.Close() }

// All returns the items. An error is always the last element: the connection broke, the context ended, the stream was silent for too
// long, or an item cannot be decoded.
func (s *Stream[T]) All() iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for text, err := range s.texts(nil) {
			var item T
			if err == nil {
				item, err = s.decode(text)
			}
			if !yield(item, err) || err != nil {
				return
			}
		}
	}
}

// Raw returns the items undecoded: a JSON value, or the data of an event. Each slice is valid until the next one.
func (s *Stream[T]) Raw() iter.Seq2[[]byte, error] { return s.texts(s.check) }

func (s *Stream[T]) texts(check func([]byte) error) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		defer s.Close()
		for {
			text, err := s.next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err == nil && check != nil {
				err = check(text)
			}
			if !yield(text, err) || err != nil {
				return
			}
		}
	}
}

// openStream begins a stream. A failure before it is that of any call, and is tried again; one within it ends it.
func openStream(ctx context.Context, c *core, r *request, options []CallOption) (*exchange, *http.Response, error) {
	x := newExchange(c, r, options)
	x.isOpen = true
	response, _, err := x.perform(ctx, r)
	if err != nil {
		return nil, nil, err
	}
	if _, err := dueType(r.op, response); err != nil {
		raw, _, _ := readBody(response, 1<<10)
		response.Body.Close()
		return nil, nil, x.decodeError(response, raw, err)
	}
	return x, response, nil
}

// decodeItem reads an item of JSON.
func decodeItem(x *exchange, response *http.Response, what string, text []byte, value any) error {
	if err := decodeJSON(text, value); err != nil {
		return x.decodeError(response, text, fmt.Errorf("%s: %w", what, err))
	}
	return nil
}

// itemCheck says whether an item is JSON at all.
func itemCheck(x *exchange, response *http.Response, what func() string) func([]byte) error {
	return func(text []byte) error {
		if json.Valid(text) && utf8.Valid(text) {
			return nil
		}
		var value any
		return decodeItem(x, response, what(), text, &value)
	}
}
