// Package wire writes values as they stand in requests: in paths, queries, headers, cookies and forms.
package wire

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Encode writes a text for its place in a URL.
type Encode func(text string) string

const upperHex = "0123456789ABCDEF"

// Escape percent-encodes all characters but the unreserved ones of RFC 3986, section 2.3. A space is %20.
func Escape(text string) string {
	return escape(text, "")
}

// Reserved also leaves the reserved characters that a query may have, and percent-encoded triples: allowReserved of OpenAPI. The
// apostrophe is encoded, as in every query (URL Standard, section 4.4, special-query).
func Reserved(text string) string { return escape(text, ":/?@!$()*,;=%") }

// ReservedItems is Reserved without what may part several values.
func ReservedItems(text string) string { return escape(text, ":/?@!$()*%") }

// ReservedInPath is Reserved for a segment of a path.
func ReservedInPath(text string) string { return escape(text, ":@!$&'()*+,;=%") }

// escape keeps the unreserved characters and those of a list. A percent sign of the list is kept in triples only.
func escape(text, kept string) string {
	extra := 0
	for index := range len(text) {
		if !isKept(text, index, kept) {
			extra += 2
		}
	}
	if extra == 0 {
		return text
	}
	var out strings.Builder
	out.Grow(len(text) + extra)
	for index := range len(text) {
		if isKept(text, index, kept) {
			out.WriteByte(text[index])
			continue
		}
		out.WriteByte('%')
		out.WriteByte(upperHex[text[index]>>4])
		out.WriteByte(upperHex[text[index]&15])
	}
	return out.String()
}

func isKept(text string, index int, kept string) bool {
	c := text[index]
	switch {
	case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '-', c == '.', c == '_', c == '~':
		return true
	case kept == "" || strings.IndexByte(kept, c) < 0:
		return false
	case c == '%':
		return index+2 < len(text) && isHex(text[index+1]) && isHex(text[index+2])
	}
	return true
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}

// errNotText says that a text is not UTF-8.
var errNotText = errors.New("is not well formed")

func checkText(text string) error {
	if utf8.ValidString(text) {
		return nil
	}
	return errNotText
}

// FormText writes a text for application/x-www-form-urlencoded (URL Standard, section 5.2): a space is a plus.
func FormText(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(escape(text, "*"), "%20", "+"), "~", "%7E")
}

// CheckPath refuses a path by which a URL parser would leave the base URL: one with a segment "." or "..", percent-encoded or not.
func CheckPath(path string) error {
	for segment := range strings.SplitSeq(path, "/") {
		switch strings.ReplaceAll(strings.ReplaceAll(segment, "%2e", "."), "%2E", ".") {
		case ".", "..":
			return fmt.Errorf("the path has a segment %q", segment)
		}
	}
	return nil
}
