package client

import (
	"encoding/json"
	"errors"
)

// ProblemDetails is a form of error bodies that many services share (RFC 9457). What a service leaves out or writes as another type
// stays empty; APIError.Decode reads members of its own.
type ProblemDetails struct {
	// Type is a URI of the kind of problem.
	Type  string
	Title string
	// Status is the status of the response; 0 where it is left out.
	Status int
	Detail string
	// Instance is a URI of this occurrence.
	Instance string
}

// ProblemOf gives the problem details of an error, and false where it has none: it is no *APIError, or its response has another media
// type.
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
