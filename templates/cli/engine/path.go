package engine

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"example.com/cli/wire"
)

// putPath puts the values of the path into the request: those that --path names, and the others by their position.
func (c *call) putPath(line parsed) []error {
	named, faults := c.namedValues()
	var placed []Parameter
	for _, each := range c.operation.Values {
		if _, isNamed := named[each.Name]; !isNamed {
			placed = append(placed, each)
		}
	}
	if len(line.values) != len(placed) {
		// A value behind an unknown option may be its own.
		if !line.hasUnknown || len(line.values) < len(placed) {
			faults = append(faults, wrongValues(placed, line.values, len(named) > 0))
		}
		return faults
	}
	for index, text := range line.values {
		value, err := placed[index].pathItem(text)
		if err != nil {
			faults = append(faults, misuse("<%s> %v", placed[index].Option, err))
		}
		named[placed[index].Name] = value
	}
	if len(faults) > 0 || len(named) == 0 {
		return faults
	}
	values := make([]wire.Value, len(c.operation.Values))
	for index, each := range c.operation.Values {
		values[index] = named[each.Name]
	}
	if err := c.request.Path(values...); err != nil {
		return []error{misuse("%v", err)}
	}
	return nil
}

// namedValues reads --path: name=text, of which several are a list, or name:=JSON.
func (c *call) namedValues() (map[string]wire.Value, []error) {
	values, texts, whole := map[string]wire.Value{}, map[string][]string{}, map[string][]json.RawMessage{}
	var faults []error
	for _, text := range textsOf(c.flags, "path") {
		name, value, found := strings.Cut(text, "=")
		name, isJSON := strings.CutSuffix(name, ":")
		index := slices.IndexFunc(c.operation.Values, func(each Parameter) bool { return each.Name == name })
		switch {
		case !found:
			faults = append(faults, misuse("--path must be name=text or name:=JSON, and not %q", text))
			continue
		case index < 0:
			faults = append(faults, c.noSuchValue(name))
			continue
		case isJSON:
			whole[name] = append(whole[name], json.RawMessage(value))
		default:
			texts[name] = append(texts[name], value)
		}
		made, err := c.operation.Values[index].namedValue(texts[name], whole[name])
		if err != nil {
			faults = append(faults, misuse("--path %s %v", name, err))
		}
		values[name] = made
	}
	return values, faults
}

func (c *call) noSuchValue(name string) error {
	if len(c.operation.Values) == 0 {
		return misuse("--path: the path of %s has no values", c.name)
	}
	var names []string
	for _, each := range c.operation.Values {
		names = append(names, each.Name)
	}
	return misuse("--path: the path has no value %q; it has %s", name, strings.Join(names, ", "))
}

// namedValue gives the value of several texts, or of JSON.
func (p *Parameter) namedValue(texts []string, whole []json.RawMessage) (wire.Value, error) {
	switch {
	case len(whole) > 0 && len(whole)+len(texts) > 1:
		return wire.Value{}, fmt.Errorf("is given %d times: give a list as %s:=[…]", len(whole)+len(texts), p.Name)
	case len(whole) > 0:
		return wire.Any(whole[0]), validJSON(whole[0])
	case len(texts) > 1:
		return wire.Texts(texts), nil
	}
	return p.pathItem(texts[0])
}

// pathItem reads one text of the path. The service decides on fractions of an integer: calls that are right today may have them.
func (p *Parameter) pathItem(text string) (wire.Value, error) {
	own := *p
	if own.Type == Integer {
		own.Type = Number
	}
	value, err := own.item(text)
	return wire.Any(value), err
}

// wrongValues says which values of the path are missing, or that there are too many.
func wrongValues(wanted []Parameter, values []string, hasNamed bool) error {
	if len(values) > len(wanted) {
		words := "no values"
		switch {
		case len(wanted) > 0:
			words = usageOf(wanted)
		case hasNamed:
			words = "none but those of --path"
		}
		return misuse("there is %q, but the command takes %s; a value of an option stands behind its name", values[len(wanted)], words)
	}
	return misuse("missing: %s", usageOf(wanted[len(values):]))
}

// usageOf writes the values of a path for the line of usage.
func usageOf(values []Parameter) string {
	var words []string
	for _, each := range values {
		words = append(words, "<"+each.Option+">")
	}
	return strings.Join(words, " ")
}
