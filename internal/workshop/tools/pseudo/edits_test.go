package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestTheGuideNamesEveryFile compares the files that are edited here with the table in the guide for translators. The
// guide also names match.go, for the plural: the pseudo-language takes that from English.
func TestTheGuideNamesEveryFile(t *testing.T) {
	text, err := os.ReadFile("../../../../docs/add-a-language.md")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "\n## 1. Enter it in the lists\n")
	list, _, _ = strings.Cut(list, "\n## ")
	named := map[string]bool{}
	for row := range strings.Lines(list) {
		if cells := strings.Split(row, "|"); len(cells) > 2 && strings.Contains(cells[1], "`") {
			named[strings.Trim(cells[1], " `")] = true
		}
	}
	edited := map[string]bool{"assets/lang/match.go": true}
	for _, e := range edits {
		if path, ok := strings.CutSuffix(e.path, "/scenes.json"); ok {
			e.path = filepath.Dir(path) + "/<tag>/scenes.json"
		}
		edited[e.path] = true
	}
	if !maps.Equal(named, edited) {
		t.Errorf("docs/add-a-language.md names\n%q, the pseudo-words need\n%q", slices.Sorted(maps.Keys(named)),
			slices.Sorted(maps.Keys(edited)))
	}
}

// TestEverythingIsMade makes the pseudo-language for the repository: every edit must still find its place.
func TestEverythingIsMade(t *testing.T) {
	out := t.TempDir()
	if err := run("../../../..", out); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"overlay.json", "files/assets/lang/qps/scenes.json",
		"files/assets/rules/ritual/de.json"} {
		if _, err := os.Stat(filepath.Join(out, name)); err != nil {
			t.Error(err)
		}
	}
}
