package client

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"unicode"

	"example.com/client/internal/wire"
)

// call calls an endpoint that the manifest does not name.
func call(ctx context.Context, c *core, method, path string, body any, options []CallOption) (*Answer[any], error) {
	r := untyped(method, path)
	if body != nil {
		r.anyBody(body)
	}
	return send[any](ctx, c, r, options)
}

// untyped makes the request of such a call.
func untyped(method, path string) *request {
	method = strings.ToUpper(method)
	endpoint, _, _ := strings.Cut(path, "?")
	op := &operation{id: method + " " + endpoint, method: method}
	r := &request{op: op, filled: path}
	// White space, "\" and "#" would not reach the service unchanged.
	if !strings.HasPrefix(path, "/") || strings.ContainsAny(path, "\\#") || strings.ContainsFunc(path, isSpaceOrControl) || !isToken(method) {
		r.refuse("", errors.New(`needs a method and a path that begins with "/" and has no white space, "\" or "#"`))
	}
	if err := wire.CheckPath(endpoint); err != nil {
		r.refuse("", err)
	}
	if method != http.MethodGet && method != http.MethodHead {
		op.sends = &sending{}
	}
	return r
}

func isSpaceOrControl(c rune) bool { return unicode.IsSpace(c) || unicode.IsControl(c) }
