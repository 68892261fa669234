package credits

import (
	"slices"
	"strings"
	"testing"
)

// TestTheListIsWhole loads the embedded list: every kind has parts, and no two parts have the same name.
func TestTheListIsWhole(t *testing.T) {
	book, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	kinds := map[string]int{}
	for _, p := range book.Parts {
		if slices.Contains(names, p.Name) {
			t.Errorf("%s stands twice", p.Name)
		}
		names = append(names, p.Name)
		kinds[p.Kind]++
	}
	for _, kind := range Kinds {
		if kinds[kind] == 0 {
			t.Errorf("there is no %s", kind)
		}
	}
}

// TestDamagedListsAreRefused reads lists in which something is missing or leads nowhere.
func TestDamagedListsAreRefused(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a page":      {"<!doctype html>", "invalid character"},
		"no name":     {`{"parts":[{"kind":"module","licences":["MIT"],"texts":[0]}],"texts":["x"]}`, "lacks"},
		"no licence":  {`{"parts":[{"name":"a","kind":"module","texts":[0]}],"texts":["x"]}`, "lacks"},
		"no text":     {`{"parts":[{"name":"a","kind":"module","licences":["MIT"]}],"texts":["x"]}`, "lacks"},
		"other kind":  {`{"parts":[{"name":"a","kind":"paper","licences":["MIT"],"texts":[0]}],"texts":["x"]}`, "lacks"},
		"text beyond": {`{"parts":[{"name":"a","kind":"module","licences":["MIT"],"texts":[1]}],"texts":["x"]}`, "not there"},
		"text before": {`{"parts":[{"name":"a","kind":"module","licences":["MIT"],"texts":[-1]}],"texts":["x"]}`, "not there"},
	} {
		if _, err := Parse([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", name, err, c.want)
		}
	}
}
