package completion

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
)

// Shells are the shells that scripts are written for.
var Shells = []string{"bash", "zsh", "fish", "powershell"}

// Write writes the script of a shell for a program, of which root is the whole tree.
func Write(out io.Writer, shell string, root *cobra.Command) error {
	write, isKnown := map[string]func(tree) string{
		"bash": bash, "zsh": zsh, "fish": fish, "powershell": powershell,
	}[shell]
	if !isKnown {
		return fmt.Errorf("no completion for %q; shells are %s", shell, strings.Join(Shells, ", "))
	}
	_, err := io.WriteString(out, write(treeOf(root)))
	return err
}

// script puts texts into the places of a script.
func script(text string, places ...string) string {
	return strings.NewReplacer(places...).Replace(strings.TrimPrefix(text, "\n"))
}

// quoted is a text in single quotes, as POSIX shells read it.
func quoted(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// each writes something for each of a list.
func each[T any](list []T, write func(T) string) string {
	var all strings.Builder
	for _, one := range list {
		all.WriteString(write(one))
	}
	return all.String()
}

// joined writes texts with a space between.
func joined[T any](list []T, write func(T) string) string {
	texts := make([]string, 0, len(list))
	for _, one := range list {
		texts = append(texts, write(one))
	}
	return strings.Join(texts, " ")
}

// names are the ways to write an option.
func (o option) names() []string {
	if o.short == "" {
		return []string{o.text}
	}
	return []string{o.text, o.short}
}

// anywhere is the path of options that all commands have.
const anywhere = "*"

// branches writes a branch for each option that takes a value.
func (t tree) branches(write func(path string, one option) string) string {
	branch := func(path string, options []option) string {
		return each(options, func(one option) string {
			if !one.takes {
				return ""
			}
			return write(path, one)
		})
	}
	return each(t.nodes, func(one node) string { return branch(one.path, one.options) }) + branch(anywhere, t.common)
}

// posixBranches are the branches of a case of POSIX shells, after the path of a command and an option.
func (t tree) posixBranches() string {
	return t.branches(func(path string, one option) string {
		var patterns []string
		for _, name := range one.names() {
			if path == anywhere {
				patterns = append(patterns, "*"+quoted(" "+name))
			} else {
				patterns = append(patterns, quoted(path+" "+name))
			}
		}
		return "    " + strings.Join(patterns, "|") + ") " + one.posixValues() + " ;;\n"
	})
}

func (v values) posixValues() string {
	switch {
	case v.isFile:
		return "kind=file"
	case v.isFileAt:
		return "kind=at"
	}
	return "choices=(" + joined(v.choices, quoted) + ")"
}

// posixSteps are the branches that lead from a command to those below it.
func (t tree) posixSteps() string {
	return each(t.nodes[1:], func(one node) string {
		var labels []string
		for _, name := range one.names {
			labels = append(labels, quoted(one.parent+" "+name))
		}
		return "    " + strings.Join(labels, "|") + ") at=" + quoted(one.path) + " ;;\n"
	})
}
