package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOnlyAPublishedPageIsPacked refuses a page that developers have built. It differs from a published one only in the
// mark that web.sh writes.
func TestOnlyAPublishedPageIsPacked(t *testing.T) {
	source, err := os.ReadFile("wasm/page/index.html")
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("scripts/web.sh")
	if err != nil {
		t.Fatal(err)
	}
	from, to := `<html lang="en">`, `<html lang="en" data-published>`
	if !strings.Contains(string(script), "s/"+from+"/"+to+"/") {
		t.Errorf("web.sh does not write %s", to)
	}
	dir := t.TempDir()
	if published(dir) == nil {
		t.Error("no page is a published page")
	}
	for text, want := range map[string]bool{string(source): false, strings.Replace(string(source), from, to, 1): true} {
		if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := published(dir); (err == nil) != want {
			t.Errorf("published: %v, want %v", err, want)
		}
	}
}
