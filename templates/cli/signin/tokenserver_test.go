package signin

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"testing"

	"example.com/cli/keep"
)

// tokenServer is an authorization server whose refresh tokens work once.
type tokenServer struct {
	*httptest.Server
	mutex sync.Mutex
	// challenges are those of codes that wait.
	challenges map[string]string
	// refresh is the only refresh token that works.
	refresh string
	made    int
	// lifetime is that of tokens, in seconds.
	lifetime int
	// forms are what the token endpoint was sent.
	forms []url.Values
	// denies is the error with which users come back.
	denies string
	// spoils replaces the challenge by another.
	spoils bool
}

func newTokenServer(t *testing.T) *tokenServer {
	t.Helper()
	s := &tokenServer{challenges: map[string]string{}, lifetime: 3600}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.Close)
	return s
}

func (s *tokenServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if r.URL.Path == "/authorize" {
		query := r.URL.Query()
		back := url.Values{"state": query["state"]}
		if s.denies != "" {
			back.Set("error", s.denies)
		} else {
			code := fmt.Sprintf("code-%d", len(s.challenges))
			s.challenges[code] = query.Get("code_challenge")
			if s.spoils {
				s.challenges[code] = "another"
			}
			back.Set("code", code)
		}
		http.Redirect(w, r, query.Get("redirect_uri")+"?"+back.Encode(), http.StatusFound)
		return
	}
	_ = r.ParseForm()
	s.forms = append(s.forms, r.PostForm)
	if r.URL.Path == "/device" {
		_, _ = io.WriteString(w, `{"device_code":"d3vice","user_code":"WDJB-MJHT\u001b[2J","verification_uri":"https://example.com/device","expires_in":60,"interval":0}`)
		return
	}
	isRight := false
	switch r.PostForm.Get("grant_type") {
	case "authorization_code":
		digest := sha256.Sum256([]byte(r.PostForm.Get("code_verifier")))
		challenge, isThere := s.challenges[r.PostForm.Get("code")]
		isRight = isThere && challenge == base64.RawURLEncoding.EncodeToString(digest[:])
		delete(s.challenges, r.PostForm.Get("code"))
	case "refresh_token":
		isRight = s.refresh != "" && r.PostForm.Get("refresh_token") == s.refresh
	default:
		isRight = true
	}
	if !isRight {
		// A token that is used twice has been stolen: all of them end (RFC 9700, section 4.14.2).
		s.refresh = ""
		w.WriteHeader(http.StatusBadRequest)
		_, _ = io.WriteString(w, `{"error":"invalid_grant"}`)
		return
	}
	s.made++
	s.refresh = fmt.Sprintf("r3fresh-%d", s.made)
	_ = json.NewEncoder(w).Encode(map[string]any{
		"access_token": fmt.Sprintf("t0ken-%d", s.made), "token_type": "Bearer", "expires_in": s.lifetime, "refresh_token": s.refresh,
	})
}

func (s *tokenServer) scheme() Scheme {
	return Scheme{
		Name: "library-oauth", Kind: OAuth, Variables: []string{"LIBRARY_OAUTH_TOKEN"},
		Flows: []Flow{
			{Name: AuthorizationCode, AuthorizationURL: s.URL + "/authorize", TokenURL: s.URL + "/token"},
			{Name: DeviceAuthorization, DeviceAuthorizationURL: s.URL + "/device", TokenURL: s.URL + "/token"},
			{Name: ClientCredentials, TokenURL: s.URL + "/token"},
		},
		RenewalURL: s.URL + "/token",
	}
}

// browser follows an address, as a user who consents does.
func browser(t *testing.T) func(string) error {
	return func(address string) error {
		go func() {
			response, err := http.Get(address)
			if err != nil {
				t.Error(err)
				return
			}
			_ = response.Body.Close()
		}()
		return nil
	}
}

func sourcesIn(t *testing.T) *Sources {
	t.Helper()
	return &Sources{Program: "library", Profile: "default", Keep: keep.New(t.TempDir(), nil)}
}

func loginTo(t *testing.T, s *tokenServer) *Login {
	t.Helper()
	return &Login{
		Sources: sourcesIn(t), Scheme: s.scheme(), ClientID: "tool", Scopes: []string{"read"},
		Open: browser(t), Tell: func(string) {},
		Ask: func(context.Context, string) (string, error) { return "", ErrNoTerminal },
	}
}
