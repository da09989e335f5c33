package client

import (
	"context"
	"net/http"
	"strings"
)

// TokenRequest is a request for tokens by a program that keeps them itself.
type TokenRequest struct {
	TokenEndpoint
	// HTTPClient sends the request. The default is a client with http.DefaultTransport.
	HTTPClient *http.Client
}

// RequestTokensByRefreshToken renews the tokens of a user (RFC 6749, section 6). The result has all that is to be kept in place of
// the earlier tokens: what the server leaves out stays as it was. The error is a *TokenError if the grant of the user has ended.
func RequestTokensByRefreshToken(ctx context.Context, request TokenRequest, current Tokens) (*Tokens, error) {
	next, err := requestTokens(ctx, request.HTTPClient, request.TokenEndpoint, map[string]string{
		"grant_type": "refresh_token", "refresh_token": current.RefreshToken,
	})
	if err != nil {
		return nil, err
	}
	if next.RefreshToken == "" {
		next.RefreshToken = current.RefreshToken
	}
	if next.Scopes == nil {
		next.Scopes = current.Scopes
	}
	return next, nil
}

// RequestTokensByClientCredentials requests tokens for the application itself (RFC 6749, section 4.4).
func RequestTokensByClientCredentials(ctx context.Context, request TokenRequest, scopes []string) (*Tokens, error) {
	return requestTokens(ctx, request.HTTPClient, request.TokenEndpoint, map[string]string{
		"grant_type": "client_credentials", "scope": strings.Join(scopes, " "),
	})
}
