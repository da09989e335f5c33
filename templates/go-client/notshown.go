package client

import "strings"

// NotShown takes the place of an operation that cannot be called yet, because the API description does not show its method or its path.
// Once these are filled in, a method replaces it.
type NotShown struct{}

// OperationNotShown describes an operation that cannot be called yet.
type OperationNotShown struct {
	// Operation is the ID of the operation, such as "books.retrieve".
	Operation string
	// Missing lists the missing facts, such as "method" and "path".
	Missing []string
	// Place is the place to fill them in, such as "manifest/groups/books.yaml#operations.retrieve".
	Place string
}

// Error returns what is missing and where to fill it in, for programs that select operations by name.
func (o OperationNotShown) Error() string {
	return o.Operation + " cannot be called: " + strings.Join(o.Missing, " and ") + " not shown, to be filled in at " + o.Place
}
