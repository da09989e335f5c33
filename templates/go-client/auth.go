package client

import (
	"context"
	"errors"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
)

// SecretFunc returns a token or a key. It is called for every attempt, so it should cache its result. It may be called concurrently.
type SecretFunc func(ctx context.Context, need SecretNeed) (string, error)

// SecretNeed describes what a secret is needed for.
type SecretNeed struct {
	// Scopes are the scopes that the operation needs, as far as they are known.
	Scopes []string
	// Refused is the secret that the service has just rejected with status 401. Only a different one makes sense.
	Refused string
}

// secret is a fixed text, or a function that gives one.
type secret struct {
	text string
	ask  SecretFunc
}

func fixed(text string) secret { return secret{text: text} }

func asked(ask SecretFunc) secret { return secret{ask: ask} }

// need are the alternatives of which a call needs one; an empty one stands for calls without credentials.
type need []alternative

// alternative are schemes that are needed together.
type alternative []neededScheme

// neededScheme is a scheme, and what its token has to be allowed.
type neededScheme struct {
	scheme string
	scopes []string
}

// chosen is a credential of the client, and what it is needed for.
type chosen struct {
	credential credential
	scopes     []string
	// carried is what the request carries of it.
	carried string
}

// withCredential gives a client the credential of a scheme.
func withCredential(scheme string, given credential) ClientOption {
	return clientOption(func(s *settings) {
		if err := given.fault(); err != nil {
			s.refuse("credential "+scheme, err)
		}
		s.credentials = maps.Clone(s.credentials)
		if s.credentials == nil {
			s.credentials = map[string]credential{}
		}
		s.credentials[scheme] = given
	})
}

// send sends a request with the credentials of the first alternative for which the client has all. After a status 401 the request is
// sent once more, if one of the credentials can be renewed. A client without any credentials sends it as it is: a hook, a header of
// the caller or its transport may say who calls.
func (n *need) send(ctx context.Context, x *exchange, attempt int) (*http.Response, error) {
	all, err := n.choose(x)
	if err != nil {
		return nil, err
	}
	response, err := sendWith(ctx, x, all, attempt)
	if err != nil || response.StatusCode != http.StatusUnauthorized || x.body != nil && x.body.isOnce {
		return response, err
	}
	isRenewed := false
	for _, each := range all {
		if each.carried == "" {
			continue
		}
		isNew, err := each.credential.renew(ctx, each.carried, x, each.scopes)
		if err != nil {
			drain(response)
			return nil, x.credentialFault(ctx, err)
		}
		isRenewed = isRenewed || isNew
	}
	if !isRenewed {
		return response, nil
	}
	drain(response)
	return sendWith(ctx, x, all, attempt)
}

func sendWith(ctx context.Context, x *exchange, all []chosen, attempt int) (*http.Response, error) {
	request, err := x.newRequest(ctx)
	if err != nil {
		return nil, err
	}
	for index, each := range all {
		carried, err := each.credential.authenticate(ctx, request, x, each.scopes)
		if err != nil {
			return nil, x.credentialFault(ctx, err)
		}
		all[index].carried = carried
	}
	return x.sendOnce(request, attempt)
}

// credentialFault says that the call has ended, where that is why there is no credential.
func (x *exchange) credentialFault(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return x.failure(ctx, err)
	}
	return err
}

// drain reads what is left of a response, within a bound, so that its connection can be used again.
func drain(response *http.Response) {
	_, _ = io.CopyN(io.Discard, response.Body, 64<<10)
	_ = response.Body.Close()
}

func (n *need) choose(x *exchange) ([]chosen, error) {
	given := x.settings.credentials
	if len(given) == 0 {
		return nil, nil
	}
	isOpen := x.header["Authorization"] != nil
	for _, each := range *n {
		// The alternative that needs nothing comes last, wherever it stands: otherwise callers with credentials would be anonymous.
		if len(each) == 0 {
			isOpen = true
			continue
		}
		all := make([]chosen, 0, len(each))
		for _, needed := range each {
			if own, isGiven := given[needed.scheme]; isGiven {
				all = append(all, chosen{credential: own, scopes: needed.scopes})
			}
		}
		if len(all) == len(each) {
			return all, nil
		}
	}
	if isOpen {
		return nil, nil
	}
	return nil, x.refusal("", errors.New("requires credentials: "+n.names()))
}

// names says which credentials are needed.
func (n *need) names() string {
	var all []string
	for _, each := range *n {
		var names []string
		for _, needed := range each {
			names = append(names, needed.scheme)
		}
		if name := strings.Join(names, " and "); !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	return strings.Join(all, ", or ")
}

// secretCredential is a credential with a secret of the caller.
type secretCredential struct {
	secret secret
	place  secretPlace
}

// secretPlace is where a secret stands in a request.
type secretPlace interface {
	// isTaken says whether the caller has set a value there.
	isTaken(*http.Request) bool
	put(to *http.Request, x *exchange, text string) error
}

func (c *secretCredential) fault() error {
	if c.secret.ask != nil {
		return nil
	}
	return checkSecret(c.secret.text)
}

var errNoSecret = errors.New("must not be empty")

func checkSecret(text string) error {
	if strings.TrimSpace(text) == "" {
		return errNoSecret
	}
	if strings.ContainsAny(text, "\r\n\x00") {
		return errForbidden
	}
	return nil
}

func (c *secretCredential) authenticate(ctx context.Context, to *http.Request, x *exchange, scopes []string) (string, error) {
	if c.place.isTaken(to) {
		return "", nil
	}
	text := c.secret.text
	if c.secret.ask != nil {
		var err error
		if text, err = c.secret.ask(ctx, SecretNeed{Scopes: scopes}); err != nil {
			return "", err
		}
		if err := checkSecret(text); err != nil {
			return "", x.refusal("a credential", err)
		}
	}
	if err := c.place.put(to, x, text); err != nil {
		return "", x.refusal("a credential", err)
	}
	return text, nil
}

func (c *secretCredential) renew(ctx context.Context, carried string, _ *exchange, scopes []string) (bool, error) {
	if c.secret.ask == nil {
		return false, nil
	}
	text, err := c.secret.ask(ctx, SecretNeed{Scopes: scopes, Refused: carried})
	return err == nil && text != carried, err
}

// authorizationPlace is the header "Authorization" with an HTTP scheme (RFC 9110, section 11.6.2).
type authorizationPlace struct{ scheme string }

func (p authorizationPlace) isTaken(request *http.Request) bool {
	return request.Header["Authorization"] != nil
}

func (p authorizationPlace) put(to *http.Request, _ *exchange, text string) error {
	text, err := headerText("Authorization", p.scheme+" "+text)
	if err == nil {
		to.Header["Authorization"] = []string{text}
	}
	return err
}

// bearer is a token (RFC 6750, section 2.1).
func bearer(token secret) credential { return authorization("Bearer", token) }

// authorization is what follows a scheme of HTTP (RFC 9110, section 11.4).
func authorization(scheme string, given secret) credential {
	return &secretCredential{given, authorizationPlace{scheme}}
}
