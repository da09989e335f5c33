package engine

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.com/cli/signin"
)

func (t *Tool) logoutCommand() *cobra.Command {
	isAll := false
	made := &cobra.Command{
		Use:   "logout [scheme]",
		Short: "Forget a kept credential",
		Long:  "The service is not told: it is not shown where tokens are revoked (RFC 7009). They hold until they expire.",
		Args:  cobra.MaximumNArgs(1),
	}
	made.Flags().BoolVar(&isAll, "all-schemes", false, "forget the credentials of all schemes")
	made.RunE = func(cmd *cobra.Command, args []string) error {
		schemes := t.Service.Schemes
		if !isAll || len(schemes) == 0 {
			one, err := t.scheme(args)
			if err != nil {
				return err
			}
			schemes = []signin.Scheme{one}
		}
		who, err := t.accountOf(cmd.Flags())
		if err != nil {
			return err
		}
		for _, each := range schemes {
			wasKept, left, err := who.sources.Logout(cmd.Context(), each)
			if err != nil {
				return err
			}
			text := fmt.Sprintf("No credential of %s was kept.", each.Name)
			if wasKept {
				text = fmt.Sprintf("The credential of %s is forgotten.", each.Name)
			}
			if left != "" {
				text += fmt.Sprintf(" The %s.", left)
			}
			t.tell(text)
		}
		return nil
	}
	return made
}

func (t *Tool) authCommand() *cobra.Command {
	made := &cobra.Command{Use: "auth", Short: "Credentials of this program", Args: cobra.ArbitraryArgs, RunE: t.runGroup}
	made.AddCommand(&cobra.Command{
		Use:   "status",
		Short: "Show which credentials there are, where they come from, and when they expire",
		Long:  "Secrets are never shown. No server is asked.",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			who, err := t.accountOf(cmd.Flags())
			if err != nil {
				return err
			}
			if len(t.Service.Schemes) == 0 {
				_, err := t.scheme(nil)
				return err
			}
			all := make([]signin.Status, 0, len(t.Service.Schemes))
			for _, each := range t.Service.Schemes {
				all = append(all, who.sources.StatusOf(cmd.Context(), each))
			}
			return t.printList(cmd, all)
		},
	})
	return made
}

// printList prints what the program itself says, as a table unless another form is given.
func (t *Tool) printList(cmd *cobra.Command, list any) error {
	made, faults := readSettings(cmd.Flags())
	if len(faults) > 0 {
		return faultList(faults)
	}
	c := &call{Tool: t, name: cmd.CommandPath(), flags: cmd.Flags(), settings: made, operation: &Operation{}}
	switch c.settings.output {
	case "":
		c.settings.output = "table"
	case "raw":
		c.settings.output = "json"
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(list); err != nil {
		return err
	}
	return c.printJSON([]byte(text.String()), c.settings.output)
}

// tellMissing says how to give the credentials that the service has asked for.
func (t *Tool) tellMissing() {
	if t.account == nil {
		return
	}
	for _, each := range t.Service.Schemes {
		found, err := t.find(context.Background(), each.Name)
		if found == nil && err == nil && each.Kind != signin.Certificate {
			t.tell(fmt.Sprintf("No credential of %s is here: %s", each.Name, t.account.sources.Missing(each)))
		}
	}
}
