package client

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"
)

// outcome makes a call and says what became of it.
func (c *callGiven) outcome(ctx context.Context, core *core) outcome {
	made := outcome{}
	if err := c.do(ctx, core, made); err != nil {
		made["error"] = errorOf(err)
	}
	return made
}

func (c *callGiven) do(ctx context.Context, core *core, made outcome) error {
	if c.Options.Aborted {
		aborted, cancel := context.WithCancel(ctx)
		cancel()
		ctx = aborted
	}
	if c.Event != nil {
		return c.receive(made)
	}
	if c.SignIn != nil {
		return c.signIn(ctx, made)
	}
	options := c.callOptions()
	var unread []byte
	var head *http.Response
	if c.Take == "unread" {
		options = append(options, WithReader(func(response *http.Response) (err error) {
			head = response
			unread, err = io.ReadAll(response.Body)
			return err
		}))
	}
	var answer *Answer[any]
	var err error
	if c.Request != "" {
		method, target, _ := strings.Cut(c.Request, " ")
		for _, each := range c.Input.Query {
			options = append(options, WithQuery(each.name, textOf(each.text)))
		}
		answer, err = call(ctx, core, method, target, nil, options)
	} else {
		known, isKnown := library[c.Call]
		if !isKnown {
			return errors.New("there is no operation " + c.Call)
		}
		if known.notShown != nil {
			return *known.notShown
		}
		r := c.request(known)
		switch c.Take {
		case "items", "pages", "events":
			return c.walk(ctx, core, known, r, options, made)
		}
		answer, err = send[any](ctx, core, r, options)
	}
	if err != nil {
		return err
	}
	switch c.Take {
	case "unread":
		made["status"], made["headers"], made["value"] = head.StatusCode, headersOf(head), answered(unread, unread)
	case "response":
		made["status"], made["headers"] = answer.Response.StatusCode, headersOf(answer.Response)
		made["value"] = answered(answer.Data, answer.Raw)
	default:
		made["value"] = answered(answer.Data, answer.Raw)
	}
	return nil
}

func (c *callGiven) callOptions() []CallOption {
	var options []CallOption
	for _, each := range c.Options.both() {
		options = append(options, each)
	}
	for _, each := range c.Options.Headers {
		options = append(options, WithHeader(each.name, textOf(each.text)))
	}
	for _, each := range c.Input.Headers {
		if name, _ := special(each.text); name == "$nothing" {
			options = append(options, WithoutHeader(each.name))
		}
	}
	if c.Options.Idempotent != nil {
		options = append(options, WithIdempotent(*c.Options.Idempotent))
	}
	if c.Input.ContentType != "" {
		options = append(options, WithContentType(c.Input.ContentType))
	}
	if c.Input.Accept != "" {
		options = append(options, WithAccept(c.Input.Accept))
	}
	return options
}

func (c *callGiven) request(known *libraryOp) *request {
	r := newRequest(&known.op)
	if len(known.path) > 0 {
		values := make([]wireValue, len(known.path))
		for index, name := range known.path {
			values[index] = valueOf(c.Input.Path.get(name))
		}
		r.path(values...)
	}
	for _, each := range c.Input.Query {
		r.query(each.name, refusingNull(r, each))
	}
	for _, each := range c.Input.Headers {
		r.header(each.name, refusingNull(r, each))
	}
	for _, each := range c.Input.Cookies {
		r.cookie(each.name, valueOf(each.text))
	}
	if c.Input.Body != nil {
		c.body(r, known)
	}
	return r
}

func refusingNull(_ *request, each member1) wireValue { return valueOf(each.text) }

