package client

import (
	"errors"
	"net/http"
	"strings"

	"example.com/client/internal/wire"
)

// KeyPlace is the place of an API key in a request.
type KeyPlace string

// Places of API keys.
const (
	KeyInHeader KeyPlace = "header"
	KeyInQuery  KeyPlace = "query"
	KeyInCookie KeyPlace = "cookie"
)

// headerKey is a key in a header.
func headerKey(name string, key secret) credential {
	return &secretCredential{key, headerPlace(http.CanonicalHeaderKey(name))}
}

// queryKey is a key in the query. Errors and logs show no values of a query.
func queryKey(name string, key secret) credential { return &secretCredential{key, queryPlace(name)} }

// cookieKey is a key in a cookie.
func cookieKey(name string, key secret) credential { return &secretCredential{key, cookiePlace(name)} }

// apiKey is a key in a place that only the caller knows.
func apiKey(name string, place KeyPlace, key secret) credential {
	switch place {
	case KeyInHeader:
		return headerKey(name, key)
	case KeyInQuery:
		return queryKey(name, key)
	case KeyInCookie:
		return cookieKey(name, key)
	}
	return &secretCredential{key, noPlace{}}
}

type headerPlace string

func (p headerPlace) isTaken(request *http.Request) bool { return request.Header[string(p)] != nil }

func (p headerPlace) put(to *http.Request, x *exchange, text string) error {
	text, err := headerText(string(p), text)
	if err == nil {
		to.Header[string(p)] = []string{text}
		x.secretHeaders = append(x.secretHeaders, string(p))
	}
	return err
}

type queryPlace string

func (p queryPlace) isTaken(request *http.Request) bool { return request.URL.Query().Has(string(p)) }

func (p queryPlace) put(to *http.Request, _ *exchange, text string) error {
	pair, _, err := wire.Alone(wire.Query, string(p), wire.Text(text))
	if err != nil {
		return err
	}
	if to.URL.RawQuery != "" {
		pair = "&" + pair
	}
	to.URL.RawQuery += pair
	return nil
}

type cookiePlace string

func (p cookiePlace) isTaken(request *http.Request) bool {
	for pair := range strings.SplitSeq(request.Header.Get("Cookie"), "; ") {
		if strings.HasPrefix(pair, string(p)+"=") {
			return true
		}
	}
	return false
}

func (p cookiePlace) put(to *http.Request, _ *exchange, text string) error {
	if !isCookie(string(p), text) {
		return errForbidden
	}
	addCookies(to.Header, string(p)+"="+text)
	return nil
}

// noPlace is a place that nobody knows.
type noPlace struct{}

func (noPlace) isTaken(*http.Request) bool { return false }

func (noPlace) put(*http.Request, *exchange, string) error {
	return errors.New("must be in a header, the query or a cookie")
}
