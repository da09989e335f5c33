// Package files writes files so that nothing is lost: at once or not at all, and one process after the other.
package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Folder makes a folder that only its owner can read, and those above it.
func Folder(path string) error { return os.MkdirAll(path, 0o700) }

// Write replaces a file, or makes it, for its owner alone. Whoever reads it meanwhile sees the old content or the new. A file behind
// a link is replaced where it is, so that the link stays.
func Write(path string, content []byte) (err error) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	// Made with mode 600, whatever the mask is.
	made, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = made.Close()
			_ = os.Remove(made.Name())
		}
	}()
	if _, err = made.Write(content); err != nil {
		return err
	}
	// A rename that reaches the disk before the content would leave an empty file after a crash.
	if err = made.Sync(); err != nil {
		return err
	}
	if err = made.Close(); err != nil {
		return err
	}
	return os.Rename(made.Name(), path)
}

// Remove removes a file, and says whether there was one.
func Remove(path string) (bool, error) {
	err := os.Remove(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}
