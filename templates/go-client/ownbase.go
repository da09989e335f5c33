package client

// WithOwnBaseURL sets the base URL of operations that have one of their own. The function gets the ID of an operation, and may return an
// empty string to keep the default.
func WithOwnBaseURL(of func(operation string) string) ClientOption {
	return clientOption(func(s *settings) { s.ownBaseURL = of })
}
