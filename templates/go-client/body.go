package client

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"

	"example.com/client/internal/wire"
)

// body is the body of a request.
type body struct {
	// ownType is the media type that the body has of itself, and usualType the one that it has where nobody says any.
	ownType, usualType string
	// isFixed says that no other than its own type is right: only the body knows its boundary.
	isFixed bool
	// bytes are the whole body, unless open is set.
	bytes []byte
	// open gives a body that is read as it is sent.
	open func() (io.ReadCloser, error)
	// isOnce says that it can be opened only once, so that its call is never repeated.
	isOnce bool
	// length is that of an opened body, or -1 where it is not known.
	length int64
	// value is a body that is encoded by its media type, unless it is nil.
	value any
}

// Reopen returns a reader for a body that can be sent again, such as a file, so that the call can be retried. Each attempt calls open,
// and closes the result.
func Reopen(open func() (io.ReadCloser, error)) io.Reader { return &reopened{open: open} }

type reopened struct {
	open   func() (io.ReadCloser, error)
	opened io.ReadCloser
}

// Read reads what open gives, for those who use the reader themselves.
func (r *reopened) Read(into []byte) (int, error) {
	if r.opened == nil {
		opened, err := r.open()
		if err != nil {
			return 0, err
		}
		r.opened = opened
	}
	count, err := r.opened.Read(into)
	if err != nil {
		_ = r.opened.Close()
	}
	return count, err
}

// jsonBody sends a value as JSON.
func (r *request) jsonBody(value any) {
	text, err := wire.JSONText(value)
	if err != nil {
		r.refuse("the body", fmt.Errorf("cannot be written as JSON: %w", err))
		return
	}
	r.body = &body{bytes: text, usualType: "application/json"}
}

// textBody sends a text as it is.
func (r *request) textBody(text string) {
	r.body = &body{bytes: []byte(text), usualType: "text/plain; charset=utf-8"}
}

// readerBody sends bytes as they come.
func (r *request) readerBody(content io.Reader) { r.body = readerBody(content) }

// anyBody sends a body of which nothing is shown.
func (r *request) anyBody(value any) { r.body = &body{value: value} }

// contentType says which of several media types the body has.
func (r *request) contentType(mediaType string) { r.typed = mediaType }

func readerBody(content io.Reader) *body {
	made := &body{length: -1}
	switch source := content.(type) {
	case *reopened:
		made.open = source.open
	case *bytes.Buffer:
		text := source.Bytes()
		made.open, made.length = opening(func() io.Reader { return bytes.NewReader(text) }), int64(len(text))
	case *bytes.Reader:
		start := *source
		made.open, made.length = opening(func() io.Reader { again := start; return &again }), int64(source.Len())
	case *strings.Reader:
		start := *source
		made.open, made.length = opening(func() io.Reader { again := start; return &again }), int64(source.Len())
	default:
		made.open, made.isOnce = opening(func() io.Reader { return content }), true
		if seeker, isSeeker := content.(io.Seeker); isSeeker {
			made.length = lengthOf(seeker)
		}
	}
	return made
}

// opening never closes what it opens: that is up to the caller, who did.
func opening(open func() io.Reader) func() (io.ReadCloser, error) {
	return func() (io.ReadCloser, error) { return io.NopCloser(open()), nil }
}

// lengthOf gives the number of bytes that are left, or -1 where the source does not say.
func lengthOf(source io.Seeker) int64 {
	start, err := source.Seek(0, io.SeekCurrent)
	if err != nil {
		return -1
	}
	end, err := source.Seek(0, io.SeekEnd)
	if err != nil {
		return -1
	}
	if _, err := source.Seek(start, io.SeekStart); err != nil {
		return -1
	}
	return end - start
}

// bodyOf encodes a value by its media type: text, bytes and forms are sent as they are, everything else is JSON.
func bodyOf(value any, mediaType string) (*body, error) {
	switch v := value.(type) {
	case json.RawMessage:
		if mediaType == "" || isJSON(mediaType) {
			return &body{bytes: v, usualType: "application/json"}, nil
		}
	case string:
		if !isJSON(mediaType) {
			return &body{bytes: []byte(v), usualType: "text/plain; charset=utf-8"}, nil
		}
	case []byte:
		return &body{bytes: v}, nil
	case url.Values:
		return &body{bytes: []byte(v.Encode()), ownType: "application/x-www-form-urlencoded"}, nil
	case io.Reader:
		return readerBody(v), nil
	}
	if mediaType != "" && !isJSON(mediaType) {
		return nil, errors.New("of type " + mediaType + " must be a string, bytes, a reader or a form")
	}
	text, err := wire.JSONText(value)
	if err != nil {
		return nil, fmt.Errorf("cannot be written as JSON: %w", err)
	}
	return &body{bytes: text, usualType: "application/json"}, nil
}
