package all

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoRowStandsTwice looks for rows that occur twice in a table of the documents.
func TestNoRowStandsTwice(t *testing.T) {
	pages, err := filepath.Glob("../../docs/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no documents: %v", err)
	}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		rows := map[string]bool{}
		for line := range strings.Lines(string(text)) {
			if !strings.HasPrefix(line, "|") {
				clear(rows) // the table ends here
				continue
			}
			if rows[line] {
				t.Errorf("%s: a table has this row twice: %s", page, line)
			}
			rows[line] = true
		}
	}
}
