package client

import (
	"errors"

	"example.com/client/internal/wire"
)

// pathValue gives the value of a path parameter: its argument, or the field that has more than a text can say.
func (r *request) pathValue(name, argument string, given wire.Value) wire.Value {
	if given.IsNil() {
		return wire.Text(argument)
	}
	if argument != "" {
		r.refuse(subjectOf(wire.Path, name), errors.New("is given as an argument and as a field"))
	}
	return given
}
