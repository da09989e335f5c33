package client

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"example.com/client/internal/wire"
)

// prepare makes all that the attempts of a call have in common, and refuses what cannot be sent.
func (x *exchange) prepare(r *request) error {
	own := &x.settings.own
	if len(own.query)+len(own.cookies) > 0 {
		// The request may be sent again, as that of another page.
		r = r.clone()
	}
	for _, each := range own.query {
		r.openQuery(each.name, each.values)
	}
	for _, each := range own.cookies {
		r.cookie(each.name, wire.Text(each.value))
	}
	if r.err == nil && r.op.check != nil {
		if err := r.op.check.check(r.tallies); err != nil {
			r.refuse("", err)
		}
	}
	if r.err != nil {
		return r.err
	}
	target, err := x.targetOf(r)
	if err != nil {
		return x.refusal("", err)
	}
	x.target = target
	if x.header, err = x.headerOf(r); err != nil {
		return err
	}
	return x.encode(r)
}

func (x *exchange) refusal(subject string, err error) error {
	return &ArgumentError{Operation: x.op.id, Message: strings.TrimSpace(subject + " " + err.Error()), Err: err}
}

// targetOf gives the URL of a call. Parameters of the client come first, without those that the call has itself.
func (x *exchange) targetOf(r *request) (string, error) {
	if r.link != "" {
		return r.link, nil
	}
	base, err := x.core.baseOf(r.op)
	if err != nil {
		return "", err
	}
	if len(r.pairs) == 0 && len(x.settings.query) == 0 {
		return base + r.filled, nil
	}
	length := len(base) + len(r.filled)
	for _, fields := range [...][]field{x.settings.query, r.pairs} {
		for _, each := range fields {
			length += len(each.value) + 1
		}
	}
	var out strings.Builder
	out.Grow(length)
	out.WriteString(base)
	out.WriteString(r.filled)
	separator := byte('?')
	if strings.Contains(r.filled, "?") {
		separator = '&'
	}
	write := func(written string) {
		out.WriteByte(separator)
		out.WriteString(written)
		separator = '&'
	}
	for _, each := range x.settings.query {
		if !hasField(r.pairs, each.name) {
			write(each.value)
		}
	}
	for _, each := range r.pairs {
		write(each.value)
	}
	return out.String(), nil
}

func hasField(fields []field, name string) bool {
	for _, each := range fields {
		if each.name == name {
			return true
		}
	}
	return false
}

// headerOf gives the headers of a call: those of the client, those of its values, and those of its caller, of which the later
// replace the earlier. What the client sets by itself comes last, where there is none yet.
func (x *exchange) headerOf(r *request) (http.Header, error) {
	header := make(http.Header, len(x.settings.header)+len(r.headers)+4)
	for name, values := range x.settings.header {
		header[name] = values
	}
	for _, each := range r.headers {
		header[each.name] = []string{each.value}
	}
	for _, each := range x.settings.own.headers {
		text, err := headerText(each.name, each.value)
		if err != nil {
			return nil, x.refusal(fmt.Sprintf("header %q", each.name), err)
		}
		if each.isLeftOut {
			// Not sent, and not set by the client either.
			header[each.name] = []string{}
		} else {
			header[each.name] = []string{text}
		}
	}
	addCookies(header, r.cookies...)
	if accept := x.settings.own.accept; accept != "" {
		header["Accept"] = []string{accept}
	}
	for _, each := range x.op.fixed {
		setDefault(header, each.name, each.value)
	}
	if x.op.accept != "" {
		setDefault(header, "Accept", x.op.accept)
	}
	if x.op.keyHeader != "" {
		name := http.CanonicalHeaderKey(x.op.keyHeader)
		// An empty key is none; one that is left out has no value at all.
		if values := header[name]; values == nil || len(values) > 0 && values[0] == "" {
			header[name] = []string{newKey()}
		}
	}
	return header, nil
}

func setDefault(header http.Header, name, value string) {
	if name = http.CanonicalHeaderKey(name); header[name] == nil {
		header[name] = []string{value}
	}
}

// newKey gives a random UUID (RFC 9562, section 5.4).
func newKey() string {
	var b [16]byte
	_, _ = rand.Read(b[:])
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

// encode makes the body, with its media type. That of the call goes before that of a header, of the body itself and of the manifest.
func (x *exchange) encode(r *request) error {
	own := &x.settings.own
	given := r.body
	if own.hasBody && own.body != nil {
		given = &body{value: own.body}
	}
	if given == nil {
		return nil
	}
	if r.op.sends == nil {
		return x.refusal("", errors.New("has no body"))
	}
	said := own.contentType
	for _, each := range [...]string{x.header.Get("Content-Type"), r.typed} {
		if said == "" {
			said = each
		}
	}
	if given.value != nil {
		mediaType := said
		if mediaType == "" {
			mediaType = r.op.sends.contentType
		}
		encoded, err := bodyOf(given.value, mediaType)
		if err != nil {
			return x.refusal("the body", err)
		}
		given = encoded
	}
	if given.isFixed {
		said = given.ownType
	}
	for _, each := range [...]string{given.ownType, r.op.sends.contentType, given.usualType} {
		if said == "" && !isRange(each) {
			said = each
		}
	}
	if isLeftOut := x.header["Content-Type"] != nil && x.header.Get("Content-Type") == ""; said != "" && !isLeftOut {
		text, err := headerText("Content-Type", said)
		if err != nil {
			return x.refusal(`header "Content-Type"`, err)
		}
		x.header["Content-Type"] = []string{text}
	}
	x.body = given
	return nil
}

// newRequest makes the request of an attempt, without credentials.
func (x *exchange) newRequest(ctx context.Context) (*http.Request, error) {
	request, err := http.NewRequestWithContext(ctx, x.op.method, x.target, nil)
	if err != nil {
		return nil, x.refusal("", withoutURL(err))
	}
	request.Header = x.header
	if x.op.need != nil || len(x.settings.hooks) > 0 || x.core.sender.Jar != nil {
		request.Header = x.header.Clone()
	}
	if host := x.header["Host"]; len(host) > 0 {
		// net/http takes it from here alone.
		request.Host = host[0]
	}
	if x.body == nil {
		return request, nil
	}
	if err := x.body.into(request); err != nil {
		return nil, x.refusal("the body cannot be opened:", err)
	}
	return request, nil
}

// into puts the body into a request.
func (b *body) into(request *http.Request) error {
	open, length := b.open, b.length
	if open == nil {
		open = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(b.bytes)), nil }
		length = int64(len(b.bytes))
	}
	if length == 0 {
		request.Body = http.NoBody
		return nil
	}
	content, err := open()
	if err != nil {
		return err
	}
	request.Body, request.ContentLength = content, length
	if !b.isOnce {
		request.GetBody = open
	}
	return nil
}
