package client

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// deviceServer answers the requests for tokens one after the other, and remembers their forms.
func deviceServer(t *testing.T, codes string, answers ...string) (DeviceOptions, *[]string) {
	t.Helper()
	var forms []string
	var access sync.Mutex
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		access.Lock()
		defer access.Unlock()
		if err := r.ParseForm(); err != nil {
			t.Error(err)
		}
		if r.URL.Path == "/device" {
			forms = append(forms, "device "+r.PostForm.Encode())
			fmt.Fprint(w, codes)
			return
		}
		forms = append(forms, "token "+r.PostForm.Encode())
		status, body, _ := strings.Cut(answers[0], " ")
		if len(answers) > 1 {
			answers = answers[1:]
		}
		code := 0
		_, _ = fmt.Sscan(status, &code)
		w.WriteHeader(code)
		fmt.Fprint(w, body)
	}))
	t.Cleanup(server.Close)
	options := DeviceOptions{AuthorizationURL: server.URL + "/device", Scopes: []string{"read", "write"}}
	options.TokenURL, options.ClientID = server.URL+"/token", "tool"
	return options, &forms
}

const deviceCodes = `{"device_code":"s3cret","user_code":"WDJB-MJHT","verification_uri":"https://example.com/device",` +
	`"verification_uri_complete":"https://example.com/device?c=1","expires_in":"900","interval":0}`

func TestDeviceFlow(t *testing.T) {
	options, forms := deviceServer(t, deviceCodes,
		`400 {"error":"authorization_pending"}`,
		`200 {"error":"authorization_pending"}`,
		`400 {"error":"slow_down"}`,
		`503 busy`,
		`200 {"access_token":"a1","token_type":"bearer","expires_in":60,"refresh_token":"r1"}`)
	asked, err := AuthorizeDevice(context.Background(), options)
	if err != nil {
		t.Fatal(err)
	}
	if asked.UserCode != "WDJB-MJHT" || asked.CompleteURI != "https://example.com/device?c=1" || time.Until(asked.ExpiresAt) > 15*time.Minute {
		t.Errorf("asked for %q, %q, %v", asked.UserCode, asked.CompleteURI, asked.ExpiresAt)
	}
	if text := fmt.Sprintf("%v %+v %#v", asked, *asked, asked); strings.Contains(text, "s3cret") {
		t.Errorf("shown: %s", text)
	}
	asked.slower = time.Millisecond
	tokens, err := asked.Wait(context.Background())
	if err != nil || tokens.AccessToken != "a1" || tokens.RefreshToken != "r1" {
		t.Fatalf("%+v, %v", tokens, err)
	}
	grant := "token client_id=tool&device_code=s3cret&grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code"
	want := []string{"device client_id=tool&scope=read+write", grant, grant, grant, grant, grant}
	if !slices.Equal(*forms, want) {
		t.Errorf("sent %q", *forms)
	}
}

func TestDeviceFlowEnds(t *testing.T) {
	for code, answer := range map[string]string{
		"access_denied":  `400 {"error":"access_denied","error_description":"s3cret said no"}`,
		"expired_token":  `200 {"error":"expired_token"}`,
		"invalid_client": `401 {"error":"invalid_client"}`,
	} {
		options, _ := deviceServer(t, deviceCodes, answer)
		asked, err := AuthorizeDevice(context.Background(), options)
		if err != nil {
			t.Fatal(err)
		}
		_, err = asked.Wait(context.Background())
		var refused *TokenError
		if !errors.As(err, &refused) || refused.Code != code || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%s: %v", code, err)
		}
	}
	options, forms := deviceServer(t, strings.ReplaceAll(deviceCodes, `"900"`, `0`), `200 {}`)
	asked, err := AuthorizeDevice(context.Background(), options)
	if err != nil {
		t.Fatal(err)
	}
	var refused *TokenError
	if _, err := asked.Wait(context.Background()); !errors.As(err, &refused) || refused.Code != "expired_token" || len(*forms) != 1 {
		t.Errorf("%v, %q", err, *forms)
	}
}

func TestDeviceFlowStops(t *testing.T) {
	options, _ := deviceServer(t, strings.ReplaceAll(deviceCodes, `"interval":0`, `"interval":300`), `200 {}`)
	asked, err := AuthorizeDevice(context.Background(), options)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := asked.Wait(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestAnswersOfDeviceServersThatAreNone(t *testing.T) {
	for _, codes := range []string{
		`{}`, `[]`, `<html>`,
		strings.ReplaceAll(deviceCodes, `"user_code"`, `"code"`),
		strings.ReplaceAll(deviceCodes, `"expires_in"`, `"lives_for"`),
		strings.ReplaceAll(deviceCodes, `"verification_uri":"https:`, `"verification_uri":"file:`),
		strings.ReplaceAll(deviceCodes, `"verification_uri_complete":"https:`, `"verification_uri_complete":"javascript:`),
	} {
		options, _ := deviceServer(t, codes)
		_, err := AuthorizeDevice(context.Background(), options)
		var unread *DecodeError
		if !errors.As(err, &unread) || strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%s: %v", codes, err)
		}
	}
	var refused *ArgumentError
	if _, err := AuthorizeDevice(context.Background(), DeviceOptions{AuthorizationURL: "http://example.com"}); !errors.As(err, &refused) {
		t.Error(err)
	}
}

func TestGrants(t *testing.T) {
	options, forms := deviceServer(t, "", `200 {"access_token":"a2"}`, `200 {"access_token":"a3"}`)
	old := Tokens{AccessToken: "a1", RefreshToken: "r1", Scopes: []string{"read"}}
	next, err := RequestTokensByRefreshToken(context.Background(), options.TokenRequest, old)
	if err != nil || next.AccessToken != "a2" || next.RefreshToken != "r1" || !slices.Equal(next.Scopes, old.Scopes) {
		t.Errorf("%+v, %v", next, err)
	}
	options.ClientSecret, options.SecretInBody = "s3cret", true
	if _, err := RequestTokensByClientCredentials(context.Background(), options.TokenRequest, []string{"read"}); err != nil {
		t.Error(err)
	}
	want := []string{
		"token client_id=tool&grant_type=refresh_token&refresh_token=r1",
		"token client_id=tool&client_secret=s3cret&grant_type=client_credentials&scope=read",
	}
	if !slices.Equal(*forms, want) {
		t.Errorf("sent %q", *forms)
	}
}
