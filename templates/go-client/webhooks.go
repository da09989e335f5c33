package client

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

// ReceiverOptions are what a receiver of events is made with.
type ReceiverOptions struct {
	// Secrets are the keys of the signatures: several while one takes the place of another.
	Secrets []string
	// Tolerance is how far the time of a delivery may be off, in place of what the manifest says.
	Tolerance *time.Duration
	// IDHeader is the name of the header with the signed id, which no manifest shows.
	IDHeader string
	// MaxBytes bounds the body of a delivery: 1 MiB unless given.
	MaxBytes int64
}

// String shows no secret.
func (o ReceiverOptions) String() string { return "ReceiverOptions{***}" }

// GoString shows no secret.
func (o ReceiverOptions) GoString() string { return o.String() }

// webhook is an event that the service sends by itself.
type webhook struct {
	name string
	// contentType is the media type of every delivery, whatever its header says; empty where there are several.
	contentType string
	signature   *signature
}

// Receiver takes deliveries of events: one is believed only when its signature is right. It is safe for concurrent use.
type Receiver struct {
	options ReceiverOptions
	secrets [][]byte
	events  []*webhook
}

// Delivery is a delivery of which the signature is right. Whoever records one can send it again as long as its time is near, and a
// service repeats those that were not accepted: remember an id for what must happen only once.
type Delivery struct {
	// Raw is the payload as it came.
	Raw    []byte
	Header http.Header

	mediaType string
}

// PayloadFault is why a payload cannot be taken.
type PayloadFault string

// The faults of payloads.
const (
	PayloadTooLarge    PayloadFault = "too large"
	PayloadUnreadable  PayloadFault = "unreadable"
	PayloadUndecodable PayloadFault = "undecodable"
)

// PayloadError says that the body of a delivery cannot be taken.
type PayloadError struct {
	Reason PayloadFault
	Err    error
}

func (e *PayloadError) Error() string {
	return fmt.Sprintf("the payload is %s: %v", e.Reason, e.Err)
}

// Unwrap gives the cause.
func (e *PayloadError) Unwrap() error { return e.Err }

// newReceiver makes a receiver of events.
func newReceiver(options ReceiverOptions, events ...*webhook) (*Receiver, error) {
	refuse := func(why string) (*Receiver, error) {
		return nil, &ArgumentError{Operation: "NewReceiver", Message: why, Err: errors.New(why)}
	}
	made := &Receiver{options: options, events: events}
	for _, each := range options.Secrets {
		// With an empty key anybody could sign.
		if each == "" {
			return refuse("needs secrets that are not empty")
		}
		made.secrets = append(made.secrets, []byte(each))
	}
	if len(made.secrets) == 0 {
		return refuse("needs a secret")
	}
	for _, each := range events {
		if each.signature.timestampHeader != "" && !each.signature.hasTolerance && options.Tolerance == nil {
			return refuse("needs Tolerance")
		}
		if strings.Contains(each.signature.signs, "{id}") && options.IDHeader == "" {
			return refuse("needs IDHeader: the header of the signed id")
		}
	}
	if options.Tolerance != nil && *options.Tolerance < 0 {
		return refuse("needs a Tolerance of 0 or more")
	}
	return made, nil
}

// Receive takes a delivery of one of the named events, or of any where none is named. Its error is a *SignatureError or a
// *PayloadError. It reads the body of the request.
func (r *Receiver) Receive(request *http.Request, events ...string) (*Delivery, error) {
	wanted := r.events
	if len(events) > 0 {
		wanted = nil
		for _, each := range r.events {
			if slices.Contains(events, each.name) {
				wanted = append(wanted, each)
			}
		}
	}
	claims, err := r.claimsOf(wanted, request.Header)
	if err != nil {
		return nil, err
	}
	most := r.options.MaxBytes
	if most <= 0 {
		most = 1 << 20
	}
	var body []byte
	if request.Body != nil {
		if body, err = io.ReadAll(io.LimitReader(request.Body, most+1)); err != nil {
			return nil, &PayloadError{PayloadUnreadable, err}
		}
	}
	if int64(len(body)) > most {
		return nil, &PayloadError{PayloadTooLarge, errors.New("it has more than " + strconv.FormatInt(most, 10) + " bytes")}
	}
	for _, each := range claims {
		if each.isGenuine(r.secrets, body) {
			return r.delivered(wanted, each.by, request.Header, body), nil
		}
	}
	return nil, &SignatureError{SignatureWrong, "the signature is not that of the body and the secret"}
}

// claimsOf gives the claims of the headers, one for each way to sign.
func (r *Receiver) claimsOf(wanted []*webhook, header http.Header) ([]*claim, error) {
	var claims []*claim
	var first error = &ArgumentError{Operation: "Receive", Message: "there is no such event that can be received"}
	var seen []*signature
	for _, each := range wanted {
		if slices.Contains(seen, each.signature) {
			continue
		}
		made, err := each.signature.claimIn(header, &r.options, time.Now())
		if err == nil {
			claims = append(claims, made)
		} else if len(seen) == 0 {
			first = err
		}
		seen = append(seen, each.signature)
	}
	if len(claims) == 0 {
		return nil, first
	}
	return claims, nil
}

func (r *Receiver) delivered(wanted []*webhook, by *signature, header http.Header, body []byte) *Delivery {
	said := header.Get("Content-Type")
	delivery := &Delivery{Raw: body, Header: header, mediaType: said}
	var types []string
	for _, each := range wanted {
		if each.signature == by && !slices.Contains(types, each.contentType) {
			types = append(types, each.contentType)
		}
	}
	if len(types) == 1 && types[0] != "" && bareType(types[0]) != bareType(said) {
		delivery.mediaType = types[0]
	}
	return delivery
}

// Decode reads the payload as its media type says: JSON into any type, text into a *string, and bytes into a *[]byte.
func (d *Delivery) Decode(into any) error {
	if len(d.Raw) == 0 {
		return nil
	}
	response := &http.Response{StatusCode: http.StatusOK, Header: d.Header}
	if err := decodeAs(d.mediaType, response, d.Raw, into); err != nil {
		var failed *DecodeError
		if errors.As(err, &failed) {
			err = failed.Err
		}
		return &PayloadError{PayloadUndecodable, err}
	}
	return nil
}

// payload reads a delivery into its type.
func payload[T any](delivery *Delivery, err error) (T, error) {
	var value T
	if err != nil {
		return value, err
	}
	return value, delivery.Decode(&value)
}

// sign sets the headers of a right delivery.
func (w *webhook) sign(header http.Header, secret string, body []byte, at time.Time, idHeader, id string) {
	s := w.signature
	timestamp := strconv.FormatInt(at.Unix(), 10)
	header.Set(s.header, s.prefix+s.encoding.encode(s.hashOf([]byte(secret), timestamp, id, body)))
	if s.timestampHeader != "" {
		header.Set(s.timestampHeader, timestamp)
	}
	if idHeader != "" && strings.Contains(s.signs, "{id}") {
		header.Set(idHeader, id)
	}
	if w.contentType != "" {
		header.Set("Content-Type", w.contentType)
	}
}
