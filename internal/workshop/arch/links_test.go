package arch_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// markdownLink matches the target of a link in Markdown.
var markdownLink = regexp.MustCompile(`\]\(([^()\s]+)\)`)

// TestLinksLeadSomewhere follows every link within the repository: the file must be there, and must have the heading.
func TestLinksLeadSomewhere(t *testing.T) {
	list, err := exec.Command("git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md").Output()
	if err != nil {
		t.Fatal(err)
	}
	links := 0
	for path := range strings.FieldsSeq(string(list)) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range markdownLink.FindAllStringSubmatch(string(text), -1) {
			file, heading, _ := strings.Cut(found[1], "#")
			if strings.Contains(file, "://") || strings.HasPrefix(file, "mailto:") {
				continue
			}
			links++
			to := path
			if file != "" {
				to = filepath.Join(filepath.Dir(path), file)
			}
			if !leads(to, heading) {
				t.Errorf("%s links to %s, and there is no such place", path, found[1])
			}
		}
	}
	if links < 50 {
		t.Errorf("only %d links were found", links)
	}
}

// leads reports whether a file or folder exists and has the heading, if one is given.
func leads(path, heading string) bool {
	if _, err := os.Stat(path); err != nil {
		return false
	}
	if heading == "" {
		return true
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	for line := range strings.Lines(string(text)) {
		if title, ok := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); ok && strings.HasPrefix(line, "#") &&
			anchorOf(title) == heading {
			return true
		}
	}
	return false
}

// anchorOf returns the anchor of a heading, as repository hosts derive it from the title.
func anchorOf(title string) string {
	kept := regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(strings.ToLower(strings.TrimSpace(title)), "")
	return strings.ReplaceAll(kept, " ", "-")
}
