package client

import (
	"io"
	"path/filepath"
	"strings"
)

// File is a file in a multipart body.
type File struct {
	// Name is the name of the file. That of an *os.File is taken from it, unless one is given.
	Name string
	// Type is its media type; that of the manifest, or application/octet-stream, unless one is given.
	Type string
	// Content is read as it is sent. With Reopen, or a reader of the packages bytes and strings, the call can be repeated.
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
