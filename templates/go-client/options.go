package client

import (
	"net/http"
	"time"
)

// ClientOption configures a client.
type ClientOption interface{ applyToClient(*settings) }

// CallOption configures a single call.
type CallOption interface{ applyToCall(*settings) }

// Option configures a client or a single call. Options of the call take precedence.
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

// WithTimeout limits the time of one attempt, from sending the request to the last byte of the response. The default is one minute; 0
// means no limit. For a stream, it limits the time until the response begins.
func WithTimeout(timeout time.Duration) Option {
	return option(func(s *settings) { s.timeout = timeout })
}

// WithDeadline limits the time of a call with all its attempts and the waits between them. There is no limit by default. The deadline
// of the context applies as well.
func WithDeadline(deadline time.Duration) Option {
	return option(func(s *settings) { s.deadline = deadline })
}

// WithIdleTimeout limits how long a stream may be silent. There is no limit by default. Every byte counts, including comments that only
// keep the connection alive. The time that the caller spends on an item does not count.
func WithIdleTimeout(timeout time.Duration) Option {
	return option(func(s *settings) { s.idleTimeout = timeout })
}

// WithMaxRetries sets how often a call is retried at most, if a retry is safe. The default is 2.
func WithMaxRetries(retries int) Option {
	return option(func(s *settings) { s.maxRetries = retries })
}

// WithBackoff sets the wait before each retry. The first retry has the number 1. By default, the wait is random, up to a limit that
// doubles from half a second to eight seconds. A Retry-After header takes precedence.
func WithBackoff(backoff func(attempt int) time.Duration) Option {
	return option(func(s *settings) { s.backoff = backoff })
}

// WithMaxResponseBytes limits the size of a response that is read whole. The default is 64 MiB. Streams have no limit.
func WithMaxResponseBytes(bytes int64) Option {
	return option(func(s *settings) { s.maxResponseBytes = bytes })
}

// WithHooks adds functions that are called during every attempt.
func WithHooks(hooks Hooks) Option {
	return option(func(s *settings) { s.hooks = append(s.hooks[:len(s.hooks):len(s.hooks)], hooks) })
}

// WithHTTPClient sets the http.Client that sends the requests. Its Timeout applies to each attempt, too. Its CheckRedirect is replaced:
// see WithFollowRedirects.
func WithHTTPClient(client *http.Client) ClientOption {
	return clientOption(func(s *settings) { s.client = client })
}

// WithFollowRedirects follows redirects even if a request has headers that may identify the caller, such as an API key. Such headers
// are never sent to another origin. Without this option, a redirect of such a request ends the call with an *APIError.
func WithFollowRedirects() ClientOption {
	return clientOption(func(s *settings) { s.followsRedirects = true })
}

// WithIdempotent sets whether a call may be retried, regardless of its method.
func WithIdempotent(isIdempotent bool) CallOption {
	return callOption(func(s *settings) {
		s.repeat = repeatNever
		if isIdempotent {
			s.repeat = repeatAlways
		}
	})
}
