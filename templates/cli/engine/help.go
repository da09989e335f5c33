package engine

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/cli/client"
)

// helpOf writes the help of a command.
func (t *Tool) helpOf(cmd *cobra.Command) string {
	switch {
	case cmd.Annotations[operationMark] != "":
		if operation := t.operationOf(cmd); operation != nil {
			return t.operationHelp(cmd, operation)
		}
	case cmd.Annotations[groupMark] != "", cmd == cmd.Root():
		return t.groupHelp(cmd)
	}
	return t.commandHelp(cmd)
}

// section is a heading with what stands below it.
func section(title, text string) string {
	if text == "" {
		return ""
	}
	return "\n" + title + "\n" + text
}

func paragraph(text string) string {
	if text == "" {
		return ""
	}
	return "\n" + indented(wrapped(text, helpColumns-2), 2)
}

// groupHelp writes the help of a group, or of the program.
func (t *Tool) groupHelp(cmd *cobra.Command) string {
	isRoot := cmd == cmd.Root()
	var commands, groups, others, notShown []row
	for _, each := range cmd.Commands() {
		switch {
		case each.Annotations[groupMark] != "":
			groups = append(groups, row{each.Name(), each.Short})
		case each.Annotations[operationMark] != "":
			own := t.operationOf(each)
			text := each.Short
			if own.Deprecated != "" || own.Call != nil && own.Call.Deprecation() != nil {
				text = strings.TrimSpace("DEPRECATED. " + text)
			}
			if len(own.Missing) > 0 {
				notShown = append(notShown, row{each.Name(), text})
			} else {
				commands = append(commands, row{each.Name(), text})
			}
		default:
			others = append(others, row{each.Name(), each.Short})
		}
	}
	title := cmd.Short
	if isRoot {
		title = t.rootTitle()
	}
	var out strings.Builder
	out.WriteString(indented(wrapped(title, helpColumns), 0))
	out.WriteString(paragraph(cmd.Long))
	usage := cmd.CommandPath() + " <command> [options]"
	if isRoot {
		usage = cmd.Name() + " <group> <command> [values] [options]"
	}
	out.WriteString(section("Usage", "  "+usage+"\n"))
	out.WriteString(section("Groups", columns(groups, 2)))
	out.WriteString(section("Commands", columns(commands, 2)))
	out.WriteString(section(fmt.Sprintf("Not shown yet (%d): they cannot be called, and --help says what is missing", len(notShown)), t.notShownRows(notShown)))
	if isRoot {
		out.WriteString(section("Further commands", columns(others, 2)))
		out.WriteString(section("Exit codes", exitRows()))
	}
	fmt.Fprintf(&out, "\n%s help options lists the options of every call.\n", t.Service.Program)
	return out.String()
}

// notShownRows keeps names alone on few lines where nothing else is known of them.
func (t *Tool) notShownRows(rows []row) string {
	var names []string
	for _, each := range rows {
		if each.text != "" {
			return columns(rows, 2)
		}
		names = append(names, each.name)
	}
	if len(names) == 0 {
		return ""
	}
	return indented(wrapped(strings.Join(names, ", "), helpColumns-2), 2)
}

func (t *Tool) rootTitle() string {
	if t.Service.Title == "" {
		return "A service whose title is not shown"
	}
	return t.Service.Title
}

func exitRows() string {
	var rows []row
	for _, each := range exitTexts {
		rows = append(rows, row{fmt.Sprint(int(each.code)), each.text})
	}
	return columns(rows, 2)
}

// commandHelp writes the help of any other command.
func (t *Tool) commandHelp(cmd *cobra.Command) string {
	var out strings.Builder
	out.WriteString(indented(wrapped(cmd.Short, helpColumns), 0))
	out.WriteString(paragraph(cmd.Long))
	usage := strings.Replace(cmd.UseLine(), "[flags]", "[options]", 1)
	if cmd.HasAvailableSubCommands() {
		usage = cmd.CommandPath() + " <command> [options]"
	}
	out.WriteString(section("Usage", "  "+usage+"\n"))
	var rows []row
	for _, each := range cmd.Commands() {
		if !each.Hidden {
			rows = append(rows, row{each.Name(), each.Short})
		}
	}
	out.WriteString(section("Commands", columns(rows, 2)))
	if flag := cmd.Flags().Lookup("help"); flag != nil {
		flag.Hidden = true
	}
	out.WriteString(section("Options", cmd.LocalNonPersistentFlags().FlagUsagesWrapped(helpColumns)))
	out.WriteString(section("Example", exampleText(cmd.Example)))
	return out.String()
}

// exampleText writes a command line that can be pasted into a shell.
func exampleText(example string) string {
	if example == "" {
		return ""
	}
	text := brokenCommand(strings.TrimSpace(example), helpColumns-4)
	return "  $ " + strings.ReplaceAll(text, "\n", "\n    ") + "\n"
}

// optionsHelp writes the options of every call.
func (t *Tool) optionsHelp() string {
	var rows []row
	for _, each := range callOptions {
		name := "--" + each.name
		if !each.isSwitch {
			name += " " + each.kind
		}
		rows = append(rows, row{name, each.text})
	}
	var secrets []row
	for _, each := range t.Service.Credentials {
		text := "the secret of " + each.Scheme
		if each.Kind == client.PasswordCredential {
			text = "the user name and the password of " + each.Scheme + ", with a colon between"
		}
		if len(each.Variables) > 0 {
			text += "; also " + strings.Join(each.Variables, " and ")
		}
		secrets = append(secrets, row{t.Service.SecretVariable(each.Scheme), text})
	}
	secrets = append(secrets,
		row{t.Service.variable("AUTHORIZATION"), "the header Authorization as a whole"},
		row{t.Service.variable("BASE_URL"), "the base URL"},
		row{"NO_COLOR, CLICOLOR_FORCE", "without colours; with them also in a pipe"},
	)
	return "Options of every call\n\n" + columns(rows, 2) + section("Environment", columns(secrets, 2)) + section("Exit codes", exitRows())
}
