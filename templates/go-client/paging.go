package client

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"example.com/client/internal/wire"
)

// paging says how the pages of an operation follow each other.
type paging struct {
	strategy pagingStrategy
	// in and name are the parameter that says where a page begins; inBody is for a member of the body.
	in     wire.Place
	inBody bool
	name   string
	// first is the offset or the number of the first page.
	first int
	// root is the place of the page in the response, as a JSON Pointer (RFC 6901); the others are relative to it, or "header:" and a
	// name. Of these an empty text stands for none, and of items for the root itself.
	root, items, total, next, cursor, hasMore string
}

type pagingStrategy uint8

const (
	// byOffset goes on after the items that were received, however many were asked for: nothing is left out where a service gives
	// fewer. The last page is the one that says so, or else reaches the total, or else is empty.
	byOffset pagingStrategy = iota
	// byPage counts pages.
	byPage
	// byCursor goes on with the cursor of the page. A page without items may have a successor.
	byCursor
	// byLink follows links as they are, and to the origin of the base URL alone: credentials are meant for no other.
	byLink
)

func (p *paging) isCounted() bool { return p.strategy == byOffset || p.strategy == byPage }

// nextOf gives the position of the page behind another, and false where there is none.
func (p *paging) nextOf(page *answeredPage) (string, bool, error) {
	switch p.strategy {
	case byCursor:
		return page.textOf(p.cursor, "its cursor is neither a string nor a number")
	case byLink:
		return page.textOf(p.next, "its link to the next page is not a string")
	}
	number, err := page.counted()
	if err != nil {
		return "", false, err
	}
	count := int64(len(page.items))
	isTotal := func(reached int64) bool { return page.total != nil && *page.total == reached }
	if p.strategy == byOffset {
		number += count
		if count == 0 || !page.more && isTotal(number-int64(p.first)) {
			return "", false, nil
		}
		return strconv.FormatInt(number, 10), true, nil
	}
	before := int64(page.received)
	if page.position == "" {
		// The pages before the first of a walk are taken to be as large as it is.
		before = (number - int64(p.first)) * count
	}
	if !page.more && (count == 0 || isTotal(before+count)) {
		return "", false, nil
	}
	return strconv.FormatInt(number+1, 10), true, nil
}

// textOf reads a cursor or a link; null, nothing and an empty text are none.
func (p *answeredPage) textOf(place, fault string) (string, bool, error) {
	found := p.reader.value(place, false)
	switch jsonKind(found) {
	case '"':
		var text string
		_ = json.Unmarshal(found, &text)
		return text, text != "", nil
	case '0':
		if p.walk.paging.strategy == byCursor {
			text := string(found)
			return text, text != "0", nil
		}
	case 0, 'n':
		return "", false, nil
	case 'f':
		return "", false, nil
	}
	return "", false, p.fault(fault)
}

// counted gives the position of a page: that of its call, or else the default of the client, or else the first.
func (p *answeredPage) counted() (int64, error) {
	paging := p.walk.paging
	given := p.position
	if given == "" {
		x := newExchange(p.walk.core, p.walk.request, p.walk.options)
		given = x.positionGiven(p.walk.request, paging)
	}
	if given == "" {
		return int64(paging.first), nil
	}
	number, err := strconv.ParseInt(given, 10, 64)
	if err != nil || number < 0 {
		return 0, &ArgumentError{
			Operation: p.walk.request.op.id,
			Message:   fmt.Sprintf("%q must be a whole number for the next page to be found", paging.name),
			Err:       errors.New("is no whole number"),
		}
	}
	return number, nil
}

