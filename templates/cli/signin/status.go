package signin

import (
	"context"
	"time"

	"example.com/cli/plain"
)

// Status says how a scheme stands. It has no secret.
type Status struct {
	Scheme string `json:"scheme"`
	Kind   Kind   `json:"kind"`
	// State is "ready", "renews itself", "expired", "missing" or "broken".
	State string `json:"state"`
	// From is where the credential comes from.
	From string `json:"from,omitempty"`
	// ExpiresAt is when the token expires.
	ExpiresAt *time.Time `json:"expiresAt,omitempty"`
	Flow      string     `json:"flow,omitempty"`
	ClientID  string     `json:"clientId,omitempty"`
	Scopes    []string   `json:"scopes,omitempty"`
	// Help says what to do.
	Help string `json:"help,omitempty"`
}

// StatusOf looks for the credential of a scheme. It asks no server.
func (s *Sources) StatusOf(ctx context.Context, scheme Scheme) Status {
	status := Status{Scheme: scheme.Name, Kind: scheme.Kind, State: "missing"}
	if scheme.Kind == Certificate {
		status.Help = "a certificate of the connection, which this program does not present"
		return status
	}
	found, err := s.Find(ctx, scheme)
	switch {
	case err != nil:
		status.State, status.Help = "broken", plain.Line(err.Error())
		return status
	case found == nil:
		status.Help = s.help(scheme)
		return status
	}
	status.State, status.From = "ready", found.Origin.String()
	given := found.record.Grant
	if given == nil {
		return status
	}
	status.Flow, status.ClientID, status.Scopes = given.Flow, given.ClientID, given.Tokens.Scopes
	if ends := given.Tokens.ExpiresAt; !ends.IsZero() {
		status.ExpiresAt = &ends
	}
	switch {
	case given.isFresh(time.Now()):
	case given.canRenew():
		status.State = "renews itself"
	default:
		status.State, status.Help = "expired", "run: "+s.loginCommand(scheme)
	}
	return status
}

// help says how to give a credential.
func (s *Sources) help(scheme Scheme) string {
	way := "run: " + s.loginCommand(scheme)
	for index, variable := range scheme.Variables {
		if index == 0 {
			way += ", or set " + variable
		} else {
			way += " and " + variable
		}
	}
	return way
}

// Missing says how to give a credential that a call needs.
func (s *Sources) Missing(scheme Scheme) string { return s.help(scheme) }

// Logout forgets what is kept of a scheme. It returns what is left of it elsewhere, in words; empty if nothing is.
func (s *Sources) Logout(ctx context.Context, scheme Scheme) (wasKept bool, left string, err error) {
	release, err := s.Keep.Lock(ctx, s.entry(scheme.Name))
	if err != nil {
		return false, "", err
	}
	defer release()
	wasKept, err = s.Keep.Delete(ctx, s.entry(scheme.Name))
	if err != nil {
		return wasKept, "", err
	}
	found, err := s.fromEnvironment(scheme)
	if found != nil && err == nil {
		left = found.Origin.String() + " is still set, and used"
	}
	return wasKept, left, nil
}
