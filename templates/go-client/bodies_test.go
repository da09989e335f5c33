package client

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/client/internal/wire"
)

// putAny may be repeated, and takes any body.
var putAny = &operation{id: "things.replace", method: http.MethodPut, path: "/", sends: &sending{}}

func TestBodies(t *testing.T) {
	type note struct {
		Text string `json:"text"`
	}
	for _, each := range []struct {
		name              string
		write             func(*request)
		options           []CallOption
		body, contentType string
	}{
		{"of JSON, as it is for people", func(r *request) { r.jsonBody(note{"<å&>"}) }, nil, `{"text":"<å&>"}`, "application/json"},
		{"of text", func(r *request) { r.textBody("å") }, nil, "å", "text/plain; charset=utf-8"},
		{"of one of several types", func(r *request) { r.textBody("a,b"); r.contentType("text/csv") }, nil, "a,b", "text/csv"},
		{"of bytes", func(r *request) { r.readerBody(strings.NewReader("x")) }, nil, "x", ""},
		{"that is any value", func(r *request) { r.anyBody(note{"x"}) }, nil, `{"text":"x"}`, "application/json"},
		{"of the caller", func(r *request) { r.textBody("x") }, []CallOption{WithBody([]byte{1}), WithContentType("image/png")}, "\x01", "image/png"},
		{"of a form of the caller", func(*request) {}, []CallOption{WithBody(url.Values{"a": {"b c"}})}, "a=b+c", "application/x-www-form-urlencoded"},
		{"of the text of JSON", func(*request) {}, []CallOption{WithBody("x"), WithContentType("application/json")}, `"x"`, "application/json"},
		{"of JSON of the caller", func(*request) {}, []CallOption{WithBody(json.RawMessage("{}")), WithHeader("content-type", "application/x+json")}, "{}", "application/x+json"},
	} {
		t.Run(each.name, func(t *testing.T) {
			var seen, contentType string
			c := served(t, func(w http.ResponseWriter, r *http.Request) {
				text, _ := io.ReadAll(r.Body)
				seen, contentType = string(text), r.Header.Get("Content-Type")
				w.WriteHeader(http.StatusNoContent)
			})
			r := newRequest(putAny)
			each.write(r)
			if _, err := send[NoContent](t.Context(), c, r, each.options); err != nil || seen != each.body || contentType != each.contentType {
				t.Errorf("sent %q as %q: %v", seen, contentType, err)
			}
		})
	}
}

