package client

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"example.com/client/internal/wire"
)

func TestNullable(t *testing.T) {
	type patch struct {
		Note  Nullable[string] `json:"note,omitzero"`
		Count Nullable[int]    `json:"count,omitzero"`
	}
	for text, given := range map[string]patch{
		`{}`:                      {},
		`{"note":null}`:           {Note: Null[string]()},
		`{"note":"","count":0}`:   {Note: Value(""), Count: Value(0)},
		`{"note":"a","count":42}`: {Note: Value("a"), Count: Value(42)},
	} {
		written, err := json.Marshal(given)
		if err != nil || string(written) != text {
			t.Errorf("wrote %s, %v", written, err)
		}
		var read patch
		if err := json.Unmarshal([]byte(text), &read); err != nil || read != given {
			t.Errorf("read %v of %s, %v", read, text, err)
		}
	}
	if value, isThere := Value(7).Get(); value != 7 || !isThere || Value(7).IsNull() || !Null[int]().IsNull() {
		t.Error("does not say what it is")
	}
}

type pet struct {
	Cat *struct{ Lives int }
	Dog *struct{ Breed string }
	Raw json.RawMessage
}

func (p *pet) UnmarshalJSON(text []byte) error {
	p.Raw = append(p.Raw[:0:0], text...)
	switch tagOf(text, "kind") {
	case "cat":
		return decodeJSON(text, &p.Cat)
	case "dog":
		return decodeJSON(text, &p.Dog)
	}
	return nil
}

func (p pet) MarshalJSON() ([]byte, error) { return marshalUnion(p.Raw, member(p.Cat), member(p.Dog)) }

