package client

import (
	"errors"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

var (
	signedEvent = &webhook{name: "returned", contentType: "application/json", signature: &signature{
		hash: sha256Hash, header: "X-Signature", prefix: "v1,", signs: "{timestamp}.{id}.{other}.{body}", timestampHeader: "X-Timestamp", tolerance: time.Minute, hasTolerance: true,
	}}
	textEvent = &webhook{name: "lent", contentType: "text/plain", signature: &signature{hash: sha384Hash, header: "X-Hub", encoding: base64Encoding, signs: "{body}"}}
)

func deliveryOf(w *webhook, secret, body string, at time.Time) *http.Request {
	request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
	w.sign(request.Header, []byte(secret), []byte(body), at, "X-ID", "7")
	return request
}

func TestDeliveries(t *testing.T) {
	receiver, err := newReceiver(ReceiverOptions{Secrets: []string{"old", "new"}, IDHeader: "X-ID", MaxBytes: 20}, signedEvent, textEvent)
	if err != nil {
		t.Fatal(err)
	}
	thing, err := payload[thing](receiver.Receive(deliveryOf(signedEvent, "new", `{"id":"x"}`, time.Now())))
	if err != nil || thing.ID != "x" {
		t.Errorf("got %v, %v", thing, err)
	}
	text, err := payload[string](receiver.Receive(deliveryOf(textEvent, "old", "hello", time.Now()), "lent"))
	if err != nil || text != "hello" {
		t.Errorf("got %v, %v", text, err)
	}
	request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader("{}"))
	if err := receiver.Sign(request.Header, "returned", []byte("{}"), "8"); err != nil {
		t.Error(err)
	}
	if _, err := receiver.Receive(request, "returned"); err != nil {
		t.Error(err)
	}
	if err := receiver.Sign(request.Header, "other", nil, ""); err == nil {
		t.Error("signs an event that there is not")
	}
	for want, request := range map[SignatureFault]*http.Request{
		SignatureWrong:   deliveryOf(signedEvent, "guess", "{}", time.Now()),
		SignatureTooOld:  deliveryOf(signedEvent, "new", "{}", time.Now().Add(-time.Hour)),
		SignatureTooNew:  deliveryOf(signedEvent, "new", "{}", time.Now().Add(time.Hour)),
		SignatureMissing: httptest.NewRequest(http.MethodPost, "/", nil),
	} {
		_, err := receiver.Receive(request, "returned")
		var refused *SignatureError
		if !errors.As(err, &refused) || refused.Reason != want {
			t.Errorf("got %v, and not %s", err, want)
		}
	}
	var refused *PayloadError
	if _, err := receiver.Receive(deliveryOf(textEvent, "old", strings.Repeat("x", 21), time.Now())); !errors.As(err, &refused) || refused.Reason != PayloadTooLarge {
		t.Errorf("got %v", err)
	}
	if _, err := payload[thing2](receiver.Receive(deliveryOf(signedEvent, "new", "{", time.Now()))); !errors.As(err, &refused) || refused.Reason != PayloadUndecodable {
		t.Errorf("got %v", err)
	}
}

type thing2 = map[string]string

func TestReceiversThatWouldBelieveAnything(t *testing.T) {
	open := *signedEvent.signature
	open.hasTolerance = false
	negative := -time.Second
	for _, options := range []ReceiverOptions{{}, {Secrets: []string{""}}, {Secrets: []string{"a"}}, {Secrets: []string{"a"}, IDHeader: "X-ID"}, {Secrets: []string{"a"}, IDHeader: "X-ID", Tolerance: &negative}} {
		var refused *ArgumentError
		if _, err := newReceiver(options, &webhook{name: "a", signature: &open}); !errors.As(err, &refused) && options.Tolerance == nil {
			t.Errorf("%v: got %v", options, err)
		}
	}
	forever := time.Duration(math.MaxInt64)
	receiver, err := newReceiver(ReceiverOptions{Secrets: []string{"a"}, IDHeader: "X-ID", Tolerance: &forever}, &webhook{name: "a", signature: &open})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := receiver.Receive(deliveryOf(signedEvent, "a", "{}", time.Unix(0, 0))); err != nil {
		t.Errorf("got %v", err)
	}
}

func TestSignedTimes(t *testing.T) {
	for text, want := range map[string]int64{"1700000000": 1700000000, "1700000000.5": 1700000000, "1700000000000": 1700000000, "2023-11-14T22:13:20Z": 1700000000, "2023-11-14t22:13:20z": 1700000000} {
		if at, isTime := signedTime(text); !isTime || at.Unix() != want {
			t.Errorf("%s: %v", text, at)
		}
	}
	for _, text := range []string{"", "soon", "-1", "1e3", "999999999999999", ".5"} {
		if at, isTime := signedTime(text); isTime {
			t.Errorf("%s: %v", text, at)
		}
	}
}

func TestEncodings(t *testing.T) {
	for _, each := range []signatureEncoding{hexEncoding, base64Encoding, base64URLEncoding} {
		bytes := []byte{0xfb, 0xff, 0xfe, 1}
		if decoded, isRight := each.decode(each.encode(bytes)); !isRight || string(decoded) != string(bytes) {
			t.Errorf("%s: %x", each, decoded)
		}
	}
}
