package profiles

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

var settings = []Setting{
	{Name: "base-url", Description: "the base URL", Check: func(value string) error {
		if !strings.HasPrefix(value, "https:") {
			return errors.New(`it must begin with "https:"`)
		}
		return nil
	}},
	{Name: "output", Description: "the output"},
	{Name: "retries", Description: "the retries"},
}

func folderWith(t *testing.T, text string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, fileName), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return folder
}

func TestVariable(t *testing.T) {
	if got := Variable("library-desk", "config_dir"); got != "LIBRARY_DESK_CONFIG_DIR" {
		t.Error(got)
	}
}

func TestFolder(t *testing.T) {
	t.Setenv("LIBRARY_DESK_CONFIG_DIR", "/elsewhere")
	if got, err := Folder("library-desk"); err != nil || got != filepath.Clean("/elsewhere") {
		t.Errorf("%q, %v", got, err)
	}
	t.Setenv("LIBRARY_DESK_CONFIG_DIR", "")
	own, err := os.UserConfigDir()
	if err != nil {
		t.Skip("no home here:", err)
	}
	if got, err := Folder("library-desk"); err != nil || got != filepath.Join(own, "library-desk") {
		t.Errorf("%q, %v", got, err)
	}
}

func TestNoFileHasTheDefault(t *testing.T) {
	file, err := Open(t.TempDir(), settings)
	if err != nil {
		t.Fatal(err)
	}
	own, err := file.Profile(Default)
	if err != nil || len(own) != 0 || file.Current() != Default {
		t.Errorf("%v, %v, %q", own, err, file.Current())
	}
	if _, err := file.Profile("work"); err == nil || !strings.Contains(err.Error(), "no profile work") {
		t.Error(err)
	}
}

