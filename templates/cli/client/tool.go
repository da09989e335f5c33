// Package client is the runtime of the Go client of the service, as the command-line tool uses it: the same requests, retries,
// credentials, pages and errors, and bodies as they came.
package client

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"net/http"
)

// Operation is what all calls of one operation have in common.
type Operation = operation

// Paging says how the pages of an operation follow each other.
type Paging = paging

// Defaults are what the manifest knows of all calls.
type Defaults = defaults

// Tool is a client whose answers are bytes.
type Tool struct{ core *core }

// NewTool returns a client that sends requests to a base URL. It sends nothing.
func NewTool(baseURL string, known Defaults, options ...ClientOption) (*Tool, error) {
	made, err := newCore(baseURL, options, known)
	if err != nil {
		return nil, err
	}
	return &Tool{made}, nil
}

// Route returns the method and the path of an operation, with parameters in braces.
func (op *operation) Route() (method, path string) { return op.method, op.path }

// Deprecation returns what is known of the end of an operation, or nil.
func (op *operation) Deprecation() *Deprecation { return op.deprecated }

// BodyType returns the media type of a body that names none; empty where none is the only one.
func (op *operation) BodyType() string {
	if op.sends == nil {
		return ""
	}
	return op.sends.contentType
}

// Do makes a call and reads the whole body.
func (t *Tool) Do(ctx context.Context, r *ToolRequest) (*http.Response, []byte, error) {
	return newExchange(t.core, r.own, r.options).perform(ctx, r.own)
}

// Open makes a call and leaves the body of a success to a function, which has no limit in time.
func (t *Tool) Open(ctx context.Context, r *ToolRequest, read func(*http.Response) error) error {
	x := newExchange(t.core, r.own, r.options)
	x.isOpen = true
	response, _, err := x.perform(ctx, r.own)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	return read(response)
}

// Pages returns the pages of a list, which stands at a place of the response where that has several.
func (t *Tool) Pages(ctx context.Context, p *Paging, r *ToolRequest, list string) iter.Seq2[*Page[json.RawMessage], error] {
	root := p.root
	if list != "" {
		root = list
	}
	return pagesIn[json.RawMessage](&walk{ctx: ctx, core: t.core, paging: p, request: r.own, options: r.options}, root)
}

// ItemsPlace returns the place of the items of a response, as a JSON Pointer.
func (p *paging) ItemsPlace(list string) string {
	if list == "" {
		list = p.root
	}
	return list + p.items
}

// ErrNoCredentials is the cause of an error that says which credentials are missing.
var ErrNoCredentials = errors.New("credentials are missing")

// Check returns what is wrong with a request, without sending it.
func (t *Tool) Check(r *ToolRequest) error {
	x := newExchange(t.core, r.own, r.options)
	if err := x.prepare(r.own); err != nil {
		return err
	}
	needed, isNeeded := r.own.op.need.(*need)
	if !isNeeded {
		return nil
	}
	if _, err := needed.choose(x); err != nil {
		return errors.Join(ErrNoCredentials, err)
	}
	return nil
}
