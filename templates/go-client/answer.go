package client

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
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
	if err := decodeJSON(answer.Raw, &value); err != nil {
		return value, decodeError(answer.Response, answer.Raw, err)
	}
	return value, nil
}

// decodeJSON reads one value of JSON and nothing behind it. Numbers keep their digits where a type does not say what they are.
func decodeJSON(text []byte, value any) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
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
