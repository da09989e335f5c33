package main

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"reflect"
	"strings"
	"sync"
	"time"

	sdk "example.com/driven"
)

// clientJob has the options of a client.
type clientJob struct {
	limits
	BaseURL         string
	Headers         map[string]string
	Query           values
	Auth            map[string]json.RawMessage
	FollowRedirects bool
	Deprecations    bool
	Log             bool
}

// told is what a client tells beside its answers.
type told struct {
	mutex   sync.Mutex
	notices []any
	logged  strings.Builder
}

// Write takes a line of the log.
func (t *told) Write(line []byte) (int, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return t.logged.Write(line)
}

func (t *told) lines() []string {
	if t.logged.Len() == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(t.logged.String(), "\n"), "\n")
}

func (t *told) notice(notice sdk.DeprecationNotice) {
	facts := map[string]string{}
	for name, fact := range map[string]string{
		"operation": notice.Operation, "since": notice.Since, "sunset": notice.Sunset, "replacement": notice.Replacement,
		"reason": notice.Reason, "deprecationUrl": notice.DeprecationURL, "sunsetUrl": notice.SunsetURL,
	} {
		if fact != "" {
			facts[name] = fact
		}
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.notices = append(t.notices, facts)
}

func clientOf(read clientJob, gathered *told) (*sdk.Client, error) {
	var options []sdk.ClientOption
	for _, each := range read.limits.options() {
		options = append(options, each)
	}
	// Waits between attempts have an upper bound; the tests want none.
	options = append(options, sdk.WithBackoff(func(int) time.Duration { return 0 }))
	for name, value := range read.Headers {
		options = append(options, sdk.WithHeader(name, value))
	}
	for _, each := range read.Query {
		texts, err := openTexts(each.text)
		if err != nil {
			return nil, err
		}
		for _, text := range texts {
			options = append(options, sdk.WithQuery(each.name, text))
		}
	}
	if read.FollowRedirects {
		options = append(options, sdk.WithFollowRedirects())
	}
	if read.Log {
		options = append(options, sdk.WithLogger(slog.New(slog.NewTextHandler(gathered, &slog.HandlerOptions{Level: slog.LevelDebug}))))
	}
	if read.Deprecations {
		options = append(options, sdk.WithDeprecations(gathered.notice))
	}
	for name, given := range read.Auth {
		option, err := credentialOf(theDriven.schemes[name], given)
		if err != nil {
			return nil, err
		}
		options = append(options, option)
	}
	return theDriven.create(read.BaseURL, options)
}

// scheme has the emitted functions that make the credentials of a scheme, as far as it has them.
type scheme struct {
	secret       any // func(sdk.SecretFunc) sdk.ClientOption, and more where a fact of the scheme is not shown
	basic        func(name, password string) sdk.ClientOption
	credentials  any // func(sdk.ClientCredentials) sdk.ClientOption
	refreshToken any // func(sdk.RefreshToken) sdk.ClientOption
	request      any // func(sdk.AuthorizationOptions) (*sdk.AuthorizationRequest, error)
	exchange     any // func(context.Context, sdk.CodeExchange) (*sdk.Tokens, error)
}

type credential struct {
	Secret             *string
	Secrets            []string
	Username, Password string
	ClientCredentials  *endpoint
	RefreshToken       *endpoint
}

// endpoint is what is given for an authorization server.
type endpoint struct {
	TokenURL, ClientID, ClientSecret string
	ClientAuthentication             string
	Scopes                           []string
	Parameters                       map[string]string
	AccessToken, RefreshToken        string
	ExpiresInSeconds                 *float64
}

var errNoCredential = errors.New("the scheme has no such credential")

func credentialOf(of scheme, given json.RawMessage) (sdk.ClientOption, error) {
	var read credential
	decode(given, &read)
	switch {
	case read.Secret != nil && of.secret != nil:
		return secrets(of.secret, *read.Secret), nil
	case read.Secrets != nil && of.secret != nil:
		return secrets(of.secret, read.Secrets...), nil
	case read.ClientCredentials != nil && of.credentials != nil:
		return optionOf(of.credentials, read.ClientCredentials), nil
	case read.RefreshToken != nil && of.refreshToken != nil:
		return optionOf(of.refreshToken, read.RefreshToken), nil
	case of.basic != nil:
		return of.basic(read.Username, read.Password), nil
	}
	return nil, errNoCredential
}

// secrets calls a maker with a function that gives the first, and the next one when that was refused. A package without
// credentials has no types for that function.
func secrets(maker any, of ...string) sdk.ClientOption {
	var mutex sync.Mutex
	function := reflect.ValueOf(maker)
	ask := reflect.MakeFunc(function.Type().In(0), func(given []reflect.Value) []reflect.Value {
		mutex.Lock()
		defer mutex.Unlock()
		if given[1].FieldByName("Refused").String() == of[0] && len(of) > 1 {
			of = of[1:]
		}
		return []reflect.Value{reflect.ValueOf(of[0]), reflect.Zero(reflect.TypeFor[error]())}
	})
	option, _ := function.Call([]reflect.Value{ask})[0].Interface().(sdk.ClientOption)
	return option
}

// optionOf calls a function that takes options of an authorization server.
func optionOf(maker any, given *endpoint) sdk.ClientOption {
	function := reflect.ValueOf(maker)
	options := reflect.New(function.Type().In(0)).Elem()
	fillEndpoint(options, given)
	if tokens := options.FieldByName("Tokens"); given.AccessToken != "" {
		set(tokens, "AccessToken", given.AccessToken)
		set(tokens, "RefreshToken", given.RefreshToken)
		if given.ExpiresInSeconds != nil {
			set(tokens, "ExpiresAt", time.Now().Add(time.Duration(*given.ExpiresInSeconds*float64(time.Second))))
		}
	}
	option, _ := function.Call([]reflect.Value{options})[0].Interface().(sdk.ClientOption)
	return option
}

func fillEndpoint(options reflect.Value, given *endpoint) {
	set(options, "TokenURL", given.TokenURL)
	set(options, "ClientID", given.ClientID)
	set(options, "ClientSecret", given.ClientSecret)
	set(options, "SecretInBody", given.ClientAuthentication == "body")
	set(options, "Parameters", given.Parameters)
	set(options, "Scopes", given.Scopes)
}

// set sets a field where there is one.
func set(into reflect.Value, name string, value any) {
	if field := into.FieldByName(name); field.IsValid() {
		field.Set(reflect.ValueOf(value))
	}
}

// signIn is what is given for a user's consent.
type signIn struct {
	endpoint
	Scheme, AuthorizationURL, RedirectURI string
}

// signedIn signs a user in, whose browser goes where it is sent and comes back at once.
func signedIn(ctx context.Context, given json.RawMessage) (any, error) {
	var read signIn
	decode(given, &read)
	of := theDriven.schemes[read.Scheme]
	if of.request == nil {
		return nil, errNoCredential
	}
	request := reflect.ValueOf(of.request)
	options := reflect.New(request.Type().In(0)).Elem()
	fillEndpoint(options, &read.endpoint)
	set(options, "AuthorizationURL", read.AuthorizationURL)
	set(options, "RedirectURI", read.RedirectURI)
	asked := request.Call([]reflect.Value{options})
	if err, _ := asked[1].Interface().(error); err != nil {
		return nil, err
	}
	callback, err := browse(asked[0].Elem().FieldByName("URL").String(), read.RedirectURI)
	if err != nil {
		return nil, err
	}
	exchange := reflect.ValueOf(of.exchange)
	code := reflect.New(exchange.Type().In(1)).Elem()
	read.endpoint.Parameters = nil // those of the request for consent
	fillEndpoint(code, &read.endpoint)
	set(code, "CallbackURL", callback)
	code.FieldByName("Request").Set(asked[0].Elem())
	answered := exchange.Call([]reflect.Value{reflect.ValueOf(ctx), code})
	if err, _ := answered[1].Interface().(error); err != nil {
		return nil, err
	}
	tokens := answered[0].Elem()
	shown := map[string]string{"accessToken": tokens.FieldByName("AccessToken").String()}
	if refresh := tokens.FieldByName("RefreshToken").String(); refresh != "" {
		shown["refreshToken"] = refresh
	}
	return shown, nil
}

// browse goes where a user is sent, and gives back where the user is sent from there.
func browse(target, otherwise string) (string, error) {
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	response, err := client.Get(target)
	if err != nil {
		return "", err
	}
	response.Body.Close()
	location := response.Header.Get("Location")
	if location == "" {
		return otherwise, nil
	}
	_, err = url.Parse(location)
	return location, err
}
