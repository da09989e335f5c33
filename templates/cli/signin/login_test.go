package signin

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"example.com/client"
)

func textOf(t *testing.T, s *Sources, scheme Scheme, need client.SecretNeed) (string, error) {
	t.Helper()
	found, err := s.Find(t.Context(), scheme)
	if err != nil || found == nil {
		t.Fatalf("found %v, %v", found, err)
	}
	return found.Text(t.Context(), need)
}

func TestLoginByBrowser(t *testing.T) {
	server := newTokenServer(t)
	login := loginTo(t, server)
	told := ""
	login.Tell = func(text string) { told += text }
	kept, err := login.Run(t.Context())
	if err != nil || kept.Place != "file" {
		t.Fatalf("%+v, %v", kept, err)
	}
	text, err := textOf(t, login.Sources, login.Scheme, client.SecretNeed{})
	if err != nil || text != "t0ken-1" {
		t.Errorf("%q, %v", text, err)
	}
	form := server.forms[0]
	redirect, err := url.Parse(form.Get("redirect_uri"))
	if err != nil || redirect.Hostname() != "127.0.0.1" || redirect.Port() == "0" || redirect.Path != "/callback" || form.Get("code_verifier") == "" {
		t.Errorf("sent %v, %v", form, err)
	}
	if !strings.Contains(told, "code_challenge_method=S256") || strings.Contains(told, form.Get("code_verifier")) {
		t.Errorf("told %s", told)
	}
	if _, err := http.Get(redirect.String()); err == nil {
		t.Error("it still listens")
	}
}

func TestLoginThatFails(t *testing.T) {
	for want, change := range map[string]func(*tokenServer, *Login){
		"access_denied":                  func(s *tokenServer, _ *Login) { s.denies = "access_denied" },
		"invalid_grant":                  func(s *tokenServer, _ *Login) { s.spoils = true },
		"nobody has signed in in time":   func(_ *tokenServer, l *Login) { l.Open, l.Timeout = nil, time.Millisecond },
		"--client-id":                    func(_ *tokenServer, l *Login) { l.ClientID = "" },
		"must be on this machine":        func(_ *tokenServer, l *Login) { l.RedirectURI = "http://0.0.0.0:0/callback" },
		"must be on this machine, ":      func(_ *tokenServer, l *Login) { l.RedirectURI = "https://127.0.0.1/callback" },
		"cannot wait for the browser":    func(_ *tokenServer, l *Login) { l.RedirectURI = "http://127.0.0.1:1/callback" + strings.Repeat("", 1) },
		"Not shown: the tokenUrl":        func(_ *tokenServer, l *Login) { l.Scheme.Flows[0].TokenURL = "" },
		"is no flow of this program":     func(_ *tokenServer, l *Login) { l.Flow = "implicit" },
		"needs the secret of your":       func(_ *tokenServer, l *Login) { l.Flow = ClientCredentials },
		"there is no terminal to ask on": func(_ *tokenServer, l *Login) { l.Flow = Token },
	} {
		server := newTokenServer(t)
		login := loginTo(t, server)
		change(server, login)
		if strings.HasPrefix(want, "cannot wait") {
			// The port is taken.
			login.RedirectURI = server.URL + "/callback"
		}
		_, err := login.Run(t.Context())
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "code-0") {
			t.Errorf("%s: %v", want, err)
		}
		if found, err := login.Sources.Find(t.Context(), login.Scheme); found != nil || err != nil {
			t.Errorf("%s: kept %v, %v", want, found, err)
		}
	}
}

