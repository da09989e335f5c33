package client

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"
)

// RateLimit is a maximum number of requests in a period.
type RateLimit struct {
	Requests int
	Per      time.Duration
	// Operation is the ID of the only operation that it applies to; empty for all operations together.
	Operation string
	// EachOperation counts each operation separately.
	EachOperation bool
}

// Pacer keeps calls within rate limits: each call waits until the service would accept it. Clients that share a limit should share a
// Pacer. It is safe for concurrent use.
type Pacer struct {
	rates   []RateLimit
	mutex   sync.Mutex
	windows map[windowKey]*window
}

// windowKey says which requests a window counts.
type windowKey struct {
	rate      int
	operation string
}

// window has the times of requests of a rate, sorted, also of those that wait. It slides: no time of its length has more requests than
// the rate allows.
type window struct {
	rate  RateLimit
	times []time.Time
}

// NewPacer returns a Pacer for the given limits.
func NewPacer(rates ...RateLimit) (*Pacer, error) {
	for _, each := range rates {
		if each.Requests <= 0 || each.Per <= 0 {
			return nil, &ArgumentError{Operation: "NewPacer", Message: fmt.Sprintf("%d requests per %s is not a rate limit", each.Requests, each.Per)}
		}
	}
	return &Pacer{rates: rates, windows: map[windowKey]*window{}}, nil
}

// WithPacer sends no more requests than the rate limits allow, including retries.
func WithPacer(pacer *Pacer) Option {
	return WithHooks(Hooks{OnRequest: func(ctx context.Context, event *RequestEvent) error {
		at, windows := pacer.reserve(event.Operation, time.Now())
		err := event.exchange.wait(ctx, time.Until(at))
		if err != nil {
			pacer.giveBack(at, windows)
		}
		return err
	}})
}

// reserve gives the time at which a request may be sent, and the windows that count it.
func (p *Pacer) reserve(operation string, now time.Time) (time.Time, []*window) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	windows := p.windowsOf(operation, now)
	at := now
	for _, each := range windows {
		if free := each.freeAt(); free.After(at) {
			at = free
		}
	}
	for _, each := range windows {
		place, _ := slices.BinarySearchFunc(each.times, at, time.Time.Compare)
		each.times = slices.Insert(each.times, place, at)
	}
	return at, windows
}

func (p *Pacer) giveBack(at time.Time, windows []*window) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, each := range windows {
		if place, isThere := slices.BinarySearchFunc(each.times, at, time.Time.Compare); isThere {
			each.times = slices.Delete(each.times, place, place+1)
		}
	}
}

// windowsOf gives the windows that count an operation. Of operations that are not called any more nothing is kept.
func (p *Pacer) windowsOf(operation string, now time.Time) []*window {
	for key, each := range p.windows {
		if each.forget(now); len(each.times) == 0 {
			delete(p.windows, key)
		}
	}
	var own []*window
	for index, rate := range p.rates {
		if rate.Operation != "" && rate.Operation != operation {
			continue
		}
		key := windowKey{rate: index}
		if rate.EachOperation {
			key.operation = operation
		}
		if p.windows[key] == nil {
			p.windows[key] = &window{rate: rate}
		}
		own = append(own, p.windows[key])
	}
	return own
}

// forget drops the times that do not count any more.
func (w *window) forget(now time.Time) {
	kept := slices.IndexFunc(w.times, func(at time.Time) bool { return at.Add(w.rate.Per).After(now) })
	if kept < 0 {
		kept = len(w.times)
	}
	w.times = slices.Delete(w.times, 0, kept)
}

// freeAt is when there is room for one more.
func (w *window) freeAt() time.Time {
	if len(w.times) < w.rate.Requests {
		return time.Time{}
	}
	return w.times[len(w.times)-w.rate.Requests].Add(w.rate.Per)
}
