package signin

import (
	"context"
	"crypto/subtle"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/url"
	"time"
)

// loopback waits on this machine alone for a user who comes back from the authorization server (RFC 8252, section 7.3).
type loopback struct {
	listener net.Listener
	// redirect is where the user comes back to.
	redirect *url.URL
}

// usualRedirect is an address of this machine with any free port.
const usualRedirect = "http://127.0.0.1:0/callback"

// listen begins to wait. Port 0 of a redirect URI is any free one.
func listen(redirectURI string) (*loopback, error) {
	if redirectURI == "" {
		redirectURI = usualRedirect
	}
	redirect, err := url.Parse(redirectURI)
	if err != nil || redirect.Scheme != "http" || redirect.RawQuery != "" || redirect.Fragment != "" || redirect.User != nil {
		return nil, notLoopback()
	}
	host := redirect.Hostname()
	if host == "localhost" {
		// The name may be that of another address. Servers know the URI by it, and browsers come to this one.
		host = "127.0.0.1"
	}
	if address := net.ParseIP(host); address == nil || !address.IsLoopback() {
		return nil, notLoopback()
	}
	if redirect.Path == "" {
		redirect.Path = "/"
	}
	port := redirect.Port()
	if port == "" {
		port = "0"
	}
	listener, err := net.Listen("tcp", net.JoinHostPort(host, port))
	if err != nil {
		return nil, fmt.Errorf("cannot wait for the browser: %w", err)
	}
	_, port, err = net.SplitHostPort(listener.Addr().String())
	if err != nil {
		return nil, err
	}
	redirect.Host = net.JoinHostPort(redirect.Hostname(), port)
	return &loopback{listener, redirect}, nil
}

func notLoopback() error {
	return misuse("the redirect URI must be on this machine, such as %s (0 is any free port)", usualRedirect)
}

// page is what the browser shows: it runs no script, loads nothing, and does not pass its address on.
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Back to the terminal</title>
<p>The terminal has the answer. You can close this page.</p>
</html>
`

// wait returns the URL with which the user came back. Requests with another state are refused, and do not end the waiting: any page
// in the browser can make them.
func (l *loopback) wait(ctx context.Context, state string) (string, error) {
	came := make(chan string, 1)
	server := &http.Server{
		Handler:           l.handler(state, came),
		ReadHeaderTimeout: 10 * time.Second,
		WriteTimeout:      10 * time.Second,
		MaxHeaderBytes:    64 << 10,
		// Its texts come from whoever connects.
		ErrorLog: log.New(io.Discard, "", 0),
	}
	server.SetKeepAlivesEnabled(false)
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(l.listener) }()
	select {
	case callback := <-came:
		ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
		defer cancel()
		// The browser gets its page.
		_ = server.Shutdown(ending)
		return callback, nil
	case err := <-failed:
		return "", fmt.Errorf("cannot wait for the browser: %w", err)
	case <-ctx.Done():
		_ = server.Close()
		return "", context.Cause(ctx)
	}
}

func (l *loopback) handler(state string, came chan<- string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cache-Control", "no-store")
		header.Set("X-Content-Type-Options", "nosniff")
		given := r.URL.Query()
		switch {
		case r.Host != l.redirect.Host:
			// A page of another host that has got its name to mean this machine.
			http.Error(w, "another host", http.StatusMisdirectedRequest)
		case r.URL.Path != l.redirect.Path:
			http.NotFound(w, r)
		case r.Method != http.MethodGet:
			header.Set("Allow", http.MethodGet)
			http.Error(w, "only GET", http.StatusMethodNotAllowed)
		case len(given["state"]) != 1 || subtle.ConstantTimeCompare([]byte(given.Get("state")), []byte(state)) != 1:
			http.Error(w, "another state: this is not the answer that the terminal waits for", http.StatusBadRequest)
		default:
			select {
			case came <- l.redirect.String() + "?" + r.URL.RawQuery:
				header.Set("Content-Type", "text/html; charset=utf-8")
				_, _ = io.WriteString(w, page)
			default:
				http.Error(w, "the terminal has its answer", http.StatusGone)
			}
		}
	})
}
