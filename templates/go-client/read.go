package client

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"
)

// readBody reads a body to its end, and no more than a number of bytes. It says whether that was all.
func readBody(response *http.Response, most int64) ([]byte, bool, error) {
	length := response.ContentLength
	if length < 0 {
		length = 1 << 9
	}
	// One more, so that the reader sees the end without growing. What a response says of its length is not believed beyond a bound.
	content := make([]byte, 0, min(length, most, 1<<20)+1)
	for {
		if len(content) == cap(content) {
			content = slices.Grow(content, len(content))
		}
		count, err := response.Body.Read(content[len(content):cap(content)])
		content = content[:len(content)+count]
		switch {
		case int64(len(content)) > most:
			return content[:most], false, nil
		case errors.Is(err, io.EOF):
			return content, true, nil
		case err != nil:
			return nil, false, err
		}
	}
}

// decodeAnswer reads a body as its media type says, into the value of an answer. The value stays as it is where it is not that of the
// status or of the media type.
func decodeAnswer(op *operation, response *http.Response, raw []byte, value any) error {
	due, err := dueType(op, response)
	if err != nil {
		return decodeError(response, raw, err)
	}
	if !op.hasData(response.StatusCode, due) {
		return nil
	}
	return decodeAs(due, response, raw, value)
}

// hasData says whether Data is decoded from a success.
func (op *operation) hasData(status int, mediaType string) bool {
	if len(op.data) == 0 {
		return true
	}
	wanted, isKnown := readingOf(op.data, status)
	isOf := func(due string) bool { return isOfType(mediaType, due) }
	return isKnown && (len(wanted.types) == 0 || slices.ContainsFunc(wanted.types, isOf))
}

func decodeAs(due string, response *http.Response, raw []byte, value any) error {
	switch into := value.(type) {
	case *NoContent:
		return nil
	case *[]byte:
		*into = raw
		return nil
	case *string:
		if !isJSON(due) {
			return decodeText(due, response, raw, into)
		}
	case *any:
		if isText(due) {
			var text string
			err := decodeText(due, response, raw, &text)
			*into = text
			return err
		}
		if !isJSON(due) {
			*into = raw
			return nil
		}
	}
	if err := decodeJSON(raw, value); err != nil {
		return decodeError(response, raw, err)
	}
	return nil
}

func decodeText(due string, response *http.Response, raw []byte, into *string) error {
	text, err := textIn(raw, due)
	if err != nil {
		return decodeError(response, raw, err)
	}
	*into = text
	return nil
}

// dueType gives the media type that a response is read as. If the call asked for some of several, only those are right.
func dueType(op *operation, response *http.Response) (string, error) {
	said := response.Header.Get("Content-Type")
	wanted, _ := readingOf(op.reads, response.StatusCode)
	switch wanted.as {
	case asJSON:
		return "application/json", nil
	case asText:
		if isJSON(said) {
			return said, nil
		}
		_, parameters, _ := strings.Cut(said, ";")
		return "text/plain;" + parameters, nil
	case asBytes:
		return "application/octet-stream", nil
	}
	due := askedOf(wanted.types, response.Request)
	if len(due) == 0 {
		return said, nil
	}
	if said == "" {
		if len(due) == 1 && !isRange(due[0]) {
			return due[0], nil
		}
		return "", fmt.Errorf("no content type instead of %s", strings.Join(due, " or "))
	}
	for _, each := range due {
		if isOfType(said, each) {
			return said, nil
		}
	}
	return "", fmt.Errorf("media type %s instead of %s", said, strings.Join(due, " or "))
}

func askedOf(types []string, request *http.Request) []string {
	if len(types) < 2 || request == nil {
		return types
	}
	var asked []string
	for element := range strings.SplitSeq(request.Header.Get("Accept"), ",") {
		asked = append(asked, bareType(element))
	}
	var chosen []string
	for _, each := range types {
		if slices.Contains(asked, bareType(each)) {
			chosen = append(chosen, each)
		}
	}
	if len(chosen) == 0 {
		return types
	}
	return chosen
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
	if bare, _, found := strings.Cut(text, ";"); found {
		text = bare
	}
	return strings.ToLower(strings.TrimSpace(text))
}

// isJSON says whether a media type is application/json or has the suffix +json (RFC 6839, section 3.1).
func isJSON(mediaType string) bool {
	bare := bareType(mediaType)
	return strings.HasSuffix(bare, "/json") || strings.HasSuffix(bare, "+json")
}

// isRange says whether a media type stands for several, such as "image/*" (RFC 9110, section 12.5.1).
func isRange(mediaType string) bool { return strings.Contains(bareType(mediaType), "*") }

func isText(mediaType string) bool { return strings.HasPrefix(bareType(mediaType), "text/") }

// parameterOf gives a parameter of a media type, such as its charset.
func parameterOf(mediaType, name string) string {
	_, parameters, err := mime.ParseMediaType(mediaType)
	if err != nil && !errors.Is(err, mime.ErrInvalidMediaParameter) {
		return ""
	}
	return parameters[name]
}

// dataOf decodes the body of a failure by its media type; nil where it is none of this form.
func dataOf[T any](e *APIError) *T {
	if len(e.Body) == 0 {
		return nil
	}
	var data T
	if decodeAs(e.Header.Get("Content-Type"), &http.Response{StatusCode: e.Status, Header: e.Header}, e.Body, &data) != nil {
		return nil
	}
	return &data
}
