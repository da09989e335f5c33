package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"unicode/utf8"

	"example.com/cli/client"
)

// secretMark stands for a secret where a request is only shown.
const secretMark = "***"

var errShown = errors.New("only shown")

// shownRequest keeps a request in place of sending it.
type shownRequest struct{ request *http.Request }

// RoundTrip keeps the request.
func (s *shownRequest) RoundTrip(request *http.Request) (*http.Response, error) {
	s.request = request
	return nil, errShown
}

// showRequest prints the request as a command of curl.
func (c *call) showRequest(ctx context.Context) error {
	options, faults := c.clientOptions()
	base, err := c.baseURL()
	if err = errors.Join(append(faults, err)...); err != nil {
		return err
	}
	kept := &shownRequest{}
	made, err := client.NewTool(base, c.Service.known(), append(options, withTransport(kept), client.WithMaxRetries(0))...)
	if err != nil {
		return err
	}
	_, _, err = made.Do(ctx, c.request)
	if kept.request == nil {
		return err
	}
	text, err := c.curlOf(kept.request)
	if err != nil {
		return err
	}
	_, err = io.WriteString(c.Out, text+"\n")
	return err
}

// curlOf writes a request as a command of curl.
func (c *call) curlOf(request *http.Request) (string, error) {
	target := request.URL.String()
	words := []string{"curl"}
	if strings.ContainsAny(target, "[]{}") {
		words = append(words, "--globoff")
	}
	words = append(words, shellWord(target))
	hasBody := request.Body != nil && request.Body != http.NoBody
	switch {
	case request.Method == http.MethodHead:
		words = append(words, "--head")
	case request.Method == http.MethodGet && !hasBody, request.Method == http.MethodPost && hasBody:
	default:
		words = append(words, "--request "+request.Method)
	}
	isInParts := strings.HasPrefix(request.Header.Get("Content-Type"), "multipart/") && len(c.parts) > 0
	for _, name := range sortedNames(request.Header) {
		for _, value := range request.Header[name] {
			switch {
			case isInParts && name == "Content-Type":
				continue
			case isSecretHeader(name):
				value = withoutSecret(value)
			}
			if value == "" {
				words = append(words, "--header "+shellWord(strings.ToLower(name)+";"))
				continue
			}
			words = append(words, "--header "+shellWord(strings.ToLower(name)+": "+value))
		}
	}
	if !hasBody {
		return strings.Join(words, " \\\n  "), nil
	}
	switch {
	case isInParts:
		for _, part := range c.parts {
			words = append(words, partWord(part))
		}
	case c.bodySource != "":
		words = append(words, "--data-binary "+shellWord(c.bodySource))
	default:
		content, err := io.ReadAll(request.Body)
		if err != nil {
			return "", err
		}
		if !utf8.Valid(content) {
			return "", misuse("--dry-run: curl takes such a body from a file alone: give it with --body @FILE")
		}
		words = append(words, "--data-raw "+shellWord(string(content)))
	}
	return strings.Join(words, " \\\n  "), nil
}

// partWord writes a field of a form in parts: --form reads a file behind "@", and --form-string never does.
func partWord(part formPart) string {
	if part.isFile {
		return "--form " + shellWord(part.text)
	}
	return "--form-string " + shellWord(part.text)
}

// isSecretHeader says whether a header carries a secret, or looks like it.
func isSecretHeader(name string) bool {
	name = strings.ToLower(name)
	for _, each := range []string{"auth", "cookie", "credential", "key", "password", "secret", "session", "signature", "token"} {
		if strings.Contains(name, each) {
			return true
		}
	}
	return false
}

// withoutSecret leaves of a secret no more than the name of its scheme.
func withoutSecret(value string) string {
	if word, _, found := strings.Cut(value, " "); found && !strings.ContainsAny(word, "=;") {
		return word + " " + secretMark
	}
	return secretMark
}

// shellWord writes a text as one word of a POSIX shell.
func shellWord(text string) string {
	if strings.IndexFunc(text, isUnsafe) >= 0 {
		return "$'" + ansiText(text) + "'"
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// ansiText writes characters on which a terminal acts as escapes of bash and zsh.
func ansiText(text string) string {
	var out strings.Builder
	for _, c := range text {
		switch {
		case c == '\\' || c == '\'':
			out.WriteString(`\` + string(c))
		case isUnsafe(c):
			for _, each := range []byte(string(c)) {
				fmt.Fprintf(&out, `\x%02x`, each)
			}
		default:
			out.WriteRune(c)
		}
	}
	return out.String()
}
