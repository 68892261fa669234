package cli

import (
	"net/url"
	"os"
	"path/filepath"
	"testing"
)

// TestHanded takes what desktops hand over: files by path and by address, with a space in its name too, and links; but nothing else.
func TestHanded(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "our match.runehall")
	if err := os.WriteFile(path, []byte("runehall 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const link = "runehall://open#match=AQ"
	for text, want := range map[string]string{
		path: path, (&url.URL{Scheme: "file", Path: path}).String(): path, link: link,
		dir: "", path + "x": "", "replai": "", "file://" + dir: "", "https://example.org/": "", "": "",
	} {
		if got := handed(text); got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
}
