package client

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestNamesThatDifferInCase(t *testing.T) {
	type book struct {
		Title string            `json:"title"`
		Next  *book             `json:"next,omitzero"`
		Parts []book            `json:"parts,omitzero"`
		Notes map[string]string `json:"notes,omitzero"`
	}
	var read book
	text := `{"title": "Sea", "Title" : "y", "next": {"TITLE": "z", "title": "Bay"}, "parts": [{"title":"a","tItle":"b"}], "notes": {"k": "1", "K": "2"}}`
	if err := decodeJSON([]byte(text), &read); err != nil {
		t.Fatal(err)
	}
	if read.Title != "Sea" || read.Next.Title != "Bay" || read.Parts[0].Title != "a" {
		t.Errorf("read %+v", read)
	}
	if read.Notes["k"] != "1" || read.Notes["K"] != "2" {
		t.Errorf("a map lost keys: %v", read.Notes)
	}
}

func TestTwins(t *testing.T) {
	for text, wanted := range map[string]bool{
		`{"a":1,"A":2}`: true,
		`{"a":{"b":1},"c":[{"x":1,"y":{"z":"A","Z" :1}}]}`: true,
		`{"a":"A","b":["a","A"]}`:                          false,
		`[{"a":1},{"A":1}]`:                                false,
		`{"a":{"A":1}}`:                                    false,
		`{"a\"":1,"A\"":2}`:                                true,
		`{"a`:                                              false,
		`"\`:                                               false,
		`}}]]{"a":1`:                                       false,
		strings.Repeat(`{"a":`, 200) + `{"b":1,"B":2}`:        true,
		`{"a":1,"k":` + strings.Repeat(`[`, 100) + `],"A":1}`: false,
	} {
		if found := hasTwins([]byte(text)); found != wanted {
			t.Errorf("%.60s: %v", text, found)
		}
	}
}

type shelf struct {
	Title string            `json:"title"`
	Books []thing           `json:"books"`
	Best  *thing            `json:"best"`
	Notes map[string]string `json:"notes"`
	More  any               `json:"more"`
	Plain string
	Left  string `json:"-"`
}

func TestNamesHaveACase(t *testing.T) {
	for text, want := range map[string]string{
		`{"title":"a","Title":"b","Left":"c"}`:                                       `{a [] <nil> map[] <nil>  }`,
		`{"TITLE":"b","title":"a","Plain":"p","plain":"q"}`:                          `{a [] <nil> map[] <nil> p }`,
		`{"books":[{"id":"1","ID":"2"},{"Name":"x","name":"y"}]}`:                    `{ [{1 } { y}] <nil> map[] <nil>  }`,
		`{"notes":{"a":"1","A":"2"}}`:                                                `{ [] <nil> map[A:2 a:1] <nil>  }`,
		`{"more":{"a":1,"A":2}}`:                                                     `{ [] <nil> map[] map[A:2 a:1]  }`,
		"{\"title\":\"a\",\"t\u0131tle\":\"b\",\"\\u0054itle\":\"c\"}":               `{a [] <nil> map[] <nil>  }`,
		`{"notes":{"\"},{":"1"},"title":"a\\","books":null, "Books":[{"id":"\"}"}]}`: `{a\ [] <nil> map["},{:1] <nil>  }`,
	} {
		var got shelf
		if err := decodeJSON([]byte(text), &got); err != nil || fmt.Sprint(got) != want {
			t.Errorf("read %v of %s, %v", got, text, err)
		}
	}
	// The Kelvin sign is a capital letter of "k", and the long s one of "s".
	if !hasTwins([]byte(`{"k":1,"K":2}`)) || !hasTwins([]byte(`{"s":1,"ſ":2}`)) || hasTwins([]byte(`{"a":{"b":1},"B":[{"a":1},{"A":2}],"b":2e1}`)) != true {
		t.Error("does not see twins")
	}
	if hasTwins([]byte(`[{"a":{"b":"B"},"b":["a","A"]},{"A":1},"a","A"]`)) {
		t.Error("sees twins where there are none")
	}
}

func TestManyNamesTakeNoLongTime(t *testing.T) {
	var out strings.Builder
	for index := range 100_000 {
		fmt.Fprintf(&out, `,"name%d":1`, index)
	}
	text := []byte("{" + out.String()[1:] + "}")
	if hasTwins(text) || !hasTwins(append(text[:len(text)-1], `,"NAME7":1}`...)) {
		t.Error("does not see one twin among many names")
	}
}

func FuzzNamesHaveACase(f *testing.F) {
	f.Add(`{"title":"a","Title":"b"}`)
	f.Add(`[{"id":{"a":[]}}]`)
	f.Add(`{"\\":""`)
	f.Fuzz(func(t *testing.T, text string) {
		isValid := json.Valid([]byte(text))
		if isValid && foldedTwins([]byte(text)) && !hasTwins([]byte(text)) {
			t.Errorf("does not see the twins of %q", text)
		}
		var got shelf
		if err := decodeJSON([]byte(text), &got); err == nil && !isValid {
			t.Errorf("reads %q", text)
		}
	})
}

// foldedTwins looks for twins in the simplest way.
func foldedTwins(text []byte) bool {
	if items := []json.RawMessage{}; json.Unmarshal(text, &items) == nil {
		return slices.ContainsFunc(items, func(each json.RawMessage) bool { return foldedTwins(each) })
	}
	members, _ := membersIn(text)
	for index, each := range members {
		isTwin := func(other jsonMember) bool { return strings.EqualFold(other.name, each.name) }
		if slices.ContainsFunc(members[:index], isTwin) || foldedTwins(each.text) {
			return true
		}
	}
	return false
}
