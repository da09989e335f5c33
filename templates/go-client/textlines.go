package client

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
)

// longestLine is the largest number of bytes of a line or an event: a service must not fill the memory of its caller.
const longestLine = 16 << 20

// lineReader reads a response line by line, in bounded memory. A byte order mark at its begin is passed over.
type lineReader struct {
	x        *exchange
	response *http.Response
	// end is the byte that ends a line; 0 for CR, LF, or both.
	end byte
	// buffer has what was read; the bytes from start on are not given yet.
	buffer []byte
	start  int
	// searched is how far the buffer was searched for an end.
	searched int
	// isAfterReturn says that the last line ended with CR: an LF behind it is of the same end.
	isAfterReturn bool
	isBegun       bool
	err           error
}

// next gives a line without its end, and io.EOF behind the last. A last line without an end is given, unless it is empty. The line is
// valid until the next.
func (l *lineReader) next() ([]byte, error) {
	line, _, err := l.nextWhole()
	return line, err
}

// nextWhole also says whether the line has an end.
func (l *lineReader) nextWhole() ([]byte, bool, error) {
	for {
		l.skip()
		if end, length := l.find(); end >= 0 {
			line := l.buffer[l.start:end]
			l.isAfterReturn = l.end == 0 && l.buffer[end] == '\r' && length == 1
			l.start = end + length
			l.searched = l.start
			l.isBegun = true
			return line, true, nil
		}
		if len(l.buffer)-l.start > longestLine {
			l.err = l.x.decodeError(l.response, nil, fmt.Errorf("a line of more than %d bytes", longestLine))
			return nil, false, l.err
		}
		if l.err != nil {
			line := l.buffer[l.start:]
			l.start = len(l.buffer)
			if l.err != io.EOF || len(line) == 0 {
				return nil, false, l.err
			}
			return line, false, nil
		}
		l.fill()
	}
}

// skip passes over a byte order mark, and the second half of an end that was cut apart.
func (l *lineReader) skip() {
	rest := l.buffer[l.start:]
	if !l.isBegun && (len(rest) >= 3 || l.err != nil) {
		l.isBegun = true
		if bytes.HasPrefix(rest, []byte("\xef\xbb\xbf")) {
			l.start += 3
			l.searched = l.start
			rest = rest[3:]
		}
	}
	if l.isAfterReturn && len(rest) > 0 {
		l.isAfterReturn = false
		if rest[0] == '\n' {
			l.start++
			l.searched = max(l.searched, l.start)
		}
	}
}

// find gives the place of the next end and its length, or -1.
func (l *lineReader) find() (int, int) {
	rest := l.buffer[l.searched:]
	at := -1
	if l.end != 0 {
		at = bytes.IndexByte(rest, l.end)
	} else {
		at = bytes.IndexAny(rest, "\r\n")
	}
	if at < 0 {
		l.searched = len(l.buffer)
		return -1, 0
	}
	if rest[at] == '\r' && l.end == 0 && at+1 < len(rest) && rest[at+1] == '\n' {
		return l.searched + at, 2
	}
	return l.searched + at, 1
}

// fill reads on, to the begin of the buffer where there is room.
func (l *lineReader) fill() {
	if l.start > 0 {
		l.buffer = l.buffer[:copy(l.buffer, l.buffer[l.start:])]
		l.searched -= l.start
		l.start = 0
	}
	if cap(l.buffer)-len(l.buffer) < 1<<10 {
		grown := make([]byte, len(l.buffer), max(4<<10, 2*cap(l.buffer)))
		copy(grown, l.buffer)
		l.buffer = grown
	}
	count, err := l.response.Body.Read(l.buffer[len(l.buffer):cap(l.buffer)])
	l.buffer = l.buffer[:len(l.buffer)+count]
	l.err = err
}
