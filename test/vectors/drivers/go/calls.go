package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strings"
	"time"

	sdk "example.com/driven"
)

// driven is what driven.go says of the package.
type driven struct {
	create func(baseURL string, options []sdk.ClientOption) (*sdk.Client, error)
	calls  map[string]called
	// schemes have the emitted functions that make their credentials.
	schemes map[string]scheme
	// receiver is the function that makes a receiver of events; nil where there are none.
	receiver any
}

// called is the typed public call of an operation: methods of its service, and the names of what they take.
type called struct {
	of, items, pages, stream func(*sdk.Client) any
	// path has the names of the path's values, in the order in which the method takes them.
	path []string
	// fields of the parameters by place and name: "query.limit".
	fields map[string]string
	// bodies are the fields of bodies by their media types; "" is the first.
	bodies map[string]string
	// lists are the fields of the walks through several lists of one answer.
	lists map[string]string
}

// callJob is what the driver is told to do with a client.
type callJob struct {
	Call     string          `json:"call"`
	Request  string          `json:"request"`
	Event    json.RawMessage `json:"event"`
	Receiver receiverJob     `json:"receiver"`
	Delivery delivery        `json:"delivery"`
	SignIn   json.RawMessage `json:"signIn"`
	Input    input           `json:"input"`
	Options  callOptions     `json:"options"`
	Take     string          `json:"take"`
	Pages    []string        `json:"pages"`
	First    int             `json:"first"`
}

type delivery struct {
	Headers map[string]string `json:"headers"`
	Body    string            `json:"body"`
}

// values are named values in the order in which the case has them.
type values []namedValue

type namedValue struct {
	name string
	text json.RawMessage
}

// UnmarshalJSON keeps the order of the members.
func (v *values) UnmarshalJSON(text []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if _, err := decoder.Token(); err != nil {
		return err
	}
	for decoder.More() {
		var each namedValue
		name, err := decoder.Token()
		if err != nil {
			return err
		}
		each.name, _ = name.(string)
		if err := decoder.Decode(&each.text); err != nil {
			return err
		}
		*v = append(*v, each)
	}
	return nil
}

// named finds a value by its name.
func isSeveral(text json.RawMessage) bool { return text[0] == '[' || text[0] == '{' }

func (v values) named(name string) (json.RawMessage, bool) {
	for _, each := range v {
		if each.name == name {
			return each.text, true
		}
	}
	return nil, false
}

type input struct {
	Path, Query, Headers, Cookies values
	Body                          json.RawMessage
	ContentType, Accept           string
}

type callOptions struct {
	limits
	Headers    map[string]string
	Idempotent *bool
	Aborted    bool
}

// limits are options of clients and calls.
type limits struct {
	TimeoutMs, DeadlineMs        *float64
	MaxRetries, MaxResponseBytes *int64
}

func (l limits) options() []sdk.Option {
	var options []sdk.Option
	milliseconds := func(given float64) time.Duration { return time.Duration(given * float64(time.Millisecond)) }
	if l.TimeoutMs != nil {
		options = append(options, sdk.WithTimeout(milliseconds(*l.TimeoutMs)))
	}
	if l.DeadlineMs != nil {
		options = append(options, sdk.WithDeadline(milliseconds(*l.DeadlineMs)))
	}
	if l.MaxRetries != nil {
		options = append(options, sdk.WithMaxRetries(int(*l.MaxRetries)))
	}
	if l.MaxResponseBytes != nil {
		options = append(options, sdk.WithMaxResponseBytes(*l.MaxResponseBytes))
	}
	return options
}

// take makes a call, and takes of it what its caller wants.
func take(ctx context.Context, client *sdk.Client, read callJob, taken *outcome) error {
	if read.Options.Aborted {
		aborted, cancel := context.WithCancelCause(ctx)
		cancel(errNoLongerWanted)
		ctx = aborted
	}
	switch {
	case read.Event != nil:
		value, err := received(read)
		taken.Value = value
		return err
	case read.SignIn != nil:
		value, err := signedIn(ctx, read.SignIn)
		taken.Value = value
		return err
	}
	made := &making{ctx: ctx, client: client, read: read}
	switch read.Take {
	case "items", "pages", "events":
		return made.walk(taken)
	}
	return made.answer(taken)
}

