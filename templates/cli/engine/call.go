package engine

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/pflag"

	"example.com/cli/client"
	"example.com/cli/wire"
)

// call is one call of the command line on its way.
type call struct {
	*Tool
	// context ends with the command.
	context   context.Context
	operation *Operation
	// name is what the person typed.
	name     string
	flags    *pflag.FlagSet
	settings settings
	request  *client.ToolRequest
	client   *client.Tool
	// stdinFor says what stdin is read for.
	stdinFor string
	// bodySource is the file of the body, as curl takes it, and parts are the fields of its form.
	bodySource string
	parts      []formPart
}

// formPart is a field of a form as curl takes it.
type formPart struct {
	text   string
	isFile bool
}

// callOperation makes a call of an operation.
func (t *Tool) callOperation(ctx context.Context, name string, operation *Operation, flags *pflag.FlagSet, line parsed) error {
	c := &call{Tool: t, operation: operation, name: name, flags: flags}
	faults := line.faults
	c.request = client.NewToolRequest(operation.Call)
	faults = append(faults, c.putPath(line)...)
	return c.run(ctx, faults)
}

// run reads the options, tells all faults, and then sends the request.
func (c *call) run(ctx context.Context, faults []error) error {
	c.context = ctx
	made, wrong := readSettings(c.flags)
	c.settings = made
	faults = append(faults, wrong...)
	faults = append(faults, c.putParameters()...)
	faults = append(faults, c.putOpen()...)
	faults = append(faults, c.putBody()...)
	if made.isIdempotent != nil {
		c.request.Add(client.WithIdempotent(*made.isIdempotent))
	}
	for _, err := range c.request.Limits() {
		faults = append(faults, misuse("%v", err))
	}
	faults = append(faults, c.pagingFaults()...)
	options, wrong := c.clientOptions()
	faults = append(faults, wrong...)
	base, err := c.baseURL()
	if err != nil {
		faults = append(faults, err)
	}
	if len(faults) > 0 {
		return c.withHelp(faultList(faults))
	}
	if c.client, err = client.NewTool(base, c.Service.known(), options...); err != nil {
		return err
	}
	if err := c.client.Check(c.request); err != nil {
		return err
	}
	if text := c.operation.Deprecated; text != "" || c.operation.Call.Deprecation() != nil {
		c.tell(strings.TrimSpace(fmt.Sprintf("%s is deprecated. %s", c.name, text)))
	}
	return c.sendShowing(ctx)
}

// withHelp says where the help of the command is.
func (c *call) withHelp(err error) error {
	return &fault{code: Misused, text: fmt.Sprintf("%v\n%s --help shows what it takes", err, c.name), err: err}
}

// putParameters puts the parameters that have options into the request.
func (c *call) putParameters() []error {
	var faults []error
	for index := range c.operation.Options {
		own := &c.operation.Options[index]
		texts := textsOf(c.flags, own.Option)
		if len(texts) == 0 {
			if own.IsNeeded && !c.isOpenlyGiven(own) {
				faults = append(faults, misuse("--%s is missing", own.Option))
			}
			continue
		}
		value, wrong := own.valueOf(texts)
		for _, err := range wrong {
			faults = append(faults, misuse("--%s %v", own.Option, err))
		}
		if len(wrong) > 0 {
			continue
		}
		if err := c.request.Put(own.In, own.Name, value); err != nil {
			faults = append(faults, misuse("--%s: %v", own.Option, err))
		}
	}
	return faults
}

// isOpenlyGiven says whether a parameter comes by --query, --header or --cookie.
func (c *call) isOpenlyGiven(own *Parameter) bool {
	for _, text := range textsOf(c.flags, own.In.String()) {
		name, _, _ := strings.Cut(text, "=")
		if isFile := strings.IndexByte(name, '@'); isFile >= 0 && own.In == wire.Header {
			name = name[:isFile]
		}
		if name == own.Name || own.In == wire.Header && strings.EqualFold(name, own.Name) {
			return true
		}
	}
	return false
}

// putOpen puts what --query, --header and --cookie give into the request; texts of one name are several values.
func (c *call) putOpen() []error {
	var faults []error
	for _, place := range []wire.Place{wire.Query, wire.Header, wire.Cookie} {
		var names []string
		values := map[string][]string{}
		for _, text := range textsOf(c.flags, place.String()) {
			name, value, err := c.openText(place, text)
			if err != nil {
				faults = append(faults, err)
				continue
			}
			if values[name] == nil {
				names = append(names, name)
			}
			values[name] = append(values[name], value)
		}
		for _, name := range names {
			if err := c.request.PutText(place, name, values[name]); err != nil {
				faults = append(faults, misuse("--%s: %v", place, err))
			}
		}
	}
	return faults
}

// openText reads name=value, and of a header also name@FILE.
func (c *call) openText(place wire.Place, text string) (string, string, error) {
	name, value, found := strings.Cut(text, "=")
	if place == wire.Header {
		if file := strings.IndexByte(name, '@'); file >= 0 {
			read, err := c.secretIn(text[file+1:])
			if err != nil {
				return "", "", misuse("--header %s: %v", name[:file], err)
			}
			return name[:file], read, nil
		}
	}
	if !found || name == "" {
		return "", "", misuse("--%s must be name=value", place)
	}
	return name, value, nil
}

// secretIn reads a file, or stdin for "-", without the end of its line.
func (c *call) secretIn(name string) (string, error) {
	source, err := c.source(name)
	if err != nil {
		return "", err
	}
	defer source.Close()
	text, err := io.ReadAll(io.LimitReader(source, 1<<20))
	return strings.TrimRight(string(text), "\r\n"), err
}

// pagingFaults says what is wrong with --all and --list.
func (c *call) pagingFaults() []error {
	lists := c.operation.Lists
	var names []string
	for _, each := range lists {
		names = append(names, each.Name)
	}
	switch {
	case c.settings.isAll && c.operation.Paging == nil:
		return []error{misuse("--all follows pages, and %s is not known to have any", c.name)}
	case c.settings.list == "" && c.settings.isAll && len(lists) > 0:
		return []error{misuse("--all follows one list: add --list with one of %s", strings.Join(names, ", "))}
	case c.settings.list == "":
		return nil
	case len(lists) == 0:
		return []error{misuse("--list is for responses with several lists, and %s is not known to have them", c.name)}
	}
	for _, each := range lists {
		if each.Name == c.settings.list {
			return nil
		}
	}
	return []error{misuse("--list must be one of %s, and not %q", strings.Join(names, ", "), c.settings.list)}
}

// listPlace gives the place of the list that --list names.
func (c *call) listPlace() string {
	for _, each := range c.operation.Lists {
		if each.Name == c.settings.list {
			return each.Place
		}
	}
	return ""
}

// baseURL gives the base URL: of the option, of the environment, or the known one.
func (c *call) baseURL() (string, error) {
	for _, each := range []string{c.settings.baseURL, c.Env(c.Service.variable("BASE_URL")), c.Defaults.BaseURL, c.Service.BaseURL} {
		if each != "" {
			return each, nil
		}
	}
	return "", misuse("not shown: the base URL of the service; give it with --base-url or %s", c.Service.variable("BASE_URL"))
}

// isMoved says whether the person chose the base URL.
func (c *call) isMoved() bool {
	return c.settings.baseURL != "" || c.Env(c.Service.variable("BASE_URL")) != "" || c.Defaults.BaseURL != ""
}
