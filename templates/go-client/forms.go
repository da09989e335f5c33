package client

import (
	"fmt"
	"net/url"
	"strings"

	"example.com/client/internal/wire"
)

// form takes the properties of a form one by one, in their order.
type form struct {
	request *request
	parts   []formPart
	// pairs are what application/x-www-form-urlencoded has of them.
	pairs []string
	// isMultipart says that there are parts in place of pairs.
	isMultipart bool
}

// formPart is one part of a multipart body.
type formPart struct {
	name        string
	text        string
	file        *File
	contentType string
}

// formBody sends a form of one line.
func (r *request) formBody(write func(*form)) {
	made := &form{request: r}
	write(made)
	r.body = &body{bytes: []byte(strings.Join(made.pairs, "&")), usualType: "application/x-www-form-urlencoded"}
}

// add adds a property (OpenAPI 3.1.1, section 4.8.15). An array is a field for each item, unless a style says otherwise.
func (f *form) add(name string, value wire.Value) {
	if value.IsAbsent() {
		return
	}
	subject := fmt.Sprintf("property %q of the body", name)
	said := f.fieldOf(name)
	if f.request.op.check != nil {
		f.request.count("body."+name, value.Count())
	}
	if said.style != nil {
		written, isSent, err := said.style.Write(value)
		if err != nil {
			f.request.refuse(subject, err)
		} else if isSent {
			f.addStyled(written)
		}
		return
	}
	items, err := value.Each()
	if err != nil {
		f.request.refuse(subject, err)
		return
	}
	for _, each := range items {
		text, hasParts, err := each.FieldText(isJSON(said.contentType), said.contentType != "")
		if err != nil {
			f.request.refuse(subject, err)
			return
		}
		if !f.isMultipart {
			f.pairs = append(f.pairs, wire.FormText(name)+"="+wire.FormText(text))
			continue
		}
		part := formPart{name: name, text: text, contentType: said.contentType}
		switch {
		case hasParts:
			part.contentType = "application/json"
		case isRange(part.contentType):
			f.request.refuse(subject, errRange(part.contentType))
		}
		f.parts = append(f.parts, part)
	}
}

func errRange(mediaType string) error {
	return fmt.Errorf("must be a File that says its type, one of %s", mediaType)
}

// addStyled adds what a style has written: in parts, where no character has a meaning, nothing is encoded.
func (f *form) addStyled(written string) {
	if !f.isMultipart {
		f.pairs = append(f.pairs, written)
		return
	}
	for pair := range strings.SplitSeq(written, "&") {
		name, text, _ := strings.Cut(pair, "=")
		part := formPart{}
		part.name, _ = url.PathUnescape(name)
		part.text, _ = url.PathUnescape(text)
		f.parts = append(f.parts, part)
	}
}

func (f *form) fieldOf(name string) formField {
	if f.request.op.sends != nil {
		for _, each := range f.request.op.sends.fields {
			if each.name == name {
				return each
			}
		}
	}
	return formField{}
}
