package lang

import (
	"encoding/json"
	"io/fs"
	"maps"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func book(t *testing.T, tag string, messages string) *Book {
	t.Helper()
	b, err := Read(fstest.MapFS{tag + "/a.json": {Data: []byte(messages)}}, tag)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

const sample = `{
	"plain": "Play",
	"who": "{name} takes {n} from {other}",
	"coins": {"count": "n", "one": "{n} coin", "other": "{n} coins"},
	"braces": "{{{name}}}",
	"gets": "{name} gets {what}",
	"open": "a { b"
}`

func TestText(t *testing.T) {
	b := book(t, "en", sample)
	for _, tc := range []struct {
		key  string
		args []Arg
		want string
	}{
		{"plain", nil, "Play"},
		{"plain", []Arg{Str("unused", "x")}, "Play"},
		{"who", []Arg{Str("other", "{n}"), Num("n", -2), Str("name", "Ann")}, "Ann takes -2 from {n}"},
		{"coins", []Arg{Num("n", 1)}, "1 coin"},
		{"coins", []Arg{Num("n", 0)}, "0 coins"},
		{"braces", []Arg{Str("name", "x")}, "{x}"},
		{"gets", []Arg{Str("name", "Ann"), Phrase("what", "coins", Num("n", 3))}, "Ann gets 3 coins"},
	} {
		if got := b.Text(tc.key, tc.args...); got != tc.want {
			t.Errorf("%s gives %q, want %q", tc.key, got, tc.want)
		}
	}
	if err := b.Err(); err != nil {
		t.Error(err)
	}
}

func TestWhatIsMissingIsSeenAndCollected(t *testing.T) {
	b := book(t, "en", sample)
	for _, tc := range []struct {
		key, want, err string
		args           []Arg
	}{
		{key: "nowhere", want: "⟦nowhere⟧", err: "key nowhere"},
		{key: "who", args: []Arg{Num("n", 1), Str("name", "A")}, want: "A takes 1 from ⟦other⟧",
			err: "argument other of who"},
		{key: "coins", args: []Arg{Str("n", "1")}, want: "1 coins", err: "number n of coins"},
		{key: "open", want: "a { b", err: "brace in open"},
	} {
		if got := b.Text(tc.key, tc.args...); got != tc.want {
			t.Errorf("%s gives %q, want %q", tc.key, got, tc.want)
		}
		if err := b.Err(); err == nil || !strings.Contains(err.Error(), tc.err) {
			t.Errorf("%s: error %v, want one with %q", tc.key, err, tc.err)
		}
	}
	n := len(b.errs)
	b.Text("nowhere")
	if len(b.errs) != n {
		t.Error("the same is collected twice")
	}
}

func TestDamagedFilesAreNamed(t *testing.T) {
	for name, tc := range map[string]struct{ a, b, want string }{
		"no JSON":           {"{", "{}", "en/a.json"},
		"twice":             {`{"k": "x"}`, `{"k": "y"}`, `en/b.json: key "k"`},
		"no count":          {`{"k": {"one": "x", "other": "y"}}`, "{}", `"count"`},
		"no other":          {`{"k": {"count": "n", "one": "x"}}`, "{}", `"other"`},
		"a number":          {`{"k": 3}`, "{}", `key "k"`},
		"a list":            {`["k"]`, "{}", "en/a.json"},
		"cut off":           {`{"k": "x", "l": "y`, "{}", `en/a.json`},
		"no colon":          {`{"k" "x"}`, "{}", `key "k"`},
		"no comma":          {`{"k": "x" "l": "y"}`, "{}", `behind key "k"`},
		"two":               {`{"k": "x"}{}`, "{}", "en/a.json"},
		"a number in forms": {`{"k": {"count": "n", "other": 3}}`, "{}", `key "other"`},
		"deep":              {`{"k": {"count": {}, "other": "y"}}`, "{}", `key "count"`},
		"no UTF-8":          {"{\"k\": \"\xff\"}", "{}", "UTF-8"},
		"a newline":         {"{\"k\": \"a\nb\"}", "{}", "en/a.json"},
		"an escape":         {`{"k": "\q"}`, "{}", `en/a.json`},
		"a page":            {"<!doctype html>", "{}", "en/a.json"},
		"no folder":         {"", "", "no messages"},
	} {
		fsys := fstest.MapFS{"en/a.json": {Data: []byte(tc.a)}, "en/b.json": {Data: []byte(tc.b)}}
		if name == "no folder" {
			fsys = fstest.MapFS{}
		}
		if _, err := Read(fsys, "en"); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, tc.want)
		}
	}
}

// TestFilesAreReadAsJSON compares with encoding/json, in the files and in what they do not have.
func TestFilesAreReadAsJSON(t *testing.T) {
	texts := map[string][]byte{"odd": []byte("\t{ \"a\\u0062\" :\r\n\"\\\"x\\n\\\\\" , \"f\":{\"count\" : \"n\",\"other\":\"\\u00a0\"} } \n"), "empty": []byte(" { } ")}
	for _, tag := range Tags() {
		for _, name := range filesOf(t, tag) {
			data, err := fs.ReadFile(files, name)
			if err != nil {
				t.Fatal(err)
			}
			texts[name] = data
		}
	}
	for name, data := range texts {
		var want map[string]any
		if err := json.Unmarshal(data, &want); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got := map[string]any{}
		err := readMessages(data, func(key string, m message) error {
			got[key] = m.text
			if m.forms != nil {
				forms := map[string]any{"count": m.count}
				for form, text := range m.forms {
					forms[form] = text
				}
				got[key] = forms
			}
			return nil
		})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: error %v, got\n%q\nwant\n%q", name, err, got, want)
		}
	}
}

