package client

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"example.com/client/internal/wire"
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

func benchmarkCall(b *testing.B, op *operation, options ...ClientOption) {
	c, err := newCore("https://api.example.com", append(options, WithHTTPClient(&http.Client{Transport: inMemory{}})), defaults{})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		r := newRequest(op)
		r.path(wire.Text("a/b"))
		r.query("limit", wire.Integer(1))
		if _, err := send[thing](b.Context(), c, r, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCall(b *testing.B) { benchmarkCall(b, getThing) }

func BenchmarkCallWithToken(b *testing.B) {
	op := *getThing
	op.need = &need{{{scheme: "bearer"}}}
	benchmarkCall(b, &op, withCredential("bearer", bearer(fixed("secret"))))
}

// BenchmarkByHand is the same call with net/http alone, without retries, bounds and errors of its own.
func BenchmarkByHand(b *testing.B) {
	client := &http.Client{Transport: inMemory{}}
	b.ReportAllocs()
	for b.Loop() {
		target := "https://api.example.com/things/" + url.PathEscape("a/b") + "?" + url.Values{"limit": {"1"}}.Encode()
		request, err := http.NewRequestWithContext(b.Context(), http.MethodGet, target, nil)
		if err != nil {
			b.Fatal(err)
		}
		request.Header.Set("Accept", "application/json")
		response, err := client.Do(request)
		if err != nil {
			b.Fatal(err)
		}
		text, err := io.ReadAll(response.Body)
		_ = response.Body.Close()
		if err != nil {
			b.Fatal(err)
		}
		var value thing
		if err := json.Unmarshal(text, &value); err != nil {
			b.Fatal(err)
		}
	}
}

// TestAllocations bounds what a call costs with the floor of Go. Counts do not depend on the machine.
func TestAllocations(t *testing.T) {
	withToken := *getThing
	withToken.need = &need{{{scheme: "bearer"}}}
	for _, each := range []struct {
		op   *operation
		most float64
	}{{getThing, 42}, {&withToken, 48}} {
		c, err := newCore("https://api.example.com", []ClientOption{WithHTTPClient(&http.Client{Transport: inMemory{}}), withCredential("bearer", bearer(fixed("secret")))}, defaults{})
		if err != nil {
			t.Fatal(err)
		}
		count := testing.AllocsPerRun(100, func() {
			r := newRequest(each.op)
			r.path(wire.Text("An Identifier"))
			r.query("limit", wire.Integer(1))
			if _, err := send[thing](t.Context(), c, r, nil); err != nil {
				t.Fatal(err)
			}
		})
		if count > each.most && !isRace {
			t.Errorf("a call allocates %v times", count)
		}
	}
}
