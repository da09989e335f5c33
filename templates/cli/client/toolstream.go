package client

import (
	"context"
	"encoding/json"
	"iter"
	"net/http"

	"example.com/cli/wire"
)

// StreamKind says what the items of a stream are.
type StreamKind uint8

const (
	// NoStream is a response that is read whole.
	NoStream StreamKind = iota
	// Lines are values of JSON, one a line.
	Lines
	// Sequence are values of JSON after record separators (RFC 7464).
	Sequence
	// Events are server-sent events with data of JSON.
	Events
	// TextEvents are server-sent events with data of any form.
	TextEvents
)

// Stream makes a call and returns the head of the response and its items, each as a value of JSON.
func (t *Tool) Stream(ctx context.Context, r *ToolRequest, kind StreamKind) (*http.Response, iter.Seq2[json.RawMessage, error], error) {
	switch kind {
	case Lines:
		stream, err := lineStream[json.RawMessage](ctx, t.core, r.own, r.options)
		return itemsOfStream(stream, err, func(item json.RawMessage) json.RawMessage { return item })
	case Sequence:
		stream, err := sequenceStream[json.RawMessage](ctx, t.core, r.own, r.options)
		return itemsOfStream(stream, err, func(item json.RawMessage) json.RawMessage { return item })
	case Events:
		stream, err := eventStream[json.RawMessage](ctx, t.core, r.own, r.options)
		return itemsOfStream(stream, err, func(event Event[json.RawMessage]) json.RawMessage { return eventLine(event, event.Data) })
	}
	stream, err := textEventStream(ctx, t.core, r.own, r.options)
	return itemsOfStream(stream, err, func(event Event[string]) json.RawMessage {
		data, _ := wire.JSONText(event.Data)
		return eventLine(event, data)
	})
}

func itemsOfStream[T any](stream *Stream[T], err error, text func(T) json.RawMessage) (*http.Response, iter.Seq2[json.RawMessage, error], error) {
	if err != nil {
		return nil, nil, err
	}
	return stream.Response, func(yield func(json.RawMessage, error) bool) {
		for item, err := range stream.All() {
			if err != nil {
				yield(nil, err)
				return
			}
			if !yield(text(item), nil) {
				return
			}
		}
	}, nil
}

// eventLine writes an event as an object: its name, its data, its ID, and its wait where it has one.
func eventLine[T any](event Event[T], data json.RawMessage) json.RawMessage {
	shown := struct {
		Event string          `json:"event"`
		Data  json.RawMessage `json:"data"`
		ID    string          `json:"id"`
		Retry *int64          `json:"retry,omitempty"`
	}{Event: event.Name, Data: data, ID: event.ID}
	if event.HasRetry {
		wait := event.Retry.Milliseconds()
		shown.Retry = &wait
	}
	line, _ := wire.JSONText(shown)
	return line
}
