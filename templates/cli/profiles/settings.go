package profiles

import (
	"fmt"
	"strings"
)

// Setting is something that a profile can say.
type Setting struct {
	Name, Description string
	// Check refuses a value; nil takes every text.
	Check func(value string) error
}

func (s Setting) check(value string) error {
	if s.Check == nil {
		return nil
	}
	if err := s.Check(value); err != nil {
		return fmt.Errorf("%s: %w", s.Name, err)
	}
	return nil
}

// find returns a setting by its name.
func find(settings []Setting, name string) (Setting, error) {
	names := make([]string, 0, len(settings))
	for _, each := range settings {
		if each.Name == name {
			return each, nil
		}
		names = append(names, each.Name)
	}
	return Setting{}, fmt.Errorf("%s is not a setting of a profile; settings are %s", quoted(name), strings.Join(names, ", "))
}

// Default is the profile that is used unless another is named.
const Default = "default"

// maxName is how many letters the name of a profile may have.
const maxName = 63

// CheckName refuses names of profiles that are not names of files on every platform.
func CheckName(name string) error {
	const letters = "abcdefghijklmnopqrstuvwxyz0123456789-"
	isName := name != "" && len(name) <= maxName && name[0] != '-' && strings.Trim(name, letters) == ""
	if isName {
		return nil
	}
	return fmt.Errorf(`%s cannot be the name of a profile: use small letters, digits and "-", at most %d`, quoted(name), maxName)
}
