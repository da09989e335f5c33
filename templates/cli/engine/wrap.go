package engine

import "strings"

// helpColumns is the width of all help pages, so that they are the same everywhere.
const helpColumns = 80

// wrapped breaks a text into lines. Lines of its own stay, and lines that begin with a space are not broken between words.
func wrapped(text string, columns int) []string {
	var lines []string
	for _, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if strings.HasPrefix(line, " ") && widthOf(line) <= columns {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, wrappedLine(line, columns)...)
	}
	return lines
}

func wrappedLine(line string, columns int) []string {
	var lines []string
	current, width := "", 0
	for _, word := range strings.Fields(line) {
		for {
			own := widthOf(word)
			switch {
			case width > 0 && width+1+own <= columns:
				current, width = current+" "+word, width+1+own
			case width > 0:
				lines, current, width = append(lines, current), "", 0
				continue
			case own > columns:
				head, tail := cutAt(word, columns)
				lines, word = append(lines, head), tail
				continue
			default:
				current, width = word, own
			}
			break
		}
	}
	return append(lines, current)
}

// cutAt cuts a text after so many columns.
func cutAt(text string, columns int) (string, string) {
	width := 0
	for index, c := range text {
		if width += widthOf(string(c)); width > columns && index > 0 {
			return text[:index], text[index:]
		}
	}
	return text, ""
}

// indented puts spaces before lines.
func indented(lines []string, spaces int) string {
	before := strings.Repeat(" ", spaces)
	var out strings.Builder
	for _, line := range lines {
		if line != "" {
			out.WriteString(before + line)
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// row is a name with its text in two columns.
type row struct{ name, text string }

// leftOf gives how wide names are, but for those that are too long.
func leftOf(rows []row) int {
	const most = 26
	left := 0
	for _, each := range rows {
		if width := widthOf(each.name); width <= most {
			left = max(left, width)
		}
	}
	return left
}

// columns sets rows in two columns.
func columns(rows []row, indent int) string { return columnsFrom(rows, indent, leftOf(rows)) }

// columnsFrom sets rows in two columns, of which the first is so wide; a name that is too long has a line of its own.
func columnsFrom(rows []row, indent, left int) string {
	var out strings.Builder
	for _, each := range rows {
		lines := wrapped(each.text, helpColumns-indent-left-2)
		name := each.name
		if widthOf(name) > left && each.text != "" {
			for _, line := range wrapped(name, helpColumns-indent) {
				out.WriteString(strings.Repeat(" ", indent) + line + "\n")
			}
			name = ""
		}
		for index, line := range lines {
			head := strings.Repeat(" ", left)
			if index == 0 {
				head = name + strings.Repeat(" ", max(0, left-widthOf(name)))
			}
			out.WriteString(strings.TrimRight(strings.Repeat(" ", indent)+head+"  "+line, " ") + "\n")
		}
	}
	return out.String()
}

// brokenCommand breaks a command line for a shell between its words, with a backslash at the ends of lines. Quoted words stay whole.
func brokenCommand(text string, columns int) string {
	const behind = " \\"
	lines, width := []string{""}, 0
	for _, word := range shellWords(text) {
		head, _, _ := strings.Cut(word, "\n")
		last := len(lines) - 1
		switch own := widthOf(head); {
		case lines[last] == "":
			lines[last], width = word, own
		case width+1+own <= columns-len(behind):
			lines[last], width = lines[last]+" "+word, width+1+own
		default:
			lines[last] += behind
			lines, width = append(lines, "  "+word), 2+own
		}
		if _, tail, isBroken := strings.Cut(word, "\n"); isBroken {
			width = widthOf(tail[strings.LastIndex(tail, "\n")+1:])
		}
	}
	return strings.Join(lines, "\n")
}

// shellWords cuts a command line at its spaces, but not within single quotes, where a backslash is one. An option and its value, if
// that is no option, are one word here: they stand on one line.
func shellWords(text string) []string {
	var words []string
	from, isQuoted := 0, false
	for index := 0; index < len(text); index++ {
		switch c := text[index]; {
		case c == '\'':
			isQuoted = !isQuoted
		case c == '\\' && !isQuoted:
			index++
		case c == ' ' && !isQuoted && !isBare(text[from:index], text[index+1:]):
			words, from = append(words, text[from:index]), index+1
		}
	}
	return append(words, text[from:])
}

// isBare says whether a word is an option whose value stands behind it.
func isBare(word, rest string) bool {
	return strings.HasPrefix(word, "--") && !strings.ContainsAny(word, " =") && !strings.HasPrefix(rest, "-")
}
