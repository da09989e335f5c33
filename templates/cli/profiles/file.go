package profiles

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"example.com/cli/files"
)

// File is the file of all profiles.
type File struct {
	path     string
	settings []Setting
	content  content
}

type content struct {
	// current is the profile that is used unless a call names another; empty for the default.
	current  string
	profiles map[string]map[string]string
}

// fileName is the name of the file in the folder of the settings.
const fileName = "config.json"

// Open reads the file of a folder. A file that is not there has no profiles. The error is a *Fault if the file is not right.
func Open(folder string, settings []Setting) (*File, error) {
	file := &File{path: filepath.Join(folder, fileName), settings: settings}
	text, err := os.ReadFile(file.path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	file.content, err = read(file.path, text, settings)
	return file, err
}

// Update changes the file, one process after the other. A file that is not right stays as it is.
func Update(ctx context.Context, folder string, settings []Setting, change func(*File) error) error {
	if err := files.Folder(folder); err != nil {
		return err
	}
	release, err := files.Lock(ctx, filepath.Join(folder, "config.lock"))
	if err != nil {
		return err
	}
	defer release()
	file, err := Open(folder, settings)
	if err != nil {
		return err
	}
	if err := change(file); err != nil {
		return err
	}
	text, err := file.text()
	if err != nil {
		return err
	}
	return files.Write(file.path, text)
}

// Path is where the file is, or would be.
func (f *File) Path() string { return f.path }

// Names returns the names of all profiles.
func (f *File) Names() []string { return slices.Sorted(maps.Keys(f.content.profiles)) }

// Current returns the profile of calls that name none.
func (f *File) Current() string {
	if f.content.current == "" {
		return Default
	}
	return f.content.current
}

// Profile returns the settings of a profile. The default one need not be in the file.
func (f *File) Profile(name string) (map[string]string, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	own, isThere := f.content.profiles[name]
	if !isThere && name != Default {
		return nil, f.missing(name)
	}
	return maps.Clone(own), nil
}

func (f *File) missing(name string) error {
	has := "it has no profiles"
	if all := f.Names(); len(all) > 0 {
		has = "it has " + strings.Join(all, ", ")
	}
	return fmt.Errorf("no profile %s in %s: %s", name, f.path, has)
}

// Set gives a profile a setting. A profile that is not there is made.
func (f *File) Set(profile, setting, value string) error {
	known, err := find(f.settings, setting)
	if err == nil {
		err = known.check(value)
	}
	if err == nil {
		err = CheckName(profile)
	}
	if err != nil {
		return err
	}
	if f.content.profiles[profile] == nil {
		f.content.profiles[profile] = map[string]string{}
	}
	f.content.profiles[profile][setting] = value
	return nil
}

// Unset takes a setting from a profile.
func (f *File) Unset(profile, setting string) error {
	if _, err := find(f.settings, setting); err != nil {
		return err
	}
	own, isThere := f.content.profiles[profile]
	if !isThere {
		return f.missing(profile)
	}
	if _, isSet := own[setting]; !isSet {
		return fmt.Errorf("profile %s has no setting %s", profile, setting)
	}
	delete(own, setting)
	return nil
}

// Remove takes a profile from the file. Calls that name none use the default again, if it was theirs.
func (f *File) Remove(profile string) error {
	if _, isThere := f.content.profiles[profile]; !isThere {
		return f.missing(profile)
	}
	delete(f.content.profiles, profile)
	if f.content.current == profile {
		f.content.current = ""
	}
	return nil
}

// Use makes a profile that of calls that name none.
func (f *File) Use(profile string) error {
	if _, err := f.Profile(profile); err != nil {
		return err
	}
	f.content.current = profile
	return nil
}

// text is the content of the file, in the same order for the same settings.
func (f *File) text() ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	err := encoder.Encode(struct {
		Profile  string                       `json:"profile,omitempty"`
		Profiles map[string]map[string]string `json:"profiles"`
	}{f.content.current, f.content.profiles})
	return text.Bytes(), err
}
