package client

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
	"unicode/utf8"
)

// readBody reads a body to its end, and no more than a number of bytes. It says whether that was all.
func readBody(response *http.Response, most int64) ([]byte, bool, error) {
	var content bytes.Buffer
	if length := response.ContentLength; length > 0 && length <= most {
		// One more, so that the reader sees the end without growing.
		content.Grow(int(length) + bytes.MinRead)
	}
	count, err := content.ReadFrom(io.LimitReader(response.Body, most+1))
	if err != nil {
		return nil, false, err
	}
	if count > most {
		return content.Bytes()[:most], false, nil
	}
	return content.Bytes(), true, nil
}

// decodeAnswer reads a body as its media type says, into the value of an answer.
func decodeAnswer(op *operation, response *http.Response, raw []byte, value any) error {
	said := response.Header.Get("Content-Type")
	due, err := dueType(op.accept, said)
	if err != nil {
		return decodeError(response, raw, err)
	}
	switch into := value.(type) {
	case *[]byte:
		*into = raw
		return nil
	case *string:
		if !isJSON(due) {
			*into = string(raw)
			return nil
		}
	case *any:
		if !isJSON(due) {
			*into = plainValue(due, raw)
			return nil
		}
	}
	if !utf8.Valid(raw) {
		return decodeError(response, raw, errors.New("JSON is UTF-8 (RFC 8259, section 8.1)"))
	}
	if err := decodeJSON(raw, value); err != nil {
		return decodeError(response, raw, err)
	}
	return nil
}

// plainValue gives text as a string and everything else as bytes.
func plainValue(mediaType string, raw []byte) any {
	if strings.HasPrefix(strings.ToLower(mediaType), "text/") && utf8.Valid(raw) {
		return string(raw)
	}
	return raw
}

// dueType gives the media type that a response is read as.
func dueType(accepted []string, said string) (string, error) {
	if len(accepted) == 0 {
		return said, nil
	}
	if said == "" {
		if len(accepted) == 1 && !strings.Contains(accepted[0], "*") {
			return accepted[0], nil
		}
		return "", fmt.Errorf("no content type where %s is due", strings.Join(accepted, " or "))
	}
	for _, due := range accepted {
		if isOfType(said, due) {
			return said, nil
		}
	}
	return "", fmt.Errorf("%s where %s is due", said, strings.Join(accepted, " or "))
}

// isOfType says whether a media type is another one or in its range. All kinds of JSON are one.
func isOfType(said, due string) bool {
	bareSaid, bareDue := bareType(said), bareType(due)
	if bareDue == "*/*" {
		return true
	}
	if kind, found := strings.CutSuffix(bareDue, "/*"); found {
		return strings.HasPrefix(bareSaid, kind+"/")
	}
	return bareSaid == bareDue || (isJSON(bareSaid) && isJSON(bareDue))
}

// bareType gives a media type in small letters, without parameters.
func bareType(text string) string {
	if bare, _, err := mime.ParseMediaType(text); err == nil {
		return bare
	}
	bare, _, _ := strings.Cut(text, ";")
	return strings.ToLower(strings.TrimSpace(bare))
}

// isJSON says whether a media type is application/json or has the suffix +json (RFC 6839, section 3.1).
func isJSON(mediaType string) bool {
	bare := bareType(mediaType)
	return strings.HasSuffix(bare, "/json") || strings.HasSuffix(bare, "+json")
}
