package client

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"

	"example.com/client/internal/wire"
)

// job is what the runner wants: calls with a client of their own (test/vectors/README.md, "The protocol").
type job struct {
	Abort    string
	ID       string
	Client   clientGiven
	Calls    []callGiven
	Together bool
}

type optionsGiven struct {
	TimeoutMs, DeadlineMs        *float64
	MaxRetries, MaxResponseBytes *int
	Headers                      ordered
	Idempotent                   *bool
	Aborted                      bool
}

type clientGiven struct {
	optionsGiven
	BaseURL         string
	Query           ordered
	Auth            map[string]json.RawMessage
	FollowRedirects bool
	Deprecations    bool
	Log             bool
}

type callGiven struct {
	Call, Request string
	Event         json.RawMessage
	Receiver      struct {
		Secrets          []string
		ToleranceSeconds *float64
		IDHeader         string
	}
	Delivery struct {
		Headers map[string]string
		Body    string
	}
	SignIn *struct {
		Scheme, AuthorizationURL, TokenURL, ClientID, ClientSecret, RedirectURI string
		Scopes                                                                  []string
		Parameters                                                              map[string]string
	}
	Input struct {
		Path, Query, Headers, Cookies ordered
		Body                          json.RawMessage
		ContentType, Accept           string
	}
	Options optionsGiven
	Take    string
	Pages   []string
	First   int
}

// ordered is an object whose members keep their order.
type ordered []member1

type member1 struct {
	name string
	text json.RawMessage
}

func (o *ordered) UnmarshalJSON(text []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if _, err := decoder.Token(); err != nil {
		return err
	}
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return err
		}
		*o = append(*o, member1{fmt.Sprint(name), value})
	}
	return nil
}

func (o ordered) get(name string) json.RawMessage {
	for _, each := range o {
		if each.name == name {
			return each.text
		}
	}
	return nil
}

// special gives the one property of an object for which JSON has no word.
func special(text json.RawMessage) (string, json.RawMessage) {
	var members ordered
	if jsonKindOf(text) == '{' && json.Unmarshal(text, &members) == nil && len(members) == 1 && strings.HasPrefix(members[0].name, "$") {
		return members[0].name, members[0].text
	}
	return "", nil
}

func jsonKindOf(text []byte) byte {
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return 0
	}
	return text[0]
}

// valueOf gives what a parameter is given.
func valueOf(text json.RawMessage) wire.Value {
	switch name, inner := special(text); name {
	case "$nothing":
		return wire.Value{}
	case "$number":
		switch number := textOf(inner); number {
		case "NaN":
			return wire.Number(math.NaN())
		case "Infinity":
			return wire.Number(math.Inf(1))
		default:
			return wire.Any(json.Number(number))
		}
	}
	if text == nil {
		return wire.Value{}
	}
	return wire.Any(withoutNothing(text))
}

// withoutNothing leaves out what is not given, at any depth.
func withoutNothing(text json.RawMessage) json.RawMessage {
	var members ordered
	if jsonKindOf(text) != '{' || json.Unmarshal(text, &members) != nil {
		return text
	}
	var out bytes.Buffer
	out.WriteByte('{')
	for _, each := range members {
		if name, _ := special(each.text); name == "$nothing" {
			continue
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		name, _ := wire.JSONText(each.name)
		out.Write(name)
		out.WriteByte(':')
		out.Write(withoutNothing(each.text))
	}
	out.WriteByte('}')
	return out.Bytes()
}

func textOf(text json.RawMessage) string {
	var value string
	if json.Unmarshal(text, &value) != nil {
		return string(text)
	}
	return value
}

func bytesOf(text json.RawMessage) []byte {
	decoded, _ := base64.StdEncoding.DecodeString(textOf(text))
	return decoded
}

// chunks come one by one, and only once.
type chunks struct{ left []string }

func (c *chunks) Read(into []byte) (int, error) {
	if len(c.left) == 0 {
		return 0, io.EOF
	}
	count := copy(into, c.left[0])
	if c.left[0] = c.left[0][count:]; c.left[0] == "" {
		c.left = c.left[1:]
	}
	return count, nil
}

// Drive does jobs until the input ends.
func Drive(in io.Reader, out io.Writer) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 16<<20)
	var written sync.Mutex
	var callers sync.Map
	for lines.Scan() {
		var told job
		if err := json.Unmarshal(lines.Bytes(), &told); err != nil {
			return err
		}
		if told.Abort != "" {
			if cancel, isThere := callers.Load(told.Abort); isThere {
				cancel.(context.CancelFunc)()
			}
			continue
		}
		ctx, cancel := context.WithCancel(context.Background())
		callers.Store(told.ID, cancel)
		go func() {
			defer cancel()
			result, err := json.Marshal(told.do(ctx))
			if err != nil {
				panic(err)
			}
			written.Lock()
			defer written.Unlock()
			_, _ = out.Write(append(result, '\n'))
		}()
	}
	return lines.Err()
}

type outcome map[string]any

type result struct {
	ID       string    `json:"id"`
	Outcomes []outcome `json:"outcomes"`
	Notices  []any     `json:"notices"`
	Log      []string  `json:"log"`
}

