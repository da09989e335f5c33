package wire

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

type named string

func TestWrite(t *testing.T) {
	object := Any(json.RawMessage(`{"R":100,"G":"b,c"}`))
	for _, each := range []struct {
		parameter Parameter
		value     Value
		want      string
	}{
		{Parameter{In: Path, Style: Simple}, Texts([]named{"a/b", "c"}), "a%2Fb,c"},
		{Parameter{In: Path, Style: Simple, Explode: true}, object, "R=100,G=b%2Cc"},
		{Parameter{In: Path, Style: Label, Explode: true}, Integers([]int32{1, -2}), ".1.-2"},
		{Parameter{Name: "v", In: Path, Style: Matrix}, Bools([]bool{true, false}), ";v=true,false"},
		{Parameter{Name: "v", In: Path, Style: Matrix}, Text(""), ";v"},
		{Parameter{Name: "v", In: Query, Style: Form}, object, "v=R,100,G,b%2Cc"},
		{Parameter{Name: "v w", In: Query, Style: Form, Explode: true}, Numbers([]float32{0.1, 1e-7}), "v%20w=0.1&v%20w=1e-7"},
		{Parameter{Name: "v", In: Query, Style: SpaceDelimited}, Texts([]string{"a", "b"}), "v=a%20b"},
		{Parameter{Name: "v", In: Query, Style: PipeDelimited}, Texts([]string{"a", "b"}), "v=a%7Cb"},
		{Parameter{Name: "v", In: Query, Style: DeepObject}, Any(map[string]any{"a": []any{1, map[string]any{"b": 2}}}), "v%5Ba%5D%5B%5D=1&v%5Ba%5D%5B1%5D%5Bb%5D=2"},
		{Parameter{Name: "v", In: Query, Style: DeepObject, Arrays: Indices}, Any(map[string][]int{"a": {1}}), "v%5Ba%5D%5B0%5D=1"},
		{Parameter{Name: "v", In: Query, Style: DeepObject, Arrays: Repeat}, Any(map[string][]int{"a": {1, 2}}), "v%5Ba%5D=1&v%5Ba%5D=2"},
		{Parameter{Name: "v", In: Query, Style: JSON}, Text("a"), "v=%22a%22"},
		{Parameter{Name: "v", In: Query, Style: JSONOrText}, Text(`{"a":1}`), "v=%7B%22a%22%3A1%7D"},
		{Parameter{Name: "v", In: Query, Style: JSON}, Texts([]string{"a", "<"}), "v=%5B%22a%22%2C%22%3C%22%5D"},
		{Parameter{Name: "v", In: Query, Style: JSON}, Any(json.RawMessage("null")), "v=null"},
		{Parameter{In: Header, Style: JSON}, Any([]any{"é海🍂", nil}), `["\u00e9\u6d77\ud83c\udf42",null]`},
		{Parameter{In: Header, Style: Simple}, Texts([]string{"a b", "%"}), "a b,%"},
		{Parameter{Name: "v", In: Cookie, Style: Form, Explode: true}, Integers([]int{1, 2}), "v=1; v=2"},
		{Parameter{Name: "v", In: Query, Encode: Reserved}, Text("a/b'%2F%"), "v=a/b%27%2F%25"},
		{Parameter{Name: "v", In: Query, Style: Form, Encode: ReservedItems}, Texts([]string{"a,b", "c/d"}), "v=a%2Cb,c/d"},
		{Parameter{In: Path, Encode: ReservedInPath}, Text("a/b&c"), "a%2Fb&c"},
		{Parameter{In: Header}, Integer(int64(math.MinInt64)), "-9223372036854775808"},
	} {
		written, isSent, err := each.parameter.Write(each.value)
		if err != nil || !isSent || written != each.want {
			t.Errorf("wrote %s, and not %s: %v", written, each.want, err)
		}
	}
}

