package main

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"reflect"
	"strings"

	sdk "example.com/driven"
)

// failure is an error in the words of the protocol.
type failure struct {
	Kind     string `json:"kind"`
	Status   int    `json:"status,omitempty"`
	Body     any    `json:"body,omitempty"`
	OfStatus *bool  `json:"ofStatus,omitempty"`
	Reason   string `json:"reason,omitempty"`
	Text     string `json:"text"`
}

func (f *failure) Error() string { return f.Text }

// kinds of the types of errors, the narrower before the wider.
var kinds = []struct{ name, kind string }{
	{"TokenError", "token"},
	{"AuthorizationError", "authorization"},
	{"APIError", "status"},
	{"ConnectionError", "connection"},
	{"TimeoutError", "timeout"},
	{"CanceledError", "aborted"},
	{"DecodeError", "decoding"},
	{"PaginationError", "pagination"},
	{"ArgumentError", "argument"},
	{"SignatureError", "signature"},
	{"PayloadError", "payload"},
}

func failureOf(err error) *failure {
	var known *failure
	if errors.As(err, &known) {
		return known
	}
	done := &failure{Kind: "other", Text: textOf(err)}
	var cannotBeSaid unfitError
	if errors.As(err, &cannotBeSaid) {
		done.Kind = "argument"
		return done
	}
	for _, each := range kinds {
		found := find(err, each.name)
		if !found.IsValid() {
			continue
		}
		done.Kind = each.kind
		if status := found.FieldByName("Status"); status.IsValid() {
			done.Status = int(status.Int())
		}
		if reason := found.FieldByName("Reason"); reason.IsValid() {
			done.Reason = fmt.Sprint(reason.Interface())
		}
		break
	}
	var answeredFailure *sdk.APIError
	if done.Kind == "status" && errors.As(err, &answeredFailure) {
		_, isPlain := err.(*sdk.APIError)
		isOfStatus := !isPlain
		done.OfStatus = &isOfStatus
		done.Body = bodyOf(answeredFailure)
	}
	return done
}

// find looks for an error of a type, by its name: a package has the types that it needs.
func find(err error, name string) reflect.Value {
	for ; err != nil; err = errors.Unwrap(err) {
		if value := reflect.ValueOf(err); value.Kind() == reflect.Pointer && value.Type().Elem().Name() == name {
			return value.Elem()
		}
	}
	return reflect.Value{}
}

// bodyOf decodes the body of a failure by its media type.
func bodyOf(failed *sdk.APIError) any {
	if len(failed.Body) == 0 {
		return nothing
	}
	mediaType, _, _ := mime.ParseMediaType(failed.Header.Get("Content-Type"))
	var value any
	isJSON := mediaType == "application/json" || strings.HasSuffix(mediaType, "+json")
	if isJSON && failed.Decode(&value) == nil {
		if value == nil {
			return json.RawMessage("null")
		}
		return value
	}
	if isJSON || strings.HasPrefix(mediaType, "text/") {
		return string(failed.Body)
	}
	return map[string]string{"$bytes": base64.StdEncoding.EncodeToString(failed.Body)}
}

// textOf is all that a log would have of an error.
func textOf(err error) string {
	var lines []string
	for ; err != nil; err = errors.Unwrap(err) {
		lines = append(lines, fmt.Sprintf("%v\n%+v\n%#v", err, err, err))
	}
	return strings.Join(lines, "\n")
}
