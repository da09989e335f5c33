// Package engine makes a command-line tool of a table of operations: its commands, their help, the requests that they send and what
// they print.
package engine

import (
	"example.com/cli/client"
	"example.com/cli/signin"
	"example.com/cli/wire"
)

// Service is all that the tool knows of the service. Texts are plain: they have no markup and no control characters.
type Service struct {
	// Program is the name of the program, and of its environment variables in capitals.
	Program string
	// Version is that of the program.
	Version string
	Title   string
	About   string
	// BaseURL is empty where it is not shown.
	BaseURL string
	Known   *client.Defaults
	// Credentials are the ways to say who calls that are known.
	Credentials []client.Credential
	// Schemes are the same with what is known of their sign-in, and certificates.
	Schemes []signin.Scheme
	// Headers go with every request.
	Headers []Parameter
	Groups  []*Group
}

// Group has operations that belong together.
type Group struct {
	Name       string
	Title      string
	About      string
	Operations []*Operation
	Groups     []*Group
}

// Operation is one command.
type Operation struct {
	Name string
	// Formerly are names that it had before.
	Formerly []string
	// ID is that of the manifest: "me.saved-books.save".
	ID    string
	Title string
	About string
	// Notes are sentences on calls of it, a paragraph each.
	Notes string
	// Place is where the manifest says it.
	Place string
	// Missing are the facts without which it cannot be called; none of one that can.
	Missing []string
	// Deprecated says why and since when; empty where it is not known to be deprecated.
	Deprecated string
	Call       *client.Operation
	Paging     *client.Paging
	// Lists are the lists of a response that has several.
	Lists  []List
	Stream client.StreamKind
	// Values are those of the path, in its order.
	Values []Parameter
	// Options are the parameters that have an option of their own.
	Options []Parameter
	// Open are the places that may have parameters beside these.
	Open []wire.Place
	Body *Body
	// Example are the words of a call behind the name of the program.
	Example string
}

// List is one of several lists in a response.
type List struct{ Name, Place string }

// Parameter is a parameter, or a property of a body.
type Parameter struct {
	// Option is the name of its option.
	Option string
	// Name is that of the manifest.
	Name string
	In   wire.Place
	Type Type
	// IsList says that it takes several values of its type.
	IsList bool
	// Choices are all values that it takes.
	Choices []string
	Bounds  []Bound
	Default string
	About   string
	// IsNeeded says that a call must give it.
	IsNeeded     bool
	IsDeprecated bool
}

// Type is the type of a value.
type Type uint8

const (
	// Text is any text.
	Text Type = iota
	// Integer is a whole number.
	Integer
	// Number is a number of JSON.
	Number
	// Boolean is true or false.
	Boolean
	// JSON is an object or an array of JSON, or else text.
	JSON
	// File is the content of a file.
	File
)

// Bound is a bound of the manifest on a value.
type Bound struct {
	Kind BoundKind
	Of   float64
}

// BoundKind says how a value is bound.
type BoundKind uint8

const (
	// AtLeast is the smallest number.
	AtLeast BoundKind = iota
	// AtMost is the largest number.
	AtMost
	// MoreThan is a number that is too small.
	MoreThan
	// LessThan is a number that is too large.
	LessThan
	// MinLength is the smallest number of characters.
	MinLength
	// MaxLength is the largest number of characters.
	MaxLength
)

// Body is what is known of the body of a request.
type Body struct {
	About    string
	IsNeeded bool
	// Contents are its representations, as far as they are known.
	Contents []Content
}

// Content is one representation of a body.
type Content struct {
	MediaType string
	// Fields are the properties of an object or of a form.
	Fields []Parameter
}
