// The sender of samples: it runs one as it stands, and sends its requests to another place. What there is to run is in samples.go,
// which is generated.
package main

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
)

// elsewhere sends what goes below one URL below another one.
type elsewhere struct {
	from, to string
	sender   http.RoundTripper
}

func (e elsewhere) RoundTrip(r *http.Request) (*http.Response, error) {
	below, found := strings.CutPrefix(r.URL.String(), e.from)
	if !found {
		return nil, fmt.Errorf("%s is not below %s", r.URL, e.from)
	}
	target, err := url.Parse(e.to + below)
	if err != nil {
		return nil, err
	}
	sent := r.Clone(r.Context())
	sent.URL, sent.Host = target, ""
	return e.sender.RoundTrip(sent)
}

func main() {
	wanted, from, to := os.Args[1], os.Args[2], os.Args[3]
	var sample func()
	addAll(func(service string) func(string, func()) {
		return func(operation string, each func()) {
			if service+"/"+operation == wanted {
				sample = each
			}
		}
	})
	if sample == nil {
		log.Fatalf("there is no sample of %s", wanted)
	}
	http.DefaultTransport = elsewhere{from: from, to: to, sender: http.DefaultTransport}
	sample()
}
