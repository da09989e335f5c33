package client

import (
	"net/http"
	"time"
)

// ClientOption changes a client when it is made.
type ClientOption interface{ applyToClient(*settings) }

// CallOption changes one call.
type CallOption interface{ applyToCall(*settings) }

// Option changes a client or one call. That of the call wins.
type Option interface {
	ClientOption
	CallOption
}

// settings are what all options come to.
type settings struct {
	client           *http.Client
	baseURL          string
	ownBaseURL       func(operation string) string
	timeout          time.Duration
	deadline         time.Duration
	idleTimeout      time.Duration
	maxRetries       int
	maxResponseBytes int64
	backoff          func(attempt int) time.Duration
	hooks            []Hooks
	repeat           repeatable
	followsRedirects bool
	credentials      map[string]credential
	// header and query are those of the client.
	header http.Header
	query  []field
	// own are those of the call.
	own callSettings
	// err is the fault of an option.
	err error
}

// callSettings are what the options of a call alone come to.
type callSettings struct {
	// headers are in their order; left out are those without a value.
	headers     []ownHeader
	query       []queryOption
	cookies     []field
	contentType string
	accept      string
	hasBody     bool
	body        any
	read        func(*http.Response) error
	// start is the page where a walk begins.
	start any
}

type ownHeader struct {
	field
	isLeftOut bool
}

// initial are the settings of a client that is given no options.
func initial() settings {
	return settings{
		timeout:          time.Minute,
		maxRetries:       2,
		maxResponseBytes: 64 << 20,
		backoff:          backoff,
	}
}

type option func(*settings)

func (o option) applyToClient(s *settings) { o(s) }
func (o option) applyToCall(s *settings)   { o(s) }

type clientOption func(*settings)

func (o clientOption) applyToClient(s *settings) { o(s) }

type callOption func(*settings)

func (o callOption) applyToCall(s *settings) { o(s) }

// WithTimeout bounds one attempt, from its first byte to the last byte of its response. It is a minute unless given; 0 is no bound.
// Of a stream it bounds the time until the response begins.
func WithTimeout(timeout time.Duration) Option {
	return option(func(s *settings) { s.timeout = timeout })
}

// WithDeadline bounds a call with all its attempts and the waits between them. There is no bound unless given. The deadline of the
// context holds as well.
func WithDeadline(deadline time.Duration) Option {
	return option(func(s *settings) { s.deadline = deadline })
}

// WithIdleTimeout bounds the silence of a stream. There is no bound unless given. Every byte counts, also those of comments that only
// keep the connection alive; the time that the caller spends on an item does not.
func WithIdleTimeout(timeout time.Duration) Option {
	return option(func(s *settings) { s.idleTimeout = timeout })
}

// WithMaxRetries says how often a call is repeated at most where that is harmless: 2 unless given.
func WithMaxRetries(retries int) Option {
	return option(func(s *settings) { s.maxRetries = retries })
}

// WithBackoff gives the waits between attempts. The first retry is attempt 1. Unless given, it is a random time up to a bound that
// doubles, from half a second to eight seconds. Retry-After of a response goes before it.
func WithBackoff(backoff func(attempt int) time.Duration) Option {
	return option(func(s *settings) { s.backoff = backoff })
}

// WithMaxResponseBytes bounds the size of a response that is read whole: 64 MiB unless given. Streams have no bound.
func WithMaxResponseBytes(bytes int64) Option {
	return option(func(s *settings) { s.maxResponseBytes = bytes })
}

// WithHooks adds functions that are called on the way of every attempt.
func WithHooks(hooks Hooks) Option {
	return option(func(s *settings) { s.hooks = append(s.hooks[:len(s.hooks):len(s.hooks)], hooks) })
}

// WithHTTPClient gives the client of package net/http that sends the requests. Its Timeout bounds an attempt, too. This package
// decides which redirects are followed: see WithFollowRedirects.
func WithHTTPClient(client *http.Client) ClientOption {
	return clientOption(func(s *settings) { s.client = client })
}

// WithFollowRedirects follows redirects also of requests whose headers net/http would take along to another host. To another origin
// go only those headers that say nothing of the caller.
func WithFollowRedirects() ClientOption {
	return clientOption(func(s *settings) { s.followsRedirects = true })
}

// WithOwnBaseURL gives the base URL of operations that have one of their own, by their id. The usual one holds where the function
// gives an empty text.
func WithOwnBaseURL(of func(operation string) string) ClientOption {
	return clientOption(func(s *settings) { s.ownBaseURL = of })
}

// WithIdempotent says whether a call may be repeated, whatever its method is.
func WithIdempotent(isIdempotent bool) CallOption {
	return callOption(func(s *settings) {
		s.repeat = repeatNever
		if isIdempotent {
			s.repeat = repeatAlways
		}
	})
}
