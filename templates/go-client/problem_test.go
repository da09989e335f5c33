package client

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

func counting(hits *int, then http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		*hits++
		if then == nil {
			answerJSON(w, "1")
			return
		}
		then(w, r)
	}
}

func TestProblemDetails(t *testing.T) {
	c := served(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/problem+json; charset=utf-8")
		w.WriteHeader(http.StatusConflict)
		_, _ = io.WriteString(w, `{"type":"about:blank","title":7,"status":409,"detail":"Taken.","more":1}`)
	})
	_, err := send[any](t.Context(), c, newRequest(get), nil)
	problem, isProblem := ProblemOf(fmt.Errorf("wrapped: %w", err))
	if !isProblem || problem != (ProblemDetails{Type: "about:blank", Status: 409, Detail: "Taken."}) {
		t.Errorf("got %+v of %v", problem, err)
	}
	if _, isProblem := ProblemOf(io.EOF); isProblem {
		t.Error("has no problem")
	}
}

func TestRedirectsThatComeBack(t *testing.T) {
	var seen []string
	var origins [2]string
	handler := func(w http.ResponseWriter, r *http.Request) {
		seen = append(seen, r.URL.Path+" "+r.Header.Get("X-Key")+r.Header.Get("Referer"))
		switch r.URL.Path {
		case "/":
			http.Redirect(w, r, origins[1]+"/b", http.StatusFound)
		case "/b":
			http.Redirect(w, r, "/c", http.StatusFound)
		case "/c":
			http.Redirect(w, r, origins[0]+"/d", http.StatusFound)
		default:
			answerJSON(w, "1")
		}
	}
	c := served(t, handler, WithHeader("X-Key", "secret"), WithFollowRedirects())
	other := httptest.NewServer(http.HandlerFunc(handler))
	t.Cleanup(other.Close)
	origins = [2]string{c.baseURL, other.URL}
	if _, err := send[any](t.Context(), c, newRequest(get), nil); err != nil || fmt.Sprint(seen) != "[/ secret /b  /c  /d ]" {
		t.Errorf("saw %q, %v", seen, err)
	}
}

func TestHost(t *testing.T) {
	host := ""
	c := served(t, func(w http.ResponseWriter, r *http.Request) { host = r.Host; answerJSON(w, "1") })
	if _, err := send[any](t.Context(), c, newRequest(get), []CallOption{WithHeader("host", "api.example.com")}); err != nil || host != "api.example.com" {
		t.Errorf("sent to %q, %v", host, err)
	}
}

func TestTimeoutOfTheCallersClient(t *testing.T) {
	c := served(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }, WithHTTPClient(&http.Client{Timeout: 20e6}), WithMaxRetries(0))
	if _, err := send[any](t.Context(), c, newRequest(get), nil); !errors.Is(err, ErrTimeout) {
		t.Errorf("got %v", err)
	}
}

func TestBodiesOfFailures(t *testing.T) {
	json := &APIError{Header: http.Header{"Content-Type": {"application/json"}}, Body: []byte(`{"id":"x"}`)}
	if data := dataOf[thing](json); data == nil || data.ID != "x" {
		t.Errorf("got %v", data)
	}
	text := &APIError{Header: http.Header{"Content-Type": {"text/plain"}}, Body: []byte("down")}
	if data := dataOf[string](text); data == nil || *data != "down" {
		t.Errorf("got %v", data)
	}
	if dataOf[thing](text) != nil || dataOf[thing](&APIError{}) != nil {
		t.Error("a body of another form is data")
	}
}
