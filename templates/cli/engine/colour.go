package engine

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// The colours of JSON: those that read well on dark and light terminals.
const (
	colourName   = "\x1b[34;1m"
	colourText   = "\x1b[32m"
	colourNumber = "\x1b[36m"
	colourWord   = "\x1b[33m"
	colourFault  = "\x1b[31m"
	colourBold   = "\x1b[1m"
	colourEnd    = "\x1b[0m"
)

// escaped writes characters on which a terminal acts as escapes of JSON, which stand for the same text.
func escaped(text string) string {
	if strings.IndexFunc(text, isUnsafe) < 0 {
		return text
	}
	var out strings.Builder
	for index, c := range text {
		_, size := utf8.DecodeRuneInString(text[index:])
		switch {
		case c == utf8.RuneError && size == 1:
			out.WriteString(`\ufffd`)
		case c == utf8.RuneError:
			out.WriteRune(c)
		case isUnsafe(c):
			fmt.Fprintf(&out, `\u%04x`, c)
		default:
			out.WriteRune(c)
		}
	}
	return out.String()
}

// coloured puts colours into valid JSON.
func coloured(text string) string {
	var out strings.Builder
	for index := 0; index < len(text); {
		end := tokenEnd(text, index)
		token := text[index:end]
		colour := ""
		switch c := text[index]; {
		case c == '"' && isName(text, end):
			colour = colourName
		case c == '"':
			colour = colourText
		case c == '-' || c >= '0' && c <= '9':
			colour = colourNumber
		case c == 't' || c == 'f' || c == 'n':
			colour = colourWord
		}
		if colour == "" {
			out.WriteString(token)
		} else {
			out.WriteString(colour + token + colourEnd)
		}
		index = end
	}
	return out.String()
}

// tokenEnd gives the end of a string, a number, a word, or a sign.
func tokenEnd(text string, index int) int {
	if text[index] == '"' {
		for index++; index < len(text) && text[index] != '"'; index++ {
			if text[index] == '\\' {
				index++
			}
		}
		return min(index+1, len(text))
	}
	end := index
	for end < len(text) && !strings.ContainsRune(" \t\r\n{}[]:,\"", rune(text[end])) {
		end++
	}
	return max(end, index+1)
}

// isName says whether a string that ends at a place is the name of a member.
func isName(text string, end int) bool {
	for ; end < len(text); end++ {
		if text[end] != ' ' && text[end] != '\n' && text[end] != '\t' && text[end] != '\r' {
			return text[end] == ':'
		}
	}
	return false
}
