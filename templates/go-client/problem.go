package client

import (
	"encoding/json"
	"errors"
)

// ProblemDetails is an error body in a form that many services share (RFC 9457). Members that are missing or have another type stay
// empty. APIError.Decode reads further members.
type ProblemDetails struct {
	// Type is a URI that identifies the kind of problem.
	Type  string
	Title string
	// Status is the HTTP status code, or 0 if it is missing.
	Status int
	Detail string
	// Instance is a URI that identifies this occurrence.
	Instance string
}

// ProblemOf returns the problem details of an error. It returns false if the error wraps no *APIError, or if the response has another
// media type.
func ProblemOf(err error) (ProblemDetails, bool) {
	var problem ProblemDetails
	var failed *APIError
	var members map[string]json.RawMessage
	if !errors.As(err, &failed) || bareType(failed.Header.Get("Content-Type")) != "application/problem+json" || failed.Decode(&members) != nil {
		return problem, false
	}
	for name, into := range map[string]any{
		"type": &problem.Type, "title": &problem.Title, "status": &problem.Status, "detail": &problem.Detail, "instance": &problem.Instance,
	} {
		// A member of another type stays empty.
		_ = json.Unmarshal(members[name], into)
	}
	return problem, true
}
