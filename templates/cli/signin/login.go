package signin

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"example.com/cli/keep"
	"example.com/cli/plain"

	"example.com/client"
)

// Login is one sign-in.
type Login struct {
	Sources *Sources
	Scheme  Scheme
	// User is the user name of a password.
	User string
	// Flow is a flow of OAuth 2, or Token for a token that the user has; empty for the first that is possible.
	Flow string
	// ClientID and ClientSecret are those of the application, as the service has registered it.
	ClientID, ClientSecret string
	// SecretInBody sends the secret of the application in the body (RFC 6749, section 2.3.1).
	SecretInBody bool
	Scopes       []string
	// URLs stand in place of those that the manifest shows.
	AuthorizationURL, DeviceAuthorizationURL, TokenURL string
	// RedirectURI is an address of this machine; port 0 is any free one, and empty the usual one.
	RedirectURI string
	// Timeout is how long the user may take.
	Timeout time.Duration
	// Open opens a browser; nil to print the address only.
	Open func(address string) error
	// Tell tells the user something; the text has no secret, and is plain.
	Tell func(text string)
	// Ask asks for a secret that nobody sees.
	Ask func(ctx context.Context, question string) (string, error)
}

// Token is the flow of a token that the user has already.
const Token = "token"

// MisuseError says what a sign-in was not given, or was given wrongly.
type MisuseError struct{ text string }

func (e *MisuseError) Error() string { return e.text }

func misuse(format string, given ...any) error { return &MisuseError{fmt.Sprintf(format, given...)} }

// errTooLong is the cause of the end of a sign-in that nobody finished.
var errTooLong = errors.New("nobody has signed in in time")

// Run signs in, and keeps what the sign-in gives.
func (l *Login) Run(ctx context.Context) (keep.Kept, error) {
	made, err := l.record(ctx)
	if err != nil {
		return keep.Kept{}, err
	}
	if err := made.check(l.Scheme); err != nil {
		return keep.Kept{}, err
	}
	release, err := l.Sources.Keep.Lock(ctx, l.Sources.entry(l.Scheme.Name))
	if err != nil {
		return keep.Kept{}, err
	}
	defer release()
	// The server may give these tokens only once.
	return l.Sources.write(context.WithoutCancel(ctx), l.Scheme.Name, *made)
}

// fromEnvironment gives the application what the environment says of it.
func (l *Login) fromEnvironment() error {
	for _, each := range []struct {
		part     *string
		variable string
	}{{&l.ClientID, l.Scheme.ClientID}, {&l.ClientSecret, l.Scheme.ClientSecret}} {
		if *each.part != "" || each.variable == "" {
			continue
		}
		value, _, err := fromVariable(each.variable)
		if err != nil {
			return err
		}
		*each.part = value
	}
	return nil
}

func (l *Login) record(ctx context.Context) (*record, error) {
	if err := l.fromEnvironment(); err != nil {
		return nil, err
	}
	switch l.Scheme.Kind {
	case Certificate:
		return nil, misuse("%s is a certificate of the connection, which this program does not present", l.Scheme.Name)
	case OAuth:
		flow, err := l.flow()
		if err != nil {
			return nil, err
		}
		if flow.Name != Token {
			given, err := l.grant(ctx, flow)
			return &record{Grant: given}, err
		}
	case Basic:
		if l.User == "" {
			return nil, misuse("give the user name with --username")
		}
	}
	question := fmt.Sprintf("%s of %s: ", strings.ToUpper(l.Scheme.secretName()[:1])+l.Scheme.secretName()[1:], plain.Line(l.Scheme.Name))
	secret, err := l.Ask(ctx, question)
	return &record{User: l.User, Secret: secret}, err
}

// flow chooses a flow, and gives it the URLs of the caller.
func (l *Login) flow() (Flow, error) {
	name := l.Flow
	if name == "" {
		name = l.usualFlow()
	}
	if name == Token {
		return Flow{Name: Token}, nil
	}
	if name != AuthorizationCode && name != DeviceAuthorization && name != ClientCredentials {
		return Flow{}, misuse("%q is no flow of this program; flows are %s, %s, %s and %s",
			plain.Line(name), AuthorizationCode, DeviceAuthorization, ClientCredentials, Token)
	}
	flow, _ := l.Scheme.flow(name)
	missing := ""
	for _, each := range []struct {
		url        *string
		given      string
		isNeeded   bool
		name, flag string
	}{
		{&flow.AuthorizationURL, l.AuthorizationURL, name == AuthorizationCode, "authorizationUrl", "--authorization-url"},
		{&flow.DeviceAuthorizationURL, l.DeviceAuthorizationURL, name == DeviceAuthorization, "deviceAuthorizationUrl", "--device-authorization-url"},
		{&flow.TokenURL, l.TokenURL, true, "tokenUrl", "--token-url"},
	} {
		if each.given != "" {
			*each.url = each.given
		}
		if each.isNeeded && *each.url == "" {
			missing += fmt.Sprintf("\nNot shown: the %s of the flow %s of %s. Give it with %s.", each.name, name, l.Scheme.Name, each.flag)
		}
	}
	switch {
	case missing != "":
		return flow, misuse("%s", strings.TrimPrefix(missing, "\n"))
	case l.ClientID == "":
		return flow, misuse("give the client id of your application, as the service has registered it, with --client-id")
	case name == ClientCredentials && l.ClientSecret == "":
		return flow, misuse("the flow clientCredentials needs the secret of your application; give --client-secret-file FILE, or - for standard input")
	}
	return flow, nil
}

