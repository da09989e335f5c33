package client

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httptrace"
	"strings"
	"testing"
	"time"

	"example.com/client/internal/wire"
)

var (
	get  = &operation{id: "things.retrieve", method: http.MethodGet, path: "/", accept: "application/json", reads: readsJSON}
	post = &operation{id: "things.create", method: http.MethodPost, path: "/", sends: sendsJSON}
)

var getThing = &operation{id: "things.retrieve", method: http.MethodGet, path: "/things/{id}", accept: "application/json", reads: readsJSON}

func thingRequest() *request {
	r := newRequest(getThing)
	r.path(wire.Text("a/b"))
	r.query("limit", wire.Integer(1))
	return r
}

func secretRequest() *request {
	r := newRequest(get)
	r.query("api_key", wire.Text("SECRET"))
	return r
}

// noWait makes retries come at once.
var noWait = WithBackoff(func(int) time.Duration { return 0 })

func served(t *testing.T, handler http.HandlerFunc, options ...ClientOption) *core {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	made, err := newCore(server.URL, append([]ClientOption{noWait}, options...), defaults{})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func answerJSON(w http.ResponseWriter, text string) {
	w.Header().Set("Content-Type", "application/json")
	_, _ = io.WriteString(w, text)
}

func TestAnswer(t *testing.T) {
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.EscapedPath() != "/things/a%2Fb" || r.URL.RawQuery != "limit=1" {
			t.Errorf("asked for %s", r.URL)
		}
		answerJSON(w, `{"id": 9007199254740993}`)
	})
	answer, err := send[any](t.Context(), c, thingRequest(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if answer.Response.StatusCode != 200 || string(answer.Raw) != `{"id": 9007199254740993}` {
		t.Errorf("got %d %s", answer.Response.StatusCode, answer.Raw)
	}
	thing, err := As[struct{ ID int64 }](answer, err)
	if err != nil || thing.ID != 9007199254740993 {
		t.Errorf("got %v, %v", thing, err)
	}
}

func TestUnreadable(t *testing.T) {
	for _, each := range []struct{ mediaType, body, says string }{
		{"text/html", "<p>", "text/html instead of application/json"},
		{"application/json", `{"id": `, "unexpected EOF"},
		{"application/json", `{} {}`, "unexpected data"},
		{"application/json", "\"\xff\"", "UTF-8"},
		{"application/json", strings.Repeat(" ", 100) + "1", "more than 99 bytes"},
	} {
		c := served(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", each.mediaType)
			_, _ = io.WriteString(w, each.body)
		}, WithMaxResponseBytes(99))
		_, err := send[any](t.Context(), c, newRequest(get), nil)
		var failed *DecodeError
		if !errors.As(err, &failed) || !strings.Contains(err.Error(), each.says) {
			t.Errorf("%q: got %v", each.body, err)
		}
	}
}

func TestRetries(t *testing.T) {
	for _, each := range []struct {
		name    string
		op      *operation
		status  int
		header  http.Header
		options []CallOption
		hits    int
	}{
		{"of a safe method", get, 503, nil, nil, 3},
		{"as many as wanted", get, 429, nil, []CallOption{WithMaxRetries(1)}, 2},
		{"not of POST", post, 503, nil, nil, 1},
		{"of POST, if the caller says so", post, 503, nil, []CallOption{WithIdempotent(true)}, 3},
		{"not of what another attempt does not mend", get, 404, nil, nil, 1},
		{"not after a long wait", get, 503, http.Header{"Retry-After": {"3600"}}, nil, 1},
		{"not after a wait without end", get, 503, http.Header{"Retry-After": {"99999999999999999999"}}, nil, 1},
	} {
		t.Run(each.name, func(t *testing.T) {
			hits := 0
			c := served(t, func(w http.ResponseWriter, r *http.Request) {
				hits++
				for name, values := range each.header {
					w.Header()[name] = values
				}
				w.WriteHeader(each.status)
			})
			_, err := send[any](t.Context(), c, newRequest(each.op), each.options)
			var failed *APIError
			if !errors.As(err, &failed) || failed.Status != each.status || hits != each.hits {
				t.Errorf("got %v after %d requests", err, hits)
			}
		})
	}
}

func TestTimeoutOfAnAttempt(t *testing.T) {
	hits := 0
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		hits++
		if hits == 1 {
			// The head comes at once, the last byte never.
			w.Header().Set("Content-Length", "2")
			w.WriteHeader(200)
			w.(http.Flusher).Flush()
			<-r.Context().Done()
			return
		}
		answerJSON(w, "1")
	}, WithTimeout(200*time.Millisecond))
	answer, err := send[any](t.Context(), c, newRequest(get), nil)
	if err != nil || hits != 2 || string(answer.Raw) != "1" {
		t.Errorf("got %v after %d requests", err, hits)
	}
}

func TestEndedByTheCaller(t *testing.T) {
	c := served(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(50*time.Millisecond, cancel)
	_, err := send[any](ctx, c, newRequest(get), nil)
	var ended *CanceledError
	if !errors.As(err, &ended) || !errors.Is(err, context.Canceled) || errors.Is(err, ErrTimeout) {
		t.Errorf("got %v", err)
	}
	_, err = send[any](t.Context(), c, newRequest(get), []CallOption{WithDeadline(50 * time.Millisecond)})
	if !errors.Is(err, ErrTimeout) {
		t.Errorf("got %v", err)
	}
}

func TestConnectionIsUsedAgain(t *testing.T) {
	hits := 0
	c := served(t, func(w http.ResponseWriter, _ *http.Request) {
		hits++
		if hits == 1 {
			w.WriteHeader(503)
			_, _ = io.WriteString(w, strings.Repeat("x", 100_000))
			return
		}
		answerJSON(w, "1")
	})
	used := 0
	ctx := httptrace.WithClientTrace(t.Context(), &httptrace.ClientTrace{
		GotConn: func(info httptrace.GotConnInfo) {
			if info.Reused {
				used++
			}
		},
	})
	if _, err := send[any](ctx, c, newRequest(get), nil); err != nil || used != 1 {
		t.Errorf("got %v, %d connections used again", err, used)
	}
}

func TestRedirectsLeakNothing(t *testing.T) {
	seen := make(chan http.Header, 1)
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen <- r.Header
		answerJSON(w, "1")
	}))
	t.Cleanup(other.Close)
	redirect := func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, other.URL, http.StatusFound) }
	secret := WithHeader("X-Api-Key", "secret")

	_, err := send[any](t.Context(), served(t, redirect, secret), newRequest(get), nil)
	var failed *APIError
	if !errors.As(err, &failed) || failed.Status != http.StatusFound {
		t.Errorf("got %v", err)
	}

	token := WithHeader("Authorization", "Bearer secret")
	for _, options := range [][]ClientOption{{secret, token, WithFollowRedirects()}, {token}} {
		if _, err := send[any](t.Context(), served(t, redirect, options...), newRequest(get), nil); err != nil {
			t.Fatal(err)
		}
		if header := <-seen; header.Get("X-Api-Key") != "" || header.Get("Authorization") != "" {
			t.Errorf("leaked %v", header)
		}
	}
}

func TestErrorsTellNoSecrets(t *testing.T) {
	c, err := newCore("http://127.0.0.1:1", []ClientOption{noWait}, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	_, err = send[any](t.Context(), c, secretRequest(), nil)
	var failed *ConnectionError
	if !errors.As(err, &failed) || strings.Contains(err.Error(), "SECRET") {
		t.Errorf("got %v", err)
	}
}
