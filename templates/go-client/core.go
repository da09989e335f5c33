package client

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
)

// core is what all services of a client share. It is safe for concurrent use: nothing in it changes.
type core struct {
	baseURL  string
	settings settings
	sender   *http.Client
}

// defaults are what the manifest knows of all calls.
type defaults struct {
	header, query []field
}

// newCore makes what the services of a client share.
func newCore(baseURL string, options []ClientOption, known defaults) (*core, error) {
	made := initial()
	made.baseURL = baseURL
	for _, each := range known.header {
		WithHeader(each.name, each.value).applyToClient(&made)
	}
	for _, each := range known.query {
		WithQuery(each.name, each.value).applyToClient(&made)
	}
	return coreOf(made, options)
}

// with gives a core with further options.
func (c *core) with(options []ClientOption) (*core, error) { return coreOf(c.settings, options) }

func coreOf(made settings, options []ClientOption) (*core, error) {
	for _, option := range options {
		option.applyToClient(&made)
	}
	if made.err != nil {
		return nil, made.err
	}
	base, err := checkedBaseURL(made.baseURL)
	if err != nil {
		return nil, &ArgumentError{Operation: "New", Message: err.Error(), Err: err}
	}
	return &core{baseURL: base, settings: made, sender: senderOf(&made)}, nil
}

// checkedBaseURL gives a base URL without a slash at its end.
func checkedBaseURL(text string) (string, error) {
	base, err := url.Parse(text)
	if err != nil || (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" ||
		base.User != nil || strings.ContainsAny(text, "?# \\") {
		// The text is not repeated: it may be a secret.
		return "", fmt.Errorf(`the base URL must be "https://host/path", without user, query and fragment`)
	}
	return strings.TrimRight(text, "/"), nil
}

// baseOf gives the base URL of an operation. One of its own holds as long as the client goes to the usual one: a client of a mock or
// a proxy sends everything there, so that neither test data nor credentials reach the service by mistake.
func (c *core) baseOf(op *operation) (string, error) {
	if op.base == nil {
		return c.baseURL, nil
	}
	if c.settings.ownBaseURL != nil {
		if given := c.settings.ownBaseURL(op.id); given != "" {
			return checkedBaseURL(given)
		}
	}
	switch isUsual := op.base.usual == "" || c.baseURL == op.base.usual; {
	case !isUsual:
		return c.baseURL, nil
	case op.base.url != "":
		return op.base.url, nil
	}
	return "", fmt.Errorf("its own base URL is not shown; set it by WithOwnBaseURL")
}
