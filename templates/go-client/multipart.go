package client

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"strings"
)

// multipartBody sends a form of several parts (RFC 7578). It is read as it is sent.
func (r *request) multipartBody(write func(*form)) {
	made := &form{request: r, isMultipart: true}
	write(made)
	// No content can have a boundary that nobody knows before.
	boundary := "form-" + rand.Text()
	var chunks []*body
	for _, part := range made.parts {
		chunks = append(chunks, &body{bytes: []byte("--" + boundary + "\r\n" + part.head() + "\r\n\r\n")})
		if part.file != nil {
			chunks = append(chunks, readerBody(part.file.Content), &body{bytes: []byte("\r\n")})
		} else {
			chunks = append(chunks, &body{bytes: []byte(part.text + "\r\n")})
		}
	}
	chunks = append(chunks, &body{bytes: []byte("--" + boundary + "--\r\n")})
	r.body = joined(chunks)
	r.body.ownType, r.body.isFixed = "multipart/form-data; boundary="+boundary, true
}

// file adds a file, unless it is nil.
func (f *form) file(name string, file *File) {
	if file == nil {
		return
	}
	subject := fmt.Sprintf("property %q of the body", name)
	if file.Content == nil {
		f.request.refuse(subject, errors.New("has no content"))
		return
	}
	contentType := file.mediaType(f.fieldOf(name).contentType)
	if isRange(contentType) {
		f.request.refuse(subject, errRange(contentType))
	}
	f.parts = append(f.parts, formPart{name: name, file: file, contentType: contentType})
}

// files adds a list of files under one name.
func (f *form) files(name string, files ...File) {
	for index := range files {
		f.file(name, &files[index])
	}
}

// head gives the headers of a part. What would end a quoted name is escaped (HTML standard, section 4.10.22.8).
func (p *formPart) head() string {
	escape := strings.NewReplacer("\r", "%0D", "\n", "%0A", `"`, "%22")
	head := `Content-Disposition: form-data; name="` + escape.Replace(p.name) + `"`
	if p.file != nil {
		head += `; filename="` + escape.Replace(p.file.name()) + `"`
	}
	if p.contentType != "" {
		head += "\r\nContent-Type: " + p.contentType
	}
	return head
}

// joined gives one body of several, which can be sent again if all can.
func joined(chunks []*body) *body {
	made := &body{}
	for _, each := range chunks {
		length := each.length
		if each.open == nil {
			length = int64(len(each.bytes))
		}
		if length < 0 || made.length < 0 {
			made.length = -1
		} else {
			made.length += length
		}
		made.isOnce = made.isOnce || each.isOnce
	}
	made.open = func() (io.ReadCloser, error) { return &chunkReader{left: chunks}, nil }
	return made
}

// chunkReader reads bodies one after the other. Each is opened when it is due.
type chunkReader struct {
	left    []*body
	current io.ReadCloser
}

func (r *chunkReader) Read(into []byte) (int, error) {
	for {
		if r.current == nil {
			if len(r.left) == 0 {
				return 0, io.EOF
			}
			next := r.left[0]
			r.left = r.left[1:]
			if next.open == nil {
				r.current = io.NopCloser(bytes.NewReader(next.bytes))
			} else {
				opened, err := next.open()
				if err != nil {
					return 0, err
				}
				r.current = opened
			}
		}
		count, err := r.current.Read(into)
		if errors.Is(err, io.EOF) {
			if err = r.current.Close(); err != nil {
				return count, err
			}
			r.current = nil
		}
		if count > 0 || err != nil {
			return count, err
		}
	}
}

// Close closes what is open.
func (r *chunkReader) Close() error {
	r.left = nil
	if r.current == nil {
		return nil
	}
	return r.current.Close()
}
