package client

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"net/url"
	"strings"
)

// AuthorizationOptions say where a user signs in, and for what (RFC 6749, section 4.1).
type AuthorizationOptions struct {
	// AuthorizationURL begins with "https:"; "http:" is allowed on this machine only.
	AuthorizationURL string
	ClientID         string
	// RedirectURI is the URL that the server sends the user back to; it is registered there.
	RedirectURI string
	Scopes      []string
	// Parameters are further ones of the query, such as "prompt".
	Parameters map[string]string
	// NoPKCE leaves out the proof key, for servers that do not understand it (RFC 7636).
	NoPKCE bool
}

// AuthorizationRequest asks a user for consent. It is plain data: keep it for this user until the answer comes.
type AuthorizationRequest struct {
	// URL is where to send the user.
	URL string `json:"url"`
	// State comes back with the answer, and shows that the answer is to this request.
	State string `json:"state"`
	// CodeVerifier shows that whoever has the code also asked for it. It is a secret.
	CodeVerifier string `json:"codeVerifier,omitempty"`
	RedirectURI  string `json:"redirectUri"`
}

// CodeExchange is what it takes to get tokens for a code.
type CodeExchange struct {
	TokenEndpoint
	// Request is the one with which the user was sent away.
	Request AuthorizationRequest
	// CallbackURL is the URL that the user came back to, with its query.
	CallbackURL string
	// HTTPClient sends the request; http.DefaultClient unless given.
	HTTPClient *http.Client
}

// AuthorizationError says that the user or the server did not allow it, or that the answer is to another request.
type AuthorizationError struct {
	// Code is such as "access_denied"; empty where there is none (RFC 6749, section 4.1.2.1).
	Code        string
	Description string
	Message     string
}

func (e *AuthorizationError) Error() string {
	return "no authorization: " + e.Message + refusalText(e.Code, e.Description)
}

// NewAuthorizationRequest makes the URL where a user signs in, with a new state and proof key.
func NewAuthorizationRequest(options AuthorizationOptions) (*AuthorizationRequest, error) {
	target, err := secureURL(options.AuthorizationURL)
	if err != nil {
		return nil, &ArgumentError{Operation: "NewAuthorizationRequest", Message: err.Error(), Err: err}
	}
	made := &AuthorizationRequest{State: rand.Text(), RedirectURI: options.RedirectURI}
	query := target.Query()
	for name, value := range options.Parameters {
		query.Set(name, value)
	}
	query.Set("response_type", "code")
	query.Set("client_id", options.ClientID)
	query.Set("redirect_uri", options.RedirectURI)
	query.Set("state", made.State)
	if len(options.Scopes) > 0 {
		query.Set("scope", strings.Join(options.Scopes, " "))
	}
	if !options.NoPKCE {
		// Two texts of 130 random bits: RFC 7636, section 4.1 wants 43 characters at least.
		made.CodeVerifier = rand.Text() + rand.Text()
		digest := sha256.Sum256([]byte(made.CodeVerifier))
		query.Set("code_challenge", base64.RawURLEncoding.EncodeToString(digest[:]))
		query.Set("code_challenge_method", "S256")
	}
	target.RawQuery = query.Encode()
	made.URL = target.String()
	return made, nil
}

// ExchangeCode gets tokens for the code that a user came back with. Its error is an *AuthorizationError where the user did not allow
// it or came back from another request, and a *TokenError where the server refuses the code.
func ExchangeCode(ctx context.Context, exchange CodeExchange) (*Tokens, error) {
	callback, err := url.Parse(exchange.CallbackURL)
	if err != nil {
		return nil, &AuthorizationError{Message: "the answer is no URL"}
	}
	answer := callback.Query()
	if exchange.Request.State == "" || answer.Get("state") != exchange.Request.State {
		return nil, &AuthorizationError{Message: "the answer is not to this request: its state is another"}
	}
	code, refusal := answer.Get("code"), answer.Get("error")
	if code == "" || refusal != "" {
		return nil, &AuthorizationError{Code: refusal, Description: answer.Get("error_description"), Message: "the answer has no code"}
	}
	return requestTokens(ctx, exchange.HTTPClient, exchange.TokenEndpoint, map[string]string{
		"grant_type":    "authorization_code",
		"code":          code,
		"redirect_uri":  exchange.Request.RedirectURI,
		"code_verifier": exchange.Request.CodeVerifier,
	})
}
