// Package plain makes texts of others harmless on a terminal.
package plain

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Line returns a text as one line: white space becomes a space, and signs that a terminal obeys or hides become U+FFFD.
func Line(text string) string {
	return strings.Map(func(sign rune) rune {
		if unicode.IsSpace(sign) {
			return ' '
		}
		return shown(sign)
	}, text)
}

// Lines is Line for texts of several lines: line feeds stay.
func Lines(text string) string {
	return strings.Map(func(sign rune) rune {
		switch {
		case sign == '\n':
			return sign
		case sign == '\r':
			return -1
		case unicode.IsSpace(sign):
			return ' '
		}
		return shown(sign)
	}, text)
}

// Joiners are formatting characters that words and emoji are written with.
const (
	nonJoiner = '\u200c'
	joiner    = '\u200d'
)

// shown replaces control characters and formatting characters, among them those that change the direction of text.
func shown(sign rune) rune {
	if sign == nonJoiner || sign == joiner {
		return sign
	}
	if unicode.IsControl(sign) || unicode.Is(unicode.Cf, sign) || unicode.Is(unicode.Zl, sign) || unicode.Is(unicode.Zp, sign) {
		return utf8.RuneError
	}
	return sign
}
