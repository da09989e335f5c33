package client

import (
	"io"
	"net/http"
)

// operation is what all calls of one operation have in common. Such values are plain data: nothing runs when the package is loaded.
type operation struct {
	// id is that of the manifest, such as "me.saved-books.save".
	id     string
	method string
	// accept has the media types of successful responses; empty where the manifest leaves them open.
	accept []string
	// repeatable says what the manifest says of repeated calls.
	repeatable repeatable
	// failed gives the error of a status that the manifest names.
	failed func(*APIError) error
	// authorize puts credentials into a request.
	authorize func(*core, *http.Request) error
}

// request is what one call sends.
type request struct {
	// path is below the base URL, percent-encoded. A query stands in query.
	path   string
	query  string
	header http.Header
	body   *body
}

// body is the body of a request.
type body struct {
	contentType string
	// bytes are the whole body, unless stream is set.
	bytes []byte
	// stream can be read once, so that its call is never repeated.
	stream io.Reader
	// length is that of the stream, or -1 where it is not known.
	length int64
}
