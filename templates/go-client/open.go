package client

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"
)

// openBody is the body of a response that its caller reads. No timeout applies to it but that of silence; the context of the call can
// end it until its last byte.
type openBody struct {
	x    *exchange
	ctx  context.Context
	body io.ReadCloser
	idle *time.Timer
}

// Read reads on. Its errors are those of a call.
func (b *openBody) Read(into []byte) (int, error) {
	if limit := b.x.settings.idleTimeout; limit > 0 {
		if b.idle == nil {
			cancel := b.x.cancel
			b.idle = time.AfterFunc(limit, func() { cancel(errIdle) })
		} else {
			b.idle.Reset(limit)
		}
		defer b.idle.Stop()
	}
	count, err := b.body.Read(into)
	if err != nil && !errors.Is(err, io.EOF) {
		err = b.x.failure(b.ctx, err)
	}
	return count, err
}

// Close ends the request.
func (b *openBody) Close() error {
	b.x.cancel(nil)
	if b.x.release != nil {
		b.x.release(nil)
	}
	return b.body.Close()
}

// read hands a response to the function of WithReader.
func (x *exchange) read(response *http.Response) error {
	defer response.Body.Close()
	return x.settings.own.read(response)
}
