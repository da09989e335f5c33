package client

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"net/http"
)

// Page is one page of items.
type Page[T any] struct {
	Items []T
	// Total is the number of items on all pages; nil if the service does not say it.
	Total *int64
	// Raw is the whole body of the response as received.
	Raw []byte
	// Response has the status and the headers. Its body has been read and closed.
	Response *http.Response

	answered *answeredPage
}

// Next returns the start of the next page for WithPageStart, or nil if this is the last page.
func (p *Page[T]) Next() (*PageStart, error) { return p.answered.nextStart() }

// PageStart is the start of a page. It can be stored.
type PageStart struct {
	// Position is an offset, a page number, a cursor or a link.
	Position string `json:"position"`
	// Received is the number of items on the pages before it.
	Received int `json:"received"`
}

// WithPageStart starts an iteration over pages or items at another page than the first.
func WithPageStart(start PageStart) CallOption {
	return callOption(func(s *settings) { s.own.start = start })
}

// PaginationError reports that a page does not have the expected form, or does not lead to the next page.
type PaginationError struct {
	Request RequestSummary
	Status  int
	Header  http.Header
	// Operation is the ID of the operation.
	Operation string
	Message   string
}

func (e *PaginationError) Error() string {
	return fmt.Sprintf("%s: invalid page of %s: %s", e.Request, e.Operation, e.Message)
}

// mostEmptyPages is the number of pages without items that one walk takes in a row: a series of them without end would never end it.
const mostEmptyPages = 1000

// pagesOf gives all pages of an operation, one after the other. Each is a call of its own, sent when it is needed.
func pagesOf[T any](ctx context.Context, c *core, p *paging, r *request, options []CallOption) iter.Seq2[*Page[T], error] {
	return pagesIn[T](&walk{ctx: ctx, core: c, paging: p, request: r, options: options}, p.root)
}

// itemsOf gives the items of all pages.
func itemsOf[T any](ctx context.Context, c *core, p *paging, r *request, options []CallOption) iter.Seq2[T, error] {
	return itemsIn(pagesOf[T](ctx, c, p, r, options))
}

// Walk is one of several lists in an answer.
type Walk[T any] struct {
	walk *walk
	root string
}

// Pages returns all pages. The first page comes from the answer.
func (w *Walk[T]) Pages() iter.Seq2[*Page[T], error] { return pagesIn[T](w.walk, w.root) }

// Items returns the items of all pages.
func (w *Walk[T]) Items() iter.Seq2[T, error] { return itemsIn(w.Pages()) }

// walkFrom walks on from an answer that has come.
func walkFrom(ctx context.Context, c *core, p *paging, r *request, options []CallOption, raw []byte, response *http.Response) *walk {
	return &walk{ctx: ctx, core: c, paging: p, request: r, options: options, firstRaw: raw, firstResponse: response}
}

// walkAt gives the list at a place of the answer.
func walkAt[T any](w *walk, root string) *Walk[T] { return &Walk[T]{w, root} }

func itemsIn[T any](pages iter.Seq2[*Page[T], error]) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for page, err := range pages {
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, each := range page.Items {
				if !yield(each, nil) {
					return
				}
			}
		}
	}
}

func pagesIn[T any](w *walk, root string) iter.Seq2[*Page[T], error] {
	return func(yield func(*Page[T], error) bool) {
		answered, err := w.first(root)
		for empty := 0; ; {
			var page *Page[T]
			if err == nil {
				page, err = pageOf[T](answered)
			}
			if err != nil {
				yield(nil, err)
				return
			}
			if !yield(page, nil) {
				return
			}
			empty++
			if len(answered.items) > 0 {
				empty = 0
			}
			if empty >= mostEmptyPages && answered.hasNext {
				err = answered.fault(fmt.Sprintf("%d pages in a row have no items; WithPageStart continues", empty))
				continue
			}
			answered, err = answered.follow()
			if answered == nil && err == nil {
				return
			}
		}
	}
}

func pageOf[T any](answered *answeredPage) (*Page[T], error) {
	page := &Page[T]{Raw: answered.raw, Response: answered.response, answered: answered, Total: answered.total}
	page.Items = make([]T, len(answered.items))
	for index, each := range answered.items {
		if err := decodeJSON(each, &page.Items[index]); err != nil {
			return nil, decodeError(answered.response, answered.raw, fmt.Errorf("item %d: %w", index, err))
		}
	}
	return page, nil
}

// listAt reads a list of items.
func listAt(text json.RawMessage) ([]json.RawMessage, bool) {
	var items []json.RawMessage
	if jsonKind(text) != '[' || json.Unmarshal(text, &items) != nil {
		return nil, false
	}
	return items, true
}
