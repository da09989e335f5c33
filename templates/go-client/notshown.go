package client

import "strings"

// NotShown stands in place of an operation that the manifest does not show enough of. It has no methods and cannot be called.
// When the missing facts are filled in, a method takes its place.
type NotShown struct{}

// OperationNotShown says what is missing of an operation.
type OperationNotShown struct {
	// Operation is the id of the operation, such as "tracks.retrieve".
	Operation string
	// Missing lists the facts that a call needs, such as "method" and "path".
	Missing []string
	// Place is where to fill them in, such as "manifest/groups/tracks.yaml#operations.retrieve".
	Place string
}

// Error says what is missing, and where to fill it in: programs that choose operations by name can give it as an error.
func (o OperationNotShown) Error() string {
	return o.Operation + " cannot be called: " + strings.Join(o.Missing, " and ") + " not shown, to be filled in at " + o.Place
}
