package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"unicode/utf8"
)

func sortedNames(header http.Header) []string {
	var names []string
	for name := range header {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// form gives the form in which a response is printed: readable on a terminal, and otherwise as it came.
func (c *call) form() string {
	if c.settings.output == "" && !c.IsOut {
		return "raw"
	}
	return c.settings.output
}

// copyOut prints bytes as they come; a terminal gets text alone.
func (c *call) copyOut(from io.Reader) error {
	if !c.IsOut {
		_, err := io.Copy(c.Out, from)
		return err
	}
	content, err := io.ReadAll(from)
	if err != nil {
		return err
	}
	return c.printText(content)
}

// printText prints a body that is no JSON on a terminal, where it does no harm.
func (c *call) printText(content []byte) error {
	if !utf8.Valid(content) || bytes.IndexByte(content, 0) >= 0 {
		c.tell(fmt.Sprintf("The body has %d bytes that are no text. Write them to a file with --output-file, or send them through a pipe.", len(content)))
		return nil
	}
	text := shown(string(content))
	if text != "" && text[len(text)-1] != '\n' {
		text += "\n"
	}
	_, err := io.WriteString(c.Out, text)
	return err
}

// printBody prints a body.
func (c *call) printBody(response *http.Response, body []byte) error {
	form := c.form()
	if c.settings.hasPointer {
		found, err := c.settings.place.in(body)
		if err != nil {
			if errors.Is(err, errNothingThere) {
				return &fault{code: Failed, text: fmt.Sprintf("nothing is at %q of the response", c.settings.pointer)}
			}
			return &fault{code: Failed, text: fmt.Sprintf("--pointer: the response is no JSON (%v)", err)}
		}
		if form == "raw" {
			return c.printValue(found)
		}
		body = found
	}
	switch {
	case len(body) == 0:
		return nil
	case form == "raw" && c.IsOut:
		return c.printText(body)
	case form == "raw":
		_, err := c.Out.Write(body)
		return err
	case !json.Valid(body):
		if form == "" {
			return c.printText(body)
		}
		return &fault{code: Failed, text: fmt.Sprintf("--output %s: the response is no JSON, but %s", form, contentTypeOf(response))}
	}
	return c.printJSON(body, form)
}

// printValue prints what stands at a pointer: a text as text, if that is asked for by name, and other values as they came.
func (c *call) printValue(value json.RawMessage) error {
	if text, isText := c.textOf(value); isText {
		value = json.RawMessage(text)
	}
	_, err := fmt.Fprintf(c.Out, "%s\n", value)
	return err
}

// textOf gives the text that a value at a pointer is, where --output raw asks for it.
func (c *call) textOf(value []byte) (string, bool) {
	var text *string
	if c.settings.output != "raw" || !c.settings.hasPointer || json.Unmarshal(value, &text) != nil || text == nil {
		return "", false
	}
	if c.IsOut {
		return shown(*text), true
	}
	return *text, true
}

func contentTypeOf(response *http.Response) string {
	if said := response.Header.Get("Content-Type"); said != "" {
		return shown(said)
	}
	return "a body without a media type"
}

// printJSON prints a value of JSON.
func (c *call) printJSON(value []byte, form string) error {
	switch form {
	case "lines":
		return c.printItems(itemsIn(value), form)
	case "yaml":
		_, err := io.WriteString(c.Out, yamlText(value))
		return err
	case "table":
		return c.printTable(c.listIn(value))
	}
	_, err := io.WriteString(c.Out, c.readable(value, "")+"\n")
	return err
}

// readable sets JSON in lines, and in colours where people read it.
func (c *call) readable(value []byte, prefix string) string {
	var out bytes.Buffer
	// It is valid: the caller has read it.
	_ = json.Indent(&out, value, prefix, "  ")
	text := out.String()
	if c.IsOut {
		text = escaped(text)
	}
	if c.isColoured() && !c.settings.isPlain {
		text = coloured(text)
	}
	return text
}

// itemsIn gives the items of an array, or a value that is none as it is.
func itemsIn(value []byte) items {
	return func(yield func([]byte, error) bool) {
		var list []json.RawMessage
		if json.Unmarshal(value, &list) != nil || list == nil {
			yield(value, nil)
			return
		}
		for _, each := range list {
			if !yield(each, nil) {
				return
			}
		}
	}
}

// listIn gives the value of which a table is made: the list of a page where that is known, and otherwise the whole.
func (c *call) listIn(value []byte) []byte {
	if c.operation.Paging == nil || c.settings.hasPointer || len(c.operation.Lists) > 0 && c.settings.list == "" {
		return value
	}
	place, err := pointerOf(c.operation.Paging.ItemsPlace(c.listPlace()))
	if err != nil {
		return value
	}
	if list, err := place.in(value); err == nil {
		return list
	}
	return value
}

// printItems prints values that come one by one: as one array, as lines, or in another form when all are there. A fault ends the
// output where it came.
func (c *call) printItems(from items, usual string) error {
	form := c.settings.output
	if form == "" {
		form = usual
	}
	switch form {
	case "lines", "raw":
		return c.printLines(from)
	case "json":
		return c.printArray(from)
	}
	var whole bytes.Buffer
	separator := "["
	for item, err := range from {
		if err != nil {
			return err
		}
		whole.WriteString(separator)
		whole.Write(item)
		separator = ","
	}
	if separator == "[" {
		whole.WriteString("[")
	}
	whole.WriteString("]")
	if form == "table" {
		return c.printTable(whole.Bytes())
	}
	_, err := io.WriteString(c.Out, yamlText(whole.Bytes()))
	return err
}

func (c *call) printLines(from items) error {
	for item, err := range from {
		if err != nil {
			return err
		}
		if _, err := io.WriteString(c.Out, c.lineOf(item)+"\n"); err != nil {
			return err
		}
	}
	return nil
}

func (c *call) lineOf(item []byte) string {
	if text, isText := c.textOf(item); isText {
		return text
	}
	line := string(compact(item))
	if c.IsOut {
		line = escaped(line)
	}
	if c.isColoured() && !c.settings.isPlain {
		line = coloured(line)
	}
	return line
}

// compact takes the space out of JSON; what is none stays as it is.
func compact(value []byte) []byte {
	var out bytes.Buffer
	if json.Compact(&out, value) != nil {
		return value
	}
	return out.Bytes()
}

// printArray prints an array while its items come. It is whole also where a fault ends it, so that a reader sees valid JSON.
func (c *call) printArray(from items) error {
	before := "[\n  "
	var failed error
	for item, err := range from {
		if err != nil {
			failed = err
			break
		}
		text := string(item)
		if c.IsOut || c.settings.output == "json" {
			text = c.readable(item, "  ")
		}
		if _, err := io.WriteString(c.Out, before+text); err != nil {
			return err
		}
		before = ",\n  "
	}
	end := "\n]\n"
	if before == "[\n  " {
		end = "[]\n"
	}
	if _, err := io.WriteString(c.Out, end); err != nil {
		return err
	}
	return failed
}
