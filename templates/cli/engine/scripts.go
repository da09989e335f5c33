package engine

import (
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"example.com/cli/completion"
	"example.com/cli/manual"
)

// completionCommand prints a script that has all commands in it: the shell starts no process for a key.
func (t *Tool) completionCommand() *cobra.Command {
	name := t.Service.Program
	return &cobra.Command{
		Use:   "completion <shell>",
		Short: "Print a script that completes commands, options and their values",
		Long: fmt.Sprintf("bash: source <(%[1]s completion bash), in ~/.bashrc\n"+
			"zsh: %[1]s completion zsh > \"${fpath[1]}/_%[1]s\"\n"+
			"fish: %[1]s completion fish > ~/.config/fish/completions/%[1]s.fish\n"+
			"PowerShell: %[1]s completion powershell | Out-String | Invoke-Expression, in $PROFILE", name),
		Args:      cobra.ExactArgs(1),
		ValidArgs: completion.Shells,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := completion.Write(t.Out, args[0], t.wholeTree()); err != nil {
				return misuse("%v", err)
			}
			return nil
		},
	}
}

// manualCommand writes manual pages, which packages for a system install.
func (t *Tool) manualCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "manual <folder>",
		Short: "Write the manual pages into a folder",
		Long:  "Packages install them: one page of the program, and one of each group. SOURCE_DATE_EPOCH gives their date (reproducible-builds.org).",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			book := manual.Book{Root: t.wholeTree(), Version: t.Service.Version, Date: t.dateOfPages(), Sections: t.manualSections()}
			if err := book.Write(args[0]); err != nil {
				return err
			}
			t.tell(fmt.Sprintf("%d pages are in %s.", len(book.Pages()), args[0]))
			return nil
		},
	}
}

func (t *Tool) dateOfPages() time.Time {
	if seconds, err := strconv.ParseInt(t.Env("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(seconds, 0)
	}
	return time.Now()
}

func (t *Tool) manualSections() []manual.Section {
	exits := manual.Section{Title: "Exit status"}
	for _, each := range exitTexts {
		exits.Terms = append(exits.Terms, manual.Term{Name: strconv.Itoa(int(each.code)), Text: each.text})
	}
	variables := manual.Section{Title: "Environment", Terms: []manual.Term{
		{Name: t.Service.variable("BASE_URL"), Text: "base URL of the service"},
		{Name: t.Service.variable("PROFILE"), Text: "profile of calls that name none"},
		{Name: t.Service.variable("CONFIG_DIR"), Text: "folder of profiles and kept credentials"},
		{Name: "NO_COLOR", Text: "print without colors"},
	}}
	for _, scheme := range t.Service.Schemes {
		for _, name := range scheme.Variables {
			variables.Terms = append(variables.Terms, manual.Term{Name: name, Text: "credential of " + scheme.Name + "; " + name + "_FILE names a file that has it"})
		}
	}
	files := manual.Section{Title: "Files"}
	if folder, err := os.UserConfigDir(); err == nil && folder != "" {
		files.Terms = []manual.Term{
			{Name: "config.json", Text: "profiles, in the folder " + t.Service.Program + " of the user's settings, such as ~/.config"},
			{Name: "credentials", Text: "kept credentials beside it, for their owner alone, where the system has no keyring"},
		}
	}
	return []manual.Section{exits, variables, files}
}

// wholeTree are all commands, with the values of their options.
func (t *Tool) wholeTree() *cobra.Command {
	root := t.Tree(nil, true)
	root.InitDefaultHelpFlag()
	t.markChoices(root)
	return root
}

func (t *Tool) markChoices(cmd *cobra.Command) {
	mark := func(flags *pflag.FlagSet, name string, choices []string) {
		if flag := flags.Lookup(name); flag != nil && len(choices) > 0 {
			flag.Annotations = map[string][]string{completion.ChoicesAnnotation: choices}
		}
	}
	for _, each := range callOptions {
		mark(cmd.PersistentFlags(), each.name, each.choices)
	}
	if operation := t.operationOf(cmd); operation != nil {
		for _, each := range operation.Options {
			choices := each.Choices
			if each.Type == Boolean && !each.IsList {
				choices = []string{"true", "false"}
			}
			mark(cmd.Flags(), each.Option, choices)
		}
	}
	for _, each := range cmd.Commands() {
		t.markChoices(each)
	}
}
