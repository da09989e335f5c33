package client

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// DeprecationNotice describes the deprecation or the end of an operation, as far as it is known.
type DeprecationNotice struct {
	// Operation is the ID of the operation.
	Operation string
	// Since and Sunset are days (YYYY-MM-DD) from the API description, or times (RFC 3339, in UTC) from a response.
	Since, Sunset string
	// Replacement is the ID of the operation to use instead.
	Replacement string
	Reason      string
	// DeprecationURL is a page about the deprecation (RFC 9745, section 3), and SunsetURL one about the end (RFC 8594, section 6).
	DeprecationURL, SunsetURL string
}

// String returns the notice as a sentence or two.
func (n DeprecationNotice) String() string {
	var facts []string
	if n.Since != "" || n.Sunset == "" {
		fact := "is deprecated"
		if n.Since != "" {
			fact += " from " + dayOf(n.Since)
		}
		facts = append(facts, fact)
	}
	if n.Sunset != "" {
		facts = append(facts, "ends on "+dayOf(n.Sunset))
	}
	text := n.Operation + " " + strings.Join(facts, " and ") + "."
	if n.Reason != "" {
		text += " " + strings.TrimSuffix(n.Reason, ".") + "."
	}
	if n.Replacement != "" {
		text += " Use " + n.Replacement + "."
	}
	for _, page := range [...]string{n.DeprecationURL, n.SunsetURL} {
		if page != "" {
			return text + " See " + page
		}
	}
	return text
}

func dayOf(date string) string {
	day, _, _ := strings.Cut(date, "T")
	return day
}

// WithDeprecations calls a function once for each deprecated operation that is used: for those that the API description marks, and for
// those whose responses have a Deprecation or Sunset header. Dates in a response take precedence. The function may be called
// concurrently.
func WithDeprecations(tell func(DeprecationNotice)) ClientOption {
	told := &sync.Map{}
	return WithHooks(Hooks{OnResponse: func(_ context.Context, event *ResponseEvent) error {
		if _, isTold := told.Load(event.Operation); isTold {
			return nil
		}
		notice, isAny := noticeOf(event)
		if !isAny {
			return nil
		}
		if _, isTold := told.LoadOrStore(event.Operation, true); !isTold {
			tell(notice)
		}
		return nil
	}})
}

func noticeOf(event *ResponseEvent) (DeprecationNotice, bool) {
	notice := DeprecationNotice{Operation: event.Operation}
	isKnown := false
	if known := event.exchange.op.deprecated; known != nil {
		isKnown = true
		notice.Since, notice.Sunset = known.Since, known.Sunset
		notice.Replacement, notice.Reason = known.Replacement, known.Reason
	}
	header := event.Response.Header
	if since, isSaid := deprecationDate(header.Get("Deprecation")); isSaid {
		notice.Since, isKnown = instant(since), true
	}
	// The forms of RFC 9110, section 5.6.7 and no others.
	if sunset, err := http.ParseTime(header.Get("Sunset")); err == nil {
		notice.Sunset, isKnown = instant(sunset), true
	}
	notice.DeprecationURL = pageIn("deprecation", event.Response)
	notice.SunsetURL = pageIn("sunset", event.Response)
	return notice, isKnown
}

// deprecationDate reads a date of structured fields: a whole number of seconds (RFC 9745, section 2; RFC 9651, section 3.3.7).
func deprecationDate(text string) (time.Time, bool) {
	text, _, _ = strings.Cut(strings.TrimSpace(text), ";")
	digits, isDate := strings.CutPrefix(strings.TrimSpace(text), "@")
	seconds, err := strconv.ParseInt(digits, 10, 64)
	if !isDate || err != nil || len(digits) > 15 {
		return time.Time{}, false
	}
	return time.Unix(seconds, 0), true
}

func instant(at time.Time) string { return at.UTC().Format("2006-01-02T15:04:05.000Z") }

// pageIn gives the URL of a page that a response links to.
func pageIn(relation string, response *http.Response) string {
	target := linkTo(relation, response.Header)
	if target == "" || response.Request == nil {
		return ""
	}
	resolved, err := response.Request.URL.Parse(target)
	if err != nil {
		return ""
	}
	return resolved.String()
}
