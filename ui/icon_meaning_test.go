package ui

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// meanings are the icons that mean one thing, with the screens on which that thing is.
var meanings = map[string][]string{
	"IconHint":    {"table", "pause"},                        // a hint
	"IconCandle":  {"toss"},                                  // more light
	"IconLantern": {"rulebook"},                              // a house rule
	"IconMoon":    {"archive", "results"},                    // a game night
	"IconPicture": {"results", "share"},                      // a picture to keep
	"IconTrash":   {"archive", "matches", "title"},           // deleting
	"IconInfo":    {".", "title", "stage", "table", "setup"}, // something to know
}

// TestOneIconMeansOneThing looks for icons on screens that have nothing to do with what they mean.
func TestOneIconMeansOneThing(t *testing.T) {
	scenes, used := os.DirFS("../scenes"), map[string]bool{}
	name := regexp.MustCompile(`\bui\.(Icon[A-Z]\w*)`)
	err := fs.WalkDir(scenes, ".", func(at string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(at) != ".go" || strings.HasSuffix(at, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(scenes, at)
		if err != nil {
			return err
		}
		screen, _, _ := strings.Cut(path.Dir(at), "/")
		for _, m := range name.FindAllStringSubmatch(string(text), -1) {
			used[m[1]] = true
			if on, ok := meanings[m[1]]; ok && !slices.Contains(on, screen) {
				t.Errorf("scenes/%s shows %s, which means something else", at, m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for icon := range meanings {
		if !used[icon] {
			t.Errorf("nothing shows %s", icon)
		}
	}
}
