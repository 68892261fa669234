package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShopTextsSayWhatTheWordsSay compares the texts of the shops with the words of the packages: each is there, as it
// would be written now, and no other one.
func TestShopTextsSayWhatTheWordsSay(t *testing.T) {
	texts, err := shops(spoken(t))
	if err != nil {
		t.Fatal(err)
	}
	const folder = "fastlane"
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		got, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name := strings.TrimPrefix(filepath.ToSlash(path), folder+"/")
		if want, ok := texts[name]; !ok || want != string(got) {
			t.Errorf("%s is not what the words say: go run ./internal/workshop/tools/dist -shops %s", name, folder)
		}
		delete(texts, name)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range texts {
		t.Errorf("%s is missing", name)
	}
}

// TestTextsTooLongForAShopAreRefused makes one of each kind too long, and one empty.
func TestTextsTooLongForAShopAreRefused(t *testing.T) {
	for _, spoil := range []func(w *words){
		func(w *words) { w.Subtitle = strings.Repeat("ї", 31) },
		func(w *words) { w.Line = strings.Repeat("x", 81) },
		func(w *words) { w.Keywords = strings.Repeat("x", 101) },
		func(w *words) { w.Kept = strings.Repeat("x", 4000) },
		func(w *words) { w.Subtitle = "" },
		func(w *words) { w.Tag = "tlh" },
	} {
		all := spoken(t)
		spoil(&all[1])
		if _, err := shops(all); err == nil {
			t.Errorf("nothing is wrong with %+v", all[1])
		}
	}
	all := spoken(t)
	all[1].Subtitle = strings.Repeat("ї", 30)
	if _, err := shops(all); err != nil {
		t.Error(err)
	}
}

// spoken reads the words of the packages.
func spoken(t *testing.T) []words {
	t.Helper()
	all, err := readWords("internal/dist/words")
	if err != nil {
		t.Fatal(err)
	}
	return all
}
