package client

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// core is what all services of a client share. It is safe for concurrent use: nothing in it changes.
type core struct {
	baseURL  string
	settings settings
	sender   *http.Client
}

// newCore makes what the services of a client share.
func newCore(baseURL string, options []ClientOption) (*core, error) {
	base, err := checkedBaseURL(baseURL)
	if err != nil {
		return nil, err
	}
	c := &core{baseURL: base, settings: defaults()}
	for _, option := range options {
		option.applyToClient(&c.settings)
	}
	c.sender = senderOf(c.settings)
	return c, nil
}

// checkedBaseURL gives a base URL without a slash at its end.
func checkedBaseURL(text string) (string, error) {
	base, err := url.Parse(text)
	if err != nil || (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" ||
		base.User != nil || strings.ContainsAny(text, "?# \\") {
		// The text is not repeated: it may be a secret.
		return "", &ArgumentError{Operation: "New", Message: `the base URL must be "https://host/path", without user, query and fragment`}
	}
	return strings.TrimRight(text, "/"), nil
}

// send makes a call and decodes its answer as JSON.
func send[T any](ctx context.Context, c *core, op *operation, r request, options []CallOption) (*Answer[T], error) {
	response, raw, err := c.perform(ctx, op, r, options)
	if err != nil {
		return nil, err
	}
	answer := &Answer[T]{Raw: raw, Response: response}
	if len(raw) == 0 {
		return answer, nil
	}
	if err := decodeAnswer(op, response, raw, &answer.Data); err != nil {
		return nil, err
	}
	return answer, nil
}

// perform sends a request until it is answered for good, and reads the body of the response.
func (c *core) perform(ctx context.Context, op *operation, r request, options []CallOption) (*http.Response, []byte, error) {
	x := exchange{core: c, op: op, settings: c.settings}
	for _, option := range options {
		option.applyToCall(&x.settings)
	}
	target := c.baseURL + r.path
	for _, query := range [...]string{x.settings.query, r.query} {
		if query != "" {
			separator := "?"
			if strings.Contains(target, "?") {
				separator = "&"
			}
			target += separator + query
		}
	}
	x.summary = RequestSummary{Method: op.method, URL: redactedURL(target)}
	first, err := x.build(ctx, target, r)
	if err != nil {
		return nil, nil, err
	}
	retries := 0
	if (r.body == nil || r.body.stream == nil) && mayRepeat(op, x.settings.repeatable) {
		retries = x.settings.maxRetries
	}
	if x.settings.deadline > 0 {
		bounded, cancel := context.WithTimeoutCause(ctx, x.settings.deadline, &TimeoutError{Request: x.summary, After: x.settings.deadline})
		defer cancel()
		x.caller, ctx = ctx, bounded
	} else {
		x.caller = ctx
	}
	for attempt := 1; ; attempt++ {
		request := first
		if attempt > 1 {
			request = again(ctx, first)
		}
		response, raw, err := x.attempt(ctx, request, attempt)
		if err == nil {
			return response, raw, nil
		}
		wait, ok := time.Duration(-1), false
		if attempt <= retries && ctx.Err() == nil {
			wait, ok = retryDelay(err, attempt, x.settings.backoff)
			if !ok {
				wait = -1
			}
		}
		for _, hooks := range x.settings.hooks {
			if hooks.OnError == nil {
				continue
			}
			event := ErrorEvent{RequestEvent: RequestEvent{Operation: op.id, Attempt: attempt, Request: request}, Err: err, RetryIn: wait}
			if failed := hooks.OnError(ctx, &event); failed != nil {
				return nil, nil, failed
			}
		}
		if !ok {
			return nil, nil, err
		}
		if err := x.wait(ctx, wait); err != nil {
			return nil, nil, err
		}
	}
}

// exchange is one call on its way.
type exchange struct {
	core     *core
	op       *operation
	settings settings
	summary  RequestSummary
	// caller is the context of the caller, without the bounds of this client.
	caller context.Context
}

// build makes the request of the first attempt.
func (x *exchange) build(ctx context.Context, target string, r request) (*http.Request, error) {
	var content io.Reader
	if r.body != nil {
		content = bytes.NewReader(r.body.bytes)
		if r.body.stream != nil {
			content = r.body.stream
		}
	}
	request, err := http.NewRequestWithContext(ctx, x.op.method, target, content)
	if err != nil {
		return nil, &ArgumentError{Operation: x.op.id, Message: withoutURL(err).Error(), Err: withoutURL(err)}
	}
	if r.body != nil {
		if r.body.stream != nil && r.body.length >= 0 {
			request.ContentLength = r.body.length
		}
		if r.body.contentType != "" {
			request.Header["Content-Type"] = []string{r.body.contentType}
		}
	}
	for _, header := range [...]http.Header{x.settings.header, r.header, x.settings.ownHeader} {
		for name, values := range header {
			request.Header[name] = values
		}
	}
	for name, values := range request.Header {
		for _, value := range values {
			if !validHeader(name, value) {
				// Without the value, which may be a credential.
				return nil, &ArgumentError{Operation: x.op.id, Message: fmt.Sprintf("header %q has a character HTTP forbids", name)}
			}
		}
	}
	return request, nil
}

// again makes the request of a further attempt.
func again(ctx context.Context, first *http.Request) *http.Request {
	request := first.Clone(ctx)
	if first.GetBody != nil {
		// That of a reader of bytes cannot fail.
		request.Body, _ = first.GetBody()
	}
	return request
}

// attempt sends a request once, and reads what is answered.
func (x *exchange) attempt(ctx context.Context, request *http.Request, attempt int) (*http.Response, []byte, error) {
	bounded, cancel := ctx, context.CancelFunc(func() {})
	if x.settings.timeout > 0 {
		bounded, cancel = context.WithTimeoutCause(ctx, x.settings.timeout, errAttempt)
	}
	defer cancel()
	if x.op.authorize != nil {
		if err := x.op.authorize(x.core, request); err != nil {
			return nil, nil, x.failure(bounded, err)
		}
	}
	event := RequestEvent{Operation: x.op.id, Attempt: attempt, Request: request}
	for _, hooks := range x.settings.hooks {
		if hooks.OnRequest != nil {
			if err := hooks.OnRequest(bounded, &event); err != nil {
				return nil, nil, err
			}
		}
	}
	response, err := x.core.sender.Do(request.WithContext(bounded))
	if err != nil {
		return nil, nil, x.failure(bounded, err)
	}
	defer response.Body.Close()
	for _, hooks := range x.settings.hooks {
		if hooks.OnResponse != nil {
			if err := hooks.OnResponse(bounded, &ResponseEvent{RequestEvent: event, Response: response}); err != nil {
				return nil, nil, err
			}
		}
	}
	raw, isWhole, err := readBody(response, x.settings.maxResponseBytes)
	if err != nil {
		return nil, nil, x.failure(bounded, err)
	}
	if response.StatusCode/100 != 2 {
		failed := &APIError{Request: x.summary, Status: response.StatusCode, Header: response.Header, Body: raw}
		if x.op.failed != nil {
			return nil, nil, x.op.failed(failed)
		}
		return nil, nil, failed
	}
	if !isWhole {
		return nil, nil, decodeError(response, nil, fmt.Errorf("more than %d bytes", x.settings.maxResponseBytes))
	}
	return response, raw, nil
}

// errAttempt ends an attempt that takes too long.
var errAttempt = errors.New("the attempt took too long")

// failure says what ended an attempt: the caller, a bound in time, or the connection.
func (x *exchange) failure(bounded context.Context, err error) error {
	if x.caller.Err() != nil {
		return canceled(x.caller, x.summary)
	}
	cause := context.Cause(bounded)
	var late *TimeoutError
	switch {
	case errors.Is(cause, errAttempt):
		return &TimeoutError{Request: x.summary, After: x.settings.timeout}
	case errors.As(cause, &late):
		return late
	}
	var argument *ArgumentError
	if errors.As(err, &argument) {
		return argument
	}
	return &ConnectionError{Request: x.summary, Err: withoutURL(err)}
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

// validHeader says whether HTTP allows a name and a value (RFC 9110, section 5).
func validHeader(name, value string) bool {
	if name == "" {
		return false
	}
	for index := range len(name) {
		if c := name[index]; !isToken(c) {
			return false
		}
	}
	for index := range len(value) {
		if c := value[index]; (c < ' ' && c != '\t') || c == 0x7f {
			return false
		}
	}
	return true
}

func isToken(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("!#$%&'*+-.^_`|~", c) >= 0
}
