package client

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"hash"
	"math"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// signature says how the service signs deliveries: a keyed hash (HMAC, RFC 2104) over the bytes that are received.
type signature struct {
	hash signatureHash
	// header has the signature. It has several, parted by commas or spaces, while one secret takes the place of another.
	header   string
	encoding signatureEncoding
	// prefix stands before each signature.
	prefix string
	// signs is what is signed, with "{timestamp}", "{id}" and "{body}" in their places.
	signs           string
	timestampHeader string
	// tolerance is how far a time may be off, if hasTolerance; the largest duration is no bound.
	tolerance    time.Duration
	hasTolerance bool
}

type signatureHash uint8

const (
	sha1Hash signatureHash = iota
	sha256Hash
	sha384Hash
	sha512Hash
)

type signatureEncoding uint8

const (
	hexEncoding signatureEncoding = iota
	base64Encoding
	base64URLEncoding
)

// SignatureFault is the reason for a SignatureError.
type SignatureFault string

// Reasons for a SignatureError.
const (
	SignatureMissing   SignatureFault = "missing"
	SignatureMalformed SignatureFault = "malformed"
	SignatureWrong     SignatureFault = "wrong"
	SignatureTooOld    SignatureFault = "too old"
	SignatureTooNew    SignatureFault = "too new"
)

// SignatureError reports that a delivery has no valid signature of the service, so that nothing in it can be trusted.
type SignatureError struct {
	Reason  SignatureFault
	Message string
}

func (e *SignatureError) Error() string { return e.Message }

// claim is what the headers of a delivery say of its signature.
type claim struct {
	by            *signature
	signatures    [][]byte
	timestamp, id string
}

// mostSignatures is how many of them are looked at: each costs a hash of the body.
const mostSignatures = 10

// claimIn reads the claim of a delivery, and refuses one that no body can fulfil.
func (s *signature) claimIn(header http.Header, options *ReceiverOptions, now time.Time) (*claim, error) {
	made := &claim{by: s}
	text, err := signedHeader(header, s.header)
	if err != nil {
		return nil, err
	}
	if s.timestampHeader != "" {
		if made.timestamp, err = signedHeader(header, s.timestampHeader); err != nil {
			return nil, err
		}
		if err := s.checkTime(made.timestamp, options, now); err != nil {
			return nil, err
		}
	}
	if options.IDHeader != "" && strings.Contains(s.signs, "{id}") {
		if made.id, err = signedHeader(header, options.IDHeader); err != nil {
			return nil, err
		}
	}
	// A prefix may have a comma of its own: "v1,".
	form := regexp.MustCompile(`(?:^|[\s,])` + regexp.QuoteMeta(s.prefix) + `([^\s,]+)`)
	for _, found := range form.FindAllStringSubmatch(text, mostSignatures) {
		if decoded, isRight := s.encoding.decode(found[1]); isRight {
			made.signatures = append(made.signatures, decoded)
		}
	}
	if len(made.signatures) == 0 {
		return nil, &SignatureError{SignatureMalformed, fmt.Sprintf("the header %s has no signature in %s with the prefix %q", s.header, s.encoding, s.prefix)}
	}
	return made, nil
}

func signedHeader(header http.Header, name string) (string, error) {
	if text := strings.Join(header.Values(name), ", "); text != "" {
		return text, nil
	}
	return "", &SignatureError{SignatureMissing, "the header " + name + " is missing"}
}

func (s *signature) checkTime(text string, options *ReceiverOptions, now time.Time) error {
	at, isTime := signedTime(text)
	if !isTime {
		return &SignatureError{SignatureMalformed, "the header " + s.timestampHeader + " is not a time"}
	}
	tolerance := s.tolerance
	if options.Tolerance != nil {
		tolerance = *options.Tolerance
	}
	switch age := now.Sub(at); {
	case age > tolerance:
		return &SignatureError{SignatureTooOld, "the delivery is too old: its time is " + text}
	case -age > tolerance:
		return &SignatureError{SignatureTooNew, "the delivery is too new: its time is " + text}
	}
	return nil
}

// signedTime reads a time. Its form shows its unit: a time of now has ten digits in seconds and thirteen in milliseconds.
func signedTime(text string) (time.Time, bool) {
	whole, _, _ := strings.Cut(text, ".")
	if number, err := strconv.ParseFloat(text, 64); err == nil && strings.Trim(text, "0123456789.") == "" && len(whole) <= 14 {
		if len(whole) > 11 {
			number /= 1000
		}
		seconds, fraction := math.Modf(number)
		return time.Unix(int64(seconds), int64(fraction*1e9)), whole != ""
	}
	at, err := time.Parse(time.RFC3339, strings.ToUpper(text))
	return at, err == nil
}

// isGenuine says whether one of the secrets made one of the signatures. They are compared in constant time.
func (c *claim) isGenuine(secrets [][]byte, body []byte) bool {
	for _, secret := range secrets {
		right := c.by.hashOf(secret, c.timestamp, c.id, body)
		for _, each := range c.signatures {
			if hmac.Equal(right, each) {
				return true
			}
		}
	}
	return false
}

// hashOf gives the signature of a delivery. The bytes of the body are signed as they are.
func (s *signature) hashOf(secret []byte, timestamp, id string, body []byte) []byte {
	made := hmac.New(s.hash.new, secret)
	rest := s.signs
	for rest != "" {
		literal, after, found := strings.Cut(rest, "{")
		made.Write([]byte(literal))
		if !found {
			break
		}
		name, tail, _ := strings.Cut(after, "}")
		switch name {
		case "timestamp":
			made.Write([]byte(timestamp))
		case "id":
			made.Write([]byte(id))
		case "body":
			made.Write(body)
		default:
			made.Write([]byte("{" + name + "}"))
		}
		rest = tail
	}
	return made.Sum(nil)
}

func (h signatureHash) new() hash.Hash {
	switch h {
	case sha1Hash:
		return sha1.New()
	case sha384Hash:
		return sha512.New384()
	case sha512Hash:
		return sha512.New()
	}
	return sha256.New()
}

func (e signatureEncoding) String() string { return [...]string{"hex", "base64", "base64url"}[e] }

// decode reads a signature. Both alphabets of base64 are taken: only the bytes matter (RFC 4648, sections 4 and 5).
func (e signatureEncoding) decode(text string) ([]byte, bool) {
	if e == hexEncoding {
		decoded, err := hex.DecodeString(text)
		return decoded, err == nil
	}
	text = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(text, "="))
	decoded, err := base64.RawStdEncoding.DecodeString(text)
	return decoded, err == nil
}

func (e signatureEncoding) encode(bytes []byte) string {
	switch e {
	case hexEncoding:
		return hex.EncodeToString(bytes)
	case base64Encoding:
		return base64.StdEncoding.EncodeToString(bytes)
	}
	return base64.RawURLEncoding.EncodeToString(bytes)
}
