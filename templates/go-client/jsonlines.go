package client

import (
	"bytes"
	"context"
	"errors"
	"fmt"
)

// lineStream reads a value on each line, and passes over empty lines.
func lineStream[T any](ctx context.Context, c *core, r *request, options []CallOption) (*Stream[T], error) {
	return itemStream[T](ctx, c, r, options, '\n', "line")
}

// sequenceStream reads a value after each record separator (RFC 7464). A value at the very end may have been cut off, if its own end
// does not show (section 2.4).
func sequenceStream[T any](ctx context.Context, c *core, r *request, options []CallOption) (*Stream[T], error) {
	return itemStream[T](ctx, c, r, options, 0x1e, "text")
}

func itemStream[T any](ctx context.Context, c *core, r *request, options []CallOption, end byte, what string) (*Stream[T], error) {
	x, response, err := openStream(ctx, c, r, options)
	if err != nil {
		return nil, err
	}
	lines := &lineReader{x: x, response: response, end: end}
	count := 0
	name := func() string { return fmt.Sprintf("%s %d", what, count) }
	next := func() ([]byte, error) {
		for {
			text, err := lines.next()
			if err != nil {
				return nil, err
			}
			trimmed := bytes.TrimSpace(text)
			if len(trimmed) == 0 {
				continue
			}
			count++
			last := text[len(text)-1]
			if end == 0x1e && !bytes.ContainsAny([]byte{last}, " \t\r\n\"]}") {
				return nil, x.decodeError(response, trimmed, fmt.Errorf("%s: %w", name(), errCutOff))
			}
			return trimmed, nil
		}
	}
	decode := func(text []byte) (T, error) {
		var item T
		return item, decodeItem(x, response, name(), text, &item)
	}
	return &Stream[T]{response, next, decode, itemCheck(x, response, name)}, nil
}

var errCutOff = errors.New("the last value may be truncated")
