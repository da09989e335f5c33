package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.com/cli/keep"
	"example.com/cli/signin"
)

// loginOptions are what login takes beside a scheme. None of them is a secret.
type loginOptions struct {
	flow, user, secretFile                string
	clientID, clientSecretFile            string
	scopes                                []string
	authorizationURL, deviceURL, tokenURL string
	redirectURI, keep                     string
	isSecretInBody, isWithoutBrowser      bool
	timeout                               time.Duration
}

func (t *Tool) loginCommand() *cobra.Command {
	var own loginOptions
	made := &cobra.Command{
		Use:   "login [scheme]",
		Short: "Keep a credential for later calls",
		Long: "OAuth 2 signs in with your browser, with a code on another device, or as an application. Other secrets are asked for on the " +
			"terminal, or read from a file. They are kept in the keyring of the system, or in a file that only you can read.",
		Example: t.Service.Program + " login" + t.someScheme(),
		Args:    cobra.MaximumNArgs(1),
		RunE:    func(cmd *cobra.Command, args []string) error { return t.login(cmd, args, own) },
	}
	flags := made.Flags()
	flags.SortFlags = false
	flags.StringVar(&own.secretFile, "secret-file", "", "read the secret from a `FILE`, or from stdin as -")
	flags.StringVar(&own.user, "username", "", "user `name` of a password")
	flags.StringVar(&own.flow, "flow", "", "`flow` of OAuth 2: authorizationCode, deviceAuthorization, clientCredentials, or token for one that you have")
	flags.StringVar(&own.clientID, "client-id", "", "client `id` of your application, as the service has registered it")
	flags.StringVar(&own.clientSecretFile, "client-secret-file", "", "read the secret of your application from a `FILE`, or from stdin as -")
	flags.BoolVar(&own.isSecretInBody, "client-secret-in-body", false, "send it in the body and not in a header")
	flags.StringArrayVar(&own.scopes, "scope", nil, "`scope` to ask for; several times for several scopes")
	flags.StringVar(&own.authorizationURL, "authorization-url", "", "`URL` where users sign in")
	flags.StringVar(&own.deviceURL, "device-authorization-url", "", "`URL` that gives codes for another device")
	flags.StringVar(&own.tokenURL, "token-url", "", "`URL` that gives tokens")
	flags.StringVar(&own.redirectURI, "redirect-uri", "", "`URI` on this machine that the service has registered (http://127.0.0.1:0/callback; 0 is any free port)")
	flags.BoolVar(&own.isWithoutBrowser, "no-browser", false, "print the address, and open no browser")
	flags.DurationVar(&own.timeout, "wait", 10*time.Minute, "longest time to sign in")
	flags.StringVar(&own.keep, "keep", "", "`place` of the credential: keyring or file")
	return made
}

func (t *Tool) someScheme() string {
	if len(t.Service.Schemes) < 2 {
		return ""
	}
	return " " + t.Service.Schemes[0].Name
}

func (t *Tool) login(cmd *cobra.Command, args []string, own loginOptions) error {
	scheme, err := t.scheme(args)
	if err != nil {
		return err
	}
	who, err := t.accountOf(cmd.Flags())
	if err != nil {
		return err
	}
	if own.keep != "" {
		if err := checkPlace(own.keep); err != nil {
			return misuse("--keep %v", err)
		}
	}
	switch ring := keep.System(t.Service.Program); {
	case own.keep == string(keep.InFile):
		who.sources.Keep = keep.New(who.folder, nil)
	case own.keep == string(keep.InKeyring) && ring == nil:
		return misuse("--keep keyring: this session has no keyring")
	case own.keep == string(keep.InKeyring):
		who.sources.Keep = keep.New(who.folder, ring)
	}
	if own.secretFile == "-" && own.clientSecretFile == "-" {
		return misuse("--secret-file and --client-secret-file cannot both be stdin")
	}
	clientSecret := ""
	if own.clientSecretFile != "" {
		if clientSecret, err = t.secretFrom(own.clientSecretFile); err != nil {
			return misuse("--client-secret-file: %v", err)
		}
	}
	if own.clientID == "" && (scheme.ClientID == "" || t.Env(scheme.ClientID) == "") {
		own.clientID = who.settings["client-id"]
	}
	if own.secretFile != "" && scheme.Kind == signin.OAuth && own.flow == "" {
		own.flow = signin.Token
	}
	sign := &signin.Login{
		Sources: who.sources, Scheme: scheme, User: own.user, Flow: own.flow, ClientID: own.clientID, ClientSecret: clientSecret,
		SecretInBody: own.isSecretInBody, Scopes: own.scopes, AuthorizationURL: own.authorizationURL,
		DeviceAuthorizationURL: own.deviceURL, TokenURL: own.tokenURL, RedirectURI: own.redirectURI, Timeout: own.timeout,
		Open: signin.OpenBrowser, Tell: t.tell,
		Ask: func(ctx context.Context, question string) (string, error) {
			return t.askedSecret(ctx, own.secretFile, question)
		},
	}
	if own.isWithoutBrowser {
		sign.Open = nil
	}
	kept, err := sign.Run(cmd.Context())
	if err != nil {
		return accessFault(cmd.Context(), err)
	}
	place := "the keyring"
	if kept.Place == keep.InFile {
		place = kept.Path
	}
	t.tell(fmt.Sprintf("The credential of %s is kept in %s.", scheme.Name, place))
	if kept.Why != nil {
		t.tell(fmt.Sprintf("The keyring did not take it: %v", kept.Why))
	}
	return nil
}

// accessFault is an error of somebody who did not get in. What is wrong with the command line, and the network, have their own codes.
func accessFault(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	var wrong *signin.MisuseError
	if errors.As(err, &wrong) {
		return &fault{code: Misused, text: err.Error(), err: err}
	}
	if code := exitOf(err); code != Failed {
		return err
	}
	return &fault{code: NoAccess, text: err.Error(), err: err}
}

// askedSecret reads a secret from a file, or asks for it. Standard input is read where the command line says so, or on a terminal.
func (t *Tool) askedSecret(ctx context.Context, file, question string) (string, error) {
	if file != "" {
		secret, err := t.secretFrom(file)
		if err != nil {
			return "", misuse("--secret-file: %v", err)
		}
		return secret, nil
	}
	in, isFile := t.In.(*os.File)
	if !isFile {
		return "", misuse("%v", signin.ErrNoTerminal)
	}
	return signin.Prompt(ctx, in, t.Err, question)
}

func (t *Tool) secretFrom(file string) (string, error) {
	if file == "-" {
		return signin.ReadSecret(t.In)
	}
	return signin.ReadFile(file)
}

// scheme finds the scheme of a command line; the only one needs no name.
func (t *Tool) scheme(args []string) (signin.Scheme, error) {
	var names []string
	for _, each := range t.Service.Schemes {
		if len(args) > 0 && args[0] == each.Name {
			return each, nil
		}
		names = append(names, each.Name)
	}
	switch {
	case len(names) == 0:
		return signin.Scheme{}, misuse("not shown: how the service knows who calls. Send a credential with --header authorization@FILE, or set %s.",
			t.Service.variable("AUTHORIZATION"))
	case len(args) > 0:
		return signin.Scheme{}, misuse("there is no scheme %q; schemes are %s", args[0], strings.Join(names, ", "))
	case len(names) == 1:
		return t.Service.Schemes[0], nil
	}
	return signin.Scheme{}, misuse("name a scheme: %s", strings.Join(names, ", "))
}
