package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

func needing(schemes ...string) *operation {
	made := *get
	made.need = &need{}
	for _, each := range schemes {
		*made.need.(*need) = append(*made.need.(*need), alternative{{scheme: each, scopes: []string{"read"}}})
	}
	return &made
}

func TestCredentials(t *testing.T) {
	asking := func(_ context.Context, need SecretNeed) (string, error) { return strings.Join(need.Scopes, " "), nil }
	for _, each := range []struct {
		given credential
		sent  func(*http.Request) string
		want  string
	}{
		{bearer(fixed("t")), header("Authorization"), "Bearer t"},
		{bearer(asked(asking)), header("Authorization"), "Bearer read"},
		{authorization("Digest", fixed("x=1")), header("Authorization"), "Digest x=1"},
		{basic("test", "123£"), header("Authorization"), "Basic dGVzdDoxMjPCow=="},
		{headerKey("x-key", fixed("k")), header("X-Key"), "k"},
		{apiKey("X-Key", KeyInHeader, fixed("k")), header("X-Key"), "k"},
		{apiKey("k y", KeyInQuery, fixed("a&b")), func(r *http.Request) string { return r.URL.RawQuery }, "k%20y=a%26b"},
		{apiKey("key", KeyInCookie, fixed("k")), header("Cookie"), "key=k"},
	} {
		got := ""
		c := served(t, func(w http.ResponseWriter, r *http.Request) { got = each.sent(r); answerJSON(w, "1") }, withCredential("it", each.given))
		if _, err := send[any](t.Context(), c, newRequest(needing("it")), nil); err != nil || got != each.want {
			t.Errorf("sent %q, and not %q: %v", got, each.want, err)
		}
	}
}

func header(name string) func(*http.Request) string {
	return func(r *http.Request) string { return r.Header.Get(name) }
}

func TestRefusedCredentials(t *testing.T) {
	for _, each := range []credential{
		bearer(fixed("")), bearer(fixed(" ")), headerKey("X", fixed("SECRET\r\nX: 1")), basic("a:b", "SECRET"), basic("a", "SECRET\n"),
		clientCredentials(ClientCredentials{TokenEndpoint: TokenEndpoint{TokenURL: "http://example.com", ClientSecret: "SECRET"}}),
		apiKey("X", "body", fixed("SECRET")),
	} {
		c, err := newCore("http://127.0.0.1:1", []ClientOption{withCredential("it", each)}, defaults{})
		if err == nil {
			_, err = send[any](t.Context(), c, newRequest(needing("it")), nil)
		}
		var refused *ArgumentError
		if !errors.As(err, &refused) || strings.Contains(err.Error(), "SECRET") {
			t.Errorf("got %v", err)
		}
	}
	fault := errors.New("no token to be had")
	c, err := newCore("http://127.0.0.1:1", []ClientOption{withCredential("it", bearer(asked(func(context.Context, SecretNeed) (string, error) { return "", fault })))}, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := send[any](t.Context(), c, newRequest(needing("it")), nil); !errors.Is(err, fault) {
		t.Errorf("got %v", err)
	}
}

// tokenServer gives tokens at /token, of which only the last is right.
func tokenServer(t *testing.T, lifetime string) (string, *atomic.Int64) {
	asked := &atomic.Int64{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/token" {
			answerJSON(w, fmt.Sprintf(`{"access_token":"at-%d","token_type":"bearer","expires_in":%s}`, asked.Add(1), lifetime))
			return
		}
		if r.Header.Get("Authorization") != fmt.Sprintf("Bearer at-%d", asked.Load()) {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		answerJSON(w, "1")
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

func TestTokensAreGotOnce(t *testing.T) {
	base, asked := tokenServer(t, "3600")
	var stored []string
	made := clientCredentials(ClientCredentials{
		TokenEndpoint: TokenEndpoint{TokenURL: base + "/token", ClientID: "app", ClientSecret: "s"},
		OnTokens:      func(tokens Tokens) error { stored = append(stored, tokens.AccessToken); return nil },
	})
	c, err := newCore(base, []ClientOption{withCredential("it", made)}, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for range 20 {
		group.Add(1)
		go func() {
			defer group.Done()
			if _, err := send[any](t.Context(), c, newRequest(needing("it")), nil); err != nil {
				t.Error(err)
			}
		}()
	}
	group.Wait()
	if asked.Load() != 1 || fmt.Sprint(stored) != "[at-1]" {
		t.Errorf("asked %d times, stored %v", asked.Load(), stored)
	}
}

func TestCallerDoesNotWaitForTokensForever(t *testing.T) {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { <-release; answerJSON(w, `{"access_token":"a"}`) }))
	t.Cleanup(server.Close)
	t.Cleanup(func() { close(release) })
	made := refreshing(RefreshToken{TokenEndpoint: TokenEndpoint{TokenURL: server.URL}, Tokens: Tokens{RefreshToken: "r", ExpiresAt: time.Now()}})
	c, err := newCore(server.URL, []ClientOption{withCredential("it", made)}, defaults{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	var ended *CanceledError
	if _, err := send[any](ctx, c, newRequest(needing("it")), nil); !errors.As(err, &ended) {
		t.Errorf("got %v", err)
	}
}

func TestSignIn(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		form, _ := url.ParseQuery(string(text))
		if form.Get("code") != "c" || len(form.Get("code_verifier")) < 43 {
			w.WriteHeader(http.StatusBadRequest)
			answerJSON(w, `{"error":"invalid_grant","error_description":"`+form.Get("code")+` is spent"}`)
			return
		}
		answerJSON(w, `{"access_token":"a","refresh_token":"r","scope":"x y"}`)
	}))
	t.Cleanup(server.Close)
	request, err := NewAuthorizationRequest(AuthorizationOptions{AuthorizationURL: "https://login.example/?tenant=a", ClientID: "app", RedirectURI: "https://app.example/back"})
	if err != nil {
		t.Fatal(err)
	}
	exchange := CodeExchange{TokenEndpoint: TokenEndpoint{TokenURL: server.URL, ClientID: "app"}, Request: *request}
	exchange.CallbackURL = "/back?code=c&state=" + request.State
	tokens, err := ExchangeCode(t.Context(), exchange)
	if err != nil || tokens.RefreshToken != "r" || len(tokens.Scopes) != 2 {
		t.Errorf("got %+v, %v", tokens, err)
	}
	if text := fmt.Sprintf("%v %+v %#v %v", tokens, *tokens, *tokens, exchange); strings.Contains(text, "\"a\"") || strings.Contains(text, request.CodeVerifier) {
		t.Errorf("shows secrets: %s", text)
	}
	if stored, err := json.Marshal(tokens); err != nil || !strings.Contains(string(stored), `"accessToken":"a"`) {
		t.Errorf("stored %s, %v", stored, err)
	}
	var denied *AuthorizationError
	for _, query := range []string{"code=c&state=x", "code=c", "error=access_denied&state=" + request.State} {
		exchange.CallbackURL = "https://app.example/back?" + query
		if _, err := ExchangeCode(t.Context(), exchange); !errors.As(err, &denied) {
			t.Errorf("%s: got %v", query, err)
		}
	}
	exchange.CallbackURL = "/back?code=spent-code&state=" + request.State
	var refused *TokenError
	if _, err := ExchangeCode(t.Context(), exchange); !errors.As(err, &refused) || refused.Code != "invalid_grant" || strings.Contains(err.Error(), "spent-code") {
		t.Errorf("got %v", err)
	}
}
