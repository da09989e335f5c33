package client

import (
	"errors"
	"net/http"
	"strings"
	"unicode/utf8"
)

// errForbidden leaves the value out, because it may be a credential.
var errForbidden = errors.New("has a character that HTTP does not allow")

// headerText gives the bytes of a header (RFC 9110, section 5): letters of Latin-1 are a byte each, and others cannot be sent.
func headerText(name, text string) (string, error) {
	if !isToken(name) || !utf8.ValidString(text) {
		return "", errForbidden
	}
	isASCII := true
	for _, c := range text {
		if c < ' ' && c != '\t' || c == 0x7f || c > 0xff {
			return "", errForbidden
		}
		isASCII = isASCII && c < 0x80
	}
	if isASCII {
		return text, nil
	}
	var out strings.Builder
	for _, c := range text {
		out.WriteByte(byte(c))
	}
	return out.String(), nil
}

// isToken says whether a text may be the name of a header (RFC 9110, section 5.6.2).
func isToken(text string) bool {
	for index := range len(text) {
		c := text[index]
		if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("!#$%&'*+-.^_`|~", c) >= 0) {
			return false
		}
	}
	return text != ""
}

// isCookie says whether a cookie may have a name and a value (RFC 6265, section 4.1.1): the value has no space, quotes, comma,
// semicolon or backslash. There is no escape: a value is sent as it is, or refused.
func isCookie(name, value string) bool {
	if len(value) > 1 && strings.HasPrefix(value, `"`) && strings.HasSuffix(value, `"`) {
		value = value[1 : len(value)-1]
	}
	for index := range len(value) {
		if c := value[index]; c <= ' ' || c > '~' || strings.IndexByte(`",;\`, c) >= 0 {
			return false
		}
	}
	return isToken(name)
}

// addCookies adds cookies behind those that a header has.
func addCookies(header http.Header, cookies ...string) {
	if before := header.Get("Cookie"); before != "" {
		cookies = append([]string{before}, cookies...)
	}
	if len(cookies) > 0 {
		header["Cookie"] = []string{strings.Join(cookies, "; ")}
	}
}
