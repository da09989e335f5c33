package client

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"example.com/client/internal/wire"
)

// listed serves pages of the numbers 0 to 4, two at a time, by whatever says the offset.
func listed(t *testing.T, asked *[]string, options ...ClientOption) *core {
	return served(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		offset := r.URL.Query().Get("offset") + r.Header.Get("Offset")
		if cookie, err := r.Cookie("offset"); err == nil {
			offset += cookie.Value
		}
		var members struct{ Offset *json.Number }
		if json.Unmarshal(body, &members) == nil && members.Offset != nil {
			offset += members.Offset.String()
		}
		*asked = append(*asked, strings.TrimSpace(r.URL.RequestURI()+" "+string(body)))
		start := 0
		_, _ = fmt.Sscan(offset, &start)
		items := []int{}
		for index := start; index < min(start+2, 5); index++ {
			items = append(items, index)
		}
		text, _ := json.Marshal(map[string]any{"items": items, "total": 5})
		answerJSON(w, string(text))
	}, options...)
}

func numbers(in wire.Place, inBody bool) *paging {
	return &paging{in: in, inBody: inBody, name: "offset", items: "/items", total: "/total"}
}

func TestPagesByOffset(t *testing.T) {
	op := &operation{id: "things.list", method: http.MethodPost, path: "/", sends: sendsJSON, reads: readsJSON}
	for _, each := range []struct {
		name    string
		paging  *paging
		write   func(*request)
		options []CallOption
		want    []int
		last    string
	}{
		{"in the query", numbers(wire.Query, false), func(r *request) { r.query("limit", wire.Integer(2)) }, nil, []int{0, 1, 2, 3, 4}, "/?limit=2&offset=4"},
		{"from one that is given", numbers(wire.Query, false), func(r *request) { r.query("offset", wire.Integer(1)) }, nil, []int{1, 2, 3, 4}, "/?offset=3"},
		{"from one of an option", numbers(wire.Query, false), func(*request) {}, []CallOption{WithQuery("offset", "3")}, []int{3, 4}, "/?offset=3"},
		{"in a header", numbers(wire.Header, false), func(*request) {}, []CallOption{WithHeader("Offset", "1")}, []int{1, 2, 3, 4}, "/"},
		{"in a cookie", numbers(wire.Cookie, false), func(*request) {}, nil, []int{0, 1, 2, 3, 4}, "/"},
		{"in the body", numbers(0, true), func(r *request) { r.jsonBody(map[string]int{"limit": 2}) }, nil, []int{0, 1, 2, 3, 4}, `/ {"limit":2,"offset":4}`},
		{"from one in the body", numbers(0, true), func(r *request) { r.jsonBody(map[string]int{"offset": 3}) }, nil, []int{3, 4}, `/ {"offset":3}`},
		{"that was stored", numbers(wire.Query, false), func(*request) {}, []CallOption{WithPageStart(PageStart{"4", 4})}, []int{4}, "/?offset=4"},
	} {
		t.Run(each.name, func(t *testing.T) {
			var asked []string
			r := newRequest(op)
			each.write(r)
			var items []int
			for item, err := range itemsOf[int](t.Context(), listed(t, &asked), each.paging, r, each.options) {
				if err != nil {
					t.Fatal(err)
				}
				items = append(items, item)
			}
			if !slices.Equal(items, each.want) || asked[len(asked)-1] != each.last {
				t.Errorf("got %v by %v", items, asked)
			}
		})
	}
}

func TestPages(t *testing.T) {
	var asked []string
	c := listed(t, &asked)
	var starts []string
	for page, err := range pagesOf[int](t.Context(), c, numbers(wire.Query, false), newRequest(get), nil) {
		if err != nil || *page.Total != 5 || page.Response.StatusCode != 200 {
			t.Fatal(page, err)
		}
		start, err := page.Next()
		if err != nil {
			t.Fatal(err)
		}
		if start != nil {
			starts = append(starts, fmt.Sprint(*start))
		}
		if len(starts) == 2 {
			break
		}
	}
	if fmt.Sprint(starts) != "[{2 2} {4 4}]" || len(asked) != 2 {
		t.Errorf("got %v by %v", starts, asked)
	}
}

