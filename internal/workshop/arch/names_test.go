package arch_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFilesThatEveryBoardHas compares the table in CONTRIBUTING.md with the names of files that all boards have in
// common.
func TestFilesThatEveryBoardHas(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, chapter, found := strings.Cut(string(text), "\n## The parts of a board\n")
	if !found {
		t.Fatal("CONTRIBUTING.md has no chapter on the parts of a board")
	}
	chapter, _, _ = strings.Cut(chapter, "\n## ")
	var told []string
	for line := range strings.Lines(chapter) {
		cells := strings.Split(line, "|")
		if len(cells) != 5 {
			continue
		}
		for i, name := range strings.Split(cells[2], "`") {
			if i%2 == 1 {
				told = append(told, name)
			}
		}
	}
	boards := map[string]int{}
	for _, game := range gameIDs {
		files, err := filepath.Glob("scenes/" + game + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				boards[filepath.Base(file)]++
			}
		}
	}
	for _, name := range told {
		if boards[name] != len(gameIDs) {
			t.Errorf("CONTRIBUTING.md says that every board has %s; %d of %d have it", name, boards[name], len(gameIDs))
		}
	}
	for name, n := range boards {
		if n == len(gameIDs) && !slices.Contains(told, name) {
			t.Errorf("every board has %s, and the table in CONTRIBUTING.md does not name it", name)
		}
	}
}
