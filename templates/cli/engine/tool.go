package engine

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"example.com/cli/client"
)

// Preset is what a profile says of all calls; an option and the environment go before it.
type Preset struct{ BaseURL string }

// Tool is the program.
type Tool struct {
	*Terminal
	Service  *Service
	Defaults Preset

	// account is who calls, once a call is prepared.
	account *account
}

// Main runs the program, and returns its exit code.
func (t *Tool) Main(args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return int(t.Run(ctx, args))
}

// Run runs a command line.
func (t *Tool) Run(ctx context.Context, args []string) (exit Exit) {
	defer func() {
		if broken := recover(); broken != nil {
			t.tell(fmt.Sprintf("a fault of this program: %v", broken))
			exit = Broken
		}
	}()
	root := t.Tree(args, false)
	root.SetArgs(args)
	root.SetIn(t.In)
	root.SetOut(t.Out)
	root.SetErr(t.Err)
	err := root.ExecuteContext(ctx)
	if errors.Is(err, syscall.EPIPE) {
		return Done
	}
	if err != nil {
		t.tellError(err)
	}
	return exitOf(err)
}

// tell writes a message for people.
func (t *Tool) tell(text string) { fmt.Fprintln(t.Err, shown(text)) }

// tellError says what went wrong; the head and the body of an error's response follow.
func (t *Tool) tellError(err error) {
	var status *client.APIError
	if errors.As(err, &status) {
		t.tell(fmt.Sprintf("%d %s: %s", status.Status, reasonOf(status.Status), status.Request))
		var headed *headedError
		if errors.As(err, &headed) {
			fmt.Fprint(t.Err, headed.head, "\n")
		}
		t.tellBody(status.Body)
		// In a pipe the body of an error is all that stands below its status.
		if status.Status == http.StatusUnauthorized && t.IsErr {
			t.tellMissing()
		}
		return
	}
	text := err.Error()
	if errors.Is(err, client.ErrNoCredentials) {
		text = strings.TrimPrefix(text, client.ErrNoCredentials.Error()+"\n")
	}
	t.tell(text)
}

func reasonOf(status int) string {
	if reason := http.StatusText(status); reason != "" {
		return reason
	}
	return "Unknown Status"
}

func (t *Tool) tellBody(body []byte) {
	if len(bytes.TrimSpace(body)) == 0 {
		return
	}
	if !t.IsErr {
		_, _ = t.Err.Write(body)
		if !bytes.HasSuffix(body, []byte("\n")) {
			fmt.Fprintln(t.Err)
		}
		return
	}
	var out bytes.Buffer
	if json.Indent(&out, body, "", "  ") == nil {
		io.WriteString(t.Err, escaped(out.String())+"\n")
		return
	}
	t.tell(strings.TrimRight(string(body), "\n"))
}
