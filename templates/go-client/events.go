package client

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Event is a server-sent event (HTML standard, section 9.2.6).
type Event[T any] struct {
	// Name is the name of the event; "message" if the service sends none.
	Name string
	Data T
	// ID is the ID of this event, or of the last one that had an ID. WithHeader("Last-Event-ID", id) continues after it.
	ID string
	// Retry is the time to wait before connecting again, if HasRetry is set.
	Retry    time.Duration
	HasRetry bool
}

// eventStream reads events whose data is JSON.
func eventStream[T any](ctx context.Context, c *core, r *request, options []CallOption) (*Stream[Event[T]], error) {
	reader, err := openEvents(ctx, c, r, options)
	if err != nil {
		return nil, err
	}
	what := func() string { return "the data of an event" }
	decode := func(text []byte) (Event[T], error) {
		event := Event[T]{Name: reader.name, ID: reader.id, Retry: reader.retry, HasRetry: reader.hasRetry}
		// Bytes that are not UTF-8 become U+FFFD, as the standard wants it.
		err := decodeItem(reader.x, reader.response, what(), bytes.ToValidUTF8(text, []byte("\ufffd")), &event.Data)
		return event, err
	}
	return &Stream[Event[T]]{reader.response, reader.next, decode, itemCheck(reader.x, reader.response, what)}, nil
}

// textEventStream reads events whose data is text. Bytes that are not UTF-8 become U+FFFD, as the standard wants it.
func textEventStream(ctx context.Context, c *core, r *request, options []CallOption) (*Stream[Event[string]], error) {
	reader, err := openEvents(ctx, c, r, options)
	if err != nil {
		return nil, err
	}
	decode := func(text []byte) (Event[string], error) {
		data := strings.ToValidUTF8(string(text), "\ufffd")
		return Event[string]{Name: reader.name, Data: data, ID: reader.id, Retry: reader.retry, HasRetry: reader.hasRetry}, nil
	}
	return &Stream[Event[string]]{reader.response, reader.next, decode, nil}, nil
}

func openEvents(ctx context.Context, c *core, r *request, options []CallOption) (*eventReader, error) {
	x, response, err := openStream(ctx, c, r, options)
	if err != nil {
		return nil, err
	}
	return &eventReader{x: x, response: response, lines: &lineReader{x: x, response: response}}, nil
}

// eventReader puts the lines of events together.
type eventReader struct {
	x        *exchange
	response *http.Response
	lines    *lineReader
	// name is that of the event that was given last, id and retry are those of the stream.
	name, id string
	retry    time.Duration
	hasRetry bool
}

// next gives the data of an event. One without data is none, and so is one in which the stream ends.
func (e *eventReader) next() ([]byte, error) {
	var data []byte
	name, isGiven := "", false
	for {
		line, isWhole, err := e.lines.nextWhole()
		if err != nil {
			return nil, err
		}
		if !isWhole {
			return nil, io.EOF
		}
		if len(line) == 0 {
			if !isGiven {
				name = ""
				continue
			}
			if e.name = strings.ToValidUTF8(name, "\ufffd"); e.name == "" {
				e.name = "message"
			}
			return data, nil
		}
		// A comment begins with a colon: it is a field without a name.
		field, value, _ := bytes.Cut(line, []byte(":"))
		value = bytes.TrimPrefix(value, []byte(" "))
		switch string(field) {
		case "data":
			if isGiven {
				data = append(data, '\n')
			}
			isGiven = true
			if data = append(data, value...); len(data) > longestLine {
				return nil, e.x.decodeError(e.response, nil, fmt.Errorf("an event of more than %d bytes", longestLine))
			}
		case "event":
			name = string(value)
		case "id":
			if !bytes.ContainsRune(value, 0) {
				e.id = strings.ToValidUTF8(string(value), "\ufffd")
			}
		case "retry":
			if milliseconds, err := strconv.ParseUint(string(value), 10, 40); err == nil {
				e.retry, e.hasRetry = time.Duration(milliseconds)*time.Millisecond, true
			}
		}
	}
}
