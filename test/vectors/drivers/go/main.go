// The driver of Go, but for its calls: it reads jobs from stdin, makes their calls by the public API, and writes what became of
// them (test/vectors/README.md, "The protocol"). What differs from service to service is in driven.go, which is generated.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"os"
	"sync"

	sdk "example.com/driven"
)

// job is what the driver reads: calls to make with a client of their own, or whose callers give up.
type job struct {
	Abort    string    `json:"abort"`
	ID       string    `json:"id"`
	Client   clientJob `json:"client"`
	Calls    []callJob `json:"calls"`
	Together bool      `json:"together"`
}

// outcome is what became of a call.
type outcome struct {
	Value   any               `json:"value,omitempty"`
	Status  int               `json:"status,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
	Items   any               `json:"items,omitempty"`
	Pages   any               `json:"pages,omitempty"`
	Error   *failure          `json:"error,omitempty"`
}

type result struct {
	ID       string     `json:"id"`
	Outcomes []*outcome `json:"outcomes"`
	Notices  []any      `json:"notices,omitempty"`
	Log      []string   `json:"log,omitempty"`
}

var errNoLongerWanted = errors.New("no longer wanted")

func main() {
	var under sync.WaitGroup
	var writing sync.Mutex
	callers := &sync.Map{}
	lines := bufio.NewReaderSize(os.Stdin, 1<<20)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		var read job
		decode(line, &read)
		if read.Abort != "" {
			if cancel, found := callers.Load(read.Abort); found {
				cancel.(context.CancelCauseFunc)(errNoLongerWanted)
			}
			continue
		}
		ctx, cancel := context.WithCancelCause(context.Background())
		callers.Store(read.ID, cancel)
		under.Add(1)
		go func() {
			defer under.Done()
			text, err := json.Marshal(resultOf(ctx, read))
			if err != nil {
				panic(err)
			}
			callers.Delete(read.ID)
			writing.Lock()
			defer writing.Unlock()
			os.Stdout.Write(append(text, '\n'))
		}()
	}
	under.Wait()
}

func resultOf(ctx context.Context, read job) result {
	gathered := &told{}
	done := result{ID: read.ID, Outcomes: make([]*outcome, len(read.Calls))}
	client, err := clientOf(read.Client, gathered)
	var under sync.WaitGroup
	for index, each := range read.Calls {
		switch {
		case err != nil:
			// A client that cannot be made refuses all calls.
			done.Outcomes[index] = &outcome{Error: failureOf(err)}
		case read.Together:
			under.Add(1)
			go func() {
				defer under.Done()
				done.Outcomes[index] = outcomeOf(ctx, client, each)
			}()
		default:
			done.Outcomes[index] = outcomeOf(ctx, client, each)
		}
	}
	under.Wait()
	done.Notices, done.Log = gathered.notices, gathered.lines()
	return done
}

func outcomeOf(ctx context.Context, client *sdk.Client, each callJob) *outcome {
	taken := &outcome{}
	if err := take(ctx, client, each, taken); err != nil {
		taken.Error = failureOf(err)
	}
	return taken
}