func TestUnions(t *testing.T) {
	var pets []pet
	if err := json.Unmarshal([]byte(`[{"kind":"cat","lives":9},{"kind":"fish"},7]`), &pets); err != nil || pets[0].Cat.Lives != 9 {
		t.Fatal(pets, err)
	}
	pets[0].Raw = nil
	if written, err := json.Marshal(append(pets, pet{})); err != nil || string(written) != `[{"Lives":9},{"kind":"fish"},7,null]` {
		t.Errorf("wrote %s, %v", written, err)
	}
	for text, want := range map[string]string{`{}`: "object", ` []`: "array", `"a"`: "string", `-1`: "number", `true`: "boolean", `null`: "null", ``: ""} {
		if got := jsonTypeOf([]byte(text)); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
	if !hasFields([]byte(`{"a":1,"b":null}`), "a", "b") || hasFields([]byte(`{"a":1}`), "b") || hasFields([]byte(`[]`), "a") {
		t.Error("does not see fields")
	}
}

type labeled struct {
	ID     string           `json:"id,omitzero"`
	Others map[string]int64 `json:"-"`
}

func (l *labeled) UnmarshalJSON(text []byte) error {
	type plain labeled
	return readOthers(text, (*plain)(l), &l.Others, "id")
}

func (l labeled) MarshalJSON() ([]byte, error) {
	type plain labeled
	return writeOthers(plain(l), l.Others)
}

func TestOthers(t *testing.T) {
	for _, text := range []string{`{"id":"x","a":1,"b":9007199254740993}`, `{"id":"x"}`, `{"a":1}`, `{}`} {
		var read labeled
		if err := json.Unmarshal([]byte(text), &read); err != nil {
			t.Fatal(err)
		}
		if written, err := json.Marshal(read); err != nil || string(written) != text {
			t.Errorf("wrote %s of %s, %v", written, text, err)
		}
	}
	if err := json.Unmarshal([]byte(`{"a":"x"}`), &labeled{}); err == nil || !strings.Contains(err.Error(), `"a"`) {
		t.Errorf("got %v", err)
	}
}

func TestDates(t *testing.T) {
	at := time.Date(2026, 8, 1, 12, 0, 0, 500, time.UTC)
	if back, err := NewDateTime(at).Time(); err != nil || !back.Equal(at) {
		t.Errorf("got %v, %v", back, err)
	}
	if back, err := NewDate(at).Time(); err != nil || back.Format(time.RFC3339) != "2026-08-01T00:00:00Z" {
		t.Errorf("got %v, %v", back, err)
	}
	if _, err := DateTime("soon").Time(); err == nil {
		t.Error("reads anything")
	}
	if *Ptr(7) != 7 {
		t.Error("points elsewhere")
	}
}

func TestLimits(t *testing.T) {
	op := &operation{id: "things.list", path: "/", check: &limits{
		{of: []string{"query.ids", "body.ids"}, maxItems: 3, minItems: 2, by: "here"},
		{of: []string{"header.x-size", "body.size"}, maximum: 20, hasMaximum: true, by: "there"},
	}}
	for _, each := range []struct {
		write func(*request)
		says  string
	}{
		{func(*request) {}, ""},
		{func(r *request) { r.query("ids", wire.Any([]int{1})); r.count("body.ids", 2) }, ""},
		{func(r *request) { r.query("ids", wire.Texts([]string{"a", "b"})); r.count("body.ids", 2) }, "at most 3 (here)"},
		{func(r *request) { r.query("ids", wire.Texts([]string{"a"})) }, "at least 2 (here)"},
		{func(r *request) { r.header("X-Size", wire.Integer(20)); r.number("body.size", 19) }, ""},
		{func(r *request) { r.header("X-Size", wire.Integer(21)) }, "is 21, but must be at most 20 (there)"},
		{func(r *request) { r.number("body.size", 20.5) }, "is 20.5"},
	} {
		op.styles = []wire.Parameter{{Name: "ids", In: wire.Query, Style: wire.Form}}
		r := newRequest(op)
		each.write(r)
		err := op.check.check(r.tallies)
		if err == nil != (each.says == "") || !strings.Contains(fmt.Sprint(err), each.says) {
			t.Errorf("got %v, and not %q", err, each.says)
		}
	}
}

func TestOptionsOfAClient(t *testing.T) {
	c, err := newCore("https://api.example.com/", []ClientOption{WithHeader("X-App", "a"), WithQuery("v", "1", "2"), WithOwnBaseURL(func(string) string { return "" })},
		defaults{header: []field{{"X-App", "z"}}, query: []field{{"v", "9"}}})
	if err != nil {
		t.Fatal(err)
	}
	more, err := c.with([]ClientOption{WithoutHeader("x-app"), WithQuery("v")})
	if err != nil || fmt.Sprint(c.settings.header, c.settings.query) != "map[X-App:[a]] [{v v=1&v=2}]" || len(more.settings.header["X-App"])+len(more.settings.query) != 0 {
		t.Errorf("got %v %v, %v, %v", c.settings.header, c.settings.query, more.settings, err)
	}
	for _, option := range []ClientOption{WithHeader("a b", "c"), WithHeader("a", "b\n"), WithQuery("a", "\xff")} {
		var refused *ArgumentError
		if _, err := newCore("https://api.example.com", []ClientOption{option}, defaults{}); !errors.As(err, &refused) {
			t.Errorf("got %v", err)
		}
	}
	for _, base := range []string{"", "/x", "ftp://a", "https://u:p@a", "https://a?b", "https://a#b", "https://a b", "https://"} {
		var refused *ArgumentError
		if _, err := newCore(base, nil, defaults{}); !errors.As(err, &refused) {
			t.Errorf("%s: got %v", base, err)
		}
	}
}

func TestOwnBaseURL(t *testing.T) {
	for _, each := range []struct {
		client string
		own    ownBase
		option string
		want   string
	}{
		{"https://a", ownBase{"https://b", "https://a"}, "", "https://b"},
		{"http://mock", ownBase{"https://b", "https://a"}, "", "http://mock"},
		{"http://any", ownBase{"https://b", ""}, "", "https://b"},
		{"https://a", ownBase{"", "https://a"}, "https://c/", "https://c"},
		{"https://a", ownBase{"", "https://a"}, "", ""},
	} {
		c, err := newCore(each.client, []ClientOption{WithOwnBaseURL(func(string) string { return each.option })}, defaults{})
		if err != nil {
			t.Fatal(err)
		}
		if got, err := c.baseOf(&operation{base: &each.own}); got != each.want || err == nil != (each.want != "") {
			t.Errorf("%+v: got %s, %v", each, got, err)
		}
	}
}

func TestNotShown(t *testing.T) {
	said := OperationNotShown{"a.b", []string{"method", "path"}, "a.yaml#b"}
	if text := said.Error(); text != "a.b cannot be called: method and path not shown, to be filled in at a.yaml#b" {
		t.Errorf("says %s", text)
	}
}

func TestHeadersThatAreLeftOut(t *testing.T) {
	op := *needing("it")
	op.method, op.keyHeader, op.sends, op.accept = http.MethodPost, "Idempotency-Key", sendsJSON, "application/json"
	var seen http.Header
	c := served(t, func(w http.ResponseWriter, r *http.Request) {
		seen = r.Header
		if r.URL.Path == "/" {
			http.Redirect(w, r, "/there", http.StatusFound)
			return
		}
		answerJSON(w, "1")
	}, WithHeader("X-App", "a"), withCredential("it", bearer(fixed("secret"))))
	r := newRequest(&op)
	r.jsonBody(1)
	var options []CallOption
	for _, name := range []string{"x-app", "user-agent", "authorization", "idempotency-key", "accept", "content-type"} {
		options = append(options, WithoutHeader(name))
	}
	_, err := send[any](t.Context(), c, r, options)
	for name := range seen {
		if name != "Accept-Encoding" && name != "Content-Length" {
			t.Errorf("sends %s: %v", name, err)
		}
	}
	if err != nil {
		t.Error(err)
	}
	_, err = send[any](t.Context(), c, newRequest(&op), []CallOption{WithoutHeader("X-App"), WithHeader("Idempotency-Key", "")})
	if err == nil || len(seen.Get("Idempotency-Key")) != 36 {
		t.Errorf("sends the key %q: %v", seen.Get("Idempotency-Key"), err)
	}
}

func TestNullableIsPrintedAsItsValue(t *testing.T) {
	if text := fmt.Sprint(Value(7), Null[int](), Nullable[int]{}); text != "7 null " {
		t.Errorf("%q", text)
	}
}
