package client

import (
	"io"
	"path/filepath"
	"strings"
)

// File is a file in a multipart body.
type File struct {
	// Name is the file name. The default is the name of an *os.File, or "blob".
	Name string
	// Type is the media type. The default comes from the API description, or is application/octet-stream.
	Type string
	// Content is read while it is sent. The call can be retried if it comes from Reopen, or is a reader of package bytes or strings.
	Content io.Reader
}

func (f *File) name() string {
	if f.Name != "" {
		return f.Name
	}
	if named, isNamed := f.Content.(interface{ Name() string }); isNamed {
		return filepath.Base(named.Name())
	}
	// Most servers take a part without a file name as no file.
	return "blob"
}

// mediaType gives the type of the file where it is printable, and else what the manifest says.
func (f *File) mediaType(said string) string {
	isPrintable := !strings.ContainsFunc(f.Type, func(c rune) bool { return c < ' ' || c > '~' })
	switch {
	case f.Type != "" && isPrintable:
		return f.Type
	case said != "":
		return said
	}
	return "application/octet-stream"
}
