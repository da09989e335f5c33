package engine

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestListsAreReadAsTheyAreWritten(t *testing.T) {
	escape := strings.NewReplacer(`\`, `\\`, ",", `\,`)
	all := texts(500)
	for index := range all {
		want := all[index:min(index+3, len(all))]
		var words []string
		for _, each := range want {
			words = append(words, escape.Replace(each))
		}
		if got := splitList(strings.Join(words, ",")); !reflect.DeepEqual(got, want) {
			t.Fatalf("%q became %q", want, got)
		}
	}
	for text, want := range map[string][]string{"": {""}, ",": {"", ""}, `a\b`: {`a\b`}, `a\,b,c`: {"a,b", "c"}, `\`: {`\`}} {
		if got := splitList(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%q became %q", text, got)
		}
	}
}

func TestValuesOfTypes(t *testing.T) {
	ten := []Bound{{Kind: AtLeast, Of: 1}, {Kind: AtMost, Of: 10}}
	for _, each := range []struct {
		of    Parameter
		text  string
		want  any
		fault string
	}{
		{Parameter{}, "", "", ""},
		{Parameter{Type: Integer}, "9007199254740993", json.Number("9007199254740993"), ""},
		{Parameter{Type: Integer}, "-0", json.Number("-0"), ""},
		{Parameter{Type: Integer}, "1.0", nil, `must be a whole number, and not "1.0"`},
		{Parameter{Type: Integer}, "01", nil, `must be a whole number, and not "01"`},
		{Parameter{Type: Integer}, "", nil, `must be a whole number, and not ""`},
		{Parameter{Type: Number}, "1.10", json.Number("1.10"), ""},
		{Parameter{Type: Number}, "1e400", json.Number("1e400"), ""},
		{Parameter{Type: Number}, "NaN", nil, `must be a number, and not "NaN"`},
		{Parameter{Type: Number}, "", nil, `must be a number, and not ""`},
		{Parameter{Type: Number, Bounds: ten}, "11", nil, "must be at most 10, and not 11"},
		{Parameter{Type: Number, Bounds: ten}, "1e400", nil, "must be at most 10, and not 1e400"},
		{Parameter{Type: Boolean}, "true", true, ""},
		{Parameter{Type: Boolean}, "True", nil, `must be true or false, and not "True"`},
		{Parameter{Type: JSON}, "text", "text", ""},
		{Parameter{Type: JSON}, "[1]", json.RawMessage("[1]"), ""},
		{Parameter{Type: JSON}, "{", nil, "is no JSON: unexpected end of JSON input"},
		{Parameter{Choices: []string{"a", "b"}}, "c", nil, `must be one of a, b, and not "c"`},
		{Parameter{Bounds: []Bound{{Kind: MaxLength, Of: 2}}}, "漢字", "漢字", ""},
		{Parameter{Bounds: []Bound{{Kind: MaxLength, Of: 2}}}, "abc", nil, "must have at most 2 characters, and not 3"},
	} {
		got, err := each.of.item(each.text)
		if err != nil != (each.fault != "") || err != nil && err.Error() != each.fault {
			t.Errorf("%q: %v", each.text, err)
		}
		if err == nil && !reflect.DeepEqual(got, each.want) {
			t.Errorf("%q became %#v", each.text, got)
		}
	}
}

func TestFieldsAreParted(t *testing.T) {
	for text, want := range map[string]fieldText{
		"a=b": {"a", "b", "="}, "a:=1": {"a", "1", ":="}, "a@b": {"a", "b", "@"}, "a=b@c:=d": {"a", "b@c:=d", "="},
		"a@b=c": {"a", "b=c", "@"}, "a:b=c": {"a:b", "c", "="}, "a=": {"a", "", "="},
	} {
		if got, err := fieldOf(text); err != nil || got != want {
			t.Errorf("%q: %v %v", text, got, err)
		}
	}
	for _, text := range []string{"", "a", "=b", "@b", ":=b"} {
		if _, err := fieldOf(text); err == nil {
			t.Errorf("%q is no fault", text)
		}
	}
}

// members are a value with names that need escapes in a pointer.
const members = `{"a":{"b":[10,{"":1.10}]},"~/":"both","a":[ 1 , "two" ],"e":{}}`

func TestPointers(t *testing.T) {
	for text, want := range map[string]string{
		"": members, "/a": `[ 1 , "two" ]`, "/a/1": `"two"`, "/~0~1": `"both"`, "/e": "{}",
	} {
		found, err := pointerOf(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := found.in([]byte(members)); err != nil || string(got) != want {
			t.Errorf("%q: %s %v", text, got, err)
		}
	}
	for _, text := range []string{"/b", "/a/2", "/a/01", "/a/-", "/a/-1", "/e/x", "/~0~1/x", "/"} {
		found, err := pointerOf(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := found.in([]byte(members)); !errors.Is(err, errNothingThere) {
			t.Errorf("%q: %s %v", text, got, err)
		}
	}
	for _, text := range []string{"a", "/~", "/~2", "/a~"} {
		if _, err := pointerOf(text); err == nil {
			t.Errorf("%q is no fault", text)
		}
	}
}

func FuzzPointer(f *testing.F) {
	for _, text := range texts(50) {
		f.Add(text, "/"+text)
	}
	f.Fuzz(func(t *testing.T, value, place string) {
		found, err := pointerOf(place)
		if err != nil {
			return
		}
		if got, err := found.in([]byte(value)); err == nil && json.Valid([]byte(value)) && !json.Valid(got) {
			t.Errorf("%q of %q is %q", place, value, got)
		}
	})
}

func TestSecretsAreNotShown(t *testing.T) {
	for name, want := range map[string]bool{"Authorization": true, "X-Api-Key": true, "Cookie": true, "Accept": false, "Content-Type": false, "Idempotency-Key": true} {
		if got := isSecretHeader(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	for value, want := range map[string]string{"Bearer abc": "Bearer ***", "abc": "***", "a=b; c=d": "***", "": "***"} {
		if got := withoutSecret(value); got != want {
			t.Errorf("%q became %q", value, got)
		}
	}
}

// The texts are those that a reader of YAML could take for something else.
func TestYAMLQuotesWhatIsNoPlainText(t *testing.T) {
	for value, want := range map[string]string{
		`{"a":"yes","b":"No","c":"null","d":"~","e":"1","f":"1e3","g":"- x"}`: "a: \"yes\"\nb: \"No\"\nc: \"null\"\nd: \"~\"\ne: \"1\"\nf: \"1e3\"\ng: \"- x\"\n",
		`{"on":1.10,"y":true,"1":null}`:                                       "\"on\": 1.10\n\"y\": true\n\"1\": null\n",
		`[[],{},[[1]],[{"a":[{"b":1}]}]]`:                                     "- []\n- {}\n-\n  -\n    - 1\n-\n  - a:\n      - b: 1\n",
		`"# no comment"`:                                                      "\"# no comment\"\n",
		`9007199254740993`:                                                    "9007199254740993\n",
	} {
		if got := yamlText([]byte(value)); got != want {
			t.Errorf("%s became\n%s", value, got)
		}
	}
}