func (c *callGiven) walk(ctx context.Context, core *core, known *libraryOp, r *request, options []CallOption, made outcome) error {
	switch known.stream {
	case "events":
		return streamed(eventStream[any](ctx, core, r, options))(c, made, eventOf)
	case "text-events":
		return streamed(textEventStream(ctx, core, r, options))(c, made, func(e Event[string], _ []byte) any { return eventFacts(e.Name, e.Data, e.ID, e.Retry, e.HasRetry) })
	case "lines":
		return streamed(lineStream[any](ctx, core, r, options))(c, made, func(item any, _ []byte) any { return item })
	case "sequence":
		return streamed(sequenceStream[any](ctx, core, r, options))(c, made, func(item any, _ []byte) any { return item })
	}
	if len(c.Pages) > 0 {
		first, err := send[any](ctx, core, r, options)
		if err != nil {
			return err
		}
		w := walkFrom(ctx, core, known.paging, r, options, first.Raw, first.Response)
		items := map[string][]any{}
		var mutex sync.Mutex
		var group sync.WaitGroup
		var failed error
		for _, name := range c.Pages {
			group.Add(1)
			go func() {
				defer group.Done()
				own, err := taken(walkAt[any](w, "/"+name).Items(), math.MaxInt)
				mutex.Lock()
				defer mutex.Unlock()
				items[name] = own
				failed = errors.Join(failed, err)
			}()
		}
		group.Wait()
		made["items"] = items
		return failed
	}
	first := c.First
	if first == 0 {
		first = math.MaxInt
	}
	if c.Take == "pages" {
		pages := []any{}
		for page, err := range pagesOf[any](ctx, core, known.paging, r, options) {
			if err != nil {
				made["pages"] = pages
				return err
			}
			facts := map[string]any{"items": page.Items}
			if page.Total != nil {
				facts["total"] = *page.Total
			}
			if pages = append(pages, facts); len(pages) == first {
				break
			}
		}
		made["pages"] = pages
		return nil
	}
	items, err := taken(itemsOf[any](ctx, core, known.paging, r, options), first)
	made["items"] = items
	return err
}

func taken(all iter.Seq2[any, error], first int) ([]any, error) {
	items := []any{}
	for item, err := range all {
		if err != nil {
			return items, err
		}
		if items = append(items, item); len(items) == first {
			break
		}
	}
	return items, nil
}

func streamed[T any](stream *Stream[T], err error) func(*callGiven, outcome, func(T, []byte) any) error {
	return func(c *callGiven, made outcome, said func(T, []byte) any) error {
		if err != nil {
			return err
		}
		items := []any{}
		defer func() { made["items"] = items }()
		for item, err := range stream.All() {
			if err != nil {
				return err
			}
			if items = append(items, said(item, nil)); len(items) == c.First {
				break
			}
		}
		return nil
	}
}

func eventOf(e Event[any], _ []byte) any {
	return eventFacts(e.Name, e.Data, e.ID, e.Retry, e.HasRetry)
}

func eventFacts(name string, data any, id string, retry time.Duration, hasRetry bool) any {
	facts := map[string]any{"event": name, "data": data, "id": id}
	if hasRetry {
		facts["retry"] = retry.Milliseconds()
	}
	return facts
}

func (c *callGiven) receive(made outcome) error {
	options := ReceiverOptions{Secrets: c.Receiver.Secrets, IDHeader: c.Receiver.IDHeader}
	if options.IDHeader == "" {
		options.IDHeader = "library-id"
	}
	if seconds := c.Receiver.ToleranceSeconds; seconds != nil {
		tolerance := anyTime
		if *seconds < 1e9 {
			tolerance = time.Duration(*seconds * float64(time.Second))
		}
		options.Tolerance = &tolerance
	}
	receiver, err := newReceiver(options, events...)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, "/", strings.NewReader(c.Delivery.Body))
	if err != nil {
		return err
	}
	for name, text := range c.Delivery.Headers {
		request.Header.Set(name, text)
	}
	var wanted []string
	if name := textOf(c.Event); jsonKindOf(c.Event) == '"' {
		if name != "any" {
			wanted = []string{name}
		}
	} else if err := json.Unmarshal(c.Event, &wanted); err != nil {
		return err
	}
	delivery, err := receiver.Receive(request, wanted...)
	value, err := payload[any](delivery, err)
	if err != nil {
		return err
	}
	made["value"] = answered(value, delivery.Raw)
	return nil
}