func TestSeveralLists(t *testing.T) {
	hits := 0
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		hits++
		if r.URL.RawQuery == "" {
			answerJSON(w, `{"a":{"items":["x"]},"b":{"items":["y"]}}`)
			return
		}
		answerJSON(w, `{"a":{"items":[]},"b":{"items":[]}}`)
	})
	r := newRequest(get)
	first, err := send[any](t.Context(), c, r, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := walkFrom(t.Context(), c, &paging{name: "offset", in: wire.Query, items: "/items"}, r, nil, first.Raw, first.Response)
	for root, want := range map[string]string{"/a": "x", "/b": "y"} {
		for item, err := range walkAt[string](w, root).Items() {
			if err != nil || item != want {
				t.Errorf("got %s, %v", item, err)
			}
		}
	}
	if hits != 3 {
		t.Errorf("%d requests", hits)
	}
}

func TestPagesThatLeadNowhere(t *testing.T) {
	for _, each := range []struct {
		name, body string
		paging     *paging
		says       string
	}{
		{"without a list", `{"items":{}}`, &paging{strategy: byCursor, items: "/items"}, "an object"},
		{"to another origin", `{"items":[1],"next":"https://other.example/"}`, &paging{strategy: byLink, items: "/items", next: "/next"}, "other.example"},
		{"to what is no link", `{"items":[1],"next":7}`, &paging{strategy: byLink, items: "/items", next: "/next"}, "not a string"},
		{"in a circle", `{"items":[1],"cursor":"a"}`, &paging{strategy: byCursor, in: wire.Query, name: "c", items: "/items", cursor: "/cursor"}, "back"},
		{"without an end", `{"items":[1]}`, &paging{in: wire.Query, name: "o", items: "/items"}, "repeats"},
	} {
		t.Run(each.name, func(t *testing.T) {
			c := served(t, func(w http.ResponseWriter, _ *http.Request) { answerJSON(w, each.body) })
			var last error
			for _, err := range itemsOf[int](t.Context(), c, each.paging, newRequest(get), nil) {
				last = err
			}
			var failed *PaginationError
			if !errors.As(last, &failed) || !strings.Contains(last.Error(), each.says) {
				t.Errorf("got %v", last)
			}
		})
	}
	c := served(t, func(w http.ResponseWriter, _ *http.Request) { answerJSON(w, `{"items":["x"]}`) })
	for _, err := range itemsOf[int](t.Context(), c, &paging{in: wire.Query, name: "o", items: "/items"}, newRequest(get), nil) {
		var unreadable *DecodeError
		if !errors.As(err, &unreadable) {
			t.Errorf("got %v", err)
		}
	}
	start := WithPageStart(PageStart{Position: "https://other.example/"})
	for _, err := range itemsOf[int](t.Context(), c, &paging{strategy: byLink, items: "/items"}, newRequest(get), []CallOption{start}) {
		var refused *ArgumentError
		if !errors.As(err, &refused) {
			t.Errorf("got %v", err)
		}
	}
}

func TestPageWithoutEndsOfItems(t *testing.T) {
	hits := 0
	c := served(t, func(w http.ResponseWriter, _ *http.Request) {
		hits++
		answerJSON(w, fmt.Sprintf(`{"items":[],"cursor":"%d"}`, hits))
	})
	var last error
	for _, err := range itemsOf[int](t.Context(), c, &paging{strategy: byCursor, in: wire.Query, name: "c", items: "/items", cursor: "/cursor"}, newRequest(get), nil) {
		last = err
	}
	var failed *PaginationError
	if !errors.As(last, &failed) || hits != mostEmptyPages {
		t.Errorf("got %v after %d pages", last, hits)
	}
}

func TestLinkHeader(t *testing.T) {
	for text, want := range map[string]string{
		`<a>; rel="last next"`: "a", `<a>;REL=Next`: "a", `<a>; rel=prev, <b>; title="x, <c>; rel=next"; rel="next"`: "b",
		`<a>; rel=next; anchor="/x"`: "", `<a>; rel=prev; rel=next`: "", `<a>; title="\"; rel=next`: "", `<a`: "", ``: "", `<a>; x; rel=next`: "a",
	} {
		if got := linkTo("next", http.Header{"Link": {text}}); got != want {
			t.Errorf("%s: got %q", text, got)
		}
	}
}
