package client

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"
)

func streaming(t *testing.T, mediaType string, options []ClientOption, chunks ...string) *core {
	return served(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", mediaType)
		for _, each := range chunks {
			if each == "…" {
				<-r.Context().Done()
				return
			}
			_, _ = io.WriteString(w, each)
			w.(http.Flusher).Flush()
		}
	}, options...)
}

func of(mediaType string) *request {
	return newRequest(&operation{id: "things.watch", method: http.MethodGet, path: "/", reads: []reading{{types: []string{mediaType}}}})
}

func TestEvents(t *testing.T) {
	c := streaming(t, "text/event-stream", nil, "\xef\xbb\xbfid: 1\r", "\nevent: a\rdata: {\"id\":\ndata:\"x\"}\n\n:c\n\nretry: 10\ndata: {}\n\ndata: {}\n")
	stream, err := eventStream[thing](t.Context(), c, of("text/event-stream"), nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for event, err := range stream.All() {
		got = append(got, fmt.Sprint(event.Name, event.Data.ID, event.ID, event.Retry, event.HasRetry, err))
	}
	if want := "ax10s false <nil> message110ms true <nil>"; strings.Join(got, " ") != want {
		t.Errorf("got %q", got)
	}
}

func TestRawItems(t *testing.T) {
	c := streaming(t, "application/x-ndjson", nil, "{\"id\": 7}\n\n[]\r\noops\n{}")
	stream, err := lineStream[thing](t.Context(), c, of("application/x-ndjson"), nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for text, err := range stream.Raw() {
		got = append(got, fmt.Sprint(string(text), err == nil))
	}
	if want := `{"id": 7}true []true oopsfalse`; strings.Join(got, " ") != want {
		t.Errorf("got %q", got)
	}
}

func TestStreamsThatFail(t *testing.T) {
	for _, each := range []struct {
		name    string
		options []ClientOption
		chunks  []string
		fault   func(error) bool
	}{
		{"by silence", []ClientOption{WithIdleTimeout(50 * time.Millisecond)}, []string{"{}\n", "…"}, func(err error) bool { return errors.Is(err, ErrTimeout) }},
		{"by an item that is none", nil, []string{"{}\n", "{\"id\":[]}\n"}, func(err error) bool { var failed *DecodeError; return errors.As(err, &failed) }},
	} {
		t.Run(each.name, func(t *testing.T) {
			stream, err := lineStream[thing](t.Context(), streaming(t, "application/x-ndjson", each.options, each.chunks...), of("application/x-ndjson"), nil)
			if err != nil {
				t.Fatal(err)
			}
			count, last := 0, error(nil)
			for _, err := range stream.All() {
				count++
				last = err
			}
			if count != 2 || !each.fault(last) {
				t.Errorf("got %d, %v", count, last)
			}
		})
	}
	_, err := sequenceStream[thing](t.Context(), streaming(t, "text/html", nil, "<p>"), of("application/json-seq"), nil)
	var failed *DecodeError
	if !errors.As(err, &failed) || string(failed.Body) != "<p>" {
		t.Errorf("got %v", err)
	}
}

func TestLongestLine(t *testing.T) {
	c := streaming(t, "text/event-stream", nil, "data: a\n\n", strings.Repeat("x", longestLine+5000))
	stream, err := textEventStream(t.Context(), c, of("text/event-stream"), nil)
	if err != nil {
		t.Fatal(err)
	}
	var last error
	for event, err := range stream.All() {
		if last = err; err == nil && event.Data != "a" {
			t.Errorf("got %v", event)
		}
	}
	var failed *DecodeError
	if !errors.As(last, &failed) {
		t.Errorf("got %v", last)
	}
}

func TestReader(t *testing.T) {
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/fails" {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		_, _ = io.WriteString(w, strings.Repeat("x", 200))
	}, WithMaxResponseBytes(100), WithDeadline(time.Minute))
	var text []byte
	read := WithReader(func(response *http.Response) (err error) {
		text, err = io.ReadAll(response.Body)
		return err
	})
	answer, err := call(t.Context(), c, "GET", "/", nil, []CallOption{read})
	if err != nil || len(text) != 200 || answer.Response.StatusCode != 200 || answer.Raw != nil {
		t.Errorf("got %d bytes, %v", len(text), err)
	}
	text = nil
	_, err = call(t.Context(), c, "GET", "/fails", nil, []CallOption{read})
	var failed *APIError
	if !errors.As(err, &failed) || text != nil {
		t.Errorf("got %v", err)
	}
}

// FuzzLines reads the same lines however their bytes are cut.
func FuzzLines(f *testing.F) {
	f.Add("data: a\r\n\r\nb\rc\n\xef\xbb\xbfd", uint8(1), false)
	f.Add("\xef\xbb\xbf{}\n\n[]", uint8(2), true)
	f.Fuzz(func(t *testing.T, text string, size uint8, isItems bool) {
		read := func(size int) []string {
			lines := &lineReader{x: &exchange{}, response: &http.Response{Body: io.NopCloser(&cut{[]byte(text), size})}}
			if isItems {
				lines.end = '\n'
			}
			var all []string
			for {
				line, isWhole, err := lines.nextWhole()
				if err != nil {
					return all
				}
				all = append(all, fmt.Sprint(string(line), isWhole))
			}
		}
		if once, cut := read(len(text)+1), read(int(size)+1); strings.Join(once, "|") != strings.Join(cut, "|") {
			t.Errorf("read %q, and cut into %d bytes %q", once, size+1, cut)
		}
	})
}

// cut gives so many bytes at a time.
type cut struct {
	left []byte
	size int
}

func (c *cut) Read(into []byte) (int, error) {
	if len(c.left) == 0 {
		return 0, io.EOF
	}
	count := copy(into, c.left[:min(c.size, len(c.left))])
	c.left = c.left[count:]
	return count, nil
}
