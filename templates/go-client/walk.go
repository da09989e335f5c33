package client

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"example.com/client/internal/wire"
)

// walk is a way through the pages of one call.
type walk struct {
	ctx     context.Context
	core    *core
	paging  *paging
	request *request
	options []CallOption
	// firstRaw and firstResponse are an answer that the walk begins with, if it has come already.
	firstRaw      []byte
	firstResponse *http.Response
}

// answeredPage is a page, and what leads on from it.
type answeredPage struct {
	walk *walk
	root string
	// index is the number of the page on this walk, from 0.
	index int
	// position is empty for the first page, which the call itself asked for.
	position string
	// received is the number of items on the pages before it.
	received int
	// seen are the positions and URLs that were asked for, and by which page: to meet one again is to go in a circle.
	seen map[string]int

	raw      []byte
	response *http.Response
	url      *url.URL
	reader   pageReader
	items    []json.RawMessage
	total    *int64
	// more is whether there is a next page, if isMoreKnown.
	more, isMoreKnown bool
	next              string
	hasNext           bool
}

// first gives the page that a walk begins with.
func (w *walk) first(root string) (*answeredPage, error) {
	page := &answeredPage{walk: w, root: root, seen: map[string]int{}}
	if w.firstResponse != nil {
		return page.read(w.firstRaw, w.firstResponse)
	}
	x := newExchange(w.core, w.request, w.options)
	if start, isGiven := x.settings.own.start.(PageStart); isGiven {
		page.position, page.received = start.Position, start.Received
	}
	return page.fetch()
}

// fetch asks for the page.
func (p *answeredPage) fetch() (*answeredPage, error) {
	w := p.walk
	r := w.request
	x := newExchange(w.core, r, w.options)
	x.isOpen = false
	if p.position != "" {
		var err error
		if r, err = x.positioned(r, w.paging, p.position); err != nil {
			return nil, err
		}
	}
	response, raw, err := x.perform(w.ctx, r)
	if err != nil {
		return nil, err
	}
	if len(raw) > 0 {
		var whole json.RawMessage
		if err := decodeAnswer(x.op, response, raw, &whole); err != nil {
			return nil, err
		}
	}
	return p.read(raw, response)
}

// positioned gives the request of a page. Its position replaces that of the caller and of the client.
func (x *exchange) positioned(r *request, p *paging, position string) (*request, error) {
	r = r.clone()
	if r.body != nil && r.body.isOnce {
		return nil, x.refusal("the body", fmt.Errorf("can be read only once, but each page needs it"))
	}
	own := &x.settings.own
	isOther := func(each field) bool { return !strings.EqualFold(each.name, p.name) }
	switch {
	case p.strategy == byLink:
		base, err := x.core.baseOf(r.op)
		if err != nil {
			return nil, x.refusal("", err)
		}
		target, err := url.Parse(position)
		if own, failed := url.Parse(base); err != nil || failed != nil || !sameOrigin(target, own) {
			return nil, x.refusal("the page", fmt.Errorf("is not at the origin of the base URL"))
		}
		r.link, own.query = position, nil
	case p.inBody:
		return r, r.setMember(p.name, position)
	case p.in == wire.Header:
		own.headers = slices.DeleteFunc(slices.Clone(own.headers), func(each ownHeader) bool { return !isOther(each.field) })
		r.setHeader(p.name, position)
	case p.in == wire.Cookie:
		own.cookies = slices.DeleteFunc(slices.Clone(own.cookies), func(each field) bool { return each.name == p.name })
		r.cookies = slices.DeleteFunc(r.cookies, func(each string) bool { return strings.HasPrefix(each, p.name+"=") })
		r.cookie(p.name, wire.Text(position))
	default:
		own.query = slices.DeleteFunc(slices.Clone(own.query), func(each queryOption) bool { return each.name == p.name })
		written, _, err := wire.Alone(wire.Query, p.name, wire.Text(position))
		if err != nil {
			return nil, x.refusal(subjectOf(wire.Query, p.name), err)
		}
		r.setQuery(p.name, written)
	}
	return r, nil
}

