package client

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"example.com/client/internal/wire"
)

// TestNothingIsLeft makes a thousand calls that end in all ways, many at once, and looks for what they leave behind.
func TestNothingIsLeft(t *testing.T) {
	before := runtime.NumGoroutine()
	var open atomic.Int64
	server := httptest.NewUnstartedServer(http.HandlerFunc(misbehave))
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		switch state {
		case http.StateNew:
			open.Add(1)
		case http.StateClosed, http.StateHijacked:
			open.Add(-1)
		}
	}
	server.Start()
	transport := &http.Transport{MaxIdleConnsPerHost: 8}
	c, err := newCore(server.URL, []ClientOption{noWait, WithTimeout(20 * time.Millisecond), WithMaxRetries(1), WithHTTPClient(&http.Client{Transport: transport})}, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	ways := []string{"answer", "silence", "stall", "hang-up", "broken", "failure", "redirect", "canceled", "stream", "deadline", "reader"}
	var group sync.WaitGroup
	slots := make(chan struct{}, 32)
	for index := range 1000 {
		slots <- struct{}{}
		group.Add(1)
		go func() {
			defer func() { <-slots; group.Done() }()
			endIn(c, ways[index%len(ways)])
		}()
	}
	group.Wait()
	// The server still runs: it would close what the client has left open.
	if !comesTrue(func() bool { transport.CloseIdleConnections(); return open.Load() == 0 }) {
		server.CloseClientConnections()
		t.Fatalf("%d connections are left", open.Load())
	}
	server.Close()
	if !comesTrue(func() bool { return runtime.NumGoroutine() <= before }) {
		stacks := make([]byte, 1<<20)
		t.Errorf("%d goroutines before, %d now:\n%s", before, runtime.NumGoroutine(), stacks[:runtime.Stack(stacks, true)])
	}
}

// comesTrue waits until something holds, as long as the slowest machine may need.
func comesTrue(holds func() bool) bool {
	for range 3000 {
		if holds() {
			return true
		}
		time.Sleep(10 * time.Millisecond)
	}
	return false
}

// misbehave answers as its path says.
func misbehave(w http.ResponseWriter, r *http.Request) {
	switch way := strings.TrimPrefix(r.URL.Path, "/"); way {
	case "silence", "canceled", "deadline":
		<-r.Context().Done()
	case "stall":
		w.Header().Set("Content-Length", "100")
		_, _ = io.WriteString(w, "{")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	case "hang-up":
		connection, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			_ = connection.Close()
		}
	case "broken":
		answerJSON(w, `{"id":`)
	case "failure":
		w.WriteHeader(503)
		_, _ = io.WriteString(w, strings.Repeat("x", 1<<16))
	case "redirect":
		http.Redirect(w, r, "/redirect", http.StatusFound)
	case "stream", "reader":
		w.Header().Set("Content-Type", "application/x-ndjson")
		for range 100 {
			_, _ = io.WriteString(w, "{}\n")
			w.(http.Flusher).Flush()
		}
		<-r.Context().Done()
	default:
		answerJSON(w, "{}")
	}
}

func endIn(c *core, way string) {
	op := &operation{id: way, method: http.MethodGet, path: "/{way}"}
	r := newRequest(op)
	r.path(wire.Text(way))
	// Only one caller gives up: the context of the others would close what is left open.
	ctx := context.Background()
	var options []CallOption
	switch way {
	case "canceled":
		canceled, cancel := context.WithCancel(ctx)
		defer cancel()
		ctx = canceled
		time.AfterFunc(5*time.Millisecond, cancel)
	case "deadline":
		options = append(options, WithDeadline(5*time.Millisecond))
	case "reader":
		options = append(options, WithReader(func(response *http.Response) error {
			_, err := io.ReadFull(response.Body, make([]byte, 3))
			return errors.Join(err, errors.New("enough"))
		}))
	case "stream":
		stream, err := lineStream[any](ctx, c, r, nil)
		if err != nil {
			return
		}
		for range stream.All() {
			break
		}
		return
	}
	_, _ = send[any](ctx, c, r, options)
}
