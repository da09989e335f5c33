package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"example.com/cli/client"
	"example.com/cli/wire"
)

// fieldText is what --field was given.
type fieldText struct {
	name, text string
	// sign says how the text is read: "=", ":=" or "@".
	sign string
}

// fieldOf reads --field.
func fieldOf(text string) (fieldText, error) {
	for index := range len(text) {
		switch rest := text[index:]; {
		case strings.HasPrefix(rest, ":="):
			return fieldText{text[:index], rest[2:], ":="}, named(text[:index])
		case rest[0] == '=', rest[0] == '@':
			return fieldText{text[:index], rest[1:], rest[:1]}, named(text[:index])
		}
	}
	return fieldText{}, fmt.Errorf("--field must be name=text, name:=JSON or name@FILE, and not %q", text)
}

func named(name string) error {
	if name == "" {
		return errors.New("--field needs a name")
	}
	return nil
}

// contentFor gives what is known of a body in a media type; nothing where the manifest does not show it.
func (b *Body) contentFor(mediaType string) Content {
	if b == nil {
		return Content{MediaType: mediaType}
	}
	for _, each := range b.Contents {
		if bare(each.MediaType) == bare(mediaType) {
			return each
		}
	}
	return Content{MediaType: mediaType}
}

func bare(mediaType string) string {
	text, _, _ := strings.Cut(mediaType, ";")
	return strings.ToLower(strings.TrimSpace(text))
}

func isForm(mediaType string) bool {
	return bare(mediaType) == "application/x-www-form-urlencoded" || strings.HasPrefix(bare(mediaType), "multipart/")
}

func isJSONType(mediaType string) bool {
	return strings.HasSuffix(bare(mediaType), "/json") || strings.HasSuffix(bare(mediaType), "+json")
}

// putBody puts the body of the command line into the request.
func (c *call) putBody() []error {
	texts, fields := textsOf(c.flags, "body"), textsOf(c.flags, "field")
	switch {
	case len(texts) == 0 && len(fields) == 0:
		if c.operation.Body != nil && c.operation.Body.IsNeeded {
			return []error{misuse("the body is missing: give it with --body or --field")}
		}
		return nil
	case len(texts) > 0 && len(fields) > 0:
		return []error{misuse("--body and --field do not go together")}
	case !c.request.TakesBody():
		return []error{misuse("%s takes no body", c.name)}
	case len(texts) > 1:
		return []error{misuse("--body takes one value, and not %d", len(texts))}
	case len(texts) == 1:
		return c.putWhole(texts[0])
	}
	return c.putFields(fields)
}

// mediaType gives the media type of the body: that of the command line, or that of the operation.
func (c *call) mediaType() string {
	if c.settings.contentType != "" {
		return c.settings.contentType
	}
	if usual := c.operation.Call.BodyType(); usual != "" {
		return usual
	}
	if c.operation.Body != nil && len(c.operation.Body.Contents) > 0 {
		return c.operation.Body.Contents[0].MediaType
	}
	return ""
}

func (c *call) putWhole(text string) []error {
	mediaType := c.mediaType()
	if strings.Contains(mediaType, "*") {
		mediaType = ""
	}
	var content []byte
	switch {
	case text == "-" || strings.HasPrefix(text, "@"):
		c.bodySource = "@" + strings.TrimPrefix(text, "@")
		source, err := c.source(strings.TrimPrefix(text, "@"))
		if err != nil {
			return []error{misuse("--body: %v", err)}
		}
		if !isJSONType(mediaType) && mediaType != "" {
			return c.putStream(source, strings.TrimPrefix(text, "@"), mediaType)
		}
		defer source.Close()
		if content, err = io.ReadAll(source); err != nil {
			return []error{misuse("--body: %v", err)}
		}
	default:
		content = []byte(text)
	}
	if isJSONType(mediaType) {
		if err := validJSON(content); err != nil {
			return []error{misuse("--body %v", err)}
		}
		c.countMembers(content)
	}
	c.request.Bytes(content, mediaType)
	return nil
}

// putStream sends a body of any size: a file is opened again for each attempt, and stdin can be sent once.
func (c *call) putStream(source io.ReadCloser, name, mediaType string) []error {
	if name == "-" {
		c.request.Reader(source, mediaType)
		return nil
	}
	length := int64(-1)
	if file, isFile := source.(interface{ Stat() (os.FileInfo, error) }); isFile {
		if info, err := file.Stat(); err == nil && info.Mode().IsRegular() {
			length = info.Size()
		}
	}
	source.Close()
	c.request.File(func() (io.ReadCloser, error) { return c.Open(name) }, length, mediaType)
	return nil
}

// countMembers tells limits of the members of a body.
func (c *call) countMembers(content []byte) {
	var members map[string]json.RawMessage
	if json.Unmarshal(content, &members) != nil {
		return
	}
	for name, each := range members {
		var items []json.RawMessage
		if json.Unmarshal(each, &items) == nil && bytes.HasPrefix(each, []byte("[")) {
			c.request.Count(name, len(items))
			continue
		}
		if number := wire.Any(each).Float(); number == number && !bytes.HasPrefix(each, []byte(`"`)) {
			c.request.Number(name, number)
		}
	}
}

// source opens a file, or stdin for "-".
func (c *call) source(name string) (io.ReadCloser, error) {
	if name == "-" {
		if c.stdinFor != "" {
			return nil, fmt.Errorf("stdin can be read only once")
		}
		c.stdinFor = "body"
		return io.NopCloser(c.In), nil
	}
	return c.Open(name)
}

