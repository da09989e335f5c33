package client

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"unicode/utf8"
)

// Answer is the response to a call, read to its end.
type Answer[T any] struct {
	// Data is the decoded body, or the zero value if the response has no body. An any is decoded by the media type of the response: JSON
	// as package encoding/json does, with numbers as json.Number, text as a string, and anything else as a []byte.
	Data T
	// Raw is the body as received.
	Raw []byte
	// Response has the status and the headers. Its body has been read and closed.
	Response *http.Response
}

// As decodes the answer of a call into a type of the caller's choice. It takes both results of the call:
//
//	book, err := As[Book](client.Books.Retrieve(ctx, "1"))
//
// The error is the error of the call, or a *DecodeError.
func As[T, D any](answer *Answer[D], err error) (T, error) {
	var value T
	if err != nil {
		return value, err
	}
	if len(answer.Raw) == 0 {
		return value, decodeError(answer.Response, nil, errors.New("the response has no body"))
	}
	return value, decodeAs(answer.Response.Header.Get("Content-Type"), answer.Response, answer.Raw, &value)
}

// NoContent is the type of Data for operations whose responses have no body.
type NoContent struct{}

// decodeJSON decodes exactly one JSON value. Numbers in values of type any keep their digits. JSON is UTF-8 (RFC 8259, section 8.1);
// a byte order mark is skipped.
func decodeJSON(text []byte, value any) error {
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(text) {
		return errors.New("invalid UTF-8")
	}
	decoder := json.NewDecoder(bytes.NewReader(withoutTwins(text, value)))
	decoder.UseNumber()
	if err := decoder.Decode(value); err != nil {
		if errors.Is(err, io.EOF) {
			return io.ErrUnexpectedEOF
		}
		return err
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("unexpected data after the JSON value, at byte %d", decoder.InputOffset())
	}
	return nil
}
