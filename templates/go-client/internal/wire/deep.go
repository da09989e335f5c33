package wire

import (
	"errors"
	"fmt"
	"strings"
)

// deepest is the maximum depth of DeepObject: servers read no deeper.
const deepest = 32

// writeDeep writes "color[R]=100&color[G]=200". The table covers only objects of single values. Nested values continue in the same
// way, and an array or object as an item of an array gets its index, the only form that servers agree on.
func (p *Parameter) writeDeep(value Value) (string, bool, error) {
	var pairs []string
	var write func(Value, []string) error
	write = func(each Value, keys []string) error {
		if len(keys) > deepest {
			return fmt.Errorf("is nested more than %d levels deep", deepest)
		}
		for index, item := range each.items {
			var key []string
			switch hasParts := item.kind == list || item.kind == object; {
			case each.kind == object:
				key = []string{each.names[index]}
			case hasParts || p.Arrays == Indices:
				key = []string{fmt.Sprint(index)}
			case p.Arrays == Brackets:
				key = []string{""}
			}
			if err := write(item, append(keys[:len(keys):len(keys)], key...)); err != nil {
				return err
			}
		}
		if each.kind == list || each.kind == object {
			return nil
		}
		item, err := each.single()
		if err != nil {
			return err
		}
		// Brackets in a name would be read as syntax.
		if len(keys) > 1 && strings.ContainsAny(strings.Join(keys, ""), "[]") || len(keys) == 1 && strings.Contains(keys[0], "][") {
			return errors.New("cannot have brackets in names of properties")
		}
		written := Escape(p.Name)
		for _, key := range keys {
			written += "%5B" + Escape(key) + "%5D"
		}
		pairs = append(pairs, written+"="+p.encoded(item))
		return nil
	}
	if err := write(value, nil); err != nil {
		return "", false, err
	}
	return strings.Join(pairs, "&"), len(pairs) > 0, nil
}
