package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Tree returns the commands. All groups are there, but only those that the command line names have their operations: a program that
// is started for one call makes one. A whole tree is for completion and manuals.
func (t *Tool) Tree(args []string, isWhole bool) *cobra.Command {
	// Commands stand in the manifest's order.
	cobra.EnableCommandSorting = false
	root := &cobra.Command{
		Use:           t.Service.Program,
		Short:         t.Service.Title,
		Long:          t.Service.About,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE:          t.runRoot,
	}
	root.CompletionOptions.DisableDefaultCmd = true
	// The library's own option of this name prints by a template. A program that has templates keeps every method of every type,
	// a tenth of its bytes.
	root.Flags().BoolP(versionOption, "v", false, "print the version")
	root.PersistentFlags().AddFlagSet(callFlags())
	root.SetHelpCommand(t.helpCommand(isWhole))
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { fmt.Fprint(t.Out, t.helpOf(cmd)) })
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		text, _, _ := faultOf(err, cmd.Flags())
		return misuse("%s\n%s --help shows what it takes", text, cmd.CommandPath())
	})
	for _, group := range t.Service.Groups {
		root.AddCommand(t.groupCommand(group, args, isWhole))
	}
	root.AddCommand(t.requestCommand(), t.notShownCommand())
	root.AddCommand(t.accountCommands()...)
	return root
}

const (
	versionOption = "version"
	groupMark     = "group"
	operationMark = "operation"
)

// groupCommand makes the command of a group.
func (t *Tool) groupCommand(group *Group, args []string, isWhole bool) *cobra.Command {
	made := &cobra.Command{
		Use:         group.Name,
		Short:       group.Title,
		Long:        group.About,
		Annotations: map[string]string{groupMark: group.Name},
		Args:        cobra.ArbitraryArgs,
		RunE:        t.runGroup,
	}
	if !isWhole && !slices.Contains(args, group.Name) {
		return made
	}
	for _, operation := range group.Operations {
		made.AddCommand(t.operationCommand(operation, args, isWhole))
	}
	for _, each := range group.Groups {
		made.AddCommand(t.groupCommand(each, args, isWhole))
	}
	return made
}

// operationCommand makes the command of an operation.
func (t *Tool) operationCommand(operation *Operation, args []string, isWhole bool) *cobra.Command {
	use := strings.TrimSpace(operation.Name + " " + usageOf(operation.Values))
	made := &cobra.Command{
		Use:                   use,
		Aliases:               operation.Formerly,
		Short:                 operation.Title,
		Long:                  operation.About,
		Annotations:           map[string]string{operationMark: operation.ID},
		Deprecated:            "",
		DisableFlagParsing:    true,
		DisableFlagsInUseLine: true,
		Hidden:                len(operation.Missing) > 0,
	}
	if operation.Example != "" {
		made.Example = "  " + t.Service.Program + " " + operation.Example
	}
	isOnTheWay := isWhole || slices.Contains(args, operation.Name) ||
		slices.ContainsFunc(operation.Formerly, func(name string) bool { return slices.Contains(args, name) })
	if isOnTheWay {
		addParameters(made.Flags(), operation)
	}
	made.RunE = func(cmd *cobra.Command, args []string) error { return t.runOperation(cmd, operation, args) }
	return made
}

// addParameters adds the options of an operation.
func addParameters(flags *pflag.FlagSet, operation *Operation) {
	for index := range operation.Options {
		own := &operation.Options[index]
		flag := flags.VarPF(&given{kind: own.kind()}, own.Option, "", own.About)
		if own.Type == Boolean && !own.IsList {
			flag.NoOptDefVal = "true"
		}
	}
}

// kind gives the word for its values.
func (p *Parameter) kind() string {
	word := [...]string{"text", "integer", "number", "boolean", "JSON", "FILE"}[p.Type]
	if len(p.Choices) > 0 {
		word = "choice"
	}
	if p.IsList {
		word += ",…"
	}
	return word
}

// runOperation runs the command of an operation.
func (t *Tool) runOperation(cmd *cobra.Command, operation *Operation, args []string) error {
	line := parseAll(cmd.Flags(), args)
	if line.isHelp {
		return cmd.Help()
	}
	name := cmd.CommandPath()
	if called := cmd.CalledAs(); called != "" && called != operation.Name {
		t.tell(fmt.Sprintf("%q is the former name of %q.", called, operation.Name))
	}
	if len(operation.Missing) > 0 {
		return &fault{code: NotShown, text: notShownText(operation)}
	}
	if err := t.prepare(cmd); err != nil {
		return err
	}
	return t.callOperation(cmd.Context(), name, operation, cmd.Flags(), line)
}

func notShownText(operation *Operation) string {
	return fmt.Sprintf("%s cannot be called yet. Not shown: %s.\nFill it in: %s", operation.ID, strings.Join(operation.Missing, ", "), operation.Place)
}

// runRoot shows the version or the help, or says which command there is not.
func (t *Tool) runRoot(cmd *cobra.Command, args []string) error {
	if cmd.Flags().Changed(versionOption) {
		_, err := fmt.Fprintf(t.Out, "%s %s\n", t.Service.Program, t.Service.Version)
		return err
	}
	return t.runGroup(cmd, args)
}

// runGroup shows the help of a group, or says which command there is not.
func (t *Tool) runGroup(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return cmd.Help()
	}
	var names []string
	for _, each := range cmd.Commands() {
		names = append(names, each.Name())
	}
	text := fmt.Sprintf("%s has no command %q", cmd.CommandPath(), args[0])
	if near := closest(args[0], names); near != "" {
		text += fmt.Sprintf("; did you mean %q?", near)
	}
	return misuse("%s\n%s --help lists them", text, cmd.CommandPath())
}
