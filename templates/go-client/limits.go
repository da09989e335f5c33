package client

import (
	"fmt"
	"strings"
)

// limits are those of the manifest on the values of one call.
type limits []limit

// limit is one of them.
type limit struct {
	// of are parameters and properties of the body, such as "query.ids". Several are counted together.
	of []string
	// maxItems is the most values that they may have, and minItems the fewest where any is given; 0 is no bound.
	maxItems, minItems int
	// maximum is the largest value that they may have, if hasMaximum.
	maximum    float64
	hasMaximum bool
	// by is where the manifest says so.
	by string
}

func (l *limits) check(tallies []tally) error {
	for _, each := range *l {
		if err := each.check(tallies); err != nil {
			return err
		}
	}
	return nil
}

func (l *limit) check(tallies []tally) error {
	count, isGiven := 0, false
	what := strings.Join(l.of, " + ")
	for _, name := range l.of {
		for _, each := range tallies {
			// Names of headers have no case (RFC 9110, section 5.1).
			if each.of != name && !(strings.HasPrefix(name, "header.") && strings.EqualFold(each.of, name)) {
				continue
			}
			count, isGiven = count+each.count, true
			if l.hasMaximum && each.number > l.maximum {
				return fmt.Errorf("%s is %v, but must be at most %v (%s)", what, each.number, l.maximum, l.by)
			}
		}
	}
	switch {
	case l.maxItems > 0 && count > l.maxItems:
		return fmt.Errorf("%s has %d values, but takes at most %d (%s)", what, count, l.maxItems, l.by)
	case isGiven && count < l.minItems:
		return fmt.Errorf("%s has %d values, but takes at least %d (%s)", what, count, l.minItems, l.by)
	}
	return nil
}