func (j *job) do(ctx context.Context) *result {
	made := &result{ID: j.ID, Outcomes: make([]outcome, len(j.Calls)), Notices: []any{}}
	var log lockedBuffer
	core, err := j.Client.core(made, &log)
	var group sync.WaitGroup
	for index := range j.Calls {
		do := func() {
			if err != nil {
				made.Outcomes[index] = outcome{"error": errorOf(err)}
			} else {
				made.Outcomes[index] = j.Calls[index].outcome(ctx, core)
			}
		}
		if !j.Together {
			do()
			continue
		}
		group.Add(1)
		go func() {
			defer group.Done()
			do()
		}()
	}
	group.Wait()
	made.Log = strings.Split(log.String(), "\n")
	return made
}

type lockedBuffer struct {
	mutex sync.Mutex
	bytes.Buffer
}

func (b *lockedBuffer) Write(text []byte) (int, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.Buffer.Write(text)
}

func (c *clientGiven) core(told *result, log *lockedBuffer) (*core, error) {
	options := []ClientOption{WithBackoff(func(int) time.Duration { return 0 }), WithHTTPClient(&http.Client{Transport: http.DefaultTransport.(*http.Transport).Clone()})}
	for _, each := range c.optionsGiven.both() {
		options = append(options, each)
	}
	for _, each := range c.optionsGiven.Headers {
		options = append(options, WithHeader(each.name, textOf(each.text)))
	}
	for _, each := range c.Query {
		options = append(options, WithQuery(each.name, textOf(each.text)))
	}
	for scheme, given := range c.Auth {
		options = append(options, withCredential(scheme, credentialOf(scheme, given)))
	}
	if c.FollowRedirects {
		options = append(options, WithFollowRedirects())
	}
	if c.Log {
		options = append(options, WithLogger(slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug}))))
	}
	if c.Deprecations {
		var mutex sync.Mutex
		options = append(options, WithDeprecations(func(n DeprecationNotice) {
			mutex.Lock()
			defer mutex.Unlock()
			notice := map[string]any{"operation": n.Operation}
			for name, text := range map[string]string{"since": n.Since, "sunset": n.Sunset, "replacement": n.Replacement, "reason": n.Reason, "deprecationUrl": n.DeprecationURL, "sunsetUrl": n.SunsetURL} {
				if text != "" {
					notice[name] = text
				}
			}
			told.Notices = append(told.Notices, notice)
		}))
	}
	return newCore(c.BaseURL, options, defaults{})
}

func (o *optionsGiven) both() []Option {
	var options []Option
	if o.TimeoutMs != nil {
		options = append(options, WithTimeout(time.Duration(*o.TimeoutMs)*time.Millisecond))
	}
	if o.DeadlineMs != nil {
		options = append(options, WithDeadline(time.Duration(*o.DeadlineMs)*time.Millisecond))
	}
	if o.MaxRetries != nil {
		options = append(options, WithMaxRetries(*o.MaxRetries))
	}
	if o.MaxResponseBytes != nil {
		options = append(options, WithMaxResponseBytes(int64(*o.MaxResponseBytes)))
	}
	return options
}

// errorOf says an error in the words of the protocol.
func errorOf(err error) outcome {
	made := outcome{"kind": "other", "text": fmt.Sprintf("%v\n%#v", err, err)}
	var (
		api           *APIError
		token         *TokenError
		authorization *AuthorizationError
		connection    *ConnectionError
		timeout       *TimeoutError
		canceled      *CanceledError
		decode        *DecodeError
		page          *PaginationError
		argument      *ArgumentError
		notShown      OperationNotShown
		signature     *SignatureError
		payload       *PayloadError
		named         *namedError
	)
	switch {
	case errors.As(err, &token):
		made["kind"], made["status"] = "token", token.Status
	case errors.As(err, &authorization):
		made["kind"] = "authorization"
	case errors.As(err, &api):
		made["kind"], made["status"], made["ofStatus"] = "status", api.Status, errors.As(err, &named)
		made["body"] = bodyOfError(api)
	case errors.As(err, &timeout):
		made["kind"] = "timeout"
	case errors.As(err, &canceled):
		made["kind"] = "aborted"
	case errors.As(err, &decode):
		made["kind"], made["status"] = "decoding", decode.Status
	case errors.As(err, &page):
		made["kind"], made["status"] = "pagination", page.Status
	case errors.As(err, &argument):
		made["kind"] = "argument"
	case errors.As(err, &notShown):
		made["kind"] = "not-shown"
	case errors.As(err, &signature):
		made["kind"], made["reason"] = "signature", string(signature.Reason)
	case errors.As(err, &payload):
		made["kind"], made["reason"] = "payload", string(payload.Reason)
	case errors.As(err, &connection):
		made["kind"] = "connection"
	}
	return made
}

func bodyOfError(failed *APIError) any {
	if len(failed.Body) == 0 {
		return nothing
	}
	if json.Valid(failed.Body) {
		return json.RawMessage(failed.Body)
	}
	return string(failed.Body)
}

var nothing = map[string]any{"$nothing": true}

// answered says what a call gave.
func answered(data any, raw []byte) any {
	switch value := data.(type) {
	case nil:
		if len(raw) == 0 {
			return nothing
		}
	case string:
		if jsonKindOf(raw) != '"' || !json.Valid(raw) {
			return value
		}
	case []byte:
		return map[string]any{"$bytes": base64.StdEncoding.EncodeToString(value)}
	}
	return json.RawMessage(bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf")))
}

func headersOf(response *http.Response) map[string]string {
	headers := map[string]string{}
	for name, values := range response.Header {
		headers[strings.ToLower(name)] = strings.Join(values, ", ")
	}
	return headers
}