func TestNothingIsSent(t *testing.T) {
	for _, style := range []Style{Single, Form, DeepObject, JSON} {
		for _, value := range []Value{{}, Any(nil), Any((*int)(nil)), Any(map[string]int(nil)), MaybeText[string](nil), MaybeInteger[int](nil),
			MaybeNumber[float64](nil), MaybeBool[bool](nil), Any([]struct{}(nil)), Any(json.RawMessage(nil)), Texts[string](nil)} {
			if !value.IsAbsent() {
				t.Errorf("%+v is given", value)
			}
			written, isSent, err := (&Parameter{Name: "v", In: Query, Style: style}).Write(value)
			if err != nil || isSent {
				t.Errorf("wrote %q, %v", written, err)
			}
		}
	}
	for _, style := range []Style{Form, DeepObject} {
		for _, empty := range []Value{Any(struct{}{}), Any([]struct{}{}), Texts([]string{})} {
			if written, isSent, err := (&Parameter{Name: "v", In: Query, Style: style}).Write(empty); err != nil || isSent || empty.IsAbsent() {
				t.Errorf("wrote %q: %v", written, err)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	for _, each := range []struct {
		parameter Parameter
		value     Value
		says      string
	}{
		{Parameter{In: Query}, Texts([]string{"a"}), "no style"},
		{Parameter{In: Query}, Any(json.RawMessage("null")), "null"},
		{Parameter{In: Query}, Number(math.NaN()), "NaN"},
		{Parameter{In: Query, Style: Form}, Numbers([]float64{math.Inf(-1)}), "-Inf"},
		{Parameter{In: Query, Style: JSON}, Numbers([]float64{math.Inf(1)}), "+Inf"},
		{Parameter{In: Query, Style: Form}, Any([][]int{{1}}), "several"},
		{Parameter{In: Query, Style: Form}, Text("\xff"), "well formed"},
		{Parameter{In: Query, Style: Form}, Any(func() {}), "JSON"},
		{Parameter{In: Query, Style: JSON}, Any(func() {}), "JSON"},
		{Parameter{In: Header, Style: Simple}, Texts([]string{"a,b"}), "comma"},
		{Parameter{In: Query, Style: DeepObject}, Any(map[string]any{"a": map[string]any{"b][c": 1}}), "brackets"},
		{Parameter{In: Query, Style: DeepObject}, Any(json.RawMessage(strings.Repeat(`{"a":`, 40) + "1" + strings.Repeat("}", 40))), "levels"},
	} {
		if written, _, err := each.parameter.Write(each.value); err == nil || !strings.Contains(err.Error(), each.says) {
			t.Errorf("wrote %q, %v", written, err)
		}
	}
}

func TestNumbersAreWrittenAsByJavaScript(t *testing.T) {
	for number, want := range map[float64]string{0: "0", math.Copysign(0, -1): "0", 1.5: "1.5", 1e6: "1000000", 1e21: "1e+21", 123e20: "1.23e+22", 1e-6: "0.000001", 1.5e-7: "1.5e-7", -1e100: "-1e+100"} {
		if got := Number(number); got.text != want {
			t.Errorf("wrote %s, and not %s", got.text, want)
		}
	}
}

func TestFieldsOfForms(t *testing.T) {
	for _, each := range []struct {
		value          Value
		isJSON, single bool
		want           string
	}{
		{Text("a"), false, false, "a"}, {Text("a"), true, true, `"a"`}, {Bool(true), false, true, "true"},
		{Any(map[string]any{"a": nil}), false, false, `{"a":null}`}, {Texts([]string{"a"}), false, false, `["a"]`},
	} {
		if text, _, err := each.value.FieldText(each.isJSON, each.single); err != nil || text != each.want {
			t.Errorf("wrote %s, and not %s: %v", text, each.want, err)
		}
	}
	if _, _, err := Any([]int{1}).FieldText(false, true); err == nil {
		t.Error("an array is no single value")
	}
	items, err := Any([]int{1, 2}).Each()
	if one, failed := Text("a").Each(); err != nil || failed != nil || len(items) != 2 || len(one) != 1 {
		t.Errorf("got %v, %v", items, err)
	}
}

func TestPaths(t *testing.T) {
	for _, path := range []string{"/a/../b", "/..", "/a/.", "/%2e%2E/x", "/.%2e"} {
		if CheckPath(path) == nil {
			t.Errorf("%s is taken", path)
		}
	}
	for _, path := range []string{"/...", "/..a", "/a.b/.c", "/"} {
		if err := CheckPath(path); err != nil {
			t.Error(err)
		}
	}
	allocations := func(path string) float64 { return testing.AllocsPerRun(10, func() { _ = CheckPath(path) }) }
	if allocations("/Things/AnIdentifier") > allocations("/things/anidentifier") {
		t.Error("capitals are copied")
	}
}

func FuzzEscape(f *testing.F) {
	f.Add("a b/c?d#e%2F%")
	f.Fuzz(func(t *testing.T, text string) {
		for _, encode := range []Encode{Escape, Reserved, ReservedItems, ReservedInPath, FormText} {
			if written := encode(text); strings.ContainsAny(written, " #\"<>\\^`{|}\x00\n\r\x7f") || strings.ContainsFunc(written, func(c rune) bool { return c > '~' }) {
				t.Errorf("%q is written as %q", text, written)
			}
		}
	})
}