func TestRefusedBodies(t *testing.T) {
	c, err := newCore("http://127.0.0.1:1", nil, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	for _, option := range []CallOption{WithBody(func() {}), WithBody(map[string]int{})} {
		_, err := send[any](t.Context(), c, newRequest(putAny), []CallOption{option, WithContentType("text/csv")})
		var refused *ArgumentError
		if !errors.As(err, &refused) {
			t.Errorf("got %v", err)
		}
	}
	var refused *ArgumentError
	if _, err := send[any](t.Context(), c, newRequest(get), []CallOption{WithBody("x")}); !errors.As(err, &refused) {
		t.Errorf("got %v", err)
	}
}

func TestRepeatedBodies(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(file, []byte("content"), 0o600); err != nil {
		t.Fatal(err)
	}
	opened, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	var buffer bytes.Buffer
	buffer.WriteString("content")
	for _, each := range []struct {
		name   string
		source io.Reader
		hits   int
		length int64
	}{
		{"of a reader of bytes", bytes.NewReader([]byte("content")), 3, 7},
		{"of a reader of text", strings.NewReader("content"), 3, 7},
		{"of a buffer", &buffer, 3, 7},
		{"of a file that is opened again", Reopen(func() (io.ReadCloser, error) { return os.Open(file) }), 3, -1},
		{"not of a file that is open", opened, 1, 7},
		{"not of what is read once", io.MultiReader(strings.NewReader("content")), 1, -1},
	} {
		t.Run(each.name, func(t *testing.T) {
			hits := 0
			c := served(t, func(w http.ResponseWriter, r *http.Request) {
				hits++
				text, _ := io.ReadAll(r.Body)
				if string(text) != "content" || r.ContentLength != each.length {
					t.Errorf("sent %q of length %d", text, r.ContentLength)
				}
				w.WriteHeader(http.StatusServiceUnavailable)
			})
			r := newRequest(putAny)
			r.readerBody(each.source)
			_, err := send[any](t.Context(), c, r, nil)
			var failed *APIError
			if !errors.As(err, &failed) || hits != each.hits {
				t.Errorf("%d requests: %v", hits, err)
			}
		})
	}
	if text, err := io.ReadAll(Reopen(func() (io.ReadCloser, error) { return os.Open(file) })); string(text) != "content" {
		t.Errorf("read %q, %v", text, err)
	}
}

func TestForm(t *testing.T) {
	op := *putAny
	op.sends = &sending{fields: []formField{
		{name: "deep", style: &wire.Parameter{Name: "deep", In: wire.Query, Style: wire.DeepObject}},
		{name: "json", contentType: "application/json"},
	}}
	write := func(f *form) {
		f.add("text", wire.Text("a b~*"))
		f.add("left out", wire.MaybeText[string](nil))
		f.add("list", wire.Integers([]int{1, 2}))
		f.add("deep", wire.Any(map[string]int{"a": 1}))
		f.add("json", wire.Text("x"))
		f.add("object", wire.Any(map[string]int{"b": 2}))
	}
	r := newRequest(&op)
	r.formBody(write)
	if got := string(r.body.bytes); got != "text=a+b%7E*&list=1&list=2&deep%5Ba%5D=1&json=%22x%22&object=%7B%22b%22%3A2%7D" {
		t.Errorf("wrote %s", got)
	}
	r = newRequest(&op)
	r.multipartBody(func(f *form) {
		write(f)
		f.file("none", nil)
		f.files("files", File{Name: `a"b`, Content: strings.NewReader("1")}, File{Type: "image/png", Content: strings.NewReader("2")})
	})
	parts := partsOf(t, r.body)
	want := []string{"text|||a b~*", "list|||1", "list|||2", "deep[a]|||1", `json||application/json|"x"`, `object||application/json|{"b":2}`,
		"files|a%22b|application/octet-stream|1", "files|blob|image/png|2"}
	if got := strings.Join(parts, "\n"); got != strings.Join(want, "\n") || r.body.isOnce || r.body.length < 0 {
		t.Errorf("wrote %s", got)
	}
}

func TestFileWithoutTypeOrContent(t *testing.T) {
	op := *putAny
	op.sends = &sending{fields: []formField{{name: "image", contentType: "image/*"}}}
	for _, file := range []*File{{Content: strings.NewReader("")}, {Type: "image/png"}} {
		r := newRequest(&op)
		r.multipartBody(func(f *form) { f.file("image", file) })
		if r.err == nil {
			t.Error("is not refused")
		}
	}
	opened, err := os.Create(filepath.Join(t.TempDir(), "a.bin"))
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	if name := (&File{Content: opened}).name(); name != "a.bin" {
		t.Errorf("is called %s", name)
	}
}

// partsOf gives name, file name, type and content of each part.
func partsOf(t *testing.T, b *body) []string {
	t.Helper()
	_, parameters, err := mime.ParseMediaType(b.ownType)
	if err != nil {
		t.Fatal(err)
	}
	content, err := b.open()
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(content)
	if err != nil || int64(len(text)) != b.length {
		t.Fatalf("%d bytes of %d: %v", len(text), b.length, err)
	}
	reader := multipart.NewReader(bytes.NewReader(text), parameters["boundary"])
	var parts []string
	for {
		part, err := reader.NextRawPart()
		if errors.Is(err, io.EOF) {
			return parts
		}
		if err != nil {
			t.Fatal(err)
		}
		content, _ := io.ReadAll(part)
		parts = append(parts, strings.Join([]string{part.FormName(), part.FileName(), part.Header.Get("Content-Type"), string(content)}, "|"))
	}
}

func TestBodyThatCannotBeOpened(t *testing.T) {
	fault := errors.New("gone")
	r := newRequest(putAny)
	r.readerBody(Reopen(func() (io.ReadCloser, error) { return nil, fault }))
	c := served(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	if _, err := send[any](t.Context(), c, r, nil); !errors.Is(err, fault) {
		t.Errorf("got %v", err)
	}
}
