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

// AuthorizationOptions configure an authorization request (RFC 6749, section 4.1).
type AuthorizationOptions struct {
	// AuthorizationURL must begin with "https:", or with "http:" on the local machine.
	AuthorizationURL string
	ClientID         string
	// RedirectURI is the URL that the server sends the user back to. It must be registered there.
	RedirectURI string
	Scopes      []string
	// Parameters are additional query parameters, such as "prompt".
	Parameters map[string]string
	// NoPKCE omits the proof key (RFC 7636), for servers that do not support it.
	NoPKCE bool
}

// AuthorizationRequest asks a user for consent. Store it for this user until the user comes back.
type AuthorizationRequest struct {
	// URL is the URL to send the user to.
	URL string `json:"url"`
	// State comes back with the user, and proves that the answer belongs to this request.
	State string `json:"state"`
	// CodeVerifier proves that whoever has the code also requested it. It is a secret.
	CodeVerifier string `json:"codeVerifier,omitempty"`
	RedirectURI  string `json:"redirectUri"`
}

// CodeExchange is the input of ExchangeCode.
type CodeExchange struct {
	TokenEndpoint
	// Request is the request with which the user was sent away.
	Request AuthorizationRequest
	// CallbackURL is the URL that the user came back to, including its query.
	CallbackURL string
	// HTTPClient sends the request. The default is a client with http.DefaultTransport.
	HTTPClient *http.Client
}

// String omits the secret.
func (r AuthorizationRequest) String() string { return "AuthorizationRequest{" + r.RedirectURI + "}" }

// GoString omits the secret.
func (r AuthorizationRequest) GoString() string { return r.String() }

// AuthorizationError reports that the user or the server denied the request, or that the answer belongs to another request.
type AuthorizationError struct {
	// Code is an error code such as "access_denied", if there is one (RFC 6749, section 4.1.2.1).
	Code        string
	Description string
	Message     string
}

func (e *AuthorizationError) Error() string {
	return "authorization failed: " + e.Message + refusalText(e.Code, e.Description)
}

// NewAuthorizationRequest returns a request with a new state and a new proof key.
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

// ExchangeCode exchanges the code that a user came back with for tokens. The error is an *AuthorizationError if the user denied the
// request or came back from another one, and a *TokenError if the server rejects the code.
func ExchangeCode(ctx context.Context, exchange CodeExchange) (*Tokens, error) {
	callback, err := url.Parse(exchange.CallbackURL)
	if err != nil {
		return nil, &AuthorizationError{Message: "the callback is no URL"}
	}
	answer := callback.Query()
	if exchange.Request.State == "" || answer.Get("state") != exchange.Request.State {
		return nil, &AuthorizationError{Message: "the callback has another state: it belongs to another request"}
	}
	code, refusal := answer.Get("code"), answer.Get("error")
	if code == "" || refusal != "" {
		return nil, &AuthorizationError{Code: refusal, Description: answer.Get("error_description"), Message: "the callback has no code"}
	}
	return requestTokens(ctx, exchange.HTTPClient, exchange.TokenEndpoint, map[string]string{
		"grant_type":    "authorization_code",
		"code":          code,
		"redirect_uri":  exchange.Request.RedirectURI,
		"code_verifier": exchange.Request.CodeVerifier,
	})
}
