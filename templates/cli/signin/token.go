package signin

import (
	"context"
	"errors"
	"fmt"
	"time"

	"example.com/cli/plain"

	"example.com/client"
)

// EndedError says that a sign-in does not hold any more.
type EndedError struct {
	Scheme string
	// Way is the command that helps.
	Way   string
	cause error
	text  string
}

func (e *EndedError) Error() string {
	return fmt.Sprintf("the sign-in with %s has ended: %s; run: %s", e.Scheme, e.text, e.Way)
}

func (e *EndedError) Unwrap() error { return e.cause }

// Text returns the secret of a credential, as the client sends it: of a user name and a password both, with a colon between. Tokens
// are renewed before they expire, and when the service has refused them.
func (f *Found) Text(ctx context.Context, need client.SecretNeed) (string, error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	given := f.record.Grant
	switch {
	case f.Scheme.Kind == Basic:
		return f.record.User + ":" + f.record.Secret, nil
	case given == nil:
		return f.record.Secret, nil
	case given.isFresh(time.Now()) && given.Tokens.AccessToken != need.Refused:
		return given.Tokens.AccessToken, nil
	case !given.canRenew():
		if need.Refused != "" {
			// The same again: the answer of the service stands.
			return given.Tokens.AccessToken, nil
		}
		return "", f.ended(errors.New("its token has expired, and there is none to renew it with"))
	}
	if err := f.renew(ctx, need.Refused); err != nil {
		return "", err
	}
	return f.record.Grant.Tokens.AccessToken, nil
}

// renew gets new tokens, one process after the other: a refresh token may work only once. Whoever waited takes what another got.
func (f *Found) renew(ctx context.Context, refused string) error {
	s := f.sources
	release, err := s.Keep.Lock(ctx, s.entry(f.Scheme.Name))
	if err != nil {
		return err
	}
	defer release()
	latest, _, err := s.read(ctx, f.Scheme.Name)
	if err != nil {
		return err
	}
	if latest == nil || latest.Grant == nil {
		return f.ended(errors.New("another process has logged out"))
	}
	if latest.Grant.isFresh(time.Now()) && latest.Grant.Tokens.AccessToken != refused {
		f.record = *latest
		return nil
	}
	// From here on nothing stops it but its own timeout: a token that the server has given and nobody keeps is lost.
	ctx = context.WithoutCancel(ctx)
	next, err := latest.Grant.renewed(ctx, client.TokenRequest{HTTPClient: s.HTTPClient})
	var over *client.TokenError
	if errors.As(err, &over) {
		return f.ended(err)
	}
	if err != nil {
		return err
	}
	latest.Grant = next
	if _, err := s.write(ctx, f.Scheme.Name, *latest); err != nil {
		return fmt.Errorf("the tokens of %s were renewed, and cannot be kept: %w", f.Scheme.Name, err)
	}
	f.record = *latest
	return nil
}

func (f *Found) ended(cause error) error {
	return &EndedError{f.Scheme.Name, f.sources.loginCommand(f.Scheme), cause, plain.Line(cause.Error())}
}

// loginCommand is what somebody types to sign in.
func (s *Sources) loginCommand(scheme Scheme) string {
	command := s.Program + " login " + plain.Line(scheme.Name)
	if s.Profile != "" && s.Profile != "default" {
		command += " --profile " + s.Profile
	}
	return command
}
