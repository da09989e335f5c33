package wire

import (
	"encoding/json"
	"fmt"
	"strings"
)

// rawText is a text that is JSON already.
func rawText(text string) json.RawMessage { return json.RawMessage(text) }

// asciiJSON writes JSON for a header: all characters but those of ASCII are escaped (RFC 8259, section 7).
func asciiJSON(text string) string {
	var out strings.Builder
	for _, c := range text {
		switch {
		case ' ' <= c && c <= '~':
			out.WriteRune(c)
		case c > 0xffff:
			c -= 0x10000
			fmt.Fprintf(&out, `\u%04x\u%04x`, 0xd800+c>>10, 0xdc00+c&0x3ff)
		default:
			fmt.Fprintf(&out, `\u%04x`, c)
		}
	}
	return out.String()
}
