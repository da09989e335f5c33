package engine

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/cli/client"
	"example.com/cli/wire"
)

// requestCommand sends a request that the manifest does not have.
func (t *Tool) requestCommand() *cobra.Command {
	made := &cobra.Command{
		Use:                   "request <METHOD> <PATH>",
		Short:                 "Send a request that the manifest does not have",
		Long:                  "The path is below the base URL: it begins with a slash, is percent-encoded, and may have a query. All options of calls are there.",
		Example:               "  " + t.Service.Program + " request GET '/status?full=true'",
		DisableFlagParsing:    true,
		DisableFlagsInUseLine: true,
	}
	made.RunE = func(cmd *cobra.Command, args []string) error {
		line := parseAll(cmd.Flags(), args)
		if line.isHelp {
			return cmd.Help()
		}
		if err := t.prepare(cmd); err != nil {
			return err
		}
		c := &call{Tool: t, name: cmd.CommandPath(), flags: cmd.Flags(), operation: &Operation{Call: &client.Operation{}}}
		if len(line.values) != 2 {
			return c.withHelp(faultList(append(line.faults, misuse("request takes a method and a path"))))
		}
		request, err := client.UntypedRequest(line.values[0], line.values[1])
		if err != nil {
			return c.withHelp(faultList(append(line.faults, misuse("%v", err))))
		}
		c.request = request
		_, faults := c.namedValues()
		return c.run(cmd.Context(), append(line.faults, faults...))
	}
	return made
}

// notShownCommand lists the operations that cannot be called yet.
func (t *Tool) notShownCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "not-shown",
		Short: "List the operations that cannot be called yet, and where to fill them in",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			made, faults := readSettings(cmd.Flags())
			if len(faults) > 0 {
				return faultList(faults)
			}
			c := &call{Tool: t, name: cmd.CommandPath(), flags: cmd.Flags(), settings: made, operation: &Operation{}}
			if c.settings.output == "" {
				c.settings.output = "table"
			}
			list := []json.RawMessage{}
			t.each(func(path string, operation *Operation) {
				if len(operation.Missing) > 0 {
					text, _ := wire.JSONText(struct {
						Command string `json:"command"`
						Missing string `json:"missing"`
						Place   string `json:"place"`
					}{path, strings.Join(operation.Missing, ", "), operation.Place})
					list = append(list, text)
				}
			})
			whole, err := json.Marshal(list)
			if err != nil {
				return err
			}
			if c.settings.output == "raw" {
				c.settings.output = "json"
			}
			return c.printJSON(whole, c.settings.output)
		},
	}
}

// each goes through all operations, with the words of their commands.
func (t *Tool) each(visit func(path string, operation *Operation)) {
	var walk func(path string, groups []*Group)
	walk = func(path string, groups []*Group) {
		for _, group := range groups {
			own := strings.TrimSpace(path + " " + group.Name)
			for _, operation := range group.Operations {
				visit(own+" "+operation.Name, operation)
			}
			walk(own, group.Groups)
		}
	}
	walk("", t.Service.Groups)
}

// operationOf finds the operation of a command; nil where it is none.
func (t *Tool) operationOf(cmd *cobra.Command) *Operation {
	var found *Operation
	t.each(func(_ string, operation *Operation) {
		if operation.ID == cmd.Annotations[operationMark] {
			found = operation
		}
	})
	return found
}

// helpCommand shows the help of a command, or of the options of calls.
func (t *Tool) helpCommand(isWhole bool) *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Show the help of a command; help options lists the options of every call",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 && args[0] == "options" {
				_, err := fmt.Fprint(t.Out, t.optionsHelp())
				return err
			}
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return t.runGroup(found, rest)
			}
			return found.Help()
		},
	}
}
