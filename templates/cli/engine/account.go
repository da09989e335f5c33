package engine

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"example.com/cli/keep"
	"example.com/cli/profiles"
	"example.com/cli/signin"
)

// account is who calls: a profile with its settings, and its credentials.
type account struct {
	folder  string
	profile string
	// settings are those of the profile.
	settings map[string]string
	sources  *signin.Sources
}

// profileSettings are what a profile can say. Those that are called as options stand in for them.
func profileSettings() []profiles.Setting {
	all := []profiles.Setting{
		{Name: "base-url", Description: "base URL of the service"},
		{Name: "output", Description: "form of the output: json, lines, raw, table or yaml", Check: func(value string) error {
			if !slices.Contains(outputs, value) {
				return fmt.Errorf("must be one of json, lines, raw, table, yaml")
			}
			return nil
		}},
		{Name: "retries", Description: "how often a failed call is tried again", Check: func(value string) error {
			if number, err := strconv.Atoi(value); err != nil || number < 0 {
				return fmt.Errorf("must be a whole number")
			}
			return nil
		}},
	}
	for _, name := range []string{"timeout", "deadline", "idle-timeout"} {
		all = append(all, profiles.Setting{Name: name, Description: "as the option --" + name, Check: func(value string) error {
			if wait, err := time.ParseDuration(value); value != "0" && (err != nil || wait < 0) {
				return fmt.Errorf("must be a duration with a unit, such as 10s or 2m")
			}
			return nil
		}})
	}
	return append(all,
		profiles.Setting{Name: "client-id", Description: "client id of your application, for login"},
		profiles.Setting{Name: "keep", Description: "where credentials are kept: keyring or file", Check: checkPlace},
	)
}

func checkPlace(value string) error {
	if value != string(keep.InKeyring) && value != string(keep.InFile) {
		return fmt.Errorf("must be keyring or file")
	}
	return nil
}

// accountOf reads the profile of a command line: that of --profile, of the environment, or the one in use.
func (t *Tool) accountOf(flags *pflag.FlagSet) (*account, error) {
	folder, err := profiles.Folder(t.Service.Program)
	if err != nil {
		return nil, misuse("%v", err)
	}
	file, err := profiles.Open(folder, profileSettings())
	if err != nil {
		return nil, misuse("%v", err)
	}
	name := t.profileName(flags)
	if name == "" {
		name = file.Current()
	}
	settings, err := file.Profile(name)
	if err != nil {
		return nil, misuse("%v", err)
	}
	var ring keep.Ring
	if settings["keep"] != string(keep.InFile) {
		ring = keep.System(t.Service.Program)
	}
	return &account{
		folder: folder, profile: name, settings: settings,
		sources: &signin.Sources{Program: t.Service.Program, Profile: name, Keep: keep.New(folder, ring)},
	}, nil
}

// profileName is the profile that the command line or the environment names; empty where none does.
func (t *Tool) profileName(flags *pflag.FlagSet) string {
	if texts := textsOf(flags, "profile"); len(texts) > 0 {
		return texts[len(texts)-1]
	}
	return t.Env(t.Service.variable("PROFILE"))
}

// prepare gives a call what its profile says, where neither an option nor the environment does.
func (t *Tool) prepare(cmd *cobra.Command) error {
	if _, err := profiles.Folder(t.Service.Program); err != nil && t.profileName(cmd.Flags()) == "" {
		// Without a home, as in a container, nothing was ever kept.
		t.account = &account{sources: &signin.Sources{Program: t.Service.Program, Profile: profiles.Default}}
		return nil
	}
	own, err := t.accountOf(cmd.Flags())
	if err != nil {
		return err
	}
	t.account = own
	t.Defaults.BaseURL = own.settings["base-url"]
	for _, name := range []string{"output", "retries", "timeout", "deadline", "idle-timeout"} {
		value, isSet := own.settings[name]
		if name == "output" && cmd.Flags().Changed("output-file") {
			continue
		}
		if flag := cmd.Flags().Lookup(name); isSet && flag != nil && len(textsOf(cmd.Flags(), name)) == 0 {
			if err := flag.Value.Set(value); err != nil {
				return err
			}
		}
	}
	return nil
}

// find looks for the credential of a scheme; nil where there is none.
func (t *Tool) find(ctx context.Context, scheme string) (*signin.Found, error) {
	if t.account == nil {
		return nil, nil
	}
	for _, each := range t.Service.Schemes {
		if each.Name == scheme {
			return t.account.sources.Find(ctx, each)
		}
	}
	return nil, nil
}

// accountCommands are the commands on who calls, and on the program itself.
func (t *Tool) accountCommands() []*cobra.Command {
	return []*cobra.Command{
		t.loginCommand(), t.logoutCommand(), t.authCommand(), t.profileCommand(), t.completionCommand(), t.manualCommand(),
	}
}
