// Package profiles keeps the settings of a program's user in a file: named sets of a base URL, an output and the like.
package profiles

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Variable returns the name of a program's environment variable: "library-desk" and "profile" give LIBRARY_DESK_PROFILE.
func Variable(program, name string) string {
	return strings.Map(func(sign rune) rune {
		switch {
		case sign >= 'a' && sign <= 'z':
			return sign - 'a' + 'A'
		case sign >= 'A' && sign <= 'Z' || sign >= '0' && sign <= '9':
			return sign
		}
		return '_'
	}, program+"_"+name)
}

// Folder returns where a program keeps its settings: the folder of <PROGRAM>_CONFIG_DIR, or the place that the platform has for it.
func Folder(program string) (string, error) {
	variable := Variable(program, "config_dir")
	if given := os.Getenv(variable); given != "" {
		return filepath.Abs(given)
	}
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("no folder for settings: %w; name one in %s", err, variable)
	}
	return filepath.Join(folder, program), nil
}
