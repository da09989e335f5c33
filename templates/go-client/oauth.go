package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Tokens are issued by an authorization server. They can be stored as JSON, and print as "Tokens{***}".
type Tokens struct {
	AccessToken string `json:"accessToken"`
	// RefreshToken gets new tokens. It may work only once.
	RefreshToken string `json:"refreshToken,omitempty"`
	// ExpiresAt is the time at which the access token expires; zero if the server does not say.
	ExpiresAt time.Time `json:"expiresAt,omitzero"`
	// Scopes are the granted scopes, which may be fewer than requested; nil if the server does not say.
	Scopes []string `json:"scopes,omitempty"`
}

// String omits the secret.
func (t Tokens) String() string { return "Tokens{***}" }

// GoString omits the secret.
func (t Tokens) GoString() string { return t.String() }

// TokenEndpoint describes the token endpoint of an authorization server, and how this application authenticates there.
type TokenEndpoint struct {
	// TokenURL must begin with "https:", or with "http:" on the local machine.
	TokenURL string
	ClientID string
	// ClientSecret is empty for applications that cannot keep a secret.
	ClientSecret string
	// SecretInBody sends the secret in the body in place of the header (RFC 6749, section 2.3.1).
	SecretInBody bool
	// Parameters are additional parameters, such as "audience".
	Parameters map[string]string
	// Timeout limits the time of a request. The default is 30 seconds.
	Timeout time.Duration
}

// String omits the secret.
func (e TokenEndpoint) String() string { return "TokenEndpoint{" + e.TokenURL + "}" }

// GoString omits the secret.
func (e TokenEndpoint) GoString() string { return e.String() }

// TokenError reports that an authorization server refused to issue tokens: it does not know the application, or the grant of the user
// has ended. Temporary failures have the same errors as those of a call.
type TokenError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Code is an error code such as "invalid_grant", if the server sent one (RFC 6749, section 5.2).
	Code string
	// Description is a text for developers, if the server sent one.
	Description string
}

func (e *TokenError) Error() string {
	return fmt.Sprintf("%s: status %d%s", e.Request, e.Status, refusalText(e.Code, e.Description))
}

func refusalText(code, description string) string {
	text := ""
	for _, each := range [...]string{code, description} {
		if each != "" {
			text += ": " + each
		}
	}
	return fmt.Sprintf("%.500s", text)
}

// longestAnswer is the largest number of bytes of an authorization server's answer.
const longestAnswer = 1 << 20

// requestTokens asks for tokens.
func requestTokens(ctx context.Context, client *http.Client, endpoint TokenEndpoint, grant map[string]string) (*Tokens, error) {
	answer, err := askServer(ctx, client, endpoint.TokenURL, endpoint, grant)
	if err != nil {
		return nil, err
	}
	tokens, err := readTokens(answer.members, answer.sentAt)
	if err != nil {
		return nil, answer.fault(err)
	}
	return tokens, nil
}

// serverAnswer is a successful answer of an authorization server.
type serverAnswer struct {
	summary  RequestSummary
	response *http.Response
	members  map[string]any
	sentAt   time.Time
}

// fault says why an answer cannot be read. The error does not show the body: it may hold a token.
func (a *serverAnswer) fault(err error) error {
	return &DecodeError{Request: a.summary, Status: a.response.StatusCode, Header: a.response.Header, Err: err}
}

