package signin

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"sync"
	"unicode"

	"example.com/cli/keep"
)

// Sources are the places of credentials, in the order in which they are asked: the environment, the files that it names, and what is
// kept from an earlier sign-in.
type Sources struct {
	// Program is the name of the program, for what a message tells to do.
	Program string
	// Profile is the profile whose credentials are kept.
	Profile string
	// Keep has what is kept; nil where nothing can be.
	Keep *keep.Keep
	// HTTPClient sends requests to authorization servers; nil for the usual one.
	HTTPClient *http.Client
}

// Origin says where a credential comes from.
type Origin struct {
	// Kind is "environment", "file", "keyring" or "kept".
	Kind string
	// Name is the environment variable or the path.
	Name string
}

func (o Origin) String() string {
	switch o.Kind {
	case "environment":
		return "environment variable " + o.Name
	case "keyring":
		return "keyring"
	}
	return o.Kind + " " + o.Name
}

// Found is a credential that was found. It prints without its secret.
type Found struct {
	Scheme Scheme
	Origin Origin

	sources *Sources
	mutex   sync.Mutex
	record  record
}

func (f *Found) String() string { return f.Scheme.Name + " from " + f.Origin.String() }

// GoString omits the secret.
func (f *Found) GoString() string { return f.String() }

// Find looks for the credential of a scheme; nil if there is none. The error says where to look where there is half of one.
func (s *Sources) Find(ctx context.Context, scheme Scheme) (*Found, error) {
	found, err := s.fromEnvironment(scheme)
	if found != nil || err != nil || s.Keep == nil {
		return found, err
	}
	kept, where, err := s.read(ctx, scheme.Name)
	if kept == nil || err != nil {
		return nil, err
	}
	origin := Origin{"kept", where.Path}
	if where.Place == keep.InKeyring {
		origin = Origin{Kind: "keyring"}
	}
	return &Found{Scheme: scheme, Origin: origin, sources: s, record: *kept}, nil
}

func (s *Sources) fromEnvironment(scheme Scheme) (*Found, error) {
	parts := make([]string, len(scheme.Variables))
	var origin Origin
	missing := ""
	for index, variable := range scheme.Variables {
		value, from, err := fromVariable(variable)
		if err != nil {
			return nil, err
		}
		if value == "" {
			missing = variable
			continue
		}
		parts[index] = value
		if origin.Kind == "" {
			origin = from
		}
	}
	if origin.Kind == "" {
		return nil, nil
	}
	if missing != "" {
		return nil, fmt.Errorf("%s is set, and %s is not; set both", origin.Name, missing)
	}
	found := &Found{Scheme: scheme, Origin: origin, sources: s}
	if scheme.Kind == Basic {
		found.record = record{User: parts[0], Secret: parts[1]}
	} else {
		found.record = record{Secret: parts[0]}
	}
	return found, found.record.check(scheme)
}

// fromVariable reads a variable, or the file that the variable with _FILE at its end names.
func fromVariable(variable string) (string, Origin, error) {
	value, path := os.Getenv(variable), os.Getenv(variable+"_FILE")
	switch {
	case value != "" && path != "":
		return "", Origin{}, fmt.Errorf("%s and %s_FILE are both set; set one", variable, variable)
	case value != "":
		return value, Origin{"environment", variable}, nil
	case path == "":
		return "", Origin{}, nil
	}
	value, err := ReadFile(path)
	if err != nil {
		return "", Origin{}, fmt.Errorf("%s_FILE: %w", variable, err)
	}
	return value, Origin{"file", path}, nil
}

// longestSecret is the largest number of bytes of a secret.
const longestSecret = 64 << 10

// ReadFile reads a secret from a file, without the line end that editors put there.
func ReadFile(path string) (string, error) {
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return ReadSecret(file)
}

// ReadSecret reads a secret to the end of a file or of the standard input.
func ReadSecret(from io.Reader) (string, error) {
	text, err := io.ReadAll(io.LimitReader(from, longestSecret+1))
	if err != nil {
		return "", err
	}
	if len(text) > longestSecret {
		return "", fmt.Errorf("a secret has at most %d bytes", longestSecret)
	}
	text = bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))
	if len(bytes.TrimSpace(text)) == 0 {
		return "", errors.New("it has no secret")
	}
	return string(text), nil
}

// check refuses what no request can carry. It does not show it.
func (r record) check(scheme Scheme) error {
	if strings.ContainsFunc(r.User+r.Secret, unicode.IsControl) {
		return fmt.Errorf("the %s of %s has a control character, such as a line end within", scheme.secretName(), scheme.Name)
	}
	if strings.Contains(r.User, ":") {
		return fmt.Errorf("the user name of %s has a colon, which no request can carry (RFC 7617)", scheme.Name)
	}
	return nil
}
