// Package completion writes scripts that complete a program's command line in shells. All that they offer stands in them, so that no
// process is started for a key.
package completion

import (
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"example.com/cli/plain"
)

// ChoicesAnnotation is the annotation of a flag that lists its values.
const ChoicesAnnotation = "choices"

// offer is something to type, and what it is.
type offer struct{ text, about string }

// option is an option of commands.
type option struct {
	offer
	// short is its short form, or empty.
	short string
	// takes says that a value follows it.
	takes bool
	values
}

// values are what an option or an argument can be.
type values struct {
	choices []string
	// isFile says that it is a path; isFileAt that a path follows the sign "@" in it.
	isFile, isFileAt bool
}

// node is a command with all that can be typed after it.
type node struct {
	// path are the words that lead to it, without the program; empty for the program itself.
	path string
	// names are all words by which it is known below its parent.
	names     []string
	parent    string
	commands  []offer
	options   []option
	arguments values
}

// tree is a program.
type tree struct {
	program string
	// common are the options of all commands.
	common []option
	nodes  []node
}

// treeOf reads the commands of a program. Commands that are hidden are known, and not offered.
func treeOf(root *cobra.Command) tree {
	made := tree{program: root.Name(), common: optionsIn(root.PersistentFlags(), nil)}
	made.add(root, "", "")
	return made
}

func (t *tree) add(command *cobra.Command, parent, path string) {
	own := node{
		path: path, names: append([]string{command.Name()}, command.Aliases...), parent: parent,
		options:   optionsIn(command.LocalFlags(), t.common),
		arguments: values{choices: harmless(command.ValidArgs)},
	}
	for _, each := range command.Commands() {
		if !each.Hidden && each.Deprecated == "" {
			own.commands = append(own.commands, offer{each.Name(), aboutOf(each.Short)})
		}
	}
	t.nodes = append(t.nodes, own)
	for _, each := range command.Commands() {
		t.add(each, path, strings.TrimSpace(path+" "+each.Name()))
	}
}

// optionsIn are the options of a set but those that all commands have.
func optionsIn(flags *pflag.FlagSet, but []option) []option {
	var all []option
	flags.VisitAll(func(flag *pflag.Flag) {
		isKnown := slices.ContainsFunc(but, func(each option) bool { return each.text == "--"+flag.Name })
		if flag.Hidden || isKnown || !isHarmless(flag.Name) {
			return
		}
		made := option{offer: offer{"--" + flag.Name, aboutOf(flag.Usage)}, takes: flag.NoOptDefVal == ""}
		if flag.Shorthand != "" {
			made.short = "-" + flag.Shorthand
		}
		kind := flag.Value.Type()
		made.choices = harmless(flag.Annotations[ChoicesAnnotation])
		made.isFile = strings.EqualFold(kind, "file")
		made.isFileAt = strings.Contains(kind, "@FILE")
		all = append(all, made)
	})
	return all
}

// aboutOf is a text as a shell shows it beside an offer.
func aboutOf(text string) string {
	const longest = 70
	text = strings.TrimSpace(plain.Line(text))
	if signs := []rune(text); len(signs) > longest {
		return strings.TrimSpace(string(signs[:longest-1])) + "…"
	}
	return text
}

// harmless are the texts that a shell can show and take.
func harmless(texts []string) []string {
	return slices.DeleteFunc(slices.Clone(texts), func(each string) bool { return !isHarmless(each) })
}

// isHarmless says whether a text is more than nothing, and shows all that it is.
func isHarmless(text string) bool {
	return text != "" && text == plain.Line(text) && !strings.ContainsFunc(text, func(sign rune) bool {
		return sign == unicode.ReplacementChar
	})
}

// all are the options of a command, with those of all commands.
func (t tree) all(of node) []option { return append(slices.Clone(of.options), t.common...) }

// function is a name for the functions of a script.
func (t tree) function() string {
	return strings.Map(func(sign rune) rune {
		if sign < 128 && (unicode.IsLetter(sign) || unicode.IsDigit(sign)) {
			return sign
		}
		return '_'
	}, t.program)
}
