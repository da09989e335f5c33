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

// operationHelp writes the help of an operation.
func (t *Tool) operationHelp(cmd *cobra.Command, operation *Operation) string {
	var out strings.Builder
	title := operation.Title
	if title == "" {
		title = cmd.CommandPath()
	}
	out.WriteString(indented(wrapped(title, helpColumns), 0))
	if operation.Deprecated != "" || operation.Call != nil && operation.Call.Deprecation() != nil {
		out.WriteString("\n" + indented(wrapped(strings.TrimSpace("DEPRECATED. "+operation.Deprecated), helpColumns), 0))
	}
	out.WriteString(paragraph(operation.About))
	if len(operation.Missing) > 0 {
		out.WriteString("\n" + indented(wrapped(notShownText(operation), helpColumns), 0))
		return out.String()
	}
	method, path := operation.Call.Route()
	out.WriteString(section("Request", indented(wrapped(method+" "+path, helpColumns-2), 2)))
	usage := strings.TrimSpace(cmd.CommandPath()+" "+usageOf(operation.Values)) + " [options]"
	out.WriteString(section("Usage", indented(wrapped(usage, helpColumns-2), 2)))
	out.WriteString(section("Values", parameterRows(operation.Values, 2, func(p *Parameter) string { return "<" + p.Option + ">" })))
	out.WriteString(section("Options", parameterRows(operation.Options, 2, optionName)+openRows(operation)))
	out.WriteString(bodyHelp(operation))
	if operation.Paging != nil {
		out.WriteString(section("Pages", columns(pageRows(operation), 2)))
	}
	if operation.Stream != client.NoStream {
		out.WriteString(section("Stream", indented(wrapped("Each item is printed on a line of its own when it arrives.", helpColumns-2), 2)))
	}
	out.WriteString(paragraph(operation.Notes))
	if operation.Example != "" {
		out.WriteString(section("Example", "  $ "+t.Service.Program+" "+operation.Example+"\n"))
	}
	fmt.Fprintf(&out, "\n%s help options lists the options of every call.\n", t.Service.Program)
	return out.String()
}

func optionName(p *Parameter) string {
	if p.Type == Boolean && !p.IsList {
		return "--" + p.Option
	}
	return "--" + p.Option + " " + p.kind()
}

// parameterRows writes parameters with all that is known of their values.
func parameterRows(parameters []Parameter, indent int, name func(*Parameter) string) string {
	var rows []row
	for index := range parameters {
		own := &parameters[index]
		rows = append(rows, row{name(own), own.text()})
	}
	return columns(rows, indent)
}

// text says what is known of a value.
func (p *Parameter) text() string {
	parts := []string{strings.ReplaceAll(p.About, "\n", " ")}
	if p.IsDeprecated {
		parts = append([]string{"DEPRECATED."}, parts...)
	}
	if len(p.Choices) > 0 {
		parts = append(parts, "One of "+strings.Join(p.Choices, ", ")+".")
	}
	var bounds []string
	for _, each := range p.Bounds {
		unit := ""
		if each.Kind == MinLength || each.Kind == MaxLength {
			unit = " characters"
		}
		bounds = append(bounds, each.words()+" "+plain(each.Of)+unit)
	}
	if text := strings.Join(bounds, ", "); text != "" {
		parts = append(parts, strings.ToUpper(text[:1])+text[1:]+".")
	}
	if p.Default != "" {
		parts = append(parts, "Default: "+p.Default+".")
	}
	if p.IsNeeded {
		parts = append(parts, "Required.")
	}
	return strings.TrimSpace(strings.Join(parts, " "))
}

// openRows say which places may have more than is shown.
func openRows(operation *Operation) string {
	var rows []row
	for _, place := range operation.Open {
		rows = append(rows, row{"--" + place.String() + " name=value", "not shown: its " + place.String() + " parameters; any are sent"})
	}
	return columns(rows, 2)
}

// bodyHelp says what is known of the body.
func bodyHelp(operation *Operation) string {
	body := operation.Body
	if body == nil {
		return ""
	}
	var out strings.Builder
	text := body.About
	if body.IsNeeded {
		text = strings.TrimSpace(text + "\nRequired.")
	}
	if text != "" {
		out.WriteString(indented(wrapped(text, helpColumns-2), 2))
	}
	for _, each := range body.Contents {
		out.WriteString(indented(wrapped(each.MediaType, helpColumns-2), 2))
		out.WriteString(parameterRows(each.Fields, 4, func(p *Parameter) string { return p.Name + "  " + p.kind() }))
	}
	if len(body.Contents) == 0 {
		out.WriteString(indented(wrapped("Not shown: its body; --body and --field send any.", helpColumns-2), 2))
	}
	return section("Body (--field name=value, or --body)", out.String())
}

func pageRows(operation *Operation) []row {
	rows := []row{{"--all", "follow all pages, and print their items as one list"}}
	var names []string
	for _, each := range operation.Lists {
		names = append(names, each.Name)
	}
	if len(names) > 0 {
		rows = append(rows, row{"--list name", "the list to follow: " + strings.Join(names, ", ")})
	}
	return rows
}

// commandHelp writes the help of any other command.
func (t *Tool) commandHelp(cmd *cobra.Command) string {
	var out strings.Builder
	out.WriteString(indented(wrapped(cmd.Short, helpColumns), 0))
	out.WriteString(paragraph(cmd.Long))
	out.WriteString(section("Usage", "  "+cmd.UseLine()+"\n"))
	var rows []row
	for _, each := range cmd.Commands() {
		if !each.Hidden {
			rows = append(rows, row{each.Name(), each.Short})
		}
	}
	out.WriteString(section("Commands", columns(rows, 2)))
	if usage := cmd.LocalNonPersistentFlags().FlagUsagesWrapped(helpColumns); usage != "" {
		out.WriteString(section("Options", usage))
	}
	if cmd.Example != "" {
		out.WriteString(section("Example", "  $ "+strings.TrimSpace(cmd.Example)+"\n"))
	}
	return out.String()
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
