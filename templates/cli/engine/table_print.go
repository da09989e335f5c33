package engine

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
)

// member is a member of an object.
type member struct {
	name  string
	value json.RawMessage
}

// membersOf reads an object in its order; false where a value is none.
func membersOf(value []byte) ([]member, bool) {
	decoder := json.NewDecoder(bytes.NewReader(value))
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return nil, false
	}
	var members []member
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return nil, false
		}
		each := member{}
		each.name, _ = name.(string)
		if err := decoder.Decode(&each.value); err != nil {
			return nil, false
		}
		members = append(members, each)
	}
	return members, true
}

// printTable prints a list as a table, with a column for each property; an object is a list of its members.
func (c *call) printTable(value []byte) error {
	head, rows := tableOf(value)
	if !c.IsOut {
		// Tabs part the columns for programs: nothing is cut off.
		for _, row := range append([][]string{head}, rows...) {
			if _, err := io.WriteString(c.Out, strings.Join(row, "\t")+"\n"); err != nil {
				return err
			}
		}
		return nil
	}
	_, err := io.WriteString(c.Out, c.aligned(head, rows))
	return err
}

func tableOf(value []byte) (head []string, rows [][]string) {
	var list []json.RawMessage
	if json.Unmarshal(value, &list) != nil {
		if members, isObject := membersOf(value); isObject {
			for _, each := range members {
				rows = append(rows, []string{cellText(each.name), cellOf(each.value)})
			}
			return []string{"name", "value"}, rows
		}
		return []string{"value"}, [][]string{{cellOf(value)}}
	}
	places := map[string]int{}
	for _, item := range list {
		members, isObject := membersOf(item)
		if !isObject {
			members = []member{{"value", item}}
		}
		row := make([]string, len(head))
		for _, each := range members {
			place, isKnown := places[each.name]
			if !isKnown {
				place = len(head)
				places[each.name] = place
				head = append(head, cellText(each.name))
				row = append(row, "")
			}
			row[place] = cellOf(each.value)
		}
		rows = append(rows, row)
	}
	for index, row := range rows {
		rows[index] = append(row, make([]string, len(head)-len(row))...)
	}
	return head, rows
}

// cellOf writes a value for a cell: a text without quotes, and other values as JSON.
func cellOf(value json.RawMessage) string {
	var text string
	if json.Unmarshal(value, &text) == nil && bytes.HasPrefix(bytes.TrimSpace(value), []byte(`"`)) {
		return cellText(text)
	}
	if string(value) == "null" {
		return ""
	}
	return escaped(string(compact(value)))
}

// cellText writes a text on one line.
func cellText(text string) string {
	return shown(strings.NewReplacer("\t", " ", "\r\n", " ", "\n", " ").Replace(text))
}

// aligned sets a table in columns as wide as the terminal; the widest columns are cut off first.
func (c *call) aligned(head []string, rows [][]string) string {
	widths := make([]int, len(head))
	for _, row := range append([][]string{head}, rows...) {
		for index, cell := range row {
			widths[index] = max(widths[index], widthOf(cell))
		}
	}
	narrow(widths, c.Columns)
	var out strings.Builder
	for number, row := range append([][]string{head}, rows...) {
		var line strings.Builder
		for index, cell := range row {
			if widthOf(cell) > widths[index] {
				cell, _ = cutAt(cell, max(widths[index]-1, 0))
				cell += "…"
			}
			line.WriteString(cell)
			if index < len(row)-1 {
				line.WriteString(strings.Repeat(" ", max(0, widths[index]-widthOf(cell))+2))
			}
		}
		text := strings.TrimRight(line.String(), " ")
		if number == 0 && c.isColoured() && !c.settings.isPlain {
			text = colourBold + text + colourEnd
		}
		out.WriteString(text + "\n")
	}
	return out.String()
}

// narrow takes columns away from the widest until all fit; no column gets narrower than its share of eight.
func narrow(widths []int, columns int) {
	for {
		total, widest := 0, -1
		for index, width := range widths {
			total += width + 2
			if widest < 0 || width > widths[widest] {
				widest = index
			}
		}
		if total-2 <= columns || widest < 0 || widths[widest] <= 8 {
			return
		}
		widths[widest]--
	}
}