func TestLoginStopsWhenInterrupted(t *testing.T) {
	login := loginTo(t, newTokenServer(t))
	ctx, cancel := context.WithCancel(t.Context())
	login.Open = func(string) error { cancel(); return nil }
	if _, err := login.Run(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestOnlyTheRightAnswerEndsTheWaiting(t *testing.T) {
	login := loginTo(t, newTokenServer(t))
	login.Open = func(address string) error {
		asked, err := url.Parse(address)
		if err != nil {
			return err
		}
		back, state := asked.Query().Get("redirect_uri"), asked.Query().Get("state")
		base := strings.TrimSuffix(back, "/callback")
		go func() {
			for _, each := range []struct {
				method, address, host string
				status                int
			}{
				{"GET", back + "?code=x&state=wrong", "", 400},
				{"GET", back + "?code=x", "", 400},
				{"GET", back + "?code=x&state=" + state + "&state=wrong", "", 400},
				{"GET", base + "/favicon.ico?state=" + state, "", 404},
				{"POST", back + "?code=x&state=" + state, "", 405},
				{"GET", back + "?code=x&state=" + state, "evil.example.com", 421},
			} {
				request, err := http.NewRequest(each.method, each.address, nil)
				if err != nil {
					t.Error(err)
					return
				}
				if each.host != "" {
					request.Host = each.host
				}
				response, err := http.DefaultClient.Do(request)
				if err != nil || response.StatusCode != each.status {
					t.Errorf("%s %s: %v, %v", each.method, each.address, response, err)
					return
				}
				_ = response.Body.Close()
			}
			response, err := http.Get(address)
			if err != nil {
				t.Error(err)
				return
			}
			shown, _ := io.ReadAll(response.Body)
			_ = response.Body.Close()
			if response.StatusCode != 200 || strings.Contains(string(shown), "script") ||
				!strings.Contains(response.Header.Get("Content-Security-Policy"), "default-src 'none'") ||
				response.Header.Get("Referrer-Policy") != "no-referrer" || response.Header.Get("Cache-Control") != "no-store" {
				t.Errorf("%d, %v, %s", response.StatusCode, response.Header, shown)
			}
		}()
		return nil
	}
	if _, err := login.Run(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestLoginOnAnotherDevice(t *testing.T) {
	server := newTokenServer(t)
	login := loginTo(t, server)
	login.Flow = DeviceAuthorization
	told := ""
	login.Tell = func(text string) { told += text }
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	if want := "Open https://example.com/device on any device, and enter the code WDJB-MJHT\ufffd[2J"; told != want {
		t.Errorf("told %q", told)
	}
	if text, err := textOf(t, login.Sources, login.Scheme, client.SecretNeed{}); err != nil || text != "t0ken-1" {
		t.Errorf("%q, %v", text, err)
	}
}

func TestLoginOfTheApplication(t *testing.T) {
	server := newTokenServer(t)
	server.lifetime = 0
	login := loginTo(t, server)
	login.Flow, login.ClientSecret, login.SecretInBody = ClientCredentials, "s3cret", true
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	// Its token has expired, so the next call gets another.
	if text, err := textOf(t, login.Sources, login.Scheme, client.SecretNeed{}); err != nil || text != "t0ken-2" {
		t.Errorf("%q, %v", text, err)
	}
	if form := server.forms[1]; form.Get("grant_type") != "client_credentials" || form.Get("client_secret") != "s3cret" || form.Get("scope") != "read" {
		t.Errorf("sent %v", form)
	}
}

func TestApplicationOfTheEnvironment(t *testing.T) {
	server := newTokenServer(t)
	login := loginTo(t, server)
	login.Flow, login.ClientID = ClientCredentials, ""
	login.Scheme.ClientID, login.Scheme.ClientSecret = "LIBRARY_CLIENT_ID", "LIBRARY_CLIENT_SECRET"
	t.Setenv("LIBRARY_CLIENT_ID", "desk")
	path := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(path, []byte("s3cret\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("LIBRARY_CLIENT_SECRET_FILE", path)
	login.SecretInBody = true
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	if form := server.forms[0]; form.Get("client_id") != "desk" || form.Get("client_secret") != "s3cret" {
		t.Errorf("sent %v", form)
	}
}

func TestLoginBySecret(t *testing.T) {
	for _, each := range []struct {
		scheme   Scheme
		question string
		want     string
	}{
		{Scheme{Name: "library-key", Kind: Key}, "Key of library-key: ", "s3cret"},
		{Scheme{Name: "library-\x1btoken", Kind: Bearer}, "Token of library-\ufffdtoken: ", "s3cret"},
		{Scheme{Name: "library-login", Kind: Basic}, "Password of library-login: ", "reader:s3cret"},
		{Scheme{Name: "library-oauth", Kind: OAuth}, "Token of library-oauth: ", "s3cret"},
	} {
		login := &Login{Sources: sourcesIn(t), Scheme: each.scheme, Tell: func(string) {}}
		if each.scheme.Kind == Basic {
			login.User = "reader"
		}
		login.Ask = func(_ context.Context, question string) (string, error) {
			if question != each.question {
				t.Errorf("asked %q", question)
			}
			return "s3cret", nil
		}
		if _, err := login.Run(t.Context()); err != nil {
			t.Error(err)
		}
		if text, err := textOf(t, login.Sources, each.scheme, client.SecretNeed{}); err != nil || text != each.want {
			t.Errorf("%q, %v", text, err)
		}
	}
	refused := &Login{Sources: sourcesIn(t), Scheme: Scheme{Name: "k", Kind: Key}}
	refused.Ask = func(context.Context, string) (string, error) { return "s3cret\nsecond", nil }
	if _, err := refused.Run(t.Context()); err == nil || strings.Contains(err.Error(), "s3cret") {
		t.Error(err)
	}
	refused.Scheme.Kind = Basic
	if _, err := refused.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "--username") {
		t.Error(err)
	}
}

func TestBrowserOf(t *testing.T) {
	t.Setenv("BROWSER", "")
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for system, want := range map[string]string{"windows": "rundll32 [url.dll,FileProtocolHandler]", "darwin": "open []", "linux": " []"} {
		program, given := browserOf(system)
		if got := fmt.Sprint(program, " ", given); got != want {
			t.Errorf("%s: %s", system, got)
		}
	}
	t.Setenv("DISPLAY", ":0")
	if program, _ := browserOf("linux"); program != "xdg-open" {
		t.Error(program)
	}
	t.Setenv("BROWSER", "firefox")
	if program, _ := browserOf("darwin"); program != "firefox" {
		t.Error(program)
	}
}
