package files

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// ReadSecret reads a file of secrets. It refuses one that others can read, or whose folder they can change.
func ReadSecret(path string) ([]byte, error) {
	// Before it is opened: a pipe would wait for its writer.
	if err := private(path, 0o077, "600"); err != nil {
		return nil, err
	}
	if err := private(filepath.Dir(path), 0o077, "700"); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// private refuses a file or a folder that others have a part in. Windows has no such modes: there a user's folders are their own.
func private(path string, others fs.FileMode, mode string) error {
	state, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !state.IsDir() && !state.Mode().IsRegular() {
		return fmt.Errorf("%s is not a file", path)
	}
	if runtime.GOOS != "windows" && state.Mode().Perm()&others != 0 {
		return fmt.Errorf("%s has secrets, and other users can open it (mode %o); run: chmod %s %q",
			path, state.Mode().Perm(), mode, path)
	}
	return nil
}
