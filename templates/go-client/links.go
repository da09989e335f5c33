package client

import (
	"net/http"
	"slices"
	"strings"
)

// linkTo gives the target of the first link of a relation in the header "Link" (RFC 8288). The name of the relation is in small letters.
func linkTo(relation string, header http.Header) string {
	text := strings.Join(header["Link"], ", ")
	for {
		_, rest, found := strings.Cut(text, "<")
		if !found {
			return ""
		}
		target, rest, found := strings.Cut(rest, ">")
		if !found {
			return ""
		}
		var relations []string
		hasRelation, isOfOther := false, false
		for {
			var name, value string
			name, value, rest, found = linkParameter(rest)
			if !found {
				break
			}
			switch {
			case name == "rel" && !hasRelation:
				// Only the first counts (section 3.3).
				relations, hasRelation = strings.Fields(strings.ToLower(value)), true
			case name == "anchor":
				// The link belongs to another resource (section 3.2).
				isOfOther = true
			}
		}
		if !isOfOther && slices.Contains(relations, relation) {
			return target
		}
		text = rest
	}
}

// linkParameter reads a parameter of a link, and gives what is behind it. A comma outside of quotes ends the link.
func linkParameter(text string) (name, value, rest string, found bool) {
	text = strings.TrimLeft(text, " \t")
	text, found = strings.CutPrefix(text, ";")
	if !found {
		return "", "", text, false
	}
	end := strings.IndexAny(text, "=;,")
	if end < 0 {
		end = len(text)
	}
	name, rest = strings.ToLower(strings.TrimSpace(text[:end])), text[end:]
	rest, hasValue := strings.CutPrefix(rest, "=")
	if !hasValue {
		return name, "", rest, true
	}
	rest = strings.TrimLeft(rest, " \t")
	quoted, isQuoted := strings.CutPrefix(rest, `"`)
	if !isQuoted {
		if end = strings.IndexAny(rest, ";,"); end < 0 {
			end = len(rest)
		}
		return name, strings.TrimSpace(rest[:end]), rest[end:], true
	}
	var out strings.Builder
	for index := 0; index < len(quoted); index++ {
		switch c := quoted[index]; {
		case c == '"':
			return name, out.String(), quoted[index+1:], true
		case c == '\\' && index+1 < len(quoted):
			index++
			out.WriteByte(quoted[index])
		default:
			out.WriteByte(c)
		}
	}
	return name, out.String(), "", true
}
