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

// Prompt asks for a secret on a terminal, which shows nothing of it from the question on. It leaves the terminal as it was.
func Prompt(ctx context.Context, in *os.File, out io.Writer, question string) (string, error) {
	handle := int(in.Fd())
	if !term.IsTerminal(handle) {
		return "", ErrNoTerminal
	}
	before, err := term.MakeRaw(handle)
	if err != nil {
		return "", ErrNoTerminal
	}
	defer func() { _ = term.Restore(handle, before) }()
	type answer struct {
		text string
		err  error
	}
	answered := make(chan answer, 1)
	go func() {
		asked := term.NewTerminal(struct {
			io.Reader
			io.Writer
		}{in, out}, "")
		text, err := asked.ReadPassword(question)
		answered <- answer{text, err}
	}()
	select {
	case got := <-answered:
		switch {
		case errors.Is(got.err, io.EOF):
			// Ctrl-C and Ctrl-D are signs like others meanwhile.
			fmt.Fprint(out, "\r\n")
			return "", context.Canceled
		case got.err == nil && got.text == "":
			return "", &MisuseError{"nothing was entered"}
		}
		return got.text, got.err
	case <-ctx.Done():
		fmt.Fprint(out, "\r\n")
		return "", context.Cause(ctx)
	}
}
