// Package programs measures a call by the client and by net/http alone: `go test -bench . -benchmem`.
package programs

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"musiccatalog"
)

const body = `{"id":"0OdUWJ0sBjDrqHygGUXeCF","name":"The Example","type":"artist","genres":["rock"],"images":[],"popularity":50}`

// inMemory answers without a network, so that only the client is measured.
type inMemory struct{}

func (inMemory) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{
		StatusCode:    http.StatusOK,
		Header:        http.Header{"Content-Type": {"application/json"}},
		Body:          io.NopCloser(strings.NewReader(body)),
		ContentLength: int64(len(body)),
		Request:       r,
	}, nil
}

func BenchmarkByHand(b *testing.B) {
	client := &http.Client{Transport: inMemory{}}
	for b.Loop() {
		target := "https://api.example.com/v1/artists/" + url.PathEscape("0OdUWJ0sBjDrqHygGUXeCF")
		request, err := http.NewRequestWithContext(b.Context(), http.MethodGet, target, nil)
		if err != nil {
			b.Fatal(err)
		}
		request.Header.Set("Accept", "application/json")
		request.Header.Set("Authorization", "Bearer secret")
		response, err := client.Do(request)
		if err != nil {
			b.Fatal(err)
		}
		text, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			b.Fatal(err)
		}
		var artist musiccatalog.Artist
		if err := json.Unmarshal(text, &artist); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkClient(b *testing.B) {
	client, err := musiccatalog.New(
		"https://api.example.com/v1",
		musiccatalog.WithOAuth("secret"),
		musiccatalog.WithHTTPClient(&http.Client{Transport: inMemory{}}),
	)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := client.Artists.Retrieve(b.Context(), "0OdUWJ0sBjDrqHygGUXeCF", nil); err != nil {
			b.Fatal(err)
		}
	}
}