func TestChanges(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made", "by itself")
	steps := []func(*File) error{
		func(f *File) error { return f.Set("work", "base-url", "https://api.example.com/?a=1&b=<2>") },
		func(f *File) error { return f.Set("work", "output", "json") },
		func(f *File) error { return f.Set("home", "output", "table") },
		func(f *File) error { return f.Unset("work", "output") },
		func(f *File) error { return f.Use("work") },
	}
	for _, step := range steps {
		if err := Update(context.Background(), folder, settings, step); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(filepath.Join(folder, fileName))
	want := `{
  "profile": "work",
  "profiles": {
    "home": {
      "output": "table"
    },
    "work": {
      "base-url": "https://api.example.com/?a=1&b=<2>"
    }
  }
}
`
	if err != nil || string(text) != want {
		t.Errorf("got %s, %v", text, err)
	}
	err = Update(context.Background(), folder, settings, func(f *File) error { return f.Remove("work") })
	file, again := Open(folder, settings)
	if err != nil || again != nil || file.Current() != Default || !slices.Equal(file.Names(), []string{"home"}) {
		t.Errorf("%v, %v, %v", err, again, file.Names())
	}
}

func TestRefusedChangesLeaveTheFile(t *testing.T) {
	const text = `{"profiles":{"work":{"output":"json"}}}`
	folder := folderWith(t, text)
	for want, change := range map[string]func(*File) error{
		`"ouput" is not a setting`:         func(f *File) error { return f.Set("work", "ouput", "x") },
		`base-url: it must begin with`:     func(f *File) error { return f.Set("work", "base-url", "http://x") },
		`cannot be the name`:               func(f *File) error { return f.Set("../up", "output", "x") },
		`profile work has no setting`:      func(f *File) error { return f.Unset("work", "base-url") },
		`no profile home in`:               func(f *File) error { return f.Remove("home") },
		`it has work`:                      func(f *File) error { return f.Use("home") },
		"\"\ufffd[2J\" cannot be the name": func(f *File) error { return f.Use("\x1b[2J") },
	} {
		err := Update(context.Background(), folder, settings, change)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
		if left, _ := os.ReadFile(filepath.Join(folder, fileName)); string(left) != text {
			t.Errorf("%s: the file is now %s", want, left)
		}
	}
}

func TestFaultsTellWhere(t *testing.T) {
	for text, want := range map[string]string{
		"{\n  \"profles\": {}\n}":                                      `:2:3: "profles" is not known here; remove it`,
		"{\n  \"profiles\": {\n    \"work\": { \"ouput\": 1 }\n  }\n}": `:3:15: "ouput" is not a setting of a profile; settings are base-url, output, retries`,
		`{"profiles":{"work":{"base-url":"ftp://x"}}}`:                 `:1:33: base-url: it must begin with "https:"`,
		`{"profiles":{"work":{"output":"a","output":"b"}}}`:            `:1:35: "output" is there twice; remove one`,
		`{"profiles":{"work":{},"work":{}}}`:                           `"work" is there twice`,
		`{"profiles":{"work":{"output":{}}}}`:                          `"output" must be a text`,
		`{"profiles":{"work":"json"}}`:                                 `profile work must be an object`,
		`{"profiles":{"Work":{}}}`:                                     `:1:14: "Work" cannot be the name of a profile`,
		`{"profile":"no such/name"}`:                                   `:1:12: "no such/name" cannot be`,
		`[]`:                                                           `:1:1: the file must be an object`,
		"{\"profiles\": {\n":                                           `:2:1: the file ends too early; mend it by hand`,
		"{\n  \"profiles\": {}\n  \"profile\": \"work\"\n}":            `:3:3: no JSON here`,
		`{} {}`:                         `:1:4: the file goes on after its end`,
		"{\"\x1b]0;owned\x07\": 1}":     `no JSON here`,
		`{"\u001b]0;owned": 1}`:         "\"\ufffd]0;owned\" is not known here",
		"{\"profiles\":{\"a\xff\":{}}}": `the file is not UTF-8`,
	} {
		folder := folderWith(t, text)
		_, err := Open(folder, settings)
		var fault *Fault
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) || strings.ContainsAny(err.Error(), "\x1b\x07") {
			t.Errorf("%s\n got %v\nwant %s", text, err, want)
		}
		err = Update(context.Background(), folder, settings, func(f *File) error { return f.Set("work", "output", "x") })
		if left, _ := os.ReadFile(filepath.Join(folder, fileName)); err == nil || string(left) != text {
			t.Errorf("%s\nbecame\n%s, %v", text, left, err)
		}
	}
}

func TestMarksNumbersAndTruthValues(t *testing.T) {
	file, err := Open(folderWith(t, byteOrderMark+`{"profiles":{"default":{"retries":3,"output":true}}}`), settings)
	if err != nil {
		t.Fatal(err)
	}
	own, err := file.Profile(Default)
	if err != nil || !maps.Equal(own, map[string]string{"retries": "3", "output": "true"}) {
		t.Errorf("%v, %v", own, err)
	}
}

func TestChangesAtOnceLoseNone(t *testing.T) {
	folder := t.TempDir()
	var all sync.WaitGroup
	for index := range 12 {
		all.Add(1)
		go func() {
			defer all.Done()
			err := Update(context.Background(), folder, settings, func(f *File) error {
				return f.Set(fmt.Sprintf("p%d", index), "output", "json")
			})
			if err != nil {
				t.Error(err)
			}
		}()
	}
	all.Wait()
	if file, err := Open(folder, settings); err != nil || len(file.Names()) != 12 {
		t.Errorf("%v, %v", file.Names(), err)
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(`{"profile":"work","profiles":{"work":{"output":"json"}}}`)
	f.Add(`{"profiles":`)
	f.Fuzz(func(t *testing.T, text string) {
		read, err := read("config.json", []byte(text), settings)
		if err != nil {
			return
		}
		written, err := (&File{content: read}).text()
		if err != nil {
			t.Fatal(err)
		}
		again, err := readAgain(written)
		if err != nil || again.current != read.current || len(again.profiles) != len(read.profiles) {
			t.Errorf("%s became %s: %v", text, written, err)
		}
	})
}

func readAgain(text []byte) (content, error) { return read("config.json", text, settings) }
