package client

import (
	"context"
	"net/http"

	"example.com/client/internal/wire"
)

// operation is what all calls of one operation have in common. Such values are plain data: nothing runs when the package is loaded.
type operation struct {
	// id is that of the manifest, such as "me.saved-books.save".
	id     string
	method string
	// path is below the base URL, with parameters in braces.
	path string
	// styles are the parameters for which it is shown how arrays and objects are written.
	styles []wire.Parameter
	// accept is the header of calls that ask for nothing else.
	accept string
	// reads says how successes are read; a response that none of them is for is read as it says itself.
	reads []reading
	// data says from which successes Data is decoded; from all, where there is none.
	data []reading
	// failures are the errors of statuses that the manifest names.
	failures []failure
	// need puts credentials into requests.
	need authorizer
	// repeat is what the manifest says of repeated calls.
	repeat repeatable
	// keyHeader carries a key by which the service knows repeated calls.
	keyHeader string
	// fixed are headers of calls that do not set them.
	fixed []field
	// base is a base URL of the operation's own.
	base *ownBase
	// check refuses calls beyond the limits of the manifest.
	check      checker
	deprecated *Deprecation
	// sends says what bodies there are; nil where there is none.
	sends *sending
}

// field is a header or a query parameter with its text.
type field struct{ name, value string }

// ownBase is a base URL in place of the usual one.
type ownBase struct {
	// url is empty where it is not shown.
	url string
	// usual is the base URL of the service, empty where it is not shown.
	usual string
}

// sending says what the manifest says of bodies.
type sending struct {
	// contentType is the media type of a body that names none.
	contentType string
	// fields are the properties of a form that are not written as their values are anyway.
	fields []formField
}

// formField says how a property of a form is written (OpenAPI 3.1.1, section 4.8.15).
type formField struct {
	name string
	// contentType is the media type of its values; a range where each value names its own.
	contentType string
	// style is that of a query parameter, in place of contentType.
	style *wire.Parameter
}

// failure makes the error of a status, or of a range: 4 stands for all statuses from 400 to 499.
type failure struct {
	status int
	make   func(*APIError) error
}

// reading says how responses of one status are read.
type reading struct {
	// status is one status, or 2 for all successes, or 0 for all that no other reading is for.
	status int
	// types are the media types that a response may have.
	types []string
	// as reads a response in one way, whatever media type it has.
	as wayToRead
}

type wayToRead uint8

const (
	asItSays wayToRead = iota
	asJSON
	asText
	asBytes
)

// readsJSON reads all successes as JSON.
var readsJSON = []reading{{types: []string{"application/json"}}}

// sendsJSON sends bodies as JSON.
var sendsJSON = &sending{contentType: "application/json"}

// repeatable says whether a call may reach the service twice.
type repeatable uint8

const (
	// repeatByMethod lets the method decide (RFC 9110, section 9.2.2).
	repeatByMethod repeatable = iota
	repeatAlways
	repeatNever
)

// authorizer sends requests with credentials in them.
type authorizer interface {
	send(ctx context.Context, x *exchange, attempt int) (*http.Response, error)
}

// credential is one way to say who calls.
type credential interface {
	// fault says what is wrong with it, whatever the call is.
	fault() error
	// authenticate puts it into a request, and gives the secret that the request then carries. It carries none where the caller has
	// set a value of its own in its place.
	authenticate(ctx context.Context, to *http.Request, x *exchange, scopes []string) (string, error)
	// renew says after a status 401 whether there is another secret than the one that was carried.
	renew(ctx context.Context, carried string, x *exchange, scopes []string) (bool, error)
}

// checker says what is wrong with the values of a request before it is sent.
type checker interface {
	check(tallies []tally) error
}

// Deprecation is what the API description says about the deprecation of an operation. Days are YYYY-MM-DD.
type Deprecation struct {
	Since string
	// Sunset is the day on which the operation ends.
	Sunset string
	// Replacement is the ID of the operation to use instead.
	Replacement string
	Reason      string
}

// failureOf gives the error of a status.
func (op *operation) failureOf(failed *APIError) error {
	for _, status := range [...]int{failed.Status, failed.Status / 100} {
		for _, each := range op.failures {
			if each.status == status {
				return each.make(failed)
			}
		}
	}
	return failed
}

// readingOf gives the reading of a status, and whether there is one.
func readingOf(all []reading, status int) (reading, bool) {
	for _, wanted := range [...]int{status, status / 100, 0} {
		for _, each := range all {
			if each.status == wanted {
				return each, true
			}
		}
	}
	return reading{}, false
}