// positionGiven gives what the call or the client say of where a page begins.
func (x *exchange) positionGiven(r *request, p *paging) string {
	var given string
	switch {
	case p.inBody:
		if r.body != nil {
			given = strings.Trim(string(at(r.body.bytes, "/"+pointerToken(p.name))), `"`)
		}
	case p.in == wire.Header:
		name := http.CanonicalHeaderKey(p.name)
		given = x.settings.header.Get(name)
		for _, each := range r.headers {
			if each.name == name {
				given = each.value
			}
		}
		for _, each := range x.settings.own.headers {
			if each.name == name {
				given = each.value
			}
		}
	case p.in == wire.Query:
		for _, fields := range [...][]field{x.settings.query, r.pairs} {
			for _, each := range fields {
				if _, written, found := strings.Cut(each.value, "="); found && each.name == p.name {
					given, _ = url.QueryUnescape(written)
				}
			}
		}
		for _, each := range x.settings.own.query {
			if each.name == p.name && len(each.values) > 0 {
				given = each.values[len(each.values)-1]
			}
		}
	}
	return given
}

// pageReader reads places of a page.
type pageReader struct {
	root   json.RawMessage
	header http.Header
}

// value gives what stands at a place; nothing where there is none. An empty place is the root itself, if isRoot.
func (r pageReader) value(place string, isRoot bool) json.RawMessage {
	name, isHeader := strings.CutPrefix(place, "header:")
	switch {
	case isHeader:
		text := r.header.Get(name)
		if strings.EqualFold(name, "Link") {
			text = linkTo("next", r.header)
		}
		if text == "" && len(r.header.Values(name)) == 0 {
			return nil
		}
		written, _ := wire.JSONText(text)
		return written
	case place == "" && !isRoot:
		return nil
	}
	return at(r.root, place)
}

// more says whether the response announces a next page, by its flag or else by its link, and whether it says anything of that.
func (r pageReader) more(p *paging, hasTotal bool) (bool, bool) {
	switch flag := strings.Trim(string(r.value(p.hasMore, false)), `"`); flag {
	case "true", "false":
		return flag == "true", true
	}
	if p.next == "" {
		return false, false
	}
	link := r.value(p.next, false)
	if jsonKind(link) == 0 && hasTotal {
		// Where there is no link at all, the total decides.
		return false, false
	}
	isNone := jsonKind(link) == 0 || string(link) == "null" || string(link) == `""` || string(link) == "false"
	return !isNone, true
}

// at gives the value that a JSON Pointer leads to; nothing where it leads nowhere.
func at(text json.RawMessage, pointer string) json.RawMessage {
	text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
	if pointer == "" {
		return bytes.TrimSpace(text)
	}
	for _, token := range strings.Split(pointer, "/")[1:] {
		name := strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
		switch jsonKind(text) {
		case '{':
			var members map[string]json.RawMessage
			if json.Unmarshal(text, &members) != nil {
				return nil
			}
			text = members[name]
		case '[':
			var items []json.RawMessage
			index, err := strconv.Atoi(name)
			if err != nil || json.Unmarshal(text, &items) != nil || index < 0 || index >= len(items) {
				return nil
			}
			text = items[index]
		default:
			return nil
		}
	}
	return bytes.TrimSpace(text)
}

func pointerToken(name string) string { return strings.NewReplacer("~", "~0", "/", "~1").Replace(name) }

// jsonKind gives the first character of a value, '0' for all numbers, and 0 where there is none.
func jsonKind(text json.RawMessage) byte {
	text = bytes.TrimLeft(text, " \t\r\n")
	if len(text) == 0 {
		return 0
	}
	if c := text[0]; c != '-' && (c < '0' || c > '9') {
		return c
	}
	return '0'
}

func kindName(text json.RawMessage) string {
	switch jsonKind(text) {
	case 0:
		return "nothing"
	case '{':
		return "an object"
	case '"':
		return "a string"
	case '0':
		return "a number"
	case 'n':
		return "null"
	}
	return "a boolean"
}

// countIn reads a number of items, also from a header.
func countIn(text json.RawMessage) (int64, bool) {
	number, err := strconv.ParseInt(strings.Trim(string(text), `"`), 10, 64)
	return number, err == nil && number >= 0
}
