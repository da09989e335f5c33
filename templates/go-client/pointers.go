package client

// Ptr returns a pointer to a value, for optional parameters and fields.
func Ptr[T any](value T) *T { return &value }
