package profiles

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"example.com/cli/plain"
)

// reader reads a config file member by member, so that each fault has its place, and no member is dropped or taken twice.
type reader struct {
	path     string
	text     []byte
	settings []Setting
	decoder  *json.Decoder
	// at is where the last token begins.
	at int64
}

// byteOrderMark is what some editors put in front of a text.
const byteOrderMark = "\ufeff"

func read(path string, text []byte, settings []Setting) (content, error) {
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	read := content{profiles: map[string]map[string]string{}}
	if len(bytes.TrimSpace(text)) == 0 {
		return read, nil
	}
	r := &reader{path: path, text: text, settings: settings, decoder: json.NewDecoder(bytes.NewReader(text))}
	r.decoder.UseNumber()
	if !utf8.Valid(text) {
		return read, r.fault("the file is not UTF-8")
	}
	err := r.object("the file", func(name string) error {
		switch name {
		case "profile":
			current, err := r.value(name)
			if err == nil {
				err = r.check(CheckName(current))
			}
			read.current = current
			return err
		case "profiles":
			return r.object(`"profiles"`, func(profile string) error {
				if err := r.check(CheckName(profile)); err != nil {
					return err
				}
				own := map[string]string{}
				read.profiles[profile] = own
				return r.object("profile "+profile, func(name string) error { return r.setting(own, name) })
			})
		}
		return r.fault(`%s is not known here; remove it: a file has "profile" and "profiles"`, quoted(name))
	})
	if err != nil {
		return read, err
	}
	if _, err := r.next(); !errors.Is(err, io.EOF) {
		return read, r.fault("the file goes on after its end")
	}
	return read, nil
}

func (r *reader) setting(own map[string]string, name string) error {
	known, err := find(r.settings, name)
	if err != nil {
		return r.check(err)
	}
	value, err := r.value(name)
	if err != nil {
		return err
	}
	own[name] = value
	return r.check(known.check(value))
}

// object reads an object. A name that comes twice would lose one of the two.
func (r *reader) object(what string, member func(name string) error) error {
	token, err := r.next()
	if err != nil {
		return r.broken(err)
	}
	if token != json.Delim('{') {
		return r.fault(`%s must be an object: { "name": … }`, what)
	}
	seen := map[string]bool{}
	for {
		token, err := r.next()
		if err != nil {
			return r.broken(err)
		}
		name, isName := token.(string)
		if !isName {
			return nil
		}
		if seen[name] {
			return r.fault("%s is there twice; remove one", quoted(name))
		}
		seen[name] = true
		if err := member(name); err != nil {
			return err
		}
	}
}

// value reads a text. Numbers and truth values are taken as they are written.
func (r *reader) value(name string) (string, error) {
	token, err := r.next()
	if err != nil {
		return "", r.broken(err)
	}
	switch value := token.(type) {
	case string:
		return value, nil
	case json.Number:
		return value.String(), nil
	case bool:
		return fmt.Sprint(value), nil
	}
	return "", r.fault("%s must be a text", quoted(name))
}

// next reads a token, and remembers where it begins.
func (r *reader) next() (json.Token, error) {
	r.at = r.decoder.InputOffset()
	for r.at < int64(len(r.text)) && strings.IndexByte(" \t\r\n,:", r.text[r.at]) >= 0 {
		r.at++
	}
	return r.decoder.Token()
}

func (r *reader) check(err error) error {
	if err == nil {
		return nil
	}
	return r.fault("%s", err)
}

func (r *reader) fault(format string, given ...any) error {
	return faultAt(r.path, r.text, r.at, fmt.Sprintf(format, given...))
}

// broken says that a text is no JSON.
func (r *reader) broken(err error) error {
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		// The offset is that of what follows the sign that is wrong.
		return faultAt(r.path, r.text, max(r.at, syntax.Offset-1), "no JSON here: "+plain.Line(syntax.Error())+"; mend the file by hand, nothing was changed")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return faultAt(r.path, r.text, int64(len(r.text)), "the file ends too early; mend it by hand, nothing was changed")
	}
	return r.fault("%s", plain.Line(err.Error()))
}

// quoted shows a text of the file.
func quoted(text string) string { return `"` + plain.Line(text) + `"` }
