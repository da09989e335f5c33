package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"
)

// ErrTimeout matches all timeouts: errors.Is(err, ErrTimeout) is true for every *TimeoutError.
var ErrTimeout = errors.New("timeout")

// RequestSummary identifies the request that an error is about.
type RequestSummary struct {
	Method string
	// URL is the whole URL. Query values appear as "***", because errors are logged and the values may be secrets.
	URL string
}

func (r RequestSummary) String() string { return r.Method + " " + r.URL }

func summaryOf(method, target string) RequestSummary {
	return RequestSummary{Method: method, URL: redactedURL(target)}
}

// redactedURL takes the values out of the query of a URL.
func redactedURL(target string) string {
	head, query, found := strings.Cut(target, "?")
	if !found {
		return target
	}
	pairs := strings.Split(query, "&")
	for index, pair := range pairs {
		if name, _, found := strings.Cut(pair, "="); found {
			pairs[index] = name + "=***"
		}
	}
	return head + "?" + strings.Join(pairs, "&")
}

// APIError is a response with a status other than 2xx. Statuses that the API description names have error types of their own, which wrap
// an *APIError.
type APIError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Body is the body as received, truncated to the maximum size of a response.
	Body []byte
}

// Error returns the request, the status and the message in the body: the detail of problem details (RFC 9457), or another common member.
func (e *APIError) Error() string {
	text := fmt.Sprintf("%s: status %d", e.Request, e.Status)
	if reason := http.StatusText(e.Status); reason != "" {
		text += " " + reason
	}
	if message := messageIn(e.Body); message != "" {
		text += ": " + message
	}
	return text
}

// Decode decodes the body as JSON.
func (e *APIError) Decode(value any) error { return decodeJSON(e.Body, value) }

// messageIn finds the message for people in the body of a failure.
func messageIn(body []byte) string {
	var said any
	if json.Unmarshal(body, &said) != nil {
		return ""
	}
	for {
		object, isObject := said.(map[string]any)
		if !isObject {
			break
		}
		said = nil
		for _, name := range []string{"detail", "message", "title", "error"} {
			if value := object[name]; value != nil {
				said = value
				break
			}
		}
	}
	text, _ := said.(string)
	if len(text) > 500 {
		text = text[:500]
		for !utf8.ValidString(text) {
			text = text[:len(text)-1]
		}
	}
	return text
}

// ConnectionError reports that no complete response arrived.
type ConnectionError struct {
	Request RequestSummary
	Err     error
}

func (e *ConnectionError) Error() string {
	return fmt.Sprintf("%s: no complete response: %v", e.Request, e.Err)
}

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// Is reports whether target is ErrTimeout and the cause is a timeout of the connection or of the caller's http.Client.
func (e *ConnectionError) Is(target error) bool {
	var cause interface{ Timeout() bool }
	return target == ErrTimeout && errors.As(e.Err, &cause) && cause.Timeout()
}

// TimeoutError reports that an attempt exceeded WithTimeout, a call exceeded WithDeadline, or a stream was silent for longer than
// WithIdleTimeout. If the deadline of the caller's context expires, the error is a *CanceledError.
type TimeoutError struct {
	Request RequestSummary
	After   time.Duration
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("%s: no complete response within %s", e.Request, e.After)
}

// Is reports whether target is ErrTimeout.
func (e *TimeoutError) Is(target error) bool { return target == ErrTimeout }

// Timeout returns true, as for a timeout of package net.
func (e *TimeoutError) Timeout() bool { return true }

// Temporary returns true. With Timeout, it makes the error a net.Error.
func (e *TimeoutError) Temporary() bool { return true }

// CanceledError reports that the caller's context ended the call. It wraps context.Canceled or context.DeadlineExceeded, and the cause
// of the context if there is one.
type CanceledError struct {
	Request RequestSummary
	Err     error
}

func (e *CanceledError) Error() string {
	return fmt.Sprintf("%s: canceled: %v", e.Request, e.Err)
}

// Unwrap returns the cause.
func (e *CanceledError) Unwrap() error { return e.Err }

// canceled gives the error of a context that has ended.
func canceled(ctx context.Context, request RequestSummary) error {
	err, cause := ctx.Err(), context.Cause(ctx)
	if cause != nil && !errors.Is(cause, err) {
		err = fmt.Errorf("%w: %w", err, cause)
	}
	return &CanceledError{Request: request, Err: err}
}

// DecodeError reports that a response with status 2xx cannot be decoded: it has an unexpected media type, it does not match its media
// type or the type of the answer, or it is too large.
type DecodeError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Body is the part of the body that was read.
	Body []byte
	Err  error
}

func (e *DecodeError) Error() string {
	text := fmt.Sprintf("%s: status %d, unreadable body: %v", e.Request, e.Status, e.Err)
	if len(e.Body) > 0 {
		text += fmt.Sprintf(": %.100q", e.Body)
	}
	return text
}

// Unwrap returns the cause.
func (e *DecodeError) Unwrap() error { return e.Err }

func decodeError(response *http.Response, body []byte, err error) error {
	failed := &DecodeError{Body: body, Err: err}
	if response != nil {
		failed.Status, failed.Header = response.StatusCode, response.Header
		if response.Request != nil {
			failed.Request = summaryOf(response.Request.Method, response.Request.URL.String())
		}
	}
	return failed
}

// ArgumentError reports that a call is invalid. Nothing was sent.
type ArgumentError struct {
	// Operation is the ID of the operation.
	Operation string
	Message   string
	Err       error
}

func (e *ArgumentError) Error() string { return e.Operation + ": " + e.Message }

// Unwrap returns the cause, if there is one.
func (e *ArgumentError) Unwrap() error { return e.Err }

// withoutURL takes the *url.Error off: its text has the whole URL, with the values of the query.
func withoutURL(err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		return wrapped.Err
	}
	return err
}
