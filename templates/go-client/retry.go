package client

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

// longestWait is the longest Retry-After that a call waits for.
const longestWait = time.Minute

// mayRepeat says whether a call does no harm when it reaches the service twice (RFC 9110, section 9.2.2).
func mayRepeat(op *operation, said repeatable) bool {
	if said == repeatByMethod {
		said = op.repeat
	}
	switch said {
	case repeatAlways:
		return true
	case repeatNever:
		return false
	}
	switch op.method {
	case http.MethodGet, http.MethodHead, http.MethodOptions, http.MethodTrace, http.MethodPut, http.MethodDelete, "QUERY":
		return true
	}
	return false
}

// retryDelay gives the wait after a failed attempt, and false where another attempt would not help or the service asks for a longer
// wait than a call should take.
func retryDelay(err error, attempt int, backoff func(int) time.Duration) (time.Duration, bool) {
	var failed *APIError
	var connection *ConnectionError
	switch {
	case errors.As(err, &failed):
		if failed.Status != http.StatusRequestTimeout && failed.Status != http.StatusTooManyRequests && failed.Status/100 != 5 {
			return 0, false
		}
		asked := retryAfter(failed.Header.Get("Retry-After"), time.Now())
		if asked > longestWait {
			return 0, false
		}
		if asked > 0 {
			return asked, true
		}
	case errors.Is(err, ErrTimeout), errors.As(err, &connection):
	default:
		return 0, false
	}
	return backoff(attempt), true
}

// retryAfter reads seconds or a date (RFC 9110, section 10.2.3). Anything else asks for nothing.
func retryAfter(text string, now time.Time) time.Duration {
	if text == "" {
		return 0
	}
	if seconds, err := strconv.ParseUint(text, 10, 64); err == nil {
		if seconds > uint64(longestWait/time.Second) {
			return longestWait + 1
		}
		return time.Duration(seconds) * time.Second
	} else if errors.Is(err, strconv.ErrRange) {
		return longestWait + 1
	}
	if date, err := http.ParseTime(text); err == nil {
		return date.Sub(now)
	}
	return 0
}

// backoff is a random time up to a bound that doubles, so that clients do not come back together.
func backoff(attempt int) time.Duration {
	bound := 8 * time.Second
	if attempt < 5 {
		bound = min(bound, 500*time.Millisecond<<(attempt-1))
	}
	return rand.N(bound)
}
