package client

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"example.com/client/internal/wire"
)

func TestHooks(t *testing.T) {
	hits := 0
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		if hits++; hits == 1 {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		answerJSON(w, `"`+r.Header.Get("X-Trace")+`"`)
	})
	var told []string
	hooks := WithHooks(Hooks{
		OnRequest: func(_ context.Context, e *RequestEvent) error {
			e.Request.Header.Set("X-Trace", fmt.Sprint(e.Attempt))
			told = append(told, "request")
			return nil
		},
		OnResponse: func(_ context.Context, e *ResponseEvent) error {
			told = append(told, fmt.Sprint(e.Response.StatusCode))
			return nil
		},
		OnError: func(_ context.Context, e *ErrorEvent) error {
			told = append(told, fmt.Sprint(e.Operation, e.RetryIn))
			return nil
		},
	})
	answer, err := send[string](t.Context(), c, newRequest(get), []CallOption{WithHooks(Hooks{}), hooks})
	if err != nil || answer.Data != "2" || strings.Join(told, " ") != "request 503 things.retrieve0s request 200" {
		t.Errorf("told %v: %v", told, err)
	}
	fault := errors.New("not today")
	for _, each := range []Hooks{
		{OnRequest: func(context.Context, *RequestEvent) error { return fault }},
		{OnResponse: func(context.Context, *ResponseEvent) error { return fault }},
	} {
		if _, err := send[any](t.Context(), c, newRequest(get), []CallOption{WithHooks(each)}); !errors.Is(err, fault) {
			t.Errorf("got %v", err)
		}
	}
	hits = 0
	refuse := Hooks{OnError: func(context.Context, *ErrorEvent) error { return fault }}
	if _, err := send[any](t.Context(), c, newRequest(get), []CallOption{WithHooks(refuse)}); !errors.Is(err, fault) || hits != 1 {
		t.Errorf("got %v", err)
	}
}

func TestLogHasNoSecrets(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	hits := 0
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		hits++
		w.Header().Set("Set-Cookie", "SECRET")
		w.Header().Set("Location", "/?SECRET=SECRET")
		w.WriteHeader([]int{503, 500, 400}[hits-1])
		_, _ = w.Write([]byte(`{"message":"SECRET"}`))
	}, WithLogger(logger), withCredential("it", headerKey("X-Own", fixed("SECRET"))))
	r := newRequest(needing("it"))
	r.query("q", wire.Text("SECRET"))
	_, err := send[any](t.Context(), c, r, []CallOption{WithHeader("Authorization", "SECRET")})
	var failed *APIError
	if !errors.As(err, &failed) {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(log.String(), "?SECRET=", "")
	if strings.Contains(text, "SECRET") || strings.Count(text, "attempt failed") != 2 || strings.Count(text, "call failed") != 1 || !strings.Contains(text, "status 400") {
		t.Errorf("wrote %s", text)
	}
}

func TestDeprecations(t *testing.T) {
	known := *get
	known.deprecated = &Deprecation{Since: "2026-02-01", Replacement: "things.find", Reason: "It is slow"}
	var told []string
	c := served(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Deprecation", "@1767225600; a=1")
		w.Header().Set("Link", `</news>; rel="deprecation"`)
		answerJSON(w, "1")
	}, WithDeprecations(func(n DeprecationNotice) { told = append(told, n.String()) }))
	for range 2 {
		if _, err := send[any](t.Context(), c, newRequest(&known), nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(told) != 1 || !strings.HasPrefix(told[0], "things.retrieve is deprecated from 2026-01-01. It is slow. Use things.find. See http://") {
		t.Errorf("told %q", told)
	}
	if text := (DeprecationNotice{Operation: "a", Sunset: "2026-08-01T00:00:00Z"}).String(); text != "a ends on 2026-08-01." {
		t.Errorf("says %s", text)
	}
}
