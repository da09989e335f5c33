package files

import (
	"os"
	"path/filepath"
)

// SharedFolder makes a folder that everybody can read, and those above it, as far as the mask of the user allows.
func SharedFolder(path string) error { return os.MkdirAll(path, 0o755) }

// WriteShared replaces a file that everybody can read, as far as the mask of the user allows.
func WriteShared(path string, content []byte) error {
	return os.WriteFile(filepath.Clean(path), content, 0o644)
}
