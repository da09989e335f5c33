// Package manual writes manual pages of a program: one of the program, and one of each of its groups of commands.
package manual

import (
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"example.com/cli/files"
)

// Section is a part of the program's page, such as its exit codes.
type Section struct {
	Title string
	// Text comes first; then Terms.
	Text  string
	Terms []Term
}

// Term is a word with what it stands for.
type Term struct{ Name, Text string }

// Page is a manual page.
type Page struct{ Name, Text string }

// Book is what pages are written of.
type Book struct {
	// Root is the whole tree of commands.
	Root *cobra.Command
	// Version is that of the program.
	Version string
	// Date stands at the end of each page.
	Date time.Time
	// Sections come after the commands of the program's page.
	Sections []Section
}

// Pages returns all pages. Commands that are hidden have none; those of a group are listed in its page.
func (b Book) Pages() []Page {
	pages := []Page{{b.Root.Name() + ".1", b.page(b.Root)}}
	for _, each := range b.Root.Commands() {
		if each.HasSubCommands() && !each.Hidden {
			pages = append(pages, Page{pageName(each) + ".1", b.page(each)})
		}
	}
	return pages
}

// Write writes all pages into a folder.
func (b Book) Write(folder string) error {
	if err := files.SharedFolder(folder); err != nil {
		return err
	}
	for _, each := range b.Pages() {
		if err := files.WriteShared(filepath.Join(folder, each.Name), []byte(each.Text)); err != nil {
			return err
		}
	}
	return nil
}

// pageName is the name of a command's page: its words with hyphens.
func pageName(command *cobra.Command) string {
	return strings.ReplaceAll(command.CommandPath(), " ", "-")
}

func (b Book) page(command *cobra.Command) string {
	r := &roff{}
	name := pageName(command)
	r.macro("TH", strings.ToUpper(name), "1", b.Date.UTC().Format("January 2, 2006"), strings.TrimSpace(b.Root.Name()+" "+b.Version), "User Commands")
	r.macro("SH", "NAME")
	r.line(name + " - " + firstLine(command.Short, "commands of "+b.Root.Name()))
	r.macro("SH", "SYNOPSIS")
	r.macro("B", command.CommandPath())
	r.line("command [options]")
	if long := textOf(command); long != "" {
		r.macro("SH", "DESCRIPTION")
		r.text(long)
	}
	r.macro("SH", "COMMANDS")
	if command == b.Root {
		b.list(r, command)
		b.options(r, "OPTIONS OF EVERY COMMAND", "SH", command.PersistentFlags())
		for _, each := range b.Sections {
			each.write(r)
		}
	} else {
		b.all(r, command)
	}
	b.seeAlso(r, command)
	return r.String()
}

// list writes the commands of the program in short.
func (b Book) list(r *roff, command *cobra.Command) {
	for _, each := range command.Commands() {
		if !each.Hidden {
			r.tagged(each.Name(), each.Short)
		}
	}
}

// all writes the commands below a group, with all that each takes.
func (b Book) all(r *roff, group *cobra.Command) {
	var hidden []*cobra.Command
	for _, each := range group.Commands() {
		switch {
		case each.HasSubCommands():
			b.all(r, each)
		case each.Hidden:
			hidden = append(hidden, each)
		default:
			r.macro("SS", strings.TrimPrefix(each.CommandPath(), b.Root.Name()+" "))
			r.literal(each.UseLine())
			r.text(textOf(each))
			b.options(r, "", "", each.LocalNonPersistentFlags())
			if each.Example != "" {
				r.macro("PP")
				r.literal(each.Example)
			}
		}
	}
	if len(hidden) == 0 {
		return
	}
	r.macro("SS", "Not shown yet: "+group.CommandPath())
	for _, each := range hidden {
		r.tagged(each.Name(), each.Short)
	}
}

func (b Book) options(r *roff, title, kind string, flags *pflag.FlagSet) {
	if !flags.HasAvailableFlags() {
		return
	}
	if title != "" {
		r.macro(kind, title)
	}
	flags.VisitAll(func(flag *pflag.Flag) {
		if flag.Hidden || flag.Name == "help" {
			return
		}
		term := "--" + flag.Name
		if flag.Shorthand != "" {
			term = "-" + flag.Shorthand + ", " + term
		}
		if flag.NoOptDefVal == "" {
			term += " " + flag.Value.Type()
		}
		r.tagged(term, flag.Usage)
	})
}

func (s Section) write(r *roff) {
	r.macro("SH", strings.ToUpper(s.Title))
	if s.Text != "" {
		r.text(s.Text)
	}
	for _, each := range s.Terms {
		r.tagged(each.Name, each.Text)
	}
}

// seeAlso names the other pages.
func (b Book) seeAlso(r *roff, command *cobra.Command) {
	var names []string
	if command != b.Root {
		names = append(names, b.Root.Name())
	} else {
		for _, each := range b.Root.Commands() {
			if each.HasSubCommands() && !each.Hidden {
				names = append(names, pageName(each))
			}
		}
	}
	slices.Sort(names)
	if len(names) == 0 {
		return
	}
	r.macro("SH", "SEE ALSO")
	for index, each := range names {
		end := ","
		if index == len(names)-1 {
			end = ""
		}
		r.macro("BR", each, "(1)"+end)
	}
}

// textOf is the longer text of a command, or the shorter where there is none.
func textOf(command *cobra.Command) string {
	if command.Long != "" {
		return command.Long
	}
	return command.Short
}

func firstLine(text, otherwise string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if line == "" {
		return otherwise
	}
	return line
}