// putFields makes a body of fields: a form where the media type is one, and else an object of JSON.
func (c *call) putFields(texts []string) []error {
	mediaType := c.mediaType()
	content := c.operation.Body.contentFor(mediaType)
	var faults []error
	var fields []fieldText
	for _, text := range texts {
		field, err := fieldOf(text)
		if err != nil {
			faults = append(faults, misuse("%v", err))
			continue
		}
		fields = append(fields, field)
	}
	for _, each := range content.Fields {
		isGiven := slices.ContainsFunc(fields, func(field fieldText) bool { return field.name == each.Name })
		if each.IsNeeded && !isGiven {
			faults = append(faults, misuse("field %q of the body is missing", each.Name))
		}
	}
	switch {
	case isForm(mediaType):
		return append(faults, c.putForm(fields, content, mediaType)...)
	case mediaType != "" && !isJSONType(mediaType):
		return append(faults, misuse("--field makes JSON and forms, and no %s: use --body", mediaType))
	}
	return append(faults, c.putObject(fields, content, mediaType)...)
}

// putForm sends the fields as a form. Fields of one name are one list, at the place of the first.
func (c *call) putForm(fields []fieldText, content Content, mediaType string) []error {
	var faults []error
	var made []client.FormField
	for _, each := range fields {
		if each.sign == "@" && strings.HasPrefix(bare(mediaType), "multipart/") {
			file, err := c.file(each.text)
			if err != nil {
				faults = append(faults, misuse("field %q: %v", each.name, err))
				continue
			}
			made = append(made, client.FormField{Name: each.name, File: file})
			c.parts = append(c.parts, formPart{each.name + "=@" + each.text, true})
			continue
		}
		value, errs := c.fieldValue(each, content)
		for _, err := range errs {
			faults = append(faults, misuse("field %q %v", each.name, err))
		}
		if len(errs) > 0 {
			continue
		}
		c.parts = append(c.parts, formPart{each.name + "=" + each.text, false})
		made = append(made, client.FormField{Name: each.name, Value: wire.Any(value)})
	}
	if err := c.request.Form(made, mediaType); err != nil {
		faults = append(faults, misuse("%v", err))
	}
	return faults
}

// file opens a file of a form: FILE, or FILE;type=TYPE.
func (c *call) file(text string) (*client.File, error) {
	name, mediaType, _ := strings.Cut(text, ";type=")
	source, err := c.source(name)
	if err != nil {
		return nil, err
	}
	if name == "-" {
		return &client.File{Content: source, Type: mediaType}, nil
	}
	source.Close()
	again := client.Reopen(func() (io.ReadCloser, error) { return c.Open(name) })
	return &client.File{Name: filepath.Base(name), Content: again, Type: mediaType}, nil
}

// fieldValue reads the value of a field. Text is what it seems to be only where the manifest says so.
func (c *call) fieldValue(field fieldText, content Content) (any, []error) {
	known := Parameter{Name: field.name}
	for _, each := range content.Fields {
		if each.Name == field.name {
			known = each
		}
	}
	text := field.text
	switch field.sign {
	case ":=":
		if err := validJSON([]byte(text)); err != nil {
			return nil, []error{err}
		}
		return json.RawMessage(text), nil
	case "@":
		source, err := c.source(text)
		if err != nil {
			return nil, []error{err}
		}
		defer source.Close()
		read, err := io.ReadAll(source)
		if err != nil {
			return nil, []error{err}
		}
		return string(read), nil
	}
	value, err := known.item(text)
	if err != nil {
		return nil, []error{err}
	}
	return value, nil
}

// putObject sends the fields as an object of JSON, in their order.
func (c *call) putObject(fields []fieldText, content Content, mediaType string) []error {
	var faults []error
	var names []string
	values := map[string][]any{}
	for _, each := range fields {
		value, errs := c.fieldValue(each, content)
		for _, err := range errs {
			faults = append(faults, misuse("field %q %v", each.name, err))
		}
		if values[each.name] == nil {
			names = append(names, each.name)
		}
		values[each.name] = append(values[each.name], value)
	}
	var out bytes.Buffer
	out.WriteByte('{')
	for index, name := range names {
		isList := slices.ContainsFunc(content.Fields, func(each Parameter) bool { return each.Name == name && each.IsList })
		var value any = values[name]
		if own := values[name]; !isList || isWholeList(fields, name) {
			if len(own) > 1 {
				faults = append(faults, misuse("field %q is given %d times: give a list as %s:=[…]", name, len(own), name))
			}
			value = own[0]
		}
		if index > 0 {
			out.WriteByte(',')
		}
		key, _ := wire.JSONText(name)
		text, err := wire.JSONText(value)
		if err != nil {
			faults = append(faults, misuse("field %q: %v", name, err))
		}
		out.Write(append(append(key, ':'), text...))
	}
	out.WriteByte('}')
	c.countMembers(out.Bytes())
	if mediaType == "" {
		mediaType = "application/json"
	}
	c.request.Bytes(out.Bytes(), mediaType)
	return faults
}

// isWholeList says whether a list is given as JSON.
func isWholeList(fields []fieldText, name string) bool {
	return slices.ContainsFunc(fields, func(each fieldText) bool { return each.name == name && each.sign == ":=" })
}
