package manual

import (
	"fmt"
	"strings"

	"example.com/cli/plain"
)

// roff writes a page in the macros of man(7), which every reader of manual pages knows.
type roff struct{ strings.Builder }

// macro writes a request with its arguments.
func (r *roff) macro(name string, arguments ...string) {
	r.WriteString("." + name)
	for _, each := range arguments {
		r.WriteString(` "` + strings.ReplaceAll(escaped(plain.Line(each)), `"`, `\(dq`) + `"`)
	}
	r.WriteByte('\n')
}

// text writes paragraphs. Lines that begin with white space stay as they are.
func (r *roff) text(text string) {
	isLiteral, isOpen := false, false
	for _, line := range strings.Split(strings.TrimSpace(plain.Lines(text)), "\n") {
		literal := strings.HasPrefix(line, "  ")
		if literal != isLiteral {
			r.WriteString(map[bool]string{true: ".EX\n", false: ".EE\n"}[literal])
			isLiteral = literal
		}
		switch {
		case strings.TrimSpace(line) != "":
			r.line(line)
			isOpen = true
		case isOpen:
			r.WriteString(".PP\n")
			isOpen = false
		}
	}
	if isLiteral {
		r.WriteString(".EE\n")
	}
}

// line writes one line of text. A sign at its beginning that would make it a request is kept from that.
func (r *roff) line(text string) {
	made := escaped(text)
	if strings.HasPrefix(made, ".") || strings.HasPrefix(made, "'") {
		made = `\&` + made
	}
	r.WriteString(made + "\n")
}

// literal writes lines as they are.
func (r *roff) literal(text string) {
	r.WriteString(".EX\n")
	for _, line := range strings.Split(strings.Trim(plain.Lines(text), "\n"), "\n") {
		r.line(line)
	}
	r.WriteString(".EE\n")
}

// tagged writes a term and its text.
func (r *roff) tagged(term, text string) {
	r.WriteString(".TP\n\\fB")
	r.WriteString(escaped(plain.Line(term)) + "\\fR\n")
	text = strings.TrimSpace(text)
	if text == "" {
		text = "Not shown."
	}
	r.text(text)
}

// escaped is a text of which no sign is an order, and that every reader shows, whatever its character set.
func escaped(text string) string {
	var made strings.Builder
	for _, sign := range text {
		switch {
		case sign == '\\':
			made.WriteString(`\e`)
		case sign == '-':
			made.WriteString(`\-`)
		case sign == '\'':
			made.WriteString(`\(aq`)
		case sign == '`':
			made.WriteString(`\(ga`)
		case sign == '^':
			made.WriteString(`\(ha`)
		case sign == '~':
			made.WriteString(`\(ti`)
		case sign > 126:
			fmt.Fprintf(&made, `\[u%04X]`, sign)
		default:
			made.WriteRune(sign)
		}
	}
	return made.String()
}