// usualFlow is the first flow that is known: one for a user, unless there is only one for the application.
func (l *Login) usualFlow() string {
	for _, name := range [...]string{AuthorizationCode, DeviceAuthorization, ClientCredentials} {
		if _, isKnown := l.Scheme.flow(name); isKnown {
			return name
		}
	}
	return Token
}

func (l *Login) grant(ctx context.Context, flow Flow) (*grant, error) {
	timeout := l.Timeout
	if timeout <= 0 {
		timeout = 10 * time.Minute
	}
	ctx, cancel := context.WithTimeoutCause(ctx, timeout, errTooLong)
	defer cancel()
	made := &grant{
		Flow: flow.Name, TokenURL: flow.TokenURL, ClientID: l.ClientID, ClientSecret: l.ClientSecret,
		SecretInBody: l.SecretInBody, Scopes: l.Scopes,
	}
	request := client.TokenRequest{TokenEndpoint: made.endpoint(), HTTPClient: l.Sources.HTTPClient}
	var tokens *client.Tokens
	var err error
	switch flow.Name {
	case AuthorizationCode:
		tokens, err = l.byBrowser(ctx, flow, request)
	case DeviceAuthorization:
		tokens, err = l.byDevice(ctx, flow, request)
	default:
		tokens, err = client.RequestTokensByClientCredentials(ctx, request, l.Scopes)
	}
	if err != nil {
		if cause := context.Cause(ctx); cause != nil {
			return nil, cause
		}
		return nil, err
	}
	made.Tokens, made.ObtainedAt = *tokens, time.Now()
	if flow.Name != ClientCredentials && l.Scheme.RenewalURL != "" && l.TokenURL == "" {
		made.TokenURL = l.Scheme.RenewalURL
	}
	if made.Tokens.Scopes == nil {
		made.Tokens.Scopes = l.Scopes
	}
	return made, nil
}

// byBrowser sends the user to the authorization server (RFC 6749, section 4.1), with a proof key (RFC 7636).
func (l *Login) byBrowser(ctx context.Context, flow Flow, request client.TokenRequest) (*client.Tokens, error) {
	back, err := listen(l.RedirectURI)
	if err != nil {
		return nil, err
	}
	defer back.listener.Close()
	asked, err := client.NewAuthorizationRequest(client.AuthorizationOptions{
		AuthorizationURL: flow.AuthorizationURL, ClientID: l.ClientID, RedirectURI: back.redirect.String(),
		Scopes: l.Scopes, NoPKCE: flow.NoPKCE,
	})
	if err != nil {
		return nil, err
	}
	l.Tell("Sign in with your browser:\n  " + plain.Line(asked.URL))
	if l.Open != nil {
		if err := l.Open(asked.URL); err != nil {
			l.Tell("Open this address yourself: " + plain.Line(err.Error()))
		}
	}
	callback, err := back.wait(ctx, asked.State)
	if err != nil {
		return nil, err
	}
	return client.ExchangeCode(ctx, client.CodeExchange{
		TokenEndpoint: request.TokenEndpoint, Request: *asked, CallbackURL: callback, HTTPClient: request.HTTPClient,
	})
}

// byDevice asks the user to sign in on another device (RFC 8628).
func (l *Login) byDevice(ctx context.Context, flow Flow, request client.TokenRequest) (*client.Tokens, error) {
	asked, err := client.AuthorizeDevice(ctx, client.DeviceOptions{
		TokenRequest: request, AuthorizationURL: flow.DeviceAuthorizationURL, Scopes: l.Scopes,
	})
	if err != nil {
		return nil, err
	}
	text := fmt.Sprintf("Open %s on any device, and enter the code %s", plain.Line(asked.VerificationURI), plain.Line(asked.UserCode))
	if asked.CompleteURI != "" {
		text += "\nor open " + plain.Line(asked.CompleteURI)
	}
	l.Tell(text)
	return asked.Wait(ctx)
}
