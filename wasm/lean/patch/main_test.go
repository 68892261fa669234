package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"runehall/lean/golines"
)

// goEnv returns a setting of the Go that runs the test.
func goEnv(t *testing.T, name string) string {
	t.Helper()
	out, err := exec.Command("go", "env", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// goRoot returns the folder of the Go that runs the test, outside of the cache of modules.
func goRoot(t *testing.T) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "go")
	if err := os.Symlink(goEnv(t, "GOROOT"), root); err != nil {
		t.Fatal(err)
	}
	return root
}

// TestNoOverlayOfTheCache fails where go build would.
func TestNoOverlayOfTheCache(t *testing.T) {
	root := filepath.Join(goEnv(t, "GOMODCACHE"), "golang.org", "toolchain@v0.0.1-go1.27.4.linux-amd64")
	if err := run(root, t.TempDir(), wishes{trim: true, templates: true}); err == nil ||
		!strings.Contains(err.Error(), "cache of modules") {
		t.Errorf("%v", err)
	}
}

// replaced returns what an overlay puts in the place of each file of a library.
func replaced(t *testing.T, dir, root string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "overlay.json"))
	if err != nil {
		t.Fatal(err)
	}
	var overlay struct{ Replace map[string]string }
	if err := json.Unmarshal(text, &overlay); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for from, to := range overlay.Replace {
		file, err := filepath.Rel(filepath.Join(root, "src"), from)
		if err != nil {
			t.Fatal(err)
		}
		source, err := os.ReadFile(to)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.ToSlash(file)] = string(source)
	}
	return files
}

// TestThisGoIsPatched fails with a Go whose library is another one than its row knows: then somebody looks.
func TestThisGoIsPatched(t *testing.T) {
	root := goRoot(t)
	line, err := golines.OfRoot(root)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := run(root, dir, wishes{true, true, true}); err != nil {
		t.Fatal(err)
	}
	files := replaced(t, dir, root)
	if template := files["text/template/exec.go"]; template == "" || strings.Contains(template, "MethodByName(") {
		t.Error("templates still call methods by their names")
	}
	symtab := files["runtime/symtab.go"]
	if !strings.Contains(symtab, line.Mark()) || !strings.Contains(symtab, "idx := pcOff - datap.ftab[0].entryoff\n") ||
		strings.Contains(symtab, "ffb.idx") {
		t.Error("the runtime still looks functions up in a table")
	}
	if linker := files["cmd/link/internal/ld/pcln.go"]; !strings.Contains(linker, "Pieces(ctxt.loader.SymName(s))") ||
		strings.Contains(linker, "int64(off), ctxt.loader.SymName(s)") {
		t.Error("the linker still writes names with all that stands in brackets")
	}
	for file, wish := range map[string]wishes{"text/template/exec.go": {templates: true},
		"runtime/symtab.go": {trim: true}, "cmd/link/internal/ld/pcln.go": {linker: true}} {
		dir := t.TempDir()
		if err := run(root, dir, wish); err != nil {
			t.Fatal(err)
		}
		if files := replaced(t, dir, root); len(files) != 1 || files[file] == "" {
			t.Errorf("%s is not alone among %d files", file, len(files))
		}
	}
}

// TestNoOverlayOfAnUnknownGo leaves nothing behind that a build could take for an overlay.
func TestNoOverlayOfAnUnknownGo(t *testing.T) {
	root := t.TempDir()
	for version, want := range map[string]string{
		"go1.28.0\n": "nothing is known of go1.28.0 yet",
		"go1.27.9\n": "of this Go is another one than is known",
		"":           "which Go this is",
	} {
		if version != "" {
			if err := os.WriteFile(filepath.Join(root, "VERSION"), []byte(version), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if err := os.Remove(filepath.Join(root, "VERSION")); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		source := golines.Source(root, "runtime/traceback.go")
		if err := os.MkdirAll(filepath.Dir(source), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(source, []byte("package runtime\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		if err := run(root, dir, wishes{trim: true}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", version, err, want)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
			t.Errorf("%q: %v is left, %v", version, left, err)
		}
	}
}