func (c *callGiven) signIn(ctx context.Context, made outcome) error {
	s := c.SignIn
	request, err := NewAuthorizationRequest(AuthorizationOptions{
		AuthorizationURL: s.AuthorizationURL, ClientID: s.ClientID, RedirectURI: s.RedirectURI,
		Scopes: s.Scopes, Parameters: s.Parameters, NoPKCE: s.Scheme == "old-user",
	})
	if err != nil {
		return err
	}
	browser := withoutRedirects(nil)
	page, err := browser.Get(request.URL)
	if err != nil {
		return err
	}
	_ = page.Body.Close()
	tokens, err := ExchangeCode(ctx, CodeExchange{
		TokenEndpoint: TokenEndpoint{TokenURL: s.TokenURL, ClientID: s.ClientID, ClientSecret: s.ClientSecret},
		Request:       *request, CallbackURL: page.Header.Get("Location"),
	})
	if err != nil {
		return err
	}
	value := map[string]any{"accessToken": tokens.AccessToken}
	if tokens.RefreshToken != "" {
		value["refreshToken"] = tokens.RefreshToken
	}
	made["value"] = value
	return nil
}

// body gives the request the body of the case, as a caller in Go would.
func (c *callGiven) body(r *request, known *libraryOp) {
	text := withoutNothing(c.Input.Body)
	name, inner := special(c.Input.Body)
	codec := known.body
	if codec == "several" {
		codec = map[string]string{"application/json": "json", "application/x-www-form-urlencoded": "form", "text/csv": "text"}[c.Input.ContentType]
	}
	isRaw := name == "$bytes" || name == "$stream"
	switch {
	case codec == "json" && isRaw:
		r.refuse("the body", errors.New("is no JSON: it does not compile"))
	case codec == "json":
		if limited, isObject := membersOf(text); isObject && known.op.check != nil {
			for _, each := range limited {
				r.count("body."+each.name, valueOf(each.text).Count())
			}
		}
		r.jsonBody(text)
	case codec == "form":
		r.formBody(func(f *form) { addAll(f, text) })
	case codec == "multipart":
		r.multipartBody(func(f *form) { addAll(f, text) })
	case codec == "text":
		r.textBody(textOf(text))
	case codec == "bytes" && name == "$bytes":
		r.readerBody(bytes.NewReader(bytesOf(inner)))
	case name == "$stream":
		var left []string
		_ = json.Unmarshal(inner, &left)
		kept := left[:0]
		for _, each := range left {
			if each != "" {
				kept = append(kept, each)
			}
		}
		r.readerBody(&chunks{kept})
	case codec == "bytes" && jsonKindOf(text) == '"':
		r.readerBody(strings.NewReader(textOf(text)))
	case codec == "bytes":
		r.refuse("the body", errors.New("is no reader: it does not compile"))
	case jsonKindOf(text) == '"':
		r.anyBody(textOf(text))
	default:
		r.anyBody(text)
	}
}

func membersOf(text json.RawMessage) (ordered, bool) {
	var members ordered
	return members, jsonKindOf(text) == '{' && json.Unmarshal(text, &members) == nil
}

func addAll(f *form, text json.RawMessage) {
	members, _ := membersOf(text)
	for _, each := range members {
		var list []json.RawMessage
		if jsonKindOf(each.text) != '[' || json.Unmarshal(each.text, &list) != nil {
			list = []json.RawMessage{each.text}
		}
		isFile := false
		for _, item := range list {
			if name, inner := special(item); name == "$file" {
				isFile = true
				var file struct{ Name, Type, Bytes string }
				_ = json.Unmarshal(inner, &file)
				content, _ := json.Marshal(file.Bytes)
				f.file(each.name, &File{Name: file.Name, Type: file.Type, Content: bytes.NewReader(bytesOf(content))})
			}
		}
		if !isFile {
			f.add(each.name, valueOf(each.text))
		}
	}
}
