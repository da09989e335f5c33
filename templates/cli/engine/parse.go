package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// parsed is a command line: the values that are no options, and all that is wrong with the options.
type parsed struct {
	values []string
	faults []error
	// hasUnknown says that an option is unknown: a value behind it may be its own.
	hasUnknown bool
	isHelp     bool
}

// parseAll reads a command line. The parser ends at the first fault, so that it begins again without what was wrong.
func parseAll(flags *pflag.FlagSet, args []string) parsed {
	var found parsed
	args = slices.Clone(args)
	for {
		forget(flags)
		err := flags.Parse(args)
		if help := flags.Lookup("help"); errors.Is(err, pflag.ErrHelp) || help != nil && help.Changed {
			found.isHelp = true
			return found
		}
		if err == nil {
			found.values = flags.Args()
			return found
		}
		text, isUnknown, name := faultOf(err, flags)
		found.faults = append(found.faults, misuse("%s", text))
		found.hasUnknown = found.hasUnknown || isUnknown
		index := slices.IndexFunc(args, func(arg string) bool { return arg == name || strings.HasPrefix(arg, name+"=") })
		if index < 0 {
			index = slices.IndexFunc(args, func(arg string) bool { return strings.HasPrefix(arg, name) })
		}
		if index < 0 {
			return found
		}
		args = slices.Delete(args, index, index+1)
	}
}

// forget takes back what options were given.
func forget(flags *pflag.FlagSet) {
	flags.VisitAll(func(flag *pflag.Flag) {
		if own, isOurs := flag.Value.(*given); isOurs {
			own.texts = nil
		}
	})
}

// faultOf says what is wrong with an option, whether it is unknown, and how it stands on the command line.
func faultOf(err error, flags *pflag.FlagSet) (text string, isUnknown bool, name string) {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	switch {
	case errors.As(err, &unknown):
		if short := unknown.GetSpecifiedShortnames(); short != "" {
			return fmt.Sprintf(`there is no option "-%s"; write -- before values that begin with "-"`, short), true, "-" + short
		}
		name = "--" + unknown.GetSpecifiedName()
		text = fmt.Sprintf("there is no option %q", name)
		if near := closest(unknown.GetSpecifiedName(), flagNames(flags)); near != "" {
			text += fmt.Sprintf("; did you mean --%s?", near)
		}
		return text, true, name
	case errors.As(err, &missing):
		name = "--" + missing.GetSpecifiedName()
		return fmt.Sprintf("%s needs a value", name), false, name
	}
	var syntax *pflag.InvalidSyntaxError
	if errors.As(err, &syntax) {
		return fmt.Sprintf("%q is no option", syntax.GetSpecifiedFlag()), true, syntax.GetSpecifiedFlag()
	}
	return err.Error(), false, "\x00"
}

func flagNames(flags *pflag.FlagSet) []string {
	var names []string
	flags.VisitAll(func(flag *pflag.Flag) { names = append(names, flag.Name) })
	return names
}
