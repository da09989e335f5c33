package client

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"time"
)

// ClientCredentials configures how to get tokens for the application itself (RFC 6749, section 4.4).
type ClientCredentials struct {
	TokenEndpoint
	// Scopes are the scopes to request. The default is up to the server.
	Scopes []string
	// Tokens are tokens that were stored earlier.
	Tokens *Tokens
	// OnTokens is called with new tokens before they are used, to store them. If it returns an error, the waiting calls end with it.
	OnTokens func(Tokens) error
}

// RefreshToken configures how to renew the tokens of a user (RFC 6749, section 6).
type RefreshToken struct {
	TokenEndpoint
	// Tokens are the tokens from ExchangeCode, or from the last call of OnTokens.
	Tokens Tokens
	// OnTokens is called with new tokens before they are used. It must store them, because a refresh token may work only once.
	OnTokens func(Tokens) error
}

// clientCredentials get a token at the first call, and another when it expires or the service answers with status 401.
func clientCredentials(options ClientCredentials) credential {
	return &tokenCredential{
		endpoint: options.TokenEndpoint,
		tokens:   options.Tokens,
		leeway:   longestLeeway,
		onTokens: options.OnTokens,
		grant: func(*Tokens) map[string]string {
			return map[string]string{"grant_type": "client_credentials", "scope": strings.Join(options.Scopes, " ")}
		},
	}
}

// refreshing sends the token of a user, and renews it when it expires or the service answers with status 401.
func refreshing(options RefreshToken) credential {
	return &tokenCredential{
		endpoint: options.TokenEndpoint,
		tokens:   &options.Tokens,
		leeway:   longestLeeway,
		onTokens: options.OnTokens,
		grant: func(current *Tokens) map[string]string {
			if current.RefreshToken == "" {
				return nil
			}
			return map[string]string{"grant_type": "refresh_token", "refresh_token": current.RefreshToken}
		},
	}
}

// longestLeeway is the time before its end from which a token is no longer used: it must still hold when it reaches the service.
const longestLeeway = 30 * time.Second

// tokenCredential sends a token that it gets once for all calls that wait. No call's end ends the request for it.
type tokenCredential struct {
	endpoint TokenEndpoint
	onTokens func(Tokens) error
	// grant is what is sent for new tokens; nil where there is no way to get any.
	grant func(current *Tokens) map[string]string

	mutex    sync.Mutex
	tokens   *Tokens
	leeway   time.Duration
	underWay *renewal
}

// renewal is a request for tokens on its way.
type renewal struct {
	done chan struct{}
	err  error
}

func (c *tokenCredential) fault() error {
	_, err := secureURL(c.endpoint.TokenURL)
	return err
}

func (c *tokenCredential) authenticate(ctx context.Context, to *http.Request, x *exchange, _ []string) (string, error) {
	place := authorizationPlace{"Bearer"}
	if place.isTaken(to) {
		return "", nil
	}
	current, isFresh := c.current()
	if !isFresh {
		if err := c.renewed(ctx, x.core.sender); err != nil {
			return "", err
		}
		current, _ = c.current()
	}
	if current == "" {
		return "", nil
	}
	if err := place.put(to, x, current); err != nil {
		return "", x.refusal("a credential", err)
	}
	return current, nil
}

func (c *tokenCredential) renew(ctx context.Context, carried string, x *exchange, _ []string) (bool, error) {
	// Another call may have renewed it since.
	if current, _ := c.current(); current == carried {
		if err := c.renewed(ctx, x.core.sender); err != nil {
			return false, err
		}
	}
	current, _ := c.current()
	return current != carried, nil
}

// current gives the token, and whether it is to be used. Another call may be about to replace one that still looks fresh.
func (c *tokenCredential) current() (string, bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.tokens == nil {
		return "", false
	}
	ends := c.tokens.ExpiresAt
	isFresh := ends.IsZero() || time.Until(ends) > c.leeway
	return c.tokens.AccessToken, isFresh && c.underWay == nil
}

// renewed waits for new tokens, and asks for them where nobody does yet.
func (c *tokenCredential) renewed(ctx context.Context, client *http.Client) error {
	c.mutex.Lock()
	current := c.underWay
	if current == nil {
		var known Tokens
		if c.tokens != nil {
			known = *c.tokens
		}
		grant := c.grant(&known)
		if grant == nil {
			c.mutex.Unlock()
			return nil
		}
		current = &renewal{done: make(chan struct{})}
		c.underWay = current
		// It ends by its own timeout.
		go c.obtain(context.WithoutCancel(ctx), client, grant, current)
	}
	c.mutex.Unlock()
	select {
	case <-current.done:
		return current.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (c *tokenCredential) obtain(ctx context.Context, client *http.Client, grant map[string]string, under *renewal) {
	next, err := requestTokens(ctx, client, c.endpoint, grant)
	c.mutex.Lock()
	if err == nil {
		// Keeps the members that the answer leaves out (RFC 6749, section 6).
		if next.RefreshToken == "" {
			next.RefreshToken = grant["refresh_token"]
		}
		if next.Scopes == nil && c.tokens != nil {
			next.Scopes = c.tokens.Scopes
		}
		c.tokens, c.leeway = next, longestLeeway
		if !next.ExpiresAt.IsZero() {
			// A token that lives for seconds is used for most of them.
			c.leeway = min(longestLeeway, time.Until(next.ExpiresAt)/4)
		}
	}
	c.mutex.Unlock()
	if err == nil && c.onTokens != nil {
		err = c.onTokens(*next)
	}
	c.mutex.Lock()
	c.underWay = nil
	c.mutex.Unlock()
	under.err = err
	close(under.done)
}
