package engine

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/cli/client"
)

// operationRows are the rows of an operation's page. Their texts begin in the same column in all sections.
type operationRows struct {
	values, options, pages []row
	// fields are those of each content of the body.
	fields [][]row
	// left is how wide names are.
	left int
}

// fieldIndent is how much further than other rows fields stand: below their media type.
const fieldIndent = 2

func rowsOf(operation *Operation) operationRows {
	var rows operationRows
	for index := range operation.Values {
		own := &operation.Values[index]
		rows.values = append(rows.values, row{"<" + own.Option + ">", own.text()})
	}
	for index := range operation.Options {
		own := &operation.Options[index]
		rows.options = append(rows.options, row{optionName(own), own.text()})
	}
	for _, place := range operation.Open {
		rows.options = append(rows.options, row{"--" + place.String() + " name=value", "not shown: its " + place.String() + " parameters; any are sent"})
	}
	if operation.Paging != nil {
		rows.pages = pageRows(operation)
	}
	rows.left = max(leftOf(rows.values), leftOf(rows.options), leftOf(rows.pages))
	if operation.Body != nil {
		for _, each := range operation.Body.Contents {
			own := fieldRows(each.Fields)
			rows.fields = append(rows.fields, own)
			rows.left = max(rows.left, leftOf(own)+fieldIndent)
		}
	}
	return rows
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
	rows := rowsOf(operation)
	method, path := operation.Call.Route()
	out.WriteString(section("Request", indented(wrapped(method+" "+path, helpColumns-2), 2)))
	out.WriteString(section("Usage", indented(wrapped(cmd.CommandPath()+usageOfAll(operation), helpColumns-2), 2)))
	out.WriteString(section("Values", columnsFrom(rows.values, 2, rows.left)))
	out.WriteString(section("Options", columnsFrom(rows.options, 2, rows.left)))
	out.WriteString(bodyHelp(operation.Body, rows))
	out.WriteString(section("Pages", columnsFrom(rows.pages, 2, rows.left)))
	if operation.Stream != client.NoStream {
		out.WriteString(section("Stream", indented(wrapped("Each item is printed on a line of its own when it arrives.", helpColumns-2), 2)))
	}
	out.WriteString(paragraph(operation.Notes))
	out.WriteString(section("Example", exampleText(cmd.Example)))
	fmt.Fprintf(&out, "\n%s help options lists the options of every call.\n", t.Service.Program)
	return out.String()
}

// usageOfAll writes the values and the options that a call cannot do without.
func usageOfAll(operation *Operation) string {
	var out strings.Builder
	if values := usageOf(operation.Values); values != "" {
		out.WriteString(" " + values)
	}
	for index := range operation.Options {
		if own := &operation.Options[index]; own.IsNeeded {
			out.WriteString(" " + optionName(own))
		}
	}
	out.WriteString(" [options]")
	return out.String()
}

func optionName(p *Parameter) string {
	if p.Type == Boolean && !p.IsList {
		return "--" + p.Option
	}
	return "--" + p.Option + " " + p.kind()
}

// fieldRows are the properties of a body, with the words for their values below each other.
func fieldRows(fields []Parameter) []row {
	const most = 20
	left := 0
	for index := range fields {
		if width := widthOf(fields[index].Name); width <= most {
			left = max(left, width)
		}
	}
	rows := make([]row, len(fields))
	for index := range fields {
		own := &fields[index]
		gap := strings.Repeat(" ", max(0, left-widthOf(own.Name))+2)
		rows[index] = row{own.Name + gap + own.kind(), own.text()}
	}
	return rows
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
	if text := boundsText(p.Bounds); text != "" {
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

// boundsText says between what a value has to be: "1 to 50", "at least 1 character".
func boundsText(bounds []Bound) string {
	if len(bounds) == 2 && (bounds[0].Kind == AtLeast && bounds[1].Kind == AtMost || bounds[0].Kind == MinLength && bounds[1].Kind == MaxLength) {
		low := plain(bounds[0].Of)
		if bounds[0].Of == bounds[1].Of {
			return "exactly " + low + bounds[1].unit()
		}
		return low + " to " + plain(bounds[1].Of) + bounds[1].unit()
	}
	var texts []string
	for _, each := range bounds {
		texts = append(texts, each.words()+" "+plain(each.Of)+each.unit())
	}
	return strings.Join(texts, ", ")
}

// bodyHelp says what is known of the body.
func bodyHelp(body *Body, rows operationRows) string {
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
	for index, each := range body.Contents {
		if out.Len() > 0 {
			out.WriteByte('\n')
		}
		out.WriteString(indented(wrapped(each.MediaType, helpColumns-2), 2))
		out.WriteString(columnsFrom(rows.fields[index], 2+fieldIndent, rows.left-fieldIndent))
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
