package client

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"
)

// DeviceOptions configure how a user consents on another device (RFC 8628).
type DeviceOptions struct {
	TokenRequest
	// AuthorizationURL must begin with "https:", or with "http:" on the local machine.
	AuthorizationURL string
	Scopes           []string
}

// DeviceAuthorization is what a user is asked to do on another device.
type DeviceAuthorization struct {
	// UserCode is the code that the user enters.
	UserCode string
	// VerificationURI is where they enter it.
	VerificationURI string
	// CompleteURI is the same with the code, if the server has such a URL.
	CompleteURI string
	// ExpiresAt is the time at which the codes expire.
	ExpiresAt time.Time

	options  DeviceOptions
	code     string
	interval time.Duration
	// slower is added to the interval whenever the server asks for it.
	slower time.Duration
}

// String omits the secret.
func (d DeviceAuthorization) String() string { return "DeviceAuthorization{" + d.VerificationURI + "}" }

// GoString omits the secret.
func (d DeviceAuthorization) GoString() string { return d.String() }

// slowDown is added to the time between two requests whenever the server asks for it (RFC 8628, section 3.5).
const slowDown = 5 * time.Second

// longestInterval is the longest time between two requests.
const longestInterval = 5 * time.Minute

// AuthorizeDevice requests the codes with which a user consents on another device.
func AuthorizeDevice(ctx context.Context, options DeviceOptions) (*DeviceAuthorization, error) {
	endpoint := options.TokenEndpoint
	answer, err := askServer(ctx, options.HTTPClient, options.AuthorizationURL, endpoint, map[string]string{
		"scope": strings.Join(options.Scopes, " "),
	})
	if err != nil {
		return nil, err
	}
	text := func(name string) string {
		value, _ := answer.members[name].(string)
		return value
	}
	made := &DeviceAuthorization{
		UserCode:        text("user_code"),
		VerificationURI: text("verification_uri"),
		CompleteURI:     text("verification_uri_complete"),
		options:         options,
		code:            text("device_code"),
		interval:        5 * time.Second,
		slower:          slowDown,
	}
	if made.VerificationURI == "" {
		// The name of drafts, which large servers have kept.
		made.VerificationURI = text("verification_url")
	}
	if made.code == "" || made.UserCode == "" || made.VerificationURI == "" {
		return nil, answer.fault(errors.New("no device_code, user_code or verification_uri"))
	}
	for _, each := range []string{made.VerificationURI, made.CompleteURI} {
		if each == "" {
			continue
		}
		if _, err := secureURL(each); err != nil {
			return nil, answer.fault(errors.New(`a verification_uri that does not begin with "https:"`))
		}
	}
	lifetime, isSaid := secondsOf(answer.members["expires_in"])
	if !isSaid {
		return nil, answer.fault(errors.New("no expires_in"))
	}
	made.ExpiresAt = answer.sentAt.Add(lifetime)
	if interval, isSaid := secondsOf(answer.members["interval"]); isSaid {
		made.interval = min(interval, longestInterval)
	}
	return made, nil
}

// Wait waits until the user has consented, and returns the tokens. The error is a *TokenError with the code "access_denied" if they
// refused, and with "expired_token" if they took too long.
func (d *DeviceAuthorization) Wait(ctx context.Context) (*Tokens, error) {
	interval := d.interval
	for {
		if err := pauseFor(ctx, interval); err != nil {
			return nil, err
		}
		if time.Now().After(d.ExpiresAt) {
			return nil, &TokenError{
				Request: summaryOf(http.MethodPost, d.options.TokenURL), Code: "expired_token", Description: "the code has expired",
			}
		}
		tokens, err := d.tokens(ctx)
		if err == nil {
			return tokens, nil
		}
		var refused *TokenError
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case errors.As(err, &refused) && refused.Code == "authorization_pending":
		case errors.As(err, &refused) && refused.Code == "slow_down":
			interval += d.slower
		case errors.As(err, &refused) || !mayPass(err):
			return nil, err
		default:
			// A server that cannot be reached is asked less and less often (RFC 8628, section 3.5).
			interval = min(max(interval*2, time.Second), longestInterval)
		}
	}
}

// tokens asks once. Some servers refuse with status 200.
func (d *DeviceAuthorization) tokens(ctx context.Context) (*Tokens, error) {
	endpoint := d.options.TokenEndpoint
	grant := map[string]string{
		"grant_type":  "urn:ietf:params:oauth:grant-type:device_code",
		"device_code": d.code,
		"client_id":   endpoint.ClientID,
	}
	answer, err := askServer(ctx, d.options.HTTPClient, endpoint.TokenURL, endpoint, grant)
	if err != nil {
		return nil, err
	}
	if code, isRefused := answer.members["error"].(string); isRefused {
		return nil, &TokenError{Request: answer.summary, Status: answer.response.StatusCode, Header: answer.response.Header, Code: code}
	}
	tokens, err := readTokens(answer.members, answer.sentAt)
	if err != nil {
		return nil, answer.fault(err)
	}
	return tokens, nil
}

// mayPass says whether a failure is one of the network, or of a server that is busy.
func mayPass(err error) bool {
	var unreached *ConnectionError
	var busy *APIError
	return errors.As(err, &unreached) || errors.Is(err, ErrTimeout) || errors.As(err, &busy)
}

func pauseFor(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
