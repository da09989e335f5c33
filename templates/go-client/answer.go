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

// Answer is the response of a call, read to its end.
type Answer[T any] struct {
	// Data is the decoded body. It is the zero value where the response has no body.
	Data T
	// Raw is the body as it came.
	Raw []byte
	// Response has the status and the headers. Its body is read and closed.
	Response *http.Response
}

// As reads the answer of a call into a type of the caller's own. It takes the two results of a call:
//
//	artist, err := As[Artist](client.Artists.Retrieve(ctx, "1"))
//
// The error is that of the call, or a *DecodeError.
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

// NoContent is the data of answers that have none.
type NoContent struct{}

// decodeJSON reads one value of JSON and nothing behind it. Numbers keep their digits where a type does not say what they are. JSON
// is UTF-8 (RFC 8259, section 8.1); a byte order mark is passed over.
func decodeJSON(text []byte, value any) error {
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	if !utf8.Valid(text) {
		return errors.New("it is not UTF-8")
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
		return fmt.Errorf("text behind the value, at byte %d", decoder.InputOffset())
	}
	return nil
}
