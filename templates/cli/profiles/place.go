package profiles

import (
	"bytes"
	"fmt"
)

// Fault is a fault of a file, and where it is.
type Fault struct {
	Path string
	// Line and Column begin at 1.
	Line, Column int
	Message      string
}

func (f *Fault) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", f.Path, f.Line, f.Column, f.Message)
}

// faultAt says a fault at an offset of a text.
func faultAt(path string, text []byte, offset int64, message string) *Fault {
	before := text[:min(int(offset), len(text))]
	line := bytes.Count(before, []byte("\n")) + 1
	start := bytes.LastIndexByte(before, '\n') + 1
	return &Fault{path, line, len([]rune(string(before[start:]))) + 1, message}
}
