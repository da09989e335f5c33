// Package signin finds the credentials of a program's user: in the environment, in files, or kept from an earlier sign-in.
package signin

// Kind says what a credential is.
type Kind string

// Kinds of credentials.
const (
	Key           Kind = "key"
	Bearer        Kind = "bearer"
	Basic         Kind = "basic"
	Authorization Kind = "authorization"
	OAuth         Kind = "oauth"
	OpenID        Kind = "openid"
	Certificate   Kind = "certificate"
)

// Scheme is a way to say who calls, with the facts that are known of it. Texts that are not shown are empty.
type Scheme struct {
	Name, Description string
	Kind              Kind
	// Variables are the environment variables of its parts: the secret, or the user name and the password.
	Variables []string
	// ClientID and ClientSecret are the environment variables of an application; empty where nobody names them.
	ClientID, ClientSecret string
	Flows                  []Flow
	// RenewalURL is where the tokens of users are renewed.
	RenewalURL string
	Scopes     []Scope
}

// Flow is a way of OAuth 2 to get a token.
type Flow struct {
	// Name is that of OpenAPI, such as AuthorizationCode.
	Name                                               string
	AuthorizationURL, DeviceAuthorizationURL, TokenURL string
	// NoPKCE says that the server does not understand the proof key of RFC 7636.
	NoPKCE bool
}

// Flows that a program signs in with. The others of OAuth 2 hand a password or a token to the program, and are not used any more
// (RFC 9700, sections 2.1.2 and 2.4).
const (
	AuthorizationCode   = "authorizationCode"
	DeviceAuthorization = "deviceAuthorization"
	ClientCredentials   = "clientCredentials"
)

// Scope is a permission that a token may carry.
type Scope struct{ Name, Description string }

// flow returns a flow of the scheme; one without URLs where it is not known.
func (s Scheme) flow(name string) (Flow, bool) {
	for _, each := range s.Flows {
		if each.Name == name {
			return each, true
		}
	}
	return Flow{Name: name}, false
}

// secretName says what the secret of a scheme is called.
func (s Scheme) secretName() string {
	switch s.Kind {
	case Key:
		return "key"
	case Basic:
		return "password"
	case Authorization:
		return "credential"
	}
	return "token"
}
