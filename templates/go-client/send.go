package client

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"
)

// send makes a call and decodes its answer.
func send[T any](ctx context.Context, c *core, r *request, options []CallOption) (*Answer[T], error) {
	x := newExchange(c, r, options)
	response, raw, err := x.perform(ctx, r)
	if err != nil {
		return nil, err
	}
	answer := &Answer[T]{Raw: raw, Response: response}
	if x.settings.own.read != nil {
		return answer, x.read(response)
	}
	if len(raw) == 0 {
		return answer, nil
	}
	if err := decodeAnswer(x.op, response, raw, &answer.Data); err != nil {
		return nil, err
	}
	return answer, nil
}

// exchange is one call on its way.
type exchange struct {
	core     *core
	op       *operation
	settings settings
	// isOpen says that the body of a success is left to the caller.
	isOpen bool
	target string
	header http.Header
	body   *body
	// caller is the context of the caller, without the bounds of this client.
	caller context.Context
	// began is when the last request was sent, for hooks.
	began time.Time
	// last is the request that was sent last.
	last *http.Request
	// secretHeaders are the headers of credentials, in canonical form.
	secretHeaders []string
	// cancel ends the attempt, and timer does so in time.
	cancel context.CancelCauseFunc
	timer  *time.Timer
	// release ends the call that the deadline is about.
	release context.CancelCauseFunc
}

func newExchange(c *core, r *request, options []CallOption) *exchange {
	x := &exchange{core: c, op: r.op, settings: c.settings}
	for _, option := range options {
		option.applyToCall(&x.settings)
	}
	x.isOpen = x.settings.own.read != nil
	return x
}

// perform sends a request until it is answered for good. It reads the body of the response, unless that is left open.
func (x *exchange) perform(ctx context.Context, r *request) (*http.Response, []byte, error) {
	if err := x.prepare(r); err != nil {
		return nil, nil, err
	}
	x.caller = ctx
	if limit := x.settings.deadline; limit > 0 {
		bounded, cancel := context.WithCancelCause(ctx)
		late := &TimeoutError{Request: x.summary(), After: limit}
		timer := time.AfterFunc(limit, func() { cancel(late) })
		response, raw, err := x.attempts(bounded)
		timer.Stop()
		if err != nil || !x.isOpen {
			cancel(nil)
		}
		x.release = cancel
		return response, raw, err
	}
	return x.attempts(ctx)
}

func (x *exchange) attempts(ctx context.Context) (*http.Response, []byte, error) {
	retries := 0
	if (x.body == nil || !x.body.isOnce) && mayRepeat(x.op, x.settings.repeat) {
		retries = x.settings.maxRetries
	}
	for attempt := 1; ; attempt++ {
		response, raw, err := x.attempt(ctx, attempt)
		if err == nil {
			return response, raw, nil
		}
		wait, isAgain := time.Duration(-1), false
		if attempt <= retries {
			if delay, helps := retryDelay(err, attempt, x.settings.backoff); helps && ctx.Err() == nil {
				wait, isAgain = max(delay, 0), true
			} else if helps {
				// The caller gave up before the wait began.
				err = x.failure(ctx, ctx.Err())
			}
		}
		if failed := x.onError(ctx, attempt, err, wait); failed != nil {
			return nil, nil, failed
		}
		if !isAgain {
			return nil, nil, err
		}
		if err := x.wait(ctx, wait); err != nil {
			return nil, nil, err
		}
	}
}

// attempt sends a request once, or twice where a credential is renewed, and reads what is answered.
func (x *exchange) attempt(ctx context.Context, attempt int) (*http.Response, []byte, error) {
	if ctx.Err() != nil {
		return nil, nil, x.failure(ctx, ctx.Err())
	}
	bounded, cancel := context.WithCancelCause(ctx)
	x.cancel = cancel
	response, raw, err := x.answer(bounded, attempt)
	if x.timer != nil {
		x.timer.Stop()
	}
	if err == nil && x.isOpen {
		response.Body = &openBody{x: x, ctx: bounded, body: response.Body}
		return response, nil, nil
	}
	cancel(nil)
	return response, raw, err
}

func (x *exchange) answer(ctx context.Context, attempt int) (*http.Response, []byte, error) {
	response, err := x.authorized(ctx, attempt)
	if err != nil {
		return nil, nil, err
	}
	isSuccess := response.StatusCode/100 == 2
	if isSuccess && x.isOpen {
		return response, nil, nil
	}
	defer response.Body.Close()
	raw, isWhole, err := readBody(response, x.settings.maxResponseBytes)
	switch {
	case err != nil:
		return nil, nil, x.failure(ctx, err)
	case !isSuccess:
		failed := &APIError{Request: x.summary(), Status: response.StatusCode, Header: response.Header, Body: raw}
		return nil, nil, x.op.failureOf(failed)
	case !isWhole:
		return nil, nil, x.decodeError(response, nil, fmt.Errorf("more than %d bytes", x.settings.maxResponseBytes))
	}
	return response, raw, nil
}

func (x *exchange) authorized(ctx context.Context, attempt int) (*http.Response, error) {
	if x.op.need != nil {
		return x.op.need.send(ctx, x, attempt)
	}
	request, err := x.newRequest(ctx)
	if err != nil {
		return nil, err
	}
	return x.sendOnce(request, attempt)
}

// sendOnce sends a request with its credentials, and reads the head of the response. Hooks are not part of the attempt's time.
func (x *exchange) sendOnce(request *http.Request, attempt int) (*http.Response, error) {
	ctx := request.Context()
	x.last = request
	if len(x.settings.hooks) > 0 {
		if err := x.onRequest(ctx, request, attempt); err != nil {
			return nil, err
		}
	}
	if limit := x.settings.timeout; limit > 0 {
		if x.timer != nil {
			x.timer.Stop()
		}
		cancel := x.cancel
		x.timer = time.AfterFunc(limit, func() { cancel(errAttempt) })
	}
	response, err := x.core.sender.Do(request)
	if err != nil {
		return nil, x.failure(ctx, err)
	}
	if len(x.settings.hooks) > 0 {
		if err := x.onResponse(ctx, response, request, attempt); err != nil {
			response.Body.Close()
			return nil, err
		}
	}
	return response, nil
}

// summary says in errors which request it was.
func (x *exchange) summary() RequestSummary { return summaryOf(x.op.method, x.target) }

// errAttempt ends an attempt that takes too long, and errIdle a stream that is silent for too long.
var (
	errAttempt = errors.New("the attempt took too long")
	errIdle    = errors.New("the stream was silent for too long")
)

// failure says what ended an attempt: the caller, a bound in time, or the connection.
func (x *exchange) failure(ctx context.Context, err error) error {
	if x.caller.Err() != nil {
		return canceled(x.caller, x.summary())
	}
	cause := context.Cause(ctx)
	var late *TimeoutError
	switch {
	case errors.Is(cause, errAttempt):
		return &TimeoutError{Request: x.summary(), After: x.settings.timeout}
	case errors.Is(cause, errIdle):
		return &TimeoutError{Request: x.summary(), After: x.settings.idleTimeout}
	case errors.As(cause, &late):
		return late
	}
	return &ConnectionError{Request: x.summary(), Err: withoutURL(err)}
}

func (x *exchange) decodeError(response *http.Response, body []byte, err error) error {
	return &DecodeError{Request: x.summary(), Status: response.StatusCode, Header: response.Header, Body: body, Err: err}
}

// wait waits for the next attempt.
func (x *exchange) wait(ctx context.Context, wait time.Duration) error {
	if wait <= 0 {
		return nil
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return x.failure(ctx, ctx.Err())
	}
}
