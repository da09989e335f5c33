package client

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"time"
)

// WithLogger logs requests at level Debug, responses at Info, failed attempts that are retried at Warn, and failed calls at Error. At
// level Debug, records include the headers. No record includes a body, a query value or a credential.
func WithLogger(logger *slog.Logger) Option { return WithHooks(logging(logger)) }

func logging(logger *slog.Logger) Hooks {
	return Hooks{
		OnRequest: func(ctx context.Context, event *RequestEvent) error {
			if logger.Enabled(ctx, slog.LevelDebug) {
				logger.LogAttrs(ctx, slog.LevelDebug, "request", append(event.attrs(), event.headerAttr(event.Request.Header))...)
			}
			return nil
		},
		OnResponse: func(ctx context.Context, event *ResponseEvent) error {
			if !logger.Enabled(ctx, slog.LevelInfo) {
				return nil
			}
			attrs := append(event.attrs(), slog.Int("status", event.Response.StatusCode), slog.Duration("duration", time.Since(event.began)))
			if logger.Enabled(ctx, slog.LevelDebug) {
				attrs = append(attrs, event.headerAttr(event.Response.Header))
			}
			logger.LogAttrs(ctx, slog.LevelInfo, "response", attrs...)
			return nil
		},
		OnError: func(ctx context.Context, event *ErrorEvent) error {
			level, message := slog.LevelError, "call failed"
			attrs := append(event.attrs(), slog.String("error", faultOf(event.Err)))
			if event.RetryIn >= 0 {
				level, message = slog.LevelWarn, "attempt failed"
				attrs = append(attrs, slog.Duration("retryIn", event.RetryIn))
			}
			logger.LogAttrs(ctx, level, message, attrs...)
			return nil
		},
	}
}

func (e *RequestEvent) attrs() []slog.Attr {
	return []slog.Attr{
		slog.String("operation", e.Operation),
		slog.String("method", e.Request.Method),
		slog.String("url", redactedURL(e.Request.URL.String())),
		slog.Int("attempt", e.Attempt),
	}
}

func (e *RequestEvent) headerAttr(header http.Header) slog.Attr {
	attrs := make([]any, 0, len(header))
	for _, name := range sortedKeys(header) {
		if len(header[name]) == 0 {
			continue
		}
		text := redactedURL(strings.Join(header[name], ", "))
		if isSecretName(name) || e.exchange != nil && slices.Contains(e.exchange.secretHeaders, name) {
			text = "***"
		}
		attrs = append(attrs, slog.String(name, text))
	}
	return slog.Group("header", attrs...)
}

// isSecretName says whether a header carries a secret, or looks like it.
func isSecretName(name string) bool {
	name = strings.ToLower(name)
	for _, each := range [...]string{"auth", "cookie", "credential", "key", "password", "passwd", "secret", "session", "signature", "token"} {
		if strings.Contains(name, each) {
			return true
		}
	}
	return false
}

// faultOf gives the text of an error. Those of whole responses quote their bodies: these are left out.
func faultOf(err error) string {
	var failed *APIError
	var unreadable *DecodeError
	switch {
	case errors.As(err, &failed):
		return fmt.Sprintf("status %d", failed.Status)
	case errors.As(err, &unreadable):
		return fmt.Sprintf("status %d, unreadable body", unreadable.Status)
	}
	return err.Error()
}
