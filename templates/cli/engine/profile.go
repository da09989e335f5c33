package engine

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"example.com/cli/profiles"
)

// shownProfile is a profile as list shows it.
type shownProfile struct {
	Profile  string            `json:"profile"`
	IsInUse  bool              `json:"inUse"`
	Settings map[string]string `json:"settings"`
}

// shownSetting is a setting as show shows it.
type shownSetting struct {
	Setting     string `json:"setting"`
	Value       string `json:"value"`
	Description string `json:"description"`
}

func (t *Tool) profileCommand() *cobra.Command {
	made := &cobra.Command{
		Use: "profile", Short: "Settings of calls, under names",
		Long: fmt.Sprintf("A profile has a base URL, an output and other settings, and credentials of its own. Use one with --profile NAME or %s.",
			t.Service.variable("PROFILE")),
		Args: cobra.ArbitraryArgs, RunE: t.runGroup,
	}
	made.AddCommand(
		t.profilesCommand("list", "List all profiles", cobra.NoArgs, func(cmd *cobra.Command, file *profiles.File, _ []string) error {
			list := []shownProfile{}
			for _, name := range file.Names() {
				settings, err := file.Profile(name)
				if err != nil {
					return err
				}
				list = append(list, shownProfile{name, name == file.Current(), settings})
			}
			return t.printList(cmd, list)
		}),
		t.profilesCommand("show [profile]", "Show the settings of a profile", cobra.MaximumNArgs(1), t.showProfile),
		t.changeCommand("set <setting> <value>", "Give a profile a setting", 2, func(f *profiles.File, name string, args []string) error {
			return f.Set(name, args[0], args[1])
		}),
		t.changeCommand("unset <setting>", "Take a setting from a profile", 1, func(f *profiles.File, name string, args []string) error {
			return f.Unset(name, args[0])
		}),
		t.changeCommand("use <profile>", "Use a profile for calls that name none", 1, func(f *profiles.File, _ string, args []string) error {
			return f.Use(args[0])
		}),
		t.removeProfileCommand(),
	)
	return made
}

func (t *Tool) showProfile(cmd *cobra.Command, file *profiles.File, args []string) error {
	name := t.profileOr(cmd, file)
	if len(args) > 0 {
		name = args[0]
	}
	settings, err := file.Profile(name)
	if err != nil {
		return misuse("%v", err)
	}
	list := []shownSetting{}
	for _, each := range profileSettings() {
		list = append(list, shownSetting{each.Name, settings[each.Name], each.Description})
	}
	return t.printList(cmd, list)
}

func (t *Tool) profileOr(cmd *cobra.Command, file *profiles.File) string {
	if name := t.profileName(cmd.Flags()); name != "" {
		return name
	}
	return file.Current()
}

func (t *Tool) profilesCommand(use, short string, args cobra.PositionalArgs, run func(*cobra.Command, *profiles.File, []string) error) *cobra.Command {
	return &cobra.Command{Use: use, Short: short, Args: args, RunE: func(cmd *cobra.Command, args []string) error {
		folder, err := profiles.Folder(t.Service.Program)
		if err != nil {
			return misuse("%v", err)
		}
		file, err := profiles.Open(folder, profileSettings())
		if err != nil {
			return misuse("%v", err)
		}
		return run(cmd, file, args)
	}}
}

func (t *Tool) changeCommand(use, short string, values int, change func(f *profiles.File, name string, args []string) error) *cobra.Command {
	made := &cobra.Command{Use: use, Short: short, Args: cobra.ExactArgs(values)}
	made.RunE = func(cmd *cobra.Command, args []string) error {
		return t.changeProfiles(cmd.Context(), func(f *profiles.File) error { return change(f, t.profileOr(cmd, f), args) })
	}
	return made
}

func (t *Tool) changeProfiles(ctx context.Context, change func(*profiles.File) error) error {
	folder, err := profiles.Folder(t.Service.Program)
	if err != nil {
		return misuse("%v", err)
	}
	if err := profiles.Update(ctx, folder, profileSettings(), change); err != nil {
		return misuse("%v", err)
	}
	return nil
}

// removeProfileCommand removes a profile, and forgets its credentials first: nobody would find them again.
func (t *Tool) removeProfileCommand() *cobra.Command {
	made := &cobra.Command{Use: "remove <profile>", Short: "Remove a profile and its credentials", Args: cobra.ExactArgs(1)}
	made.RunE = func(cmd *cobra.Command, args []string) error {
		if err := cmd.Flags().Set("profile", args[0]); err != nil {
			return err
		}
		who, err := t.accountOf(cmd.Flags())
		if err != nil {
			return err
		}
		for _, each := range t.Service.Schemes {
			if _, _, err := who.sources.Logout(cmd.Context(), each); err != nil {
				return err
			}
		}
		return t.changeProfiles(cmd.Context(), func(f *profiles.File) error { return f.Remove(args[0]) })
	}
	return made
}