// filesOf lists the files of a language.
func filesOf(t *testing.T, tag string) []string {
	t.Helper()
	names, err := fs.Glob(files, tag+"/*.json")
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func TestMatch(t *testing.T) {
	for tag, want := range map[string]string{
		"de": "de", "de-AT": "de", "de_CH.UTF-8": "de", "DE": "de", "en-GB": "en", "": "en", "C": "en", "nl": "en", "den": "en", "de@euro": "de",
	} {
		if got := Match(tag); got != want {
			t.Errorf("%q matches %s, want %s", tag, got, want)
		}
	}
}

// TestPlural checks the CLDR rules by their own samples.
func TestPlural(t *testing.T) {
	for tag, forms := range map[string]map[string][]int{
		"en": {"one": {1}, "other": {0, 2, 16, 100, 1000}},
		"de": {"one": {1}, "other": {0, 2, 16, 100, 1000}},
		"fr": {"one": {0, 1}, "many": {1000000, 3000000}, "other": {2, 17, 100, 1000001}},
		"uk": {"one": {1, 21, 31, 101, 1001}, "few": {2, 3, 4, 22, 104, 1002}, "many": {0, 5, 11, 12, 13, 14, 19, 100, 111, 1000}},
	} {
		for form, numbers := range forms {
			if !slices.Contains(Forms(tag), form) {
				t.Errorf("%s: %s is not among its forms", tag, form)
			}
			for _, n := range numbers {
				if got := Plural(tag, n); got != form {
					t.Errorf("%s: %d is %s, want %s", tag, n, got, form)
				}
				if got := Plural(tag, -n); got != form {
					t.Errorf("%s: %d is %s, want %s", tag, -n, got, form)
				}
			}
		}
	}
}

// raw reads the files of a language as they are.
func raw(t *testing.T, tag string) map[string]map[string]message {
	t.Helper()
	out := map[string]map[string]message{}
	for _, name := range filesOf(t, tag) {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		into := map[string]message{}
		err = readMessages(data, func(key string, m message) error { into[key] = m; return nil })
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out[path.Base(name)] = into
	}
	return out
}

// placeholders returns the names in braces, sorted, each once.
func placeholders(t *testing.T, key, text string) []string {
	text = strings.NewReplacer("{{", "", "}}", "").Replace(text)
	names := map[string]bool{}
	for {
		_, after, ok := strings.Cut(text, "{")
		if !ok {
			break
		}
		name, rest, ok := strings.Cut(after, "}")
		if !ok || name == "" || strings.ContainsAny(strings.SplitN(name, ":", 2)[0], " {") {
			t.Errorf("%s: a brace is not closed in %q", key, text)
			break
		}
		text = rest
		// a number of the rules: each language may have a word for it
		if name, _, _ = strings.Cut(name, ":"); !strings.Contains(name, ".") {
			names[name] = true
		}
	}
	if strings.Contains(text, "}") {
		t.Errorf("%s: a brace is not opened in %q", key, text)
	}
	return slices.Sorted(maps.Keys(names))
}

// all returns the placeholders of all forms of a message together.
func (m message) all(t *testing.T, key string) []string {
	if m.forms == nil {
		return placeholders(t, key, m.text)
	}
	names := map[string]bool{m.count: true}
	for _, text := range m.forms {
		for _, n := range placeholders(t, key, text) {
			names[n] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func TestAllLanguagesSayTheSame(t *testing.T) {
	first := raw(t, Tags()[0])
	for _, tag := range Tags() {
		if _, err := Load(tag); err != nil {
			t.Errorf("%s: %v", tag, err)
		}
		got := raw(t, tag)
		if a, b := slices.Sorted(maps.Keys(first)), slices.Sorted(maps.Keys(got)); !slices.Equal(a, b) {
			t.Errorf("%s has the files %v, want %v", tag, b, a)
		}
		for file, messages := range first {
			for key := range messages {
				if _, ok := got[file][key]; !ok {
					t.Errorf("%s/%s lacks %q", tag, file, key)
				}
			}
			for key, m := range got[file] {
				want, ok := messages[key]
				if !ok {
					t.Errorf("%s/%s has %q, %s has not", tag, file, key, Tags()[0])
					continue
				}
				where := tag + "/" + file + " " + key
				if a, b := want.all(t, key), m.all(t, where); !slices.Equal(a, b) {
					t.Errorf("%s has the arguments %v, want %v", where, b, a)
				}
				if m.forms == nil && m.text == "" {
					t.Errorf("%s is empty", where)
				}
				if m.forms == nil {
					continue
				}
				if a, b := slices.Sorted(slices.Values(Forms(tag))),
					slices.Sorted(maps.Keys(m.forms)); !slices.Equal(a, b) {
					t.Errorf("%s has the plural forms %v, want %v", where, b, a)
				}
			}
		}
	}
}

func TestEveryFolderIsALanguage(t *testing.T) {
	dirs, err := fs.ReadDir(files, ".")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, d := range dirs {
		names = append(names, d.Name())
	}
	if want := slices.Sorted(slices.Values(Tags())); !slices.Equal(names, want) {
		t.Errorf("folders %v, languages %v", names, want)
	}
}

func FuzzText(f *testing.F) {
	f.Add("a {name} b", "x")
	f.Add("{{{name}}} {n} } {", "{name}")
	f.Fuzz(func(t *testing.T, text, name string) {
		b := &Book{tag: "en", messages: map[string]message{"k": {text: text}}, missing: map[string]bool{}}
		got := b.Text("k", Str("name", name), Num("n", 3))
		if !strings.ContainsAny(text, "{}") && got != text {
			t.Errorf("%q gives %q", text, got)
		}
	})
}
