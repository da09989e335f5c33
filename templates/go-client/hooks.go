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

	exchange *exchange
	began    time.Time
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

func (x *exchange) event(request *http.Request, attempt int) RequestEvent {
	return RequestEvent{Operation: x.op.id, Attempt: attempt, Request: request, exchange: x, began: x.began}
}

func (x *exchange) onRequest(ctx context.Context, request *http.Request, attempt int) error {
	event := x.event(request, attempt)
	for _, hooks := range x.settings.hooks {
		if hooks.OnRequest == nil {
			continue
		}
		if err := hooks.OnRequest(ctx, &event); err != nil {
			return err
		}
	}
	x.began = time.Now()
	return nil
}

func (x *exchange) onResponse(ctx context.Context, response *http.Response, request *http.Request, attempt int) error {
	event := ResponseEvent{RequestEvent: x.event(request, attempt), Response: response}
	for _, hooks := range x.settings.hooks {
		if hooks.OnResponse == nil {
			continue
		}
		if err := hooks.OnResponse(ctx, &event); err != nil {
			return err
		}
	}
	return nil
}

func (x *exchange) onError(ctx context.Context, attempt int, err error, retryIn time.Duration) error {
	if x.last == nil || len(x.settings.hooks) == 0 {
		return nil
	}
	event := ErrorEvent{RequestEvent: x.event(x.last, attempt), Err: err, RetryIn: retryIn}
	for _, hooks := range x.settings.hooks {
		if hooks.OnError == nil {
			continue
		}
		if failed := hooks.OnError(ctx, &event); failed != nil {
			return failed
		}
	}
	return nil
}
