package client

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"example.com/client/internal/wire"
)

// request is what one call sends. It keeps the first fault of its values, which is the error of the call.
type request struct {
	op *operation
	// filled is the path with its values.
	filled string
	// link is a whole URL in place of base URL, path and query.
	link string
	// pairs are those of the query: the name of a parameter, and how it is written.
	pairs   []field
	headers []field
	cookies []string
	body    *body
	// typed is the media type of the body that the call's values say.
	typed string
	err   error
	// tallies are the values that limits are about.
	tallies []tally
}

// tally is what limits see of a value.
type tally struct {
	// of is the place and the name: "query.ids".
	of     string
	count  int
	number float64
}

func newRequest(op *operation) *request { return &request{op: op, filled: op.path} }

// clone gives a request that can be changed by itself. The body is shared.
func (r *request) clone() *request {
	made := *r
	made.pairs = slices.Clone(r.pairs)
	made.headers = slices.Clone(r.headers)
	made.cookies = slices.Clone(r.cookies)
	made.tallies = slices.Clone(r.tallies)
	return &made
}

// refuse keeps the first fault.
func (r *request) refuse(subject string, err error) {
	if r.err == nil {
		r.err = &ArgumentError{Operation: r.op.id, Message: strings.TrimSpace(subject + " " + err.Error()), Err: err}
	}
}

// path fills in the values of the path, in the order of its template.
func (r *request) path(values ...wire.Value) {
	rest := r.op.path
	var out strings.Builder
	out.Grow(len(rest) + 32)
	for _, value := range values {
		before, after, _ := strings.Cut(rest, "{")
		name, tail, _ := strings.Cut(after, "}")
		written, _ := r.written(wire.Path, name, value)
		if written == "" {
			r.refuse(subjectOf(wire.Path, name), errors.New("cannot be empty"))
		}
		out.WriteString(before)
		out.WriteString(written)
		rest = tail
	}
	out.WriteString(rest)
	r.filled = out.String()
	if err := wire.CheckPath(r.filled); err != nil {
		r.refuse("", err)
	}
}

// query adds a parameter of the query.
func (r *request) query(name string, value wire.Value) {
	if written, isSent := r.written(wire.Query, name, value); isSent {
		r.setQuery(name, written)
	}
}

// openQuery adds a parameter that the manifest does not show, once for each value.
func (r *request) openQuery(name string, values []string) {
	written := make([]string, 0, len(values))
	for _, each := range values {
		if pair, isSent := r.written(wire.Query, name, wire.Text(each)); isSent {
			written = append(written, pair)
		}
	}
	if len(written) > 0 {
		r.setQuery(name, strings.Join(written, "&"))
	}
}

// setQuery puts a parameter in the place of one of the same name, or at the end.
func (r *request) setQuery(name, written string) {
	for index := range r.pairs {
		if r.pairs[index].name == name {
			r.pairs[index].value = written
			return
		}
	}
	r.pairs = append(r.pairs, field{name, written})
}

// header adds a header.
func (r *request) header(name string, value wire.Value) {
	if written, isSent := r.written(wire.Header, name, value); isSent {
		r.setHeader(name, written)
	}
}

func (r *request) setHeader(name, text string) {
	name = http.CanonicalHeaderKey(name)
	encoded, err := headerText(name, text)
	if err != nil {
		r.refuse(subjectOf(wire.Header, name), err)
		return
	}
	r.headers = slices.DeleteFunc(r.headers, func(each field) bool { return each.name == name })
	r.headers = append(r.headers, field{name, encoded})
}

// cookie adds a cookie.
func (r *request) cookie(name string, value wire.Value) {
	written, isSent := r.written(wire.Cookie, name, value)
	if !isSent {
		return
	}
	if r.styleOf(wire.Cookie, name) == nil {
		if !isCookie(name, written) {
			r.refuse(subjectOf(wire.Cookie, name), errForbidden)
			return
		}
		written = name + "=" + written
	}
	r.cookies = append(r.cookies, written)
}

func sortedKeys[T any](values map[string]T) []string {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// count tells limits how many items a property of the body has.
func (r *request) count(of string, count int) {
	if r.op.check != nil {
		r.tallies = append(r.tallies, tally{of: of, count: count})
	}
}

// number tells limits the number that a property of the body is.
func (r *request) number(of string, number float64) {
	if r.op.check != nil {
		r.tallies = append(r.tallies, tally{of: of, count: 1, number: number})
	}
}

// written writes a value by the style of its parameter.
func (r *request) written(place wire.Place, name string, value wire.Value) (string, bool) {
	if value.IsAbsent() {
		return "", false
	}
	if r.op.check != nil {
		of := place.String() + "." + name
		r.tallies = append(r.tallies, tally{of: of, count: value.Count(), number: value.Float()})
	}
	var text string
	var isSent bool
	var err error
	if style := r.styleOf(place, name); style != nil {
		text, isSent, err = style.Write(value)
	} else {
		text, isSent, err = wire.Alone(place, name, value)
	}
	if err != nil {
		r.refuse(subjectOf(place, name), err)
		return "", false
	}
	return text, isSent
}

func (r *request) styleOf(place wire.Place, name string) *wire.Parameter {
	for index := range r.op.styles {
		if style := &r.op.styles[index]; style.In == place && style.Name == name {
			return style
		}
	}
	return nil
}

func subjectOf(place wire.Place, name string) string {
	return fmt.Sprintf("%s parameter %q", place, name)
}
