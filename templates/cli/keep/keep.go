// Package keep keeps secrets between calls of a program: in the keyring of the system where there is one, and otherwise in files
// that only their owner can read.
package keep

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"example.com/cli/files"
)

// Entry names what is kept: the credential of a scheme, for a profile.
type Entry struct{ Profile, Scheme string }

// Place is where a secret is kept.
type Place string

// Places of secrets.
const (
	InKeyring Place = "keyring"
	InFile    Place = "file"
)

// ErrNone says that nothing is kept.
var ErrNone = errors.New("no credential is kept")

// Keep keeps the secrets of a program.
type Keep struct {
	folder string
	ring   Ring
}

// New returns what keeps secrets below a folder, and in the keyring under the name of the program. A ring that is nil keeps all in
// files.
func New(folder string, ring Ring) *Keep {
	return &Keep{filepath.Join(folder, "credentials"), ring}
}

// kept is the content of a file: the secret, or where else it is.
type kept struct {
	In     Place           `json:"in"`
	Secret json.RawMessage `json:"secret,omitempty"`
}

// Kept says where a secret is.
type Kept struct {
	Place Place
	// Path is the file, also of a secret in the keyring: it says that there is one.
	Path string
	// Why says why the keyring does not have it; nil unless it was asked to.
	Why error
}

// Get returns a secret. The error is ErrNone if there is none.
func (k *Keep) Get(ctx context.Context, entry Entry) (json.RawMessage, Kept, error) {
	path := k.path(entry, ".json")
	where := Kept{Place: InFile, Path: path}
	state, err := read(path)
	if err != nil {
		return nil, where, err
	}
	if state.In == InFile {
		return state.Secret, where, nil
	}
	where.Place = InKeyring
	if k.ring == nil {
		return nil, where, fmt.Errorf("the credential of %s is in a keyring, which this session does not have; log in again", entry.Scheme)
	}
	secret, err := within(ctx, func() (string, error) { return k.ring.Get(entry.account()) })
	if errors.Is(err, errNotInRing) {
		return nil, where, fmt.Errorf("the keyring has lost the credential of %s; log in again", entry.Scheme)
	}
	if err != nil {
		return nil, where, fmt.Errorf("cannot read the keyring: %w; unlock it, or log in again", err)
	}
	return json.RawMessage(secret), where, nil
}

func read(path string) (kept, error) {
	text, err := files.ReadSecret(path)
	if errors.Is(err, fs.ErrNotExist) {
		return kept{}, ErrNone
	}
	if err != nil {
		return kept{}, err
	}
	var state kept
	// The error of the decoder may show a part of the secret.
	if json.Unmarshal(text, &state) != nil || (state.In != InFile && state.In != InKeyring) {
		return kept{}, fmt.Errorf("%s is broken; log in again", path)
	}
	return state, nil
}

// Set keeps a secret in place of an earlier one: in the keyring, and in a file where the keyring does not take it.
func (k *Keep) Set(ctx context.Context, entry Entry, secret json.RawMessage) (Kept, error) {
	if err := files.Folder(k.folder); err != nil {
		return Kept{}, err
	}
	path := k.path(entry, ".json")
	before, _ := read(path)
	if k.ring != nil {
		_, why := within(ctx, func() (string, error) { return "", k.ring.Set(entry.account(), string(secret)) })
		if why == nil {
			return Kept{Place: InKeyring, Path: path}, write(path, kept{In: InKeyring})
		}
		err := write(path, kept{In: InFile, Secret: secret})
		k.forget(ctx, entry, before, err)
		return Kept{Place: InFile, Path: path, Why: why}, err
	}
	return Kept{Place: InFile, Path: path}, write(path, kept{In: InFile, Secret: secret})
}

func write(path string, state kept) error {
	text, err := json.Marshal(state)
	if err != nil {
		return err
	}
	return files.Write(path, text)
}

// forget takes an earlier secret from the keyring, which would be an old one for ever.
func (k *Keep) forget(ctx context.Context, entry Entry, before kept, err error) {
	if err == nil && before.In == InKeyring {
		_, _ = within(ctx, func() (string, error) { return "", k.ring.Delete(entry.account()) })
	}
}

// Delete forgets a secret, and says whether there was one.
func (k *Keep) Delete(ctx context.Context, entry Entry) (bool, error) {
	path := k.path(entry, ".json")
	state, err := read(path)
	if errors.Is(err, ErrNone) {
		return false, nil
	}
	if err == nil && state.In == InKeyring && k.ring != nil {
		_, err := within(ctx, func() (string, error) { return "", k.ring.Delete(entry.account()) })
		if err != nil && !errors.Is(err, errNotInRing) {
			return true, fmt.Errorf("cannot take it from the keyring: %w", err)
		}
	}
	// A file that is broken, or that others can read, goes as well.
	return files.Remove(path)
}

// Lock lets one process after the other renew a secret.
func (k *Keep) Lock(ctx context.Context, entry Entry) (release func(), err error) {
	if err := files.Folder(k.folder); err != nil {
		return nil, err
	}
	return files.Lock(ctx, k.path(entry, ".lock"))
}

// account is the name of an entry in the keyring.
func (e Entry) account() string { return e.Profile + "/" + e.Scheme }

// path is a file of an entry. Names that differ have files that differ, also where file systems know no case.
func (k *Keep) path(entry Entry, ending string) string {
	return filepath.Join(k.folder, fileName(entry.Profile)+"@"+fileName(entry.Scheme)+ending)
}

func fileName(text string) string {
	var name strings.Builder
	for _, each := range []byte(text) {
		if each >= 'a' && each <= 'z' || each >= '0' && each <= '9' || each == '-' {
			name.WriteByte(each)
		} else {
			fmt.Fprintf(&name, "%%%02X", each)
		}
	}
	return name.String()
}
