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

// ErrTimeout is what a timeout is: errors.Is(err, ErrTimeout) holds for every *TimeoutError.
var ErrTimeout = errors.New("timeout")

// RequestSummary says which request an error is about.
type RequestSummary struct {
	Method string
	// URL is the whole URL. The values of its query are "***", because they may be secrets and errors are logged.
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

// APIError is a response with a status other than 2xx. Errors of statuses that the manifest names have types of their own,
// which wrap an *APIError.
type APIError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Body is the body of the response as it came, cut off at the largest size of a response.
	Body []byte
}

// Error says the request, the status and the message of the body: that of problem details (RFC 9457), or of where else services
// put it.
func (e *APIError) Error() string {
	text := fmt.Sprintf("%s: answered %d", e.Request, e.Status)
	if reason := http.StatusText(e.Status); reason != "" {
		text += " " + reason
	}
	if message := messageIn(e.Body); message != "" {
		text += ": " + message
	}
	return text
}

// Decode reads the body as JSON.
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

// ConnectionError says that no whole response came. Err is the cause.
type ConnectionError struct {
	Request RequestSummary
	Err     error
}

func (e *ConnectionError) Error() string {
	return fmt.Sprintf("%s: got no whole answer: %v", e.Request, e.Err)
}

// Unwrap gives the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// Is says whether the target is ErrTimeout, and the cause a timeout of the connection or of the caller's http.Client.
func (e *ConnectionError) Is(target error) bool {
	var cause interface{ Timeout() bool }
	return target == ErrTimeout && errors.As(e.Err, &cause) && cause.Timeout()
}

// TimeoutError says that an attempt took longer than WithTimeout allows, a call longer than WithDeadline, or that a stream was
// silent for longer than WithIdleTimeout. A deadline of the caller's context is a *CanceledError.
type TimeoutError struct {
	Request RequestSummary
	After   time.Duration
}

func (e *TimeoutError) Error() string {
	return fmt.Sprintf("%s: got no whole answer within %s", e.Request, e.After)
}

// Is says whether the target is ErrTimeout.
func (e *TimeoutError) Is(target error) bool { return target == ErrTimeout }

// Timeout is true: the error is one of package net, too.
func (e *TimeoutError) Timeout() bool { return true }

// Temporary is true, for what looks at errors as package net does.
func (e *TimeoutError) Temporary() bool { return true }

// CanceledError says that the context of the caller ended the call. Err is the cause of the context, so that errors.Is finds
// context.Canceled and context.DeadlineExceeded.
type CanceledError struct {
	Request RequestSummary
	Err     error
}

func (e *CanceledError) Error() string {
	return fmt.Sprintf("%s: was canceled: %v", e.Request, e.Err)
}

// Unwrap gives the cause.
func (e *CanceledError) Unwrap() error { return e.Err }

// canceled gives the error of a context that has ended.
func canceled(ctx context.Context, request RequestSummary) error {
	err, cause := ctx.Err(), context.Cause(ctx)
	if cause != nil && !errors.Is(cause, err) {
		err = fmt.Errorf("%w: %w", err, cause)
	}
	return &CanceledError{Request: request, Err: err}
}

// DecodeError says that a response of status 2xx cannot be read: it is other than its media type or than the manifest says, or it
// is too large.
type DecodeError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Body is what was read of the body.
	Body []byte
	Err  error
}

func (e *DecodeError) Error() string {
	text := fmt.Sprintf("%s: answered %d, unreadable: %v", e.Request, e.Status, e.Err)
	if len(e.Body) > 0 {
		text += fmt.Sprintf(": %.100q", e.Body)
	}
	return text
}

// Unwrap gives the cause.
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

// ArgumentError says that a call cannot be sent as it was made. Nothing was sent.
type ArgumentError struct {
	// Operation is the id of the operation.
	Operation string
	Message   string
	Err       error
}

func (e *ArgumentError) Error() string { return e.Operation + ": " + e.Message }

// Unwrap gives the cause, if there is one.
func (e *ArgumentError) Unwrap() error { return e.Err }

// withoutURL takes the *url.Error off: its text has the whole URL, with the values of the query.
func withoutURL(err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		return wrapped.Err
	}
	return err
}
