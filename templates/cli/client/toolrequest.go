package client

import (
	"encoding/json"
	"errors"
	"io"
	"strings"

	"example.com/cli/wire"
)

// ToolRequest is what one command sends. Its methods return what is wrong with a value, and take the next one all the same.
type ToolRequest struct {
	own     *request
	options []CallOption
}

// NewToolRequest begins a request of an operation.
func NewToolRequest(op *Operation, options ...CallOption) *ToolRequest {
	return &ToolRequest{own: newRequest(op), options: options}
}

// UntypedRequest begins a request of an endpoint that the manifest does not have.
func UntypedRequest(method, path string, options ...CallOption) (*ToolRequest, error) {
	r := &ToolRequest{own: untyped(method, path), options: options}
	return r, r.fault()
}

// fault takes the fault of a value off the request.
func (r *ToolRequest) fault() error {
	err := r.own.err
	r.own.err = nil
	var refused *ArgumentError
	if errors.As(err, &refused) {
		return errors.New(refused.Message)
	}
	return err
}

// Path fills in the values of the path, in their order.
func (r *ToolRequest) Path(values ...wire.Value) error {
	r.own.path(values...)
	return r.fault()
}

// Put adds a parameter of the query, a header or a cookie as its style says.
func (r *ToolRequest) Put(place wire.Place, name string, value wire.Value) error {
	switch place {
	case wire.Query:
		r.own.query(name, value)
	case wire.Header:
		r.own.header(name, value)
	case wire.Cookie:
		r.own.cookie(name, value)
	}
	return r.fault()
}

// PutText adds texts under a name in place of what stands there, whether or not the manifest shows it.
func (r *ToolRequest) PutText(place wire.Place, name string, values []string) error {
	switch place {
	case wire.Query:
		r.own.openQuery(name, values)
	case wire.Header:
		r.options = append(r.options, WithHeader(name, strings.Join(values, ", ")))
		_, err := headerText(name, strings.Join(values, ", "))
		if err != nil {
			return errors.New(subjectOf(wire.Header, name) + " " + err.Error())
		}
	case wire.Cookie:
		for _, each := range values {
			r.own.cookie(name, wire.Text(each))
		}
	}
	return r.fault()
}

// Limits returns all limits of the manifest that the values are beyond.
func (r *ToolRequest) Limits() []error {
	known, isKnown := r.own.op.check.(*limits)
	if !isKnown {
		return nil
	}
	var faults []error
	for _, each := range *known {
		if err := each.check(r.own.tallies); err != nil {
			faults = append(faults, err)
		}
	}
	return faults
}

// TakesBody says whether calls can have a body.
func (r *ToolRequest) TakesBody() bool { return r.own.op.sends != nil }

// Bytes sends a body as it is, in a media type; an empty one stands for that of the operation.
func (r *ToolRequest) Bytes(content []byte, mediaType string) {
	r.own.body = &body{bytes: content, usualType: usualTypeOf(content)}
	r.own.typed = mediaType
}

// usualTypeOf gives the media type of a body of which nobody says any.
func usualTypeOf(content []byte) string {
	if json.Valid(content) {
		return "application/json"
	}
	return "application/octet-stream"
}

// Reader sends a body as it comes.
func (r *ToolRequest) Reader(content io.Reader, mediaType string) {
	r.own.body = readerBody(content)
	r.own.body.usualType = "application/octet-stream"
	r.own.typed = mediaType
}

// File sends a file, which is opened for each attempt.
func (r *ToolRequest) File(open func() (io.ReadCloser, error), length int64, mediaType string) {
	r.own.body = &body{open: open, length: length, usualType: "application/octet-stream"}
	r.own.typed = mediaType
}

// FormField is a field of a form: a value, or a file.
type FormField struct {
	Name  string
	Value wire.Value
	File  *File
}

// Form sends a form in a media type, in parts where that is one of parts.
func (r *ToolRequest) Form(fields []FormField, mediaType string) error {
	var faults []error
	write := func(f *form) {
		for _, each := range fields {
			if each.File != nil {
				f.file(each.Name, each.File)
			} else {
				f.add(each.Name, each.Value)
			}
			if err := r.fault(); err != nil {
				faults = append(faults, err)
			}
		}
	}
	if strings.HasPrefix(bareType(mediaType), "multipart/") {
		r.own.multipartBody(write)
	} else {
		r.own.formBody(write)
	}
	r.own.typed = mediaType
	return errors.Join(faults...)
}

// Count tells limits how many items a property of the body has.
func (r *ToolRequest) Count(name string, count int) { r.own.count("body."+name, count) }

// Number tells limits the number that a property of the body is.
func (r *ToolRequest) Number(name string, number float64) { r.own.number("body."+name, number) }

// Add adds options to the request.
func (r *ToolRequest) Add(options ...CallOption) { r.options = append(r.options, options...) }
