package client

import (
	"net/http"
	"testing"
	"time"
)

// FuzzLinks reads whatever a service sends to its end.
func FuzzLinks(f *testing.F) {
	f.Add(`<a>; rel="next"; title="\"", <b>; rel=next; anchor=x`)
	f.Fuzz(func(t *testing.T, text string) {
		linkTo("next", http.Header{"Link": {text}})
		_ = retryAfter(text, time.Time{})
		_, _ = signedTime(text)
		_, _ = textIn([]byte(text), "text/plain; charset="+text)
	})
}