// setMember puts a position into a body of JSON.
func (r *request) setMember(name, position string) error {
	members := map[string]json.RawMessage{}
	if r.body != nil {
		if err := json.Unmarshal(r.body.bytes, &members); err != nil {
			return &ArgumentError{Operation: r.op.id, Message: "the body must be a JSON object for the next page to be found", Err: err}
		}
	}
	value := json.RawMessage(position)
	if _, err := strconv.ParseInt(position, 10, 64); err != nil {
		value, _ = wire.JSONText(position)
	}
	members[name] = value
	r.jsonBody(members)
	return r.err
}

// read reads what was answered.
func (p *answeredPage) read(raw []byte, response *http.Response) (*answeredPage, error) {
	p.raw, p.response, p.url = raw, response, response.Request.URL
	p.reader = pageReader{header: response.Header, root: at(raw, p.root)}
	paging := p.walk.paging
	var isList bool
	found := p.reader.value(paging.items, true)
	if p.items, isList = listAt(found); !isList {
		return nil, p.fault(fmt.Sprintf("found %s at %q instead of a list", kindName(found), p.root+paging.items))
	}
	if count, isCount := countIn(p.reader.value(paging.total, false)); isCount {
		p.total = &count
	}
	p.more, p.isMoreKnown = p.reader.more(paging, p.total != nil)
	if !p.isMoreKnown || p.more {
		var err error
		if p.next, p.hasNext, err = paging.nextOf(p); err != nil {
			return nil, err
		}
	}
	if p.isMoreKnown && p.more && !p.hasNext {
		return nil, p.fault("it announces a next page, but does not say where it is")
	}
	p.seen[p.url.String()] = p.index
	return p, nil
}

func (p *answeredPage) fault(why string) error {
	return &PaginationError{
		Request:   summaryOf(p.walk.request.op.method, p.url.String()),
		Status:    p.response.StatusCode,
		Header:    p.response.Header,
		Operation: p.walk.request.op.id,
		Message:   why,
	}
}

// nextStart says where the next page begins, a link as a whole URL.
func (p *answeredPage) nextStart() (*PageStart, error) {
	if !p.hasNext {
		return nil, nil
	}
	position := p.next
	if p.walk.paging.strategy == byLink {
		base, err := p.walk.core.baseOf(p.walk.request.op)
		if err != nil {
			return nil, err
		}
		own, err := url.Parse(base)
		if err != nil {
			return nil, err
		}
		target := resolvedLink(p.url, position)
		if target == nil || target.User != nil {
			return nil, p.fault("its link to the next page is no URL")
		}
		if !sameOrigin(target, own) {
			return nil, p.fault("its link to the next page leads to " + target.Scheme + "://" + target.Host + ", but requests go only to " + own.Scheme + "://" + own.Host)
		}
		position = target.String()
	}
	return &PageStart{Position: position, Received: p.received + len(p.items)}, nil
}

// follow asks for the next page; it gives nil where there is none.
func (p *answeredPage) follow() (*answeredPage, error) {
	start, err := p.nextStart()
	if start == nil || err != nil {
		return nil, err
	}
	// The same page may be asked for its successor twice.
	if before, isSeen := p.seen[start.Position]; isSeen && before <= p.index {
		leadsToItself := start.Position == p.position || before == p.index
		saysMore := p.walk.paging.hasMore != "" && p.isMoreKnown && p.more
		if len(p.items) == 0 && leadsToItself && !saysMore {
			return nil, nil
		}
		return nil, p.fault("it leads back to a page before it")
	}
	p.seen[start.Position] = p.index + 1
	next := &answeredPage{walk: p.walk, root: p.root, index: p.index + 1, position: start.Position, received: start.Received, seen: p.seen}
	next, err = next.fetch()
	if err == nil && p.walk.paging.isCounted() && next.repeats(p) {
		return nil, next.fault("it repeats the page before it")
	}
	return next, err
}

// repeats says whether a page is the one before it once more: then the service ignores the position that is asked for. Two pages may
// have equal items, such as a list of numbers; their links differ.
func (p *answeredPage) repeats(before *answeredPage) bool {
	link := p.walk.paging.next
	return slices.EqualFunc(p.items, before.items, func(a, b json.RawMessage) bool { return bytes.Equal(a, b) }) &&
		bytes.Equal(p.reader.value(link, false), before.reader.value(link, false))
}

// resolvedLink gives a link as a whole URL, without a fragment; nil where it is none.
func resolvedLink(base *url.URL, link string) *url.URL {
	target, err := base.Parse(link)
	if err != nil || link == "" {
		return nil
	}
	target.Fragment, target.RawFragment = "", ""
	return target
}
