package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/wasm/patch/mark"
)

// replaced writes an overlay and returns what it puts in the place of each file of a library.
func replaced(t *testing.T, root string, edits ...edit) map[string]string {
	t.Helper()
	dir := t.TempDir()
	if err := writeOverlay(dir, root, edits); err != nil {
		t.Fatal(err)
	}
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
		file, err := filepath.Rel(root, from)
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

// TestThisGoIsPatched fails with a Go whose library is another one than the patches know: then somebody looks.
func TestThisGoIsPatched(t *testing.T) {
	root, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	files := replaced(t, root, methods, finder)
	if template := files["text/template/exec.go"]; strings.Contains(template, methods.texts[0].old) || template == "" {
		t.Error("templates still call methods by their names")
	}
	symtab := files["runtime/symtab.go"]
	if !strings.Contains(symtab, mark.Reckoned) || !strings.Contains(symtab, "idx := pcOff - datap.ftab[0].entryoff\n") || strings.Contains(symtab, "ffb.idx") {
		t.Error("the runtime still looks functions up in a table")
	}
	if plain := replaced(t, root, methods); len(plain) != 1 {
		t.Errorf("without trimming %d files are replaced", len(plain))
	}
}

// TestUnknownLibrariesStay leaves a file alone that does not say what is to be replaced, or says it twice, or rests on something else.
func TestUnknownLibrariesStay(t *testing.T) {
	root := t.TempDir()
	write := func(file, text string) {
		path := sourceOf(root, file)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("a/known.go", "one two")
	write("a/other.go", "one")
	write("a/twice.go", "two two")
	write("a/rest.go", "three")
	change := []text{{"two", "2"}}
	got := replaced(t, root,
		edit{file: "a/known.go", texts: change}, edit{file: "a/other.go", texts: change}, edit{file: "a/twice.go", texts: change}, edit{file: "a/gone.go", texts: change})
	if len(got) != 1 || got["a/known.go"] != "one 2" {
		t.Errorf("replaced are %q", got)
	}
	for rest, want := range map[string]int{"three": 1, "four": 0} {
		if got := replaced(t, root, edit{file: "a/known.go", texts: change, rests: map[string]string{"a/rest.go": rest}}); len(got) != want {
			t.Errorf("resting on %q, replaced are %q", rest, got)
		}
	}
}
