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

// ReceiverOptions configure a Receiver.
type ReceiverOptions struct {
	// Secrets are the signing secrets. There are several while secrets are being rotated.
	Secrets []string
	// Tolerance is the maximum difference between the time of a delivery and now. The default comes from the API description.
	Tolerance *time.Duration
	// IDHeader is the name of the header with the signed ID, for services that sign one.
	IDHeader string
	// MaxBytes limits the size of the body of a delivery. The default is 1 MiB.
	MaxBytes int64
}

// String omits the secrets.
func (o ReceiverOptions) String() string { return "ReceiverOptions{***}" }

// GoString omits the secrets.
func (o ReceiverOptions) GoString() string { return o.String() }

// webhook is an event that the service sends by itself.
type webhook struct {
	name string
	// contentType is the media type of every delivery, whatever its header says; empty where there are several.
	contentType string
	signature   *signature
}

// Receiver verifies and reads deliveries of events. It is safe for concurrent use.
type Receiver struct {
	options ReceiverOptions
	secrets [][]byte
	events  []*webhook
}

// Delivery is a delivery with a valid signature. It may arrive more than once: services repeat deliveries that were not accepted, and
// anyone who records one can replay it while its time is within the tolerance. Store an ID for what must happen only once.
type Delivery struct {
	// Raw is the payload as received.
	Raw    []byte
	Header http.Header

	mediaType string
}

// PayloadFault is the reason for a PayloadError.
type PayloadFault string

// Reasons for a PayloadError.
const (
	PayloadTooLarge    PayloadFault = "too large"
	PayloadUnreadable  PayloadFault = "unreadable"
	PayloadUndecodable PayloadFault = "undecodable"
)

// PayloadError reports that the body of a delivery cannot be read.
type PayloadError struct {
	Reason PayloadFault
	Err    error
}

func (e *PayloadError) Error() string {
	return fmt.Sprintf("payload %s: %v", e.Reason, e.Err)
}

// Unwrap returns the cause.
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
			return refuse("secrets must not be empty")
		}
		made.secrets = append(made.secrets, []byte(each))
	}
	if len(made.secrets) == 0 {
		return refuse("a secret is required")
	}
	for _, each := range events {
		if each.signature.timestampHeader != "" && !each.signature.hasTolerance && options.Tolerance == nil {
			return refuse("Tolerance is required: the API description does not show it")
		}
		if strings.Contains(each.signature.signs, "{id}") && options.IDHeader == "" {
			return refuse("IDHeader is required: the name of the header with the signed ID")
		}
	}
	if options.Tolerance != nil && *options.Tolerance < 0 {
		return refuse("Tolerance must not be negative")
	}
	return made, nil
}

// Receive verifies a delivery of one of the named events, or of any event if none is named. It reads the body of the request. The error
// is a *SignatureError or a *PayloadError.
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
	return nil, &SignatureError{SignatureWrong, "the signature does not match the body and the secrets"}
}

// claimsOf gives the claims of the headers, one for each way to sign.
func (r *Receiver) claimsOf(wanted []*webhook, header http.Header) ([]*claim, error) {
	var claims []*claim
	var first error = &ArgumentError{Operation: "Receive", Message: "no such event can be received"}
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

// Decode decodes the payload by its media type: JSON into any type, text into a *string, and bytes into a *[]byte.
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

// Sign sets the headers of a valid delivery of an event, for tests of receivers. It signs with the first secret and the current time.
// The ID is for services that sign one.
func (r *Receiver) Sign(header http.Header, event string, body []byte, id string) error {
	for _, each := range r.events {
		if each.name == event {
			each.sign(header, r.secrets[0], body, time.Now(), r.options.IDHeader, id)
			return nil
		}
	}
	return &ArgumentError{Operation: "Sign", Message: "no such event can be received"}
}

// sign sets the headers of a right delivery.
func (w *webhook) sign(header http.Header, secret, body []byte, at time.Time, idHeader, id string) {
	s := w.signature
	timestamp := strconv.FormatInt(at.Unix(), 10)
	header.Set(s.header, s.prefix+s.encoding.encode(s.hashOf(secret, timestamp, id, body)))
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
