package client

import (
	"net/http"
)

// WithHeader sets a header on every request of a client, or on one call. It replaces a header of the same name. For a call, it also
// replaces headers that the client sets by itself, such as a credential.
func WithHeader(name, value string) Option {
	return headerOption{ownHeader{field: field{http.CanonicalHeaderKey(name), value}}}
}

// WithoutHeader removes a header that the client or the call would send.
func WithoutHeader(name string) Option {
	return headerOption{ownHeader{field: field{name: http.CanonicalHeaderKey(name)}, isLeftOut: true}}
}

type headerOption struct{ header ownHeader }

func (o headerOption) applyToClient(s *settings) {
	header := s.header.Clone()
	if header == nil {
		header = http.Header{}
	}
	if o.header.isLeftOut {
		// Not sent, and not set by the client either.
		header[o.header.name] = []string{}
	} else {
		text, err := headerText(o.header.name, o.header.value)
		if err != nil {
			s.refuse("header "+o.header.name, err)
		}
		header.Set(o.header.name, text)
	}
	s.header = header
}

func (o headerOption) applyToCall(s *settings) {
	s.own.headers = append(s.own.headers[:len(s.own.headers):len(s.own.headers)], o.header)
}

// WithQuery sets a query parameter on every request of a client, or on one call. It is sent once for each value, and replaces a
// parameter of the same name.
func WithQuery(name string, values ...string) Option { return queryOption{name, values} }

type queryOption struct {
	name   string
	values []string
}

func (o queryOption) applyToClient(s *settings) {
	r := newRequest(&operation{id: "New"})
	r.openQuery(o.name, o.values)
	if r.err != nil && s.err == nil {
		s.err = r.err
	}
	kept := make([]field, 0, len(s.query)+1)
	for _, each := range s.query {
		if each.name != o.name {
			kept = append(kept, each)
		}
	}
	s.query = append(kept, r.pairs...)
}

func (o queryOption) applyToCall(s *settings) {
	s.own.query = append(s.own.query[:len(s.own.query):len(s.own.query)], o)
}

// WithCookie adds a cookie to one call.
func WithCookie(name, value string) CallOption {
	return callOption(func(s *settings) { s.own.cookies = append(s.own.cookies, field{name, value}) })
}

// WithBody sets a body that the API description does not show, in place of the body of the call. A string, []byte, io.Reader or
// url.Values is sent as it is; everything else is sent as JSON. WithContentType sets its media type.
func WithBody(value any) CallOption {
	return callOption(func(s *settings) { s.own.hasBody, s.own.body = true, value })
}

// WithContentType sets the media type of the body.
func WithContentType(mediaType string) CallOption {
	return callOption(func(s *settings) { s.own.contentType = mediaType })
}

// WithAccept sets the media type to request, for operations that have several.
func WithAccept(mediaType string) CallOption {
	return callOption(func(s *settings) { s.own.accept = mediaType })
}

// WithReader passes a successful response to a function that reads its body, for downloads of any size. The answer then has neither
// Data nor Raw. No timeout applies while the function reads, but the context can end the call. The body is closed afterwards.
func WithReader(read func(*http.Response) error) CallOption {
	return callOption(func(s *settings) { s.own.read = read })
}

// refuse keeps the first fault of the options of a client.
func (s *settings) refuse(subject string, err error) {
	if s.err == nil {
		s.err = &ArgumentError{Operation: "New", Message: subject + " " + err.Error(), Err: err}
	}
}
