package client

import (
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
		`{"a":1,"a":2}`:                                    false,
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
