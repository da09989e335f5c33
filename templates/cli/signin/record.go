package signin

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"example.com/cli/keep"

	"example.com/client"
)

// record is what is kept of a sign-in. It prints as "record{***}".
type record struct {
	// Secret is a token, a key or a password.
	Secret string `json:"secret,omitempty"`
	// User belongs to a password.
	User  string `json:"user,omitempty"`
	Grant *grant `json:"grant,omitempty"`
}

// grant are tokens, and how they were got.
type grant struct {
	Flow       string        `json:"flow"`
	Tokens     client.Tokens `json:"tokens"`
	ObtainedAt time.Time     `json:"obtainedAt"`
	// TokenURL is where they are renewed.
	TokenURL     string   `json:"tokenUrl"`
	ClientID     string   `json:"clientId,omitempty"`
	ClientSecret string   `json:"clientSecret,omitempty"`
	SecretInBody bool     `json:"secretInBody,omitempty"`
	Scopes       []string `json:"scopes,omitempty"`
}

func (record) String() string { return "record{***}" }

func (r record) GoString() string { return r.String() }

func (grant) String() string { return "grant{***}" }

func (g grant) GoString() string { return g.String() }

// longestLeeway is the time before its end from which a token is no longer used: it must still hold when it reaches the service.
const longestLeeway = 30 * time.Second

// isFresh says whether the token is to be used. A token that lives for seconds is used for most of them.
func (g *grant) isFresh(now time.Time) bool {
	ends := g.Tokens.ExpiresAt
	if ends.IsZero() {
		return true
	}
	return ends.Sub(now) > min(longestLeeway, ends.Sub(g.ObtainedAt)/4)
}

// canRenew says whether there is a way to a new token without the user.
func (g *grant) canRenew() bool {
	if g.Flow == ClientCredentials {
		return g.ClientSecret != ""
	}
	return g.Tokens.RefreshToken != "" && g.TokenURL != ""
}

// renewed returns the grant with new tokens.
func (g *grant) renewed(ctx context.Context, request client.TokenRequest) (*grant, error) {
	request.TokenEndpoint = g.endpoint()
	next := *g
	next.ObtainedAt = time.Now()
	var tokens *client.Tokens
	var err error
	if g.Flow == ClientCredentials {
		tokens, err = client.RequestTokensByClientCredentials(ctx, request, g.Scopes)
	} else {
		tokens, err = client.RequestTokensByRefreshToken(ctx, request, g.Tokens)
	}
	if err != nil {
		return nil, err
	}
	next.Tokens = *tokens
	return &next, nil
}

func (g *grant) endpoint() client.TokenEndpoint {
	return client.TokenEndpoint{
		TokenURL: g.TokenURL, ClientID: g.ClientID, ClientSecret: g.ClientSecret, SecretInBody: g.SecretInBody,
	}
}

// read returns what is kept for a scheme; nil where there is nothing.
func (s *Sources) read(ctx context.Context, scheme string) (*record, keep.Kept, error) {
	text, where, err := s.Keep.Get(ctx, s.entry(scheme))
	if errors.Is(err, keep.ErrNone) {
		return nil, where, nil
	}
	if err != nil {
		return nil, where, err
	}
	var kept record
	if json.Unmarshal(text, &kept) != nil {
		return nil, where, errors.New("the kept credential of " + scheme + " is broken; log in again")
	}
	return &kept, where, nil
}

func (s *Sources) write(ctx context.Context, scheme string, kept record) (keep.Kept, error) {
	text, err := json.Marshal(kept)
	if err != nil {
		return keep.Kept{}, err
	}
	return s.Keep.Set(ctx, s.entry(scheme), text)
}

func (s *Sources) entry(scheme string) keep.Entry {
	return keep.Entry{Profile: s.Profile, Scheme: scheme}
}
