package client

import (
	"encoding/base64"
	"errors"
	"strings"
	"unicode"
)

// basic is a name and a password (RFC 7617), sent as UTF-8.
func basic(name, password string) credential {
	made := &basicCredential{}
	if strings.Contains(name, ":") || strings.ContainsFunc(name+password, unicode.IsControl) {
		made.err = errors.New("cannot have a colon in the user name, nor a control character")
	}
	made.secretCredential = secretCredential{fixed(basicText(name, password)), authorizationPlace{"Basic"}}
	return made
}

type basicCredential struct {
	secretCredential
	err error
}

func (c *basicCredential) fault() error { return c.err }

// basicText is what follows "Basic" in the header.
func basicText(name, password string) string {
	return base64.StdEncoding.EncodeToString([]byte(name + ":" + password))
}
