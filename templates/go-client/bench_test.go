package client

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

type inMemory struct{}

func (inMemory) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{
		StatusCode:    200,
		Header:        http.Header{"Content-Type": {"application/json"}},
		Body:          io.NopCloser(strings.NewReader(`{"id":"1","name":"x"}`)),
		ContentLength: 21,
		Request:       r,
	}, nil
}

type thing struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func BenchmarkCall(b *testing.B) {
	c, err := newCore("https://api.example.com", []ClientOption{WithHTTPClient(&http.Client{Transport: inMemory{}})}, defaults{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := send[thing](b.Context(), c, thingRequest(), nil); err != nil {
			b.Fatal(err)
		}
	}
}
