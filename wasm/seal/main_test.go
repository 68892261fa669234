package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// build writes a build of the page, and seals it.
func build(t *testing.T, files map[string]string) (worker string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := seal(dir); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "sw.js"))
	if err != nil {
		t.Fatal(err)
	}
	if err := seal(dir); err == nil {
		t.Error("what is sealed is sealed again")
	}
	return string(text)
}

// TestSealNamesWhatIsKept lists each file with the content that browsers check, and neither the worker nor packed
// copies.
func TestSealNamesWhatIsKept(t *testing.T) {
	text, err := os.ReadFile("../page/sw.js")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"sw.js": string(text), "host.json": "{}", "index.html": "page",
		"art/core/a.webp": "picture", "index.html.br": "p", "index.html.gz": "pp"}
	first := build(t, files)
	// What `openssl dgst -sha256 -binary | base64` makes of "page".
	if !strings.Contains(first, `"index.html": "sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ="`) ||
		!strings.Contains(first, `"art/core/a.webp"`) {
		t.Errorf("files are missing in\n%s", first)
	}
	for _, never := range []string{`"sw.js"`, "host.json", ".br", ".gz", "const version = '';", "const files = {};"} {
		if strings.Contains(first, never) {
			t.Errorf("%s stands in\n%s", never, first)
		}
	}
	if again := build(t, files); again != first {
		t.Error("the same files have another seal")
	}
	files["art/core/a.webp"] = "another picture"
	version := func(worker string) string { return strings.SplitN(worker, "const version = ", 2)[1][:16] }
	if other := build(t, files); version(other) == version(first) {
		t.Error("other files are the same version")
	}
}
