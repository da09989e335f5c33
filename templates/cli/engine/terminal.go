package engine

import (
	"io"
	"os"
	"strings"
	"unicode"

	"golang.org/x/term"
)

// Terminal is where the program reads and writes.
type Terminal struct {
	In       io.Reader
	Out, Err io.Writer
	// IsOut and IsErr say whether people read what is written.
	IsOut, IsErr bool
	// Columns is the width of the terminal, or 80.
	Columns int
	// Env gives a variable of the environment.
	Env func(string) string
	// Open opens a file.
	Open func(string) (io.ReadCloser, error)
}

// Process returns the terminal of this process.
func Process() *Terminal {
	made := &Terminal{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		IsOut: term.IsTerminal(int(os.Stdout.Fd())), IsErr: term.IsTerminal(int(os.Stderr.Fd())),
		Columns: 80, Env: os.Getenv,
		Open: func(name string) (io.ReadCloser, error) { return os.Open(name) },
	}
	if width, _, err := term.GetSize(int(os.Stdout.Fd())); err == nil && width > 20 {
		made.Columns = width
	}
	return made
}

// isColoured says whether colours are written (no-color.org, bixense.com/clicolors).
func (t *Terminal) isColoured() bool {
	switch {
	case t.Env("NO_COLOR") != "":
		return false
	case t.Env("CLICOLOR_FORCE") != "" && t.Env("CLICOLOR_FORCE") != "0":
		return true
	}
	return t.IsOut && t.Env("TERM") != "dumb" && t.Env("CLICOLOR") != "0"
}

// isUnsafe says whether a terminal would act on a character, or show it so that a text seems to be another one.
func isUnsafe(c rune) bool {
	switch {
	case c == '\n' || c == '\t':
		return false
	case unicode.IsControl(c), c == unicode.ReplacementChar:
		return true
	case c >= 0x202a && c <= 0x202e, c >= 0x2066 && c <= 0x2069, c == 0x200e, c == 0x200f, c == 0x061c:
		return true
	}
	return c == 0x2028 || c == 0x2029 || c == 0xfeff
}

// shown gives a text without characters on which a terminal acts.
func shown(text string) string {
	if strings.IndexFunc(text, isUnsafe) < 0 {
		return text
	}
	return strings.Map(func(c rune) rune {
		if isUnsafe(c) {
			return unicode.ReplacementChar
		}
		return c
	}, text)
}

// widthOf gives the columns that a text takes.
func widthOf(text string) int {
	width := 0
	for _, c := range text {
		switch {
		case unicode.Is(unicode.Mn, c) || unicode.Is(unicode.Me, c):
		case isWide(c):
			width += 2
		default:
			width++
		}
	}
	return width
}

// isWide says whether a character takes two columns (Unicode Standard Annex 11), for the usual scripts.
func isWide(c rune) bool {
	return c >= 0x1100 && c <= 0x115f || c >= 0x2e80 && c <= 0xa4cf || c >= 0xac00 && c <= 0xd7a3 ||
		c >= 0xf900 && c <= 0xfaff || c >= 0xfe30 && c <= 0xfe6f || c >= 0xff00 && c <= 0xff60 ||
		c >= 0xffe0 && c <= 0xffe6 || c >= 0x1f300 && c <= 0x1faff || c >= 0x20000 && c <= 0x3fffd
}
