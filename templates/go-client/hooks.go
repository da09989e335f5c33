package client

import (
	"context"
	"net/http"
	"time"
)

// Hooks are functions that are called during every attempt. Any of them may be nil. If one returns an error, the call ends with it.
type Hooks struct {
	// OnRequest is called before a request is sent, with its credentials set. It may change the URL and the headers.
	OnRequest func(context.Context, *RequestEvent) error
	// OnResponse is called when the head of a response has arrived. It must not read the body.
	OnResponse func(context.Context, *ResponseEvent) error
	// OnError is called when an attempt has failed.
	OnError func(context.Context, *ErrorEvent) error
}

// RequestEvent describes one attempt of a call.
type RequestEvent struct {
	// Operation is the ID of the operation.
	Operation string
	// Attempt is 1 for the first.
	Attempt int
	Request *http.Request

	exchange *exchange
	began    time.Time
}

// ResponseEvent describes an attempt that got a response.
type ResponseEvent struct {
	RequestEvent
	Response *http.Response
}

// ErrorEvent describes an attempt that failed.
type ErrorEvent struct {
	RequestEvent
	Err error
	// RetryIn is the wait before the next attempt. It is negative if there is none, so that the call ends with Err.
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
