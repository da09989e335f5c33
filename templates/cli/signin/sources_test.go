package signin

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"example.com/client"
)

func TestEnvironmentGoesFirst(t *testing.T) {
	s := sourcesIn(t)
	scheme := Scheme{Name: "library-login", Kind: Basic, Variables: []string{"LIBRARY_NAME", "LIBRARY_PASSWORD"}}
	if found, err := s.Find(t.Context(), scheme); found != nil || err != nil {
		t.Errorf("%v, %v", found, err)
	}
	if _, err := s.write(t.Context(), scheme.Name, record{User: "kept", Secret: "s3cret"}); err != nil {
		t.Fatal(err)
	}
	if text, err := textOf(t, s, scheme, client.SecretNeed{}); err != nil || text != "kept:s3cret" {
		t.Errorf("%q, %v", text, err)
	}
	t.Setenv("LIBRARY_NAME", "reader")
	if _, err := s.Find(t.Context(), scheme); err == nil || err.Error() != "LIBRARY_NAME is set, and LIBRARY_PASSWORD is not; set both" {
		t.Error(err)
	}
	path := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(path, []byte("p4ss\r\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("LIBRARY_PASSWORD_FILE", path)
	if text, err := textOf(t, s, scheme, client.SecretNeed{}); err != nil || text != "reader:p4ss" {
		t.Errorf("%q, %v", text, err)
	}
	t.Setenv("LIBRARY_PASSWORD", "other")
	if _, err := s.Find(t.Context(), scheme); err == nil || !strings.Contains(err.Error(), "both set") {
		t.Error(err)
	}
}

func TestSecretsThatNoRequestCanCarry(t *testing.T) {
	s := sourcesIn(t)
	key := Scheme{Name: "library-key", Kind: Key, Variables: []string{"LIBRARY_KEY"}}
	path := filepath.Join(t.TempDir(), "key")
	for text, want := range map[string]string{
		"s3cret\nsecond": "the key of library-key has a control character",
		" \n":            "it has no secret",
		"s3cret" + strings.Repeat("x", longestSecret): "at most 65536 bytes",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		t.Setenv("LIBRARY_KEY_FILE", path)
		if _, err := s.Find(t.Context(), key); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%.20q: %v", text, err)
		}
	}
	t.Setenv("LIBRARY_KEY_FILE", filepath.Join(t.TempDir(), "none"))
	if _, err := s.Find(t.Context(), key); err == nil || !strings.HasPrefix(err.Error(), "LIBRARY_KEY_FILE: ") {
		t.Error(err)
	}
}

func TestRefreshTokensOfOneUseWithManyProcesses(t *testing.T) {
	server := newTokenServer(t)
	server.lifetime = 0
	login := loginTo(t, server)
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	server.mutex.Lock()
	server.lifetime = 3600
	server.mutex.Unlock()
	var all sync.WaitGroup
	for range 16 {
		all.Add(1)
		go func() {
			defer all.Done()
			// Each opens the files itself, as a process does.
			own := *login.Sources
			found, err := own.Find(t.Context(), login.Scheme)
			if err != nil {
				t.Error(err)
				return
			}
			if text, err := found.Text(t.Context(), client.SecretNeed{}); err != nil || text != "t0ken-2" {
				t.Errorf("%q, %v", text, err)
			}
		}()
	}
	all.Wait()
	if len(server.forms) != 2 {
		t.Errorf("%d requests for tokens", len(server.forms))
	}
}

func TestRefusedTokensAreRenewedOnce(t *testing.T) {
	server := newTokenServer(t)
	login := loginTo(t, server)
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	found, err := login.Sources.Find(t.Context(), login.Scheme)
	if err != nil {
		t.Fatal(err)
	}
	other, err := login.Sources.Find(t.Context(), login.Scheme)
	if err != nil {
		t.Fatal(err)
	}
	for _, each := range []*Found{found, other, found} {
		if text, err := each.Text(t.Context(), client.SecretNeed{Refused: "t0ken-1"}); err != nil || text != "t0ken-2" {
			t.Errorf("%q, %v", text, err)
		}
	}
}

func TestSignInsThatHaveEnded(t *testing.T) {
	server := newTokenServer(t)
	server.lifetime = 0
	login := loginTo(t, server)
	login.Sources.Profile = "work"
	if _, err := login.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	server.refresh = ""
	_, err := textOf(t, login.Sources, login.Scheme, client.SecretNeed{})
	var ended *EndedError
	var refused *client.TokenError
	if !errors.As(err, &ended) || !errors.As(err, &refused) || ended.Way != "library login library-oauth --profile work" ||
		strings.Contains(err.Error(), "r3fresh") {
		t.Error(err)
	}
	// What is kept stays, until somebody logs in or out.
	if status := login.Sources.StatusOf(t.Context(), login.Scheme); status.State != "renews itself" {
		t.Errorf("%+v", status)
	}
}

func TestStatusAndLogout(t *testing.T) {
	server := newTokenServer(t)
	login := loginTo(t, server)
	s, scheme := login.Sources, login.Scheme
	if status := s.StatusOf(t.Context(), scheme); status.State != "missing" || status.Help != "run: library login library-oauth, or set LIBRARY_OAUTH_TOKEN" {
		t.Errorf("%+v", status)
	}
	kept, err := login.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	status := s.StatusOf(t.Context(), scheme)
	if status.State != "ready" || status.ExpiresAt == nil || status.Flow != AuthorizationCode || status.From != "kept "+kept.Path {
		t.Errorf("%+v", status)
	}
	found, err := s.Find(t.Context(), scheme)
	if err != nil {
		t.Fatal(err)
	}
	shown := fmt.Sprintf("%v %+v %#v %v %+v %#v %+v %#v", found, found, found, found.record, found.record, found.record, *found.record.Grant, found.record.Grant)
	for _, secret := range []string{"t0ken", "r3fresh"} {
		if strings.Contains(shown+fmt.Sprintf("%+v", status), secret) {
			t.Errorf("shown: %s", shown)
		}
	}
	t.Setenv("LIBRARY_OAUTH_TOKEN", "t0ken-9")
	if wasKept, left, err := s.Logout(t.Context(), scheme); !wasKept || err != nil || left != "environment variable LIBRARY_OAUTH_TOKEN is still set, and used" {
		t.Errorf("%v, %q, %v", wasKept, left, err)
	}
	if wasKept, _, err := s.Logout(t.Context(), scheme); wasKept || err != nil {
		t.Errorf("%v, %v", wasKept, err)
	}
	if _, err := found.Text(t.Context(), client.SecretNeed{Refused: "t0ken-1"}); err == nil || !strings.Contains(err.Error(), "another process has logged out") {
		t.Error(err)
	}
}