// askServer sends a form to an authorization server. Redirects are not followed, because no other server may see the request.
func askServer(ctx context.Context, client *http.Client, address string, endpoint TokenEndpoint, grant map[string]string) (*serverAnswer, error) {
	target, err := secureURL(address)
	if err != nil {
		return nil, &ArgumentError{Operation: "OAuth", Message: err.Error(), Err: err}
	}
	isInHeader := endpoint.ClientSecret != "" && !endpoint.SecretInBody
	form := url.Values{}
	set := func(values map[string]string) {
		for name, value := range values {
			if value != "" {
				form.Set(name, value)
			}
		}
	}
	set(endpoint.Parameters)
	if !isInHeader {
		set(map[string]string{"client_id": endpoint.ClientID, "client_secret": endpoint.ClientSecret})
	}
	set(grant)
	timeout := endpoint.Timeout
	if timeout <= 0 {
		timeout = 30 * time.Second
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, target.String(), strings.NewReader(form.Encode()))
	if err != nil {
		return nil, withoutURL(err)
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if isInHeader {
		// Encoded as in a form (RFC 6749, section 2.3.1).
		request.SetBasicAuth(url.QueryEscape(endpoint.ClientID), url.QueryEscape(endpoint.ClientSecret))
	}
	sentAt := time.Now()
	summary := summaryOf(request.Method, target.String())
	response, err := withoutRedirects(client).Do(request)
	if err != nil {
		return nil, tokenFailure(ctx, summary, timeout, err)
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(response.Body, longestAnswer))
	if err != nil {
		return nil, tokenFailure(ctx, summary, timeout, err)
	}
	var answer map[string]any
	// Servers are careless about the media type; what is no JSON has no members.
	_ = decodeJSON(raw, &answer)
	if response.StatusCode/100 != 2 {
		return nil, refusedTokens(summary, response, answer, endpoint, grant)
	}
	return &serverAnswer{summary, response, answer, sentAt}, nil
}

func withoutRedirects(client *http.Client) *http.Client {
	own := &http.Client{}
	if client != nil {
		copied := *client
		own = &copied
	}
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return own
}

func tokenFailure(ctx context.Context, summary RequestSummary, timeout time.Duration, err error) error {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return &TimeoutError{Request: summary, After: timeout}
	}
	return &ConnectionError{Request: summary, Err: withoutURL(err)}
}

// refusedTokens is a refusal, or a failure that may pass. Servers may repeat the values that they were sent: these are not shown.
func refusedTokens(summary RequestSummary, response *http.Response, answer map[string]any, endpoint TokenEndpoint, grant map[string]string) error {
	status := response.StatusCode
	if status < 400 || status >= 500 || status == http.StatusRequestTimeout || status == http.StatusTooManyRequests {
		return &APIError{Request: summary, Status: status, Header: response.Header}
	}
	shown := func(value any) string {
		text, _ := value.(string)
		secrets := []string{endpoint.ClientSecret}
		for _, each := range grant {
			secrets = append(secrets, each)
		}
		for _, each := range secrets {
			if each != "" {
				text = strings.ReplaceAll(text, each, "***")
			}
		}
		return text
	}
	return &TokenError{summary, status, response.Header, shown(answer["error"]), shown(answer["error_description"])}
}

// readTokens reads a successful answer (RFC 6749, section 5.1).
func readTokens(answer map[string]any, sentAt time.Time) (*Tokens, error) {
	tokens := &Tokens{}
	tokens.AccessToken, _ = answer["access_token"].(string)
	if tokens.AccessToken == "" {
		return nil, errors.New("no access_token")
	}
	if kind, isSaid := answer["token_type"]; isSaid && !strings.EqualFold(fmt.Sprint(kind), "bearer") {
		return nil, errors.New("a token_type other than Bearer")
	}
	tokens.RefreshToken, _ = answer["refresh_token"].(string)
	if lifetime, isSaid := secondsOf(answer["expires_in"]); isSaid {
		tokens.ExpiresAt = sentAt.Add(lifetime)
	}
	if scope, isText := answer["scope"].(string); isText {
		tokens.Scopes = strings.Fields(scope)
	}
	return tokens, nil
}

// secondsOf reads a number of seconds. Some servers send a text.
func secondsOf(value any) (time.Duration, bool) {
	text := ""
	switch said := value.(type) {
	case json.Number:
		text = said.String()
	case string:
		text = said
	}
	seconds, err := strconv.ParseFloat(text, 64)
	if err != nil || !(seconds >= 0 && seconds < 9e9) {
		return 0, false
	}
	return time.Duration(seconds * float64(time.Second)), true
}

// secureURL reads the URL of an authorization server, over a connection that nobody can read (RFC 6749, sections 3.1 and 3.2).
func secureURL(text string) (*url.URL, error) {
	target, err := url.Parse(text)
	if err == nil && target.Host != "" {
		host := target.Hostname()
		address := net.ParseIP(host)
		isLocal := host == "localhost" || address != nil && address.IsLoopback()
		if target.Scheme == "https" || target.Scheme == "http" && isLocal {
			return target, nil
		}
	}
	return nil, errors.New(`the URL of an authorization server must be absolute and begin with "https:"`)
}
