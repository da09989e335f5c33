package client

import (
	"strings"
	"testing"

	"example.com/client/internal/wire"
)

func TestAPathValueIsAnArgumentOrAField(t *testing.T) {
	op := *getThing
	op.styles = []wire.Parameter{{In: wire.Path, Name: "id", Style: wire.Simple}}
	list := wire.Texts([]string{"a", "b"})
	for _, each := range []struct {
		argument string
		field    wire.Value
		path     string
	}{
		{"a", wire.Value{}, "/things/a"},
		{"", list, "/things/a,b"},
	} {
		r := newRequest(&op)
		r.path(r.pathValue("id", each.argument, each.field))
		if r.filled != each.path || r.err != nil {
			t.Errorf("%q: %q, %v", each.argument, r.filled, r.err)
		}
	}
	both := newRequest(&op)
	both.path(both.pathValue("id", "a", list))
	if both.err == nil || !strings.Contains(both.err.Error(), "as an argument and as a field") {
		t.Error(both.err)
	}
}
