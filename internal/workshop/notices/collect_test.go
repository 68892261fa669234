package notices

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestModuleWithoutLicenceIsRefused(t *testing.T) {
	root := t.TempDir()
	inside := filepath.Join(root, "inside")
	if err := os.Mkdir(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	p := part{ImportPath: "example.org/x/inside", Dir: inside}
	p.Module = &struct {
		Path, Version, Dir string
		Main               bool
	}{"example.org/x", "v1.0.0", root, false}
	texts := map[string][]string{}
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(root, path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("inside/COPYING", "of the folder")
	if err := p.collect(texts); err == nil {
		t.Error("a module without a licence in its root is taken")
	}
	write("LICENSE.md", "of the module")
	write("license.go", "package x")
	if err := p.collect(texts); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(texts["example.org/x v1.0.0"], ""); !strings.Contains(got, "of the folder") ||
		!strings.Contains(got, "of the module") || strings.Contains(got, "package x") {
		t.Errorf("%q", got)
	}
}
