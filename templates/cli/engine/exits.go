package engine

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"example.com/cli/client"
	"example.com/cli/signin"
)

// Exit is the exit code of the program.
type Exit int

// The exit codes.
const (
	Done         Exit = 0
	Failed       Exit = 1
	Misused      Exit = 2
	NotShown     Exit = 3
	NoAccess     Exit = 4
	NoConnection Exit = 5
	TimedOut     Exit = 6
	Broken       Exit = 70
	Interrupted  Exit = 130
)

// exitTexts say what the codes stand for, in help and README.
var exitTexts = []struct {
	code Exit
	text string
}{
	{Done, "all went well"},
	{Failed, "the service answered an error, or nothing is at the pointer"},
	{Misused, "the command line is wrong; nothing was sent"},
	{NotShown, "the operation cannot be called yet: a fact of it is not shown"},
	{NoAccess, "credentials are missing, or the service refused them (401)"},
	{NoConnection, "no complete response came"},
	{TimedOut, "the response took too long"},
	{Broken, "a fault of this program"},
	{Interrupted, "interrupted"},
}

// fault is an error with its exit code. Its text is for the person who typed the command.
type fault struct {
	code Exit
	text string
	err  error
}

func (f *fault) Error() string { return f.text }

func (f *fault) Unwrap() error { return f.err }

// misuse says what is wrong with the command line.
func misuse(form string, values ...any) error {
	return &fault{code: Misused, text: fmt.Sprintf(form, values...)}
}

// exitOf gives the exit code of an error.
func exitOf(err error) Exit {
	var own *fault
	var status *client.APIError
	var argument *client.ArgumentError
	var canceled *client.CanceledError
	var connection *client.ConnectionError
	var token *client.TokenError
	var ended *signin.EndedError
	var denied *client.AuthorizationError
	switch {
	case err == nil:
		return Done
	case errors.As(err, &own):
		return own.code
	case errors.As(err, &status):
		if status.Status == 401 {
			return NoAccess
		}
		return Failed
	case errors.Is(err, client.ErrNoCredentials), errors.As(err, &token), errors.As(err, &ended), errors.As(err, &denied):
		return NoAccess
	case errors.As(err, &argument):
		return Misused
	case errors.As(err, &canceled), errors.Is(err, context.Canceled):
		return Interrupted
	case errors.Is(err, client.ErrTimeout), errors.Is(err, context.DeadlineExceeded):
		return TimedOut
	case errors.As(err, &connection):
		return NoConnection
	}
	return Failed
}

// faultList joins faults, a line each.
func faultList(faults []error) error {
	var lines []string
	for _, each := range faults {
		lines = append(lines, strings.Split(each.Error(), "\n")...)
	}
	if len(lines) == 0 {
		return nil
	}
	return &fault{code: Misused, text: strings.Join(lines, "\n")}
}
