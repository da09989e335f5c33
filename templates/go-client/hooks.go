package client

import (
	"context"
	"net/http"
	"time"
)

// Hooks are functions that are called on the way of every attempt. Any of them may be nil. An error that one returns ends the call.
type Hooks struct {
	// OnRequest is called before an attempt is sent, with its credentials in it. It may change URL and headers.
	OnRequest func(context.Context, *RequestEvent) error
	// OnResponse is called when the head of a response has come. The body is unread, and must stay so.
	OnResponse func(context.Context, *ResponseEvent) error
	// OnError is called when an attempt has failed.
	OnError func(context.Context, *ErrorEvent) error
}

// RequestEvent is one attempt of a call.
type RequestEvent struct {
	// Operation is the id of the operation.
	Operation string
	// Attempt is 1 for the first.
	Attempt int
	Request *http.Request
}

// ResponseEvent is an attempt with the head of its response.
type ResponseEvent struct {
	RequestEvent
	Response *http.Response
}

// ErrorEvent is an attempt that failed.
type ErrorEvent struct {
	RequestEvent
	Err error
	// RetryIn is the wait before the next attempt. It is negative where there is none, and the call ends with Err.
	RetryIn time.Duration
}
