package plain

import (
	"strings"
	"testing"
	"unicode"
)

func TestLine(t *testing.T) {
	for given, want := range map[string]string{
		"a title":               "a title",
		"two\nlines\tand a tab": "two lines and a tab",
		"\x1b[31mred\x07":       "\ufffd[31mred\ufffd",
		"\u009b31m":             "\ufffd31m",
		"a\u202eb\u2066c":       "a\ufffdb\ufffdc",
		"zero\u200bwidth":       "zero\ufffdwidth",
		"separated\u2028here":   "separated here",
		"broken \xff UTF-8":     "broken \ufffd UTF-8",
		"grüße, 日本語, e\u0301, \U0001f3b5": "grüße, 日本語, e\u0301, \U0001f3b5",
	} {
		if got := Line(given); got != want {
			t.Errorf("Line(%q) = %q, want %q", given, got, want)
		}
	}
}

func TestLinesKeepsLineFeeds(t *testing.T) {
	if got := Lines("one\r\ntwo\x1b]0;title\x07\n"); got != "one\ntwo\ufffd]0;title\ufffd\n" {
		t.Errorf("got %q", got)
	}
}

func FuzzLine(f *testing.F) {
	f.Add("\x1b[2J")
	f.Fuzz(func(t *testing.T, text string) {
		line := Line(text)
		if strings.ContainsFunc(line, unicode.IsControl) || Line(line) != line {
			t.Errorf("Line(%q) = %q", text, line)
		}
	})
}
