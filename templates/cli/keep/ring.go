package keep

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/zalando/go-keyring"
)

// Ring is a keyring: the Secret Service of Linux, the Keychain of macOS, the Credential Manager of Windows.
type Ring interface {
	Get(account string) (string, error)
	Set(account, secret string) error
	Delete(account string) error
}

// errNotInRing is the error of a Ring that has no such secret.
var errNotInRing = keyring.ErrNotFound

// System returns the keyring of the system for a program; nil where there is none.
func System(program string) Ring {
	if runtime.GOOS != "windows" && runtime.GOOS != "darwin" && !hasBus() {
		return nil
	}
	return system(program)
}

// hasBus says whether there is a session bus, as on a desktop. Without one the library would start a bus, which nobody unlocks.
func hasBus() bool {
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") != "" {
		return true
	}
	folder := os.Getenv("XDG_RUNTIME_DIR")
	if folder == "" {
		return false
	}
	_, err := os.Stat(filepath.Join(folder, "bus"))
	return err == nil
}

// system is the keyring under the name of a program.
type system string

func (s system) Get(account string) (string, error) { return keyring.Get(string(s), account) }

func (s system) Set(account, secret string) error { return keyring.Set(string(s), account, secret) }

func (s system) Delete(account string) error { return keyring.Delete(string(s), account) }

// patience is how long a keyring may take: it may ask its user for a password.
const patience = 60 * time.Second

var errSlow = errors.New("it does not answer")

// within waits for a keyring, which knows no contexts: one that is locked waits for somebody who may not be there.
func within(ctx context.Context, ask func() (string, error)) (string, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, patience, errSlow)
	defer cancel()
	type answer struct {
		text string
		err  error
	}
	answered := make(chan answer, 1)
	go func() {
		text, err := ask()
		answered <- answer{text, err}
	}()
	select {
	case got := <-answered:
		return got.text, got.err
	case <-ctx.Done():
		return "", fmt.Errorf("waiting for the keyring: %w", context.Cause(ctx))
	}
}
