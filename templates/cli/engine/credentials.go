package engine

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"strings"

	"example.com/cli/client"
)

// variable gives the name of a variable of the environment: LIBRARY_BASE_URL.
func (s *Service) variable(name string) string {
	return strings.ToUpper(strings.ReplaceAll(s.Program, "-", "_")) + "_" + name
}

// SecretVariable returns the variable of the environment that has the secret of a scheme.
func (s *Service) SecretVariable(scheme string) string {
	var name strings.Builder
	for _, c := range scheme {
		switch {
		case c >= 'a' && c <= 'z':
			name.WriteRune(c - 'a' + 'A')
		case c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
			name.WriteRune(c)
		default:
			name.WriteByte('_')
		}
	}
	return s.variable("AUTH_" + name.String())
}

// known gives what the manifest knows of all calls.
func (s *Service) known() client.Defaults {
	if s.Known == nil {
		return client.Defaults{}
	}
	return *s.Known
}

// clientOptions are the options of the client, with its credentials.
func (c *call) clientOptions() ([]client.ClientOption, []error) {
	made := []client.ClientOption{
		client.WithTimeout(c.settings.timeout),
		client.WithDeadline(c.settings.deadline),
		client.WithIdleTimeout(c.settings.idle),
		client.WithMaxRetries(c.settings.retries),
		client.WithMaxResponseBytes(1 << 32),
	}
	if c.settings.followsRedirects {
		made = append(made, client.WithFollowRedirects())
	}
	if c.isMoved() {
		// A base URL that somebody chooses holds for all operations: nothing goes to the service by mistake.
		base, _ := c.baseURL()
		made = append(made, client.WithOwnBaseURL(func(string) string { return base }))
	}
	if c.settings.isVerbose {
		made = append(made, client.WithLogger(slog.New(slog.NewTextHandler(c.Err, &slog.HandlerOptions{
			Level:       slog.LevelDebug,
			ReplaceAttr: withoutTime,
		}))))
	}
	if pauses == "none" {
		made = append(made, client.WithBackoff(noPause))
	}
	c.request.Add(c.callOptions()...)
	own, faults := c.credentialOptions()
	return append(made, own...), faults
}

func (c *call) callOptions() []client.CallOption {
	var made []client.CallOption
	if c.settings.accept != "" {
		made = append(made, client.WithAccept(c.settings.accept))
	}
	return made
}

func withoutTime(groups []string, attr slog.Attr) slog.Attr {
	if len(groups) == 0 && attr.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return attr
}

// credentialOptions are the credentials of the command line, of the environment and of the store, the first that has one.
func (c *call) credentialOptions() ([]client.ClientOption, []error) {
	given, faults := c.givenSecrets()
	var made []client.ClientOption
	if text := c.Env(c.Service.variable("AUTHORIZATION")); text != "" && !c.isOpenlyGiven(&Parameter{Name: "Authorization", In: 2}) {
		made = append(made, client.WithHeader("Authorization", c.redacted(text)))
	}
	for _, each := range c.Service.Credentials {
		secret, isGiven := given[each.Scheme]
		if !isGiven {
			secret = c.secretInEnvironment(each)
			isGiven = secret != ""
		}
		option, err := c.credentialOption(each, secret, isGiven)
		if err != nil {
			faults = append(faults, misuse("credential %s: %v", each.Scheme, err))
		}
		if option != nil {
			made = append(made, option)
		}
	}
	return made, faults
}

// secretInEnvironment reads the variable of the tool, or else those that the manifest names.
func (t *Tool) secretInEnvironment(each client.Credential) string {
	if text := t.Env(t.Service.SecretVariable(each.Scheme)); text != "" {
		return text
	}
	var parts []string
	for _, name := range each.Variables {
		if text := t.Env(name); text != "" {
			parts = append(parts, text)
		}
	}
	if len(parts) < len(each.Variables) {
		return ""
	}
	return strings.Join(parts, ":")
}

// credentialOption gives the client a credential; nil where there is no secret.
func (c *call) credentialOption(each client.Credential, secret string, isGiven bool) (client.ClientOption, error) {
	if !isGiven {
		// Nobody asks a keyring for what a call does not send.
		if !slices.Contains(c.operation.Call.Schemes(), each.Scheme) {
			return nil, nil
		}
		found, err := c.find(c.context, each.Scheme)
		if err != nil || found == nil {
			return nil, err
		}
		if each.Kind != client.PasswordCredential {
			return each.With(func(ctx context.Context, need client.SecretNeed) (string, error) {
				if c.settings.isDry {
					return secretMark, nil
				}
				return found.Text(ctx, need)
			})
		}
		if secret, err = found.Text(c.context, client.SecretNeed{}); err != nil {
			return nil, err
		}
	}
	if each.Kind == client.PasswordCredential {
		name, password, found := strings.Cut(secret, ":")
		if !found {
			return nil, misuse("must be a user name and a password with a colon between")
		}
		return each.WithPassword(name, c.redacted(password)), nil
	}
	return each.With(func(context.Context, client.SecretNeed) (string, error) { return c.redacted(secret), nil })
}

// redacted gives a secret, and what stands for it in a request that is only shown.
func (c *call) redacted(secret string) string {
	if c.settings.isDry && secret != "" {
		return secretMark
	}
	return secret
}

// givenSecrets reads --credential: a secret in the command line itself would be seen by everybody on the machine.
func (c *call) givenSecrets() (map[string]string, []error) {
	given := map[string]string{}
	var faults []error
	for _, text := range textsOf(c.flags, "credential") {
		scheme, file, found := strings.Cut(text, "@")
		if !found || strings.Contains(scheme, "=") {
			faults = append(faults, misuse("--credential must be scheme@FILE or scheme@-: others on this machine can read the command line"))
			continue
		}
		var names []string
		isKnown := false
		for _, each := range c.Service.Credentials {
			names = append(names, each.Scheme)
			isKnown = isKnown || each.Scheme == scheme
		}
		if !isKnown {
			known := "no scheme is shown; send the credential with --header authorization@FILE"
			if len(names) > 0 {
				known = "the schemes are " + strings.Join(names, ", ")
			}
			faults = append(faults, misuse("--credential: there is no scheme %q: %s", scheme, known))
			continue
		}
		secret, err := c.secretIn(file)
		if err != nil {
			faults = append(faults, misuse("--credential %s: %v", scheme, err))
			continue
		}
		if secret == "" {
			faults = append(faults, misuse("--credential %s: the secret is empty", scheme))
			continue
		}
		given[scheme] = secret
	}
	return given, faults
}

// transport is set by tests and by --dry-run.
func withTransport(transport http.RoundTripper) client.ClientOption {
	return client.WithHTTPClient(&http.Client{Transport: transport})
}
