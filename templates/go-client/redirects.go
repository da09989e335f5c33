package client

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
)

// senderOf gives the client of package net/http that sends the requests: that of the caller, with our rule for redirects.
func senderOf(s *settings) *http.Client {
	sender := &http.Client{}
	if s.client != nil {
		copied := *s.client
		sender = &copied
	}
	follows := s.followsRedirects
	sender.CheckRedirect = func(next *http.Request, via []*http.Request) error {
		return checkRedirect(next, via, follows)
	}
	return sender
}

// checkRedirect follows up to 20 redirects. A request with a header that might be a secret is followed only where the caller says so:
// net/http takes all headers but a few to any host. At another origin headers that say something of the caller are taken out.
func checkRedirect(next *http.Request, via []*http.Request, follows bool) error {
	// Where the caller comes from is nobody's business; its query may hold secrets.
	delete(next.Header, "Referer")
	if next.Body == nil && next.GetBody == nil {
		for _, name := range [...]string{"Content-Type", "Content-Encoding", "Content-Language", "Content-Location"} {
			delete(next.Header, name)
		}
	}
	if !follows {
		for name, values := range via[0].Header {
			if len(values) > 0 && !isHarmless(name) && name != "Authorization" {
				return http.ErrUseLastResponse
			}
		}
	}
	if next.URL.Scheme != "http" && next.URL.Scheme != "https" {
		return errors.New("redirect to the scheme " + next.URL.Scheme)
	}
	if len(via) > 20 {
		return errors.New("more than 20 redirects")
	}
	if !hasLeft(next, via) {
		return nil
	}
	if next.Body != nil && next.Body != http.NoBody && bareType(next.Header.Get("Content-Type")) == "application/x-www-form-urlencoded" {
		return errors.New("redirect of a form, which may hold secrets, to another origin")
	}
	for name := range next.Header {
		if !isHarmless(name) {
			delete(next.Header, name)
		}
	}
	return nil
}

// hasLeft says whether one of the redirects has led to another origin: net/http takes the headers of the first request to all of them.
func hasLeft(next *http.Request, via []*http.Request) bool {
	for _, each := range via[1:] {
		if !sameOrigin(each.URL, via[0].URL) {
			return true
		}
	}
	return !sameOrigin(next.URL, via[0].URL)
}

// isHarmless says whether a header says nothing of the caller. Its name is in canonical form.
func isHarmless(name string) bool {
	switch name {
	case "Accept", "Accept-Encoding", "Accept-Language", "Content-Encoding", "Content-Language", "Content-Type", "Range", "User-Agent", "Referer":
		return true
	}
	return false
}

// sameOrigin compares origins (RFC 6454, section 4).
func sameOrigin(a, b *url.URL) bool { return originOf(a) == originOf(b) }

func originOf(u *url.URL) string {
	port := u.Port()
	if port == "" {
		port = map[string]string{"http": "80", "https": "443"}[u.Scheme]
	}
	return u.Scheme + "://" + strings.ToLower(u.Hostname()) + ":" + port
}