// making is one call that is made.
type making struct {
	ctx    context.Context
	client *sdk.Client
	read   callJob
	// options are those of the call, and of its input what the operation has no parameter for.
	options []sdk.CallOption
}

// answer makes a call that gives an answer.
func (m *making) answer(taken *outcome) error {
	var unread []byte
	var head *http.Response
	if m.read.Take == "unread" {
		m.options = append(m.options, sdk.WithReader(func(response *http.Response) (err error) {
			head = response
			unread, err = io.ReadAll(response.Body)
			return err
		}))
	}
	value, raw, response, err := m.called()
	if err != nil {
		return err
	}
	if m.read.Take == "unread" {
		response, value, raw = head, unread, unread
	}
	taken.Value = answered(value, raw)
	if m.read.Take == "unread" || m.read.Take == "response" {
		taken.Status, taken.Headers = response.StatusCode, headersOf(response.Header)
	}
	return nil
}

func (m *making) called() (value any, raw []byte, response *http.Response, err error) {
	m.optionsOf()
	if m.read.Request != "" {
		method, path, _ := strings.Cut(m.read.Request, " ")
		var body any
		if m.read.Input.Body != nil {
			if body, err = givenAny(m.read.Input.Body); err != nil {
				return nil, nil, nil, err
			}
		}
		if err = m.openOptions(m.read.Input); err != nil {
			return nil, nil, nil, err
		}
		answer, err := m.client.Call(m.ctx, method, path, body, m.options...)
		if err != nil {
			return nil, nil, nil, err
		}
		return answer.Data, answer.Raw, answer.Response, nil
	}
	entry, found := theDriven.calls[m.read.Call]
	if !found {
		return nil, nil, nil, m.notShown()
	}
	results, err := m.invoke(entry, entry.of)
	if err != nil {
		return nil, nil, nil, err
	}
	if err, _ := results[1].Interface().(error); err != nil {
		return nil, nil, nil, err
	}
	answer := results[0].Elem()
	value = answer.FieldByName("Data").Interface()
	raw = answer.FieldByName("Raw").Bytes()
	response, _ = answer.FieldByName("Response").Interface().(*http.Response)
	// Data is that of one success alone.
	if len(raw) > 0 && answer.FieldByName("Data").IsZero() {
		value, err = sdk.As[any](&sdk.Answer[any]{Raw: raw, Response: response}, nil)
	}
	return value, raw, response, err
}

// notShown is what stands in place of an operation that cannot be called: it has no method.
func (m *making) notShown() error {
	for _, each := range m.client.NotShown() {
		if each.Operation == m.read.Call {
			return &failure{Kind: "not-shown", Text: each.Error()}
		}
	}
	return fmt.Errorf("there is no operation %q", m.read.Call)
}

// invoke calls a method of a service with the input by its types.
func (m *making) invoke(entry called, method func(*sdk.Client) any) ([]reflect.Value, error) {
	call := reflect.ValueOf(method(m.client))
	given := []reflect.Value{reflect.ValueOf(m.ctx)}
	var others values
	for _, name := range entry.path {
		value := reflect.New(call.Type().In(len(given))).Elem()
		if text, isGiven := m.read.Input.Path.named(name); isGiven {
			// A list or an object has a field of its own where it may be given.
			if _, hasField := entry.fields["path."+name]; hasField && isSeveral(text) {
				others = append(others, namedValue{name, text})
			} else if err := setPath(value, text); err != nil {
				return nil, err
			}
		}
		given = append(given, value)
	}
	m.read.Input.Path = others
	rest := m.read.Input
	if call.Type().NumIn() > len(given)+1 {
		params := reflect.New(call.Type().In(len(given)).Elem())
		left, err := m.setParams(entry, params.Elem())
		if err != nil {
			return nil, err
		}
		rest = left
		given = append(given, params)
	}
	if err := m.openOptions(rest); err != nil {
		return nil, err
	}
	return call.CallSlice(append(given, reflect.ValueOf(m.options))), nil
}

