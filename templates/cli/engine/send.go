package engine

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"net/http"
	"strings"
	"time"

	"example.com/cli/client"
)

// pauses is "none" in tests, which set it when they link the program: attempts then follow each other at once.
var pauses string

func noPause(int) time.Duration { return 0 }

// send sends the request, and prints what comes.
func (c *call) send(ctx context.Context) error {
	switch {
	case c.settings.isDry:
		return c.showRequest(ctx)
	case c.settings.outputFile != "":
		return c.download(ctx)
	case c.settings.isAll:
		return c.sendPages(ctx)
	case c.operation.Stream != client.NoStream && (c.settings.output != "raw" || c.settings.hasPointer):
		return c.sendStream(ctx)
	case c.operation.Stream != client.NoStream:
		return c.client.Open(ctx, c.request, func(response *http.Response) error {
			if err := c.printHead(response); err != nil {
				return err
			}
			return c.copyOut(response.Body)
		})
	}
	response, body, err := c.client.Do(ctx, c.request)
	if err != nil {
		return err
	}
	if err := c.printHead(response); err != nil {
		return err
	}
	return c.printBody(response, body)
}

// sendShowing sends the request. With --include the head of an error's response goes along with the error, to stderr as its body does.
func (c *call) sendShowing(ctx context.Context) error {
	if !c.settings.isIncluding {
		return c.send(ctx)
	}
	var last *http.Response
	c.request.Add(client.WithHooks(client.Hooks{OnResponse: func(_ context.Context, event *client.ResponseEvent) error {
		last = event.Response
		return nil
	}}))
	err := c.send(ctx)
	var status *client.APIError
	if last == nil || !errors.As(err, &status) {
		return err
	}
	return &headedError{err, headText(last)}
}

// headedError is an error of the service with the head of its response.
type headedError struct {
	error
	head string
}

func (e *headedError) Unwrap() error { return e.error }

// sendPages prints the items of all pages as they come.
func (c *call) sendPages(ctx context.Context) error {
	pages := c.client.Pages(ctx, c.operation.Paging, c.request, c.listPlace())
	return c.printItems(func(yield func([]byte, error) bool) {
		for page, err := range pages {
			if err != nil {
				yield(nil, err)
				return
			}
			for _, item := range page.Items {
				if !yield(item, nil) {
					return
				}
			}
		}
	}, "json")
}

// sendStream prints the items of a stream, each on a line of its own.
func (c *call) sendStream(ctx context.Context) error {
	response, items, err := c.client.Stream(ctx, c.request, c.operation.Stream)
	if err != nil {
		return err
	}
	if err := c.printHead(response); err != nil {
		return err
	}
	return c.printItems(func(yield func([]byte, error) bool) {
		for item, err := range items {
			if err == nil && c.settings.hasPointer {
				found, missing := c.settings.place.in(item)
				if errors.Is(missing, errNothingThere) {
					continue
				}
				item, err = found, missing
			}
			if !yield(item, err) || err != nil {
				return
			}
		}
	}, "lines")
}

// items are values of JSON that come one by one.
type items = iter.Seq2[[]byte, error]

// printHead prints the status and the headers where they are wanted.
func (c *call) printHead(response *http.Response) error {
	if !c.settings.isIncluding {
		return nil
	}
	_, err := fmt.Fprint(c.Out, headText(response), "\n")
	return err
}

// headText writes the head of a response.
func headText(response *http.Response) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s %s\n", response.Proto, shown(response.Status))
	for _, name := range sortedNames(response.Header) {
		for _, value := range response.Header[name] {
			fmt.Fprintf(&out, "%s: %s\n", strings.ToLower(name), shown(value))
		}
	}
	return out.String()
}
