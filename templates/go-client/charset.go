package client

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// windows1252 has the characters of the bytes 0x80 to 0x9f (Encoding Standard, section 9), which Latin-1 stands for on the web.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

// textIn reads a text in the charset of its media type, UTF-8 unless it says another.
func textIn(raw []byte, mediaType string) (string, error) {
	charset := strings.ToLower(parameterOf(mediaType, "charset"))
	switch charset {
	case "", "utf-8", "utf8", "unicode-1-1-utf-8":
		return strings.ToValidUTF8(string(bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf"))), "\ufffd"), nil
	case "us-ascii", "ascii", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1", "latin1", "l1", "windows-1252", "cp1252", "x-cp1252":
		return fromWindows1252(raw), nil
	case "utf-16", "utf-16le":
		return fromUTF16(raw, binary.LittleEndian), nil
	case "utf-16be":
		return fromUTF16(raw, binary.BigEndian), nil
	}
	return "", fmt.Errorf("unknown charset %q", charset)
}

func fromWindows1252(raw []byte) string {
	table := []rune(windows1252)
	var out strings.Builder
	out.Grow(len(raw))
	for _, each := range raw {
		switch {
		case each < utf8.RuneSelf:
			out.WriteByte(each)
		case each < 0xa0:
			out.WriteRune(table[each-0x80])
		default:
			out.WriteRune(rune(each))
		}
	}
	return out.String()
}

func fromUTF16(raw []byte, order binary.ByteOrder) string {
	units := make([]uint16, 0, len(raw)/2)
	for ; len(raw) >= 2; raw = raw[2:] {
		units = append(units, order.Uint16(raw))
	}
	return strings.TrimPrefix(string(utf16.Decode(units)), "\ufeff")
}
