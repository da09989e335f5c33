package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// plainYAML are texts that every reader of YAML takes for texts without quotes: words that begin with a letter.
var plainYAML = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_./-]*(?: [A-Za-z0-9_./-]+)*$`)
})

// wordsOfYAML are those that YAML 1.1 or 1.2 takes for something else.
var wordsOfYAML = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^(?:null|true|false|yes|no|on|off|y|n|nan|inf)$`)
})

// yamlText writes valid JSON as YAML. Names keep their order and numbers their digits.
func yamlText(value []byte) string {
	var out strings.Builder
	writer := yamlWriter{decoder: json.NewDecoder(bytes.NewReader(value)), out: &out}
	writer.decoder.UseNumber()
	writer.value("", false)
	return out.String()
}

type yamlWriter struct {
	decoder *json.Decoder
	out     *strings.Builder
}

// value writes the next value, with the line's end. Behind a dash an object begins on the line of the dash.
func (w *yamlWriter) value(indent string, isBehind bool) { w.next(indent, isBehind, false) }

func (w *yamlWriter) next(indent string, isBehind, isItem bool) {
	token, err := w.decoder.Token()
	if err != nil {
		return
	}
	switch token {
	case json.Delim('{'), json.Delim('['):
		w.several(token == json.Delim('{'), indent, isBehind, isItem)
		return
	}
	if isBehind {
		w.out.WriteByte(' ')
	}
	w.out.WriteString(scalar(token) + "\n")
}

// several writes the members of an object or an array, one below the other.
func (w *yamlWriter) several(isObject bool, indent string, isBehind, isItem bool) {
	if !w.decoder.More() {
		empty := map[bool]string{true: "{}", false: "[]"}[isObject]
		if isBehind {
			empty = " " + empty
		}
		w.out.WriteString(empty + "\n")
		_, _ = w.decoder.Token()
		return
	}
	isOnLine := isItem && isObject
	if isOnLine {
		w.out.WriteByte(' ')
	} else if isBehind {
		w.out.WriteByte('\n')
	}
	for w.decoder.More() {
		if !isOnLine {
			w.out.WriteString(indent)
		}
		isOnLine = false
		if isObject {
			name, err := w.decoder.Token()
			if err != nil {
				return
			}
			w.out.WriteString(scalar(name) + ":")
		} else {
			w.out.WriteByte('-')
		}
		w.next(indent+"  ", true, !isObject)
	}
	_, _ = w.decoder.Token()
}

func scalar(token json.Token) string {
	switch value := token.(type) {
	case nil:
		return "null"
	case json.Number:
		return value.String()
	case string:
		if plainYAML().MatchString(value) && !wordsOfYAML().MatchString(value) {
			return value
		}
		quoted, _ := json.Marshal(value)
		return escaped(string(quoted))
	}
	return fmt.Sprint(token)
}
