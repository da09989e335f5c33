package client

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"
)

func TestPacer(t *testing.T) {
	pacer, err := NewPacer(RateLimit{Requests: 2, Per: 10 * time.Second}, RateLimit{Requests: 1, Per: time.Second, EachOperation: true}, RateLimit{Requests: 1, Per: time.Minute, Operation: "rare"})
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	var got []string
	for _, operation := range []string{"a", "a", "b", "rare", "rare", "a"} {
		at, _ := pacer.reserve(operation, now)
		got = append(got, at.Sub(now).String())
	}
	if want := "[0s 1s 10s 11s 1m11s 21s]"; fmt.Sprint(got) != want {
		t.Errorf("sent at %v, and not %s", got, want)
	}
	at, windows := pacer.reserve("a", now)
	pacer.giveBack(at, windows)
	if again, _ := pacer.reserve("a", now); !again.Equal(at) {
		t.Error("a place that was given back is lost")
	}
	pacer.reserve("late", now.Add(time.Hour))
	if len(pacer.windows) != 2 {
		t.Errorf("%d windows are kept", len(pacer.windows))
	}
	for _, rate := range []RateLimit{{Requests: 0, Per: 1}, {Requests: 1}} {
		if _, err := NewPacer(rate); err == nil {
			t.Errorf("%v is taken", rate)
		}
	}
}

func TestPacedCallsCanBeCanceled(t *testing.T) {
	pacer, err := NewPacer(RateLimit{Requests: 1, Per: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	hits := 0
	c := served(t, counting(&hits, nil), WithPacer(pacer))
	if _, err := send[any](t.Context(), c, newRequest(get), nil); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	var ended *CanceledError
	if _, err := send[any](ctx, c, newRequest(get), nil); !errors.As(err, &ended) || hits != 1 {
		t.Errorf("got %v after %d requests", err, hits)
	}
}
