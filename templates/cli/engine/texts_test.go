package engine

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// pieces are what texts of the tests are made of: letters, marks of shells, JSON and YAML, and characters on which terminals act.
var pieces = []string{
	"a", "word", "1", "-", " ", "  ", "\n", "\t", "\r", "'", `"`, `\`, "$", "`", "!", "*", ",", ":", "=", "@", "#", "{", "}", "[", "]",
	"\x1b[31m", "\x07", "\u009b", "\u202e", "\u2028", "\ufeff", "\ufffd", "漢字", "e\u0301", "🎵", "null", "true", "~", "/",
}

// texts are made of these pieces, the same ones in every run.
func texts(count int) []string {
	random := rand.New(rand.NewPCG(1, 2))
	made := []string{""}
	for len(made) < count {
		var text strings.Builder
		for range random.IntN(8) {
			text.WriteString(pieces[random.IntN(len(pieces))])
		}
		made = append(made, text.String())
	}
	return made
}

func jsonOf(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestEscapedJSONIsTheSameValue(t *testing.T) {
	for _, text := range texts(2000) {
		want := map[string]any{text: []any{text, 1.5, true, nil}}
		var got map[string]any
		said := escaped(jsonOf(t, want))
		if err := json.Unmarshal([]byte(said), &got); err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%q: %s: %v", text, said, err)
		}
		if strings.IndexFunc(said, isUnsafe) >= 0 && !strings.Contains(text, "\ufffd") {
			t.Fatalf("%q: %q acts on a terminal", text, said)
		}
	}
}

func TestColoursChangeNothingElse(t *testing.T) {
	colours := regexp.MustCompile("\x1b\\[[0-9;]*m")
	for _, text := range texts(500) {
		plain := escaped(jsonOf(t, map[string]any{text: []any{text, -1.5e3, false, nil, map[string]any{}}}))
		if got := colours.ReplaceAllString(coloured(plain), ""); got != plain {
			t.Fatalf("%q became %q", plain, got)
		}
	}
}

func TestShownTextsActOnNoTerminal(t *testing.T) {
	for _, text := range texts(500) {
		said := shown(text)
		if got := strings.ReplaceAll(said, "\ufffd", ""); strings.IndexFunc(got, isUnsafe) >= 0 {
			t.Fatalf("%q: %q", text, said)
		}
		if len([]rune(said)) != len([]rune(text)) {
			t.Fatalf("%q lost characters: %q", text, said)
		}
	}
}

func TestWordsOfAShellAreTheText(t *testing.T) {
	shell, err := exec.LookPath("bash")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("bash is missing: it reads the words")
		}
		t.Skip("bash is missing: it reads the words")
	}
	all := texts(400)
	var script strings.Builder
	for _, text := range all {
		script.WriteString(`printf '%s\0' ` + shellWord(text) + "\n")
	}
	command := exec.Command(shell, "--norc")
	command.Env = []string{"LC_ALL=C.UTF-8"}
	command.Stdin = strings.NewReader(script.String())
	said, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSuffix(string(said), "\x00"), "\x00")
	if !reflect.DeepEqual(got, all) {
		for index, text := range all {
			if index >= len(got) || got[index] != text {
				t.Fatalf("%q became another text: %s", text, shellWord(text))
			}
		}
	}
}

func TestLinesAreAsWideAsTheyMayBe(t *testing.T) {
	for _, text := range texts(1000) {
		text = strings.ReplaceAll(text, "\n", " ")
		lines := wrappedLine(text, 10)
		if got, want := strings.Join(lines, ""), strings.Join(strings.Fields(text), ""); strings.ReplaceAll(got, " ", "") != want {
			t.Fatalf("%q became %q", text, lines)
		}
		for _, line := range lines {
			if widthOf(line) > 10 {
				t.Fatalf("%q is too wide", line)
			}
		}
	}
	if got := wrapped("one two three\n  $ kept  as it is", 16); !reflect.DeepEqual(got, []string{"one two three", "$ kept as it is"}) {
		t.Errorf("%q", got)
	}
}

func TestSuggestions(t *testing.T) {
	names := []string{"list", "retrieve", "save", "search", "me"}
	for word, want := range map[string]string{
		"lits": "list", "lst": "list", "retreive": "retrieve", "retrive": "retrieve", "sarch": "search",
		"retrieve-all": "", "xx": "", "": "", "mee": "me", "zzzzzzzz": "",
	} {
		if got := closest(word, names); got != want {
			t.Errorf("%q: %q, and not %q", word, got, want)
		}
	}
	all := texts(60)
	for _, a := range all {
		for _, b := range all {
			if distanceOf(a, b) != distanceOf(b, a) || (distanceOf(a, b) == 0) != (a == b) {
				t.Fatalf("%q and %q: %d, %d", a, b, distanceOf(a, b), distanceOf(b, a))
			}
		}
	}
}

func TestBytesAndBars(t *testing.T) {
	for count, want := range map[int64]string{0: "0 B", 999: "999 B", 1000: "1.0 kB", 1_500_000: "1.5 MB", 2_000_000_000: "2.0 GB", 5e12: "5000.0 GB"} {
		if got := bytesText(count); got != want {
			t.Errorf("%d: %s", count, got)
		}
	}
	for _, each := range []struct {
		come, whole int64
		want        string
	}{
		{0, 10, strings.Repeat("░", 30) + "   0 %  0 B"},
		{5, 10, strings.Repeat("█", 15) + strings.Repeat("░", 15) + "  50 %  5 B"},
		{12, 10, strings.Repeat("█", 30) + " 100 %  12 B"},
		{12, -1, "12 B"},
	} {
		if got := progressText(each.come, each.whole); got != each.want {
			t.Errorf("%d of %d: %s", each.come, each.whole, got)
		}
	}
}
