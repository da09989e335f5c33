package keep

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/zalando/go-keyring"
)

// ring is a keyring in memory that can fail.
type ring struct {
	secrets map[string]string
	err     error
}

func (r *ring) Get(account string) (string, error) {
	if r.err != nil {
		return "", r.err
	}
	secret, isThere := r.secrets[account]
	if !isThere {
		return "", errNotInRing
	}
	return secret, nil
}

func (r *ring) Set(account, secret string) error {
	if r.err == nil {
		r.secrets[account] = secret
	}
	return r.err
}

func (r *ring) Delete(account string) error {
	if _, err := r.Get(account); err != nil {
		return err
	}
	delete(r.secrets, account)
	return nil
}

var (
	here   = context.Background()
	entry  = Entry{"default", "library-oauth"}
	secret = json.RawMessage(`{"token":"s3cret"}`)
)

func TestFiles(t *testing.T) {
	folder := t.TempDir()
	k := New(folder, nil)
	if _, _, err := k.Get(here, entry); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
	kept, err := k.Set(here, entry, secret)
	if err != nil || kept.Place != InFile || kept.Why != nil {
		t.Errorf("%+v, %v", kept, err)
	}
	if runtime.GOOS != "windows" {
		for path, want := range map[string]os.FileMode{kept.Path: 0o600, filepath.Dir(kept.Path): 0o700} {
			if state, err := os.Stat(path); err != nil || state.Mode().Perm() != want {
				t.Errorf("%s: %v, %v", path, state.Mode(), err)
			}
		}
	}
	got, where, err := k.Get(here, entry)
	if err != nil || string(got) != string(secret) || where.Place != InFile {
		t.Errorf("%s, %+v, %v", got, where, err)
	}
	if isThere, err := k.Delete(here, entry); !isThere || err != nil {
		t.Errorf("%v, %v", isThere, err)
	}
	if isThere, err := k.Delete(here, entry); isThere || err != nil {
		t.Errorf("%v, %v", isThere, err)
	}
}

func TestKeyring(t *testing.T) {
	folder := t.TempDir()
	own := &ring{secrets: map[string]string{}}
	k := New(folder, own)
	kept, err := k.Set(here, entry, secret)
	if err != nil || kept.Place != InKeyring || own.secrets["default/library-oauth"] != string(secret) {
		t.Errorf("%+v, %v, %v", kept, err, own.secrets)
	}
	if text, err := os.ReadFile(kept.Path); err != nil || strings.Contains(string(text), "s3cret") {
		t.Errorf("the file says %s, %v", text, err)
	}
	if got, where, err := k.Get(here, entry); err != nil || string(got) != string(secret) || where.Place != InKeyring {
		t.Errorf("%s, %+v, %v", got, where, err)
	}
	// Another session, over SSH, has none.
	if _, _, err := New(folder, nil).Get(here, entry); err == nil || !strings.Contains(err.Error(), "log in again") {
		t.Error(err)
	}
	if isThere, err := k.Delete(here, entry); !isThere || err != nil || len(own.secrets) != 0 {
		t.Errorf("%v, %v, %v", isThere, err, own.secrets)
	}
}

func TestKeyringThatLosesOrRefuses(t *testing.T) {
	own := &ring{secrets: map[string]string{}}
	k := New(t.TempDir(), own)
	if _, err := k.Set(here, entry, secret); err != nil {
		t.Fatal(err)
	}
	clear(own.secrets)
	if _, _, err := k.Get(here, entry); err == nil || !strings.Contains(err.Error(), "has lost the credential of library-oauth") {
		t.Error(err)
	}
	own.err = keyring.ErrSetDataTooBig
	kept, err := k.Set(here, entry, secret)
	if err != nil || kept.Place != InFile || !errors.Is(kept.Why, keyring.ErrSetDataTooBig) {
		t.Errorf("%+v, %v", kept, err)
	}
	if got, _, err := k.Get(here, entry); err != nil || string(got) != string(secret) {
		t.Errorf("%s, %v", got, err)
	}
}

func TestAnOldSecretLeavesTheKeyring(t *testing.T) {
	own := &ring{secrets: map[string]string{}}
	k := New(t.TempDir(), own)
	if _, err := k.Set(here, entry, secret); err != nil {
		t.Fatal(err)
	}
	small := &small{ring: own}
	k.ring = small
	if kept, err := k.Set(here, entry, json.RawMessage(`{"token":"a longer one"}`)); err != nil || kept.Place != InFile {
		t.Errorf("%+v, %v", kept, err)
	}
	if len(own.secrets) != 0 {
		t.Errorf("left in the keyring: %v", own.secrets)
	}
}

// small is a keyring that takes no more.
type small struct{ *ring }

func (*small) Set(string, string) error { return keyring.ErrSetDataTooBig }

func TestKeyringThatDoesNotAnswer(t *testing.T) {
	k := New(t.TempDir(), silent{})
	if err := os.MkdirAll(k.folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := write(k.path(entry, ".json"), kept{In: InKeyring}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(here)
	cancel()
	if _, _, err := k.Get(ctx, entry); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

type silent struct{}

func (silent) Get(string) (string, error) { select {} }
func (silent) Set(string, string) error   { select {} }
func (silent) Delete(string) error        { select {} }

func TestBrokenFilesShowNoSecret(t *testing.T) {
	k := New(t.TempDir(), nil)
	kept, err := k.Set(here, entry, secret)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{``, `{"in":"file","secret":{"token":"s3cret"`, `{"in":"elsewhere","secret":"s3cret"}`, `"s3cret"`} {
		if err := os.WriteFile(kept.Path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, _, err := k.Get(here, entry)
		if err == nil || !strings.Contains(err.Error(), kept.Path) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%s: %v", text, err)
		}
	}
	if isThere, err := k.Delete(here, entry); !isThere || err != nil {
		t.Errorf("%v, %v", isThere, err)
	}
}

func TestWiderModesAreRefused(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no modes")
	}
	k := New(t.TempDir(), nil)
	kept, err := k.Set(here, entry, secret)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(kept.Path, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, err := k.Get(here, entry); err == nil || !strings.Contains(err.Error(), "chmod 600") {
		t.Error(err)
	}
}

func TestNamesOfFilesDiffer(t *testing.T) {
	k := New("/", nil)
	seen := map[string]Entry{}
	for _, each := range []Entry{{"a", "b"}, {"a", "B"}, {"a@b", ""}, {"a", "b@"}, {"a", "../b"}, {"a", "b.json"}, {"a", "b/"}, {"a", "ü"}, {"con", "nul"}, {"a", "%2E"}} {
		path := strings.ToLower(k.path(each, ".json"))
		if before, isSeen := seen[path]; isSeen {
			t.Errorf("%v and %v are %s", before, each, path)
		}
		if filepath.Dir(path) != filepath.Join("/", "credentials") || strings.Count(filepath.Base(path), ".") != 1 {
			t.Errorf("%v is %s", each, path)
		}
		seen[path] = each
	}
}