// setParams sets the fields of the parameters, and gives back the input for which there are none.
func (m *making) setParams(entry called, params reflect.Value) (input, error) {
	left := m.read.Input
	places := []struct {
		name string
		of   *values
	}{{"path", &left.Path}, {"query", &left.Query}, {"header", &left.Headers}, {"cookie", &left.Cookies}}
	for _, place := range places {
		var others values
		for _, each := range *place.of {
			own, found := entry.fields[place.name+"."+each.name]
			if !found || specialIn(each.text).isTooLarge() {
				others = append(others, each)
				continue
			}
			if string(each.text) == "null" {
				return left, unfit("null is no value of %q", each.name)
			}
			if err := setGiven(params.FieldByName(own), each.text); err != nil {
				return left, err
			}
		}
		*place.of = others
	}
	own, found := entry.bodies[left.ContentType]
	if !found {
		own, found = entry.bodies[""]
	}
	if !found || left.Body == nil {
		return left, nil
	}
	body := params.FieldByName(own)
	// A null alone, and properties that the manifest does not know, go by the untyped way.
	if string(left.Body) == "null" || hasOthers(body.Type(), left.Body) {
		return left, nil
	}
	text := left.Body
	left.Body = nil
	return left, setGiven(body, text)
}

// optionsOf adds the options of the call.
func (m *making) optionsOf() {
	given := m.read.Options
	for _, each := range given.limits.options() {
		m.options = append(m.options, each)
	}
	if given.Idempotent != nil {
		m.options = append(m.options, sdk.WithIdempotent(*given.Idempotent))
	}
	for name, value := range given.Headers {
		m.options = append(m.options, sdk.WithHeader(name, value))
	}
	if m.read.Input.ContentType != "" {
		m.options = append(m.options, sdk.WithContentType(m.read.Input.ContentType))
	}
	if m.read.Input.Accept != "" {
		m.options = append(m.options, sdk.WithAccept(m.read.Input.Accept))
	}
}

// openOptions adds what an operation has no parameter for, by the untyped way.
func (m *making) openOptions(left input) error {
	add := func(of values, option func(name, value string) sdk.CallOption) error {
		for _, each := range of {
			texts, err := openTexts(each.text)
			if err != nil {
				return err
			}
			for _, text := range texts {
				m.options = append(m.options, option(each.name, text))
			}
		}
		return nil
	}
	for _, each := range left.Headers {
		if specialIn(each.text).isNothing() {
			m.options = append(m.options, sdk.WithoutHeader(each.name))
		}
	}
	err := errors.Join(
		add(left.Query, func(name, value string) sdk.CallOption { return sdk.WithQuery(name, value) }),
		add(left.Headers, func(name, value string) sdk.CallOption { return sdk.WithHeader(name, value) }),
		add(left.Cookies, sdk.WithCookie),
	)
	if err != nil {
		return err
	}
	if left.Body != nil && m.read.Request == "" && !specialIn(left.Body).isNothing() {
		if string(left.Body) == "null" {
			m.options = append(m.options, sdk.WithBody(left.Body))
			return nil
		}
		body, err := givenAny(left.Body)
		if err != nil {
			return err
		}
		m.options = append(m.options, sdk.WithBody(body))
	}
	return nil
}

// openTexts are the texts that a caller writes for a value without a type.
func openTexts(text json.RawMessage) ([]string, error) {
	if specialIn(text).isNothing() {
		return nil, nil
	}
	value, err := givenAny(text)
	if err != nil {
		return nil, err
	}
	switch read := value.(type) {
	case string:
		return []string{read}, nil
	case json.Number:
		return []string{read.String()}, nil
	case bool:
		return []string{string(text)}, nil
	}
	return nil, unfit("%s is no text", text)
}

// headersOf gives the headers of an answer. The protocol has a character for each byte; in Go they are the bytes as they came.
func headersOf(header http.Header) map[string]string {
	joined := map[string]string{}
	for name, lines := range header {
		var text []rune
		for _, each := range []byte(strings.Join(lines, ", ")) {
			text = append(text, rune(each))
		}
		joined[strings.ToLower(name)] = string(text)
	}
	return joined
}
