package signin

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// ErrNoTerminal says that nobody can be asked.
var ErrNoTerminal error = &MisuseError{"there is no terminal to ask on; give --secret-file FILE, or --secret-file - for standard input"}

// Prompt asks for a secret on a terminal, and does not show it. It leaves the terminal as it was, also when it is interrupted.
func Prompt(ctx context.Context, in *os.File, out io.Writer, question string) (string, error) {
	handle := int(in.Fd())
	before, err := term.GetState(handle)
	if err != nil {
		return "", ErrNoTerminal
	}
	fmt.Fprint(out, question)
	type answer struct {
		text []byte
		err  error
	}
	answered := make(chan answer, 1)
	go func() {
		text, err := term.ReadPassword(handle)
		answered <- answer{text, err}
	}()
	select {
	case got := <-answered:
		fmt.Fprintln(out)
		if got.err == nil && len(got.text) == 0 {
			return "", errors.New("nothing was entered")
		}
		return string(got.text), got.err
	case <-ctx.Done():
		_ = term.Restore(handle, before)
		fmt.Fprintln(out)
		return "", context.Cause(ctx)
	}
}
