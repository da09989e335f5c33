package client

// Ptr gives a pointer to a value, for parameters and properties that may be left out.
func Ptr[T any](value T) *T { return &value }
