package client

import "errors"

// CredentialKind says what a credential is.
type CredentialKind uint8

const (
	// TokenCredential is a token in the header "Authorization" (RFC 6750).
	TokenCredential CredentialKind = iota
	// KeyCredential is a key under a name.
	KeyCredential
	// PasswordCredential is a user name and a password with a colon between (RFC 7617).
	PasswordCredential
	// SchemeCredential is what follows another scheme of HTTP in the header "Authorization".
	SchemeCredential
)

// Credential is a way to say who calls, without its secret.
type Credential struct {
	// Scheme is its name in the manifest.
	Scheme string
	Kind   CredentialKind
	// In and Name are where a key stands: "header", "query" or "cookie"; empty where that is not shown.
	In, Name string
	// Word is the scheme of HTTP; empty where that is not shown.
	Word string
	// Variables are those of the environment in which callers keep it: of a password its user name and itself.
	Variables []string
}

// Schemes returns the schemes of which calls of an operation may need one or several.
func (op *operation) Schemes() []string {
	needed, isNeeded := op.need.(*need)
	if !isNeeded {
		return nil
	}
	var all []string
	for _, alternative := range *needed {
		for _, each := range alternative {
			all = append(all, each.scheme)
		}
	}
	return all
}

// With gives a client the credential with a secret, which is asked for at each attempt.
func (c Credential) With(secret SecretFunc) (ClientOption, error) {
	switch c.Kind {
	case KeyCredential:
		if c.In == "" || c.Name == "" {
			return nil, errors.New("not shown: where its key stands; send it with --header or --query")
		}
		return withCredential(c.Scheme, apiKey(c.Name, KeyPlace(c.In), asked(secret))), nil
	case SchemeCredential:
		if c.Word == "" {
			return nil, errors.New("not shown: its HTTP scheme; send it with --header authorization@FILE")
		}
		return withCredential(c.Scheme, authorization(c.Word, asked(secret))), nil
	}
	return withCredential(c.Scheme, bearer(asked(secret))), nil
}

// WithPassword gives a client the credential with a user name and a password.
func (c Credential) WithPassword(name, password string) ClientOption {
	return withCredential(c.Scheme, basic(name, password))
}
