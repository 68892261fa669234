package main

import (
	"archive/zip"
	"errors"
	"os"
	"path/filepath"
	"slices"
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

// TestThePageIsPackedWithItsPackedFiles makes the zip of a page: it holds what brotli made of the files, as it is, and
// not what gzip made of them. A page without packed files is refused.
func TestThePageIsPackedWithItsPackedFiles(t *testing.T) {
	from, out := t.TempDir(), t.TempDir()
	page := `<html lang="en" data-published><meta name="generator" content="Runehall 1.2.3-dev.7+ab">`
	for name, text := range map[string]string{"index.html": page,
		"runehall.wasm": strings.Repeat("program 1.2.3-dev.7+ab ", 999), "runehall.wasm.gz": "gzip", "art/a.webp": "picture"} {
		path := filepath.Join(from, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755),
			os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	d := &maker{release: release{Version: "1.2.3-dev.7+ab"}, out: out, work: filepath.Join(out, "work")}
	if err := d.page(from); err == nil || !strings.Contains(err.Error(), "-packed") {
		t.Errorf("a page that is not packed: %v", err)
	}
	brotli := strings.Repeat("brotli", 99) // no brotli, and it would get smaller
	if err := os.WriteFile(filepath.Join(from, "runehall.wasm.br"), []byte(brotli), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := d.page(from); err != nil {
		t.Fatal(err)
	}
	r, err := zip.OpenReader(filepath.Join(out, "runehall-1.2.3-dev.7+ab-page.zip"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Close() })
	var names []string
	for _, f := range r.File {
		if !strings.HasSuffix(f.Name, "/") {
			names = append(names, strings.TrimPrefix(f.Name, "runehall-1.2.3-dev.7+ab/"))
		}
		if strings.HasSuffix(f.Name, ".br") && f.CompressedSize64 != uint64(len(brotli)) {
			t.Errorf("%s is packed twice", f.Name)
		}
	}
	slices.Sort(names)
	if got := strings.Join(names, " "); got != "LICENSES.txt art/a.webp index.html runehall.wasm runehall.wasm.br" {
		t.Errorf("in it are %s", got)
	}
	d.Version = "1.2.3-dev.8+cd"
	if err := d.page(from); err == nil || !strings.Contains(err.Error(), "index.html") {
		t.Errorf("a page of another version: %v", err)
	}
	if err := os.WriteFile(filepath.Join(from, "index.html"),
		[]byte(strings.Replace(page, "7+ab", "8+cd", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := d.page(from); err == nil || !strings.Contains(err.Error(), "runehall.wasm") {
		t.Errorf("a page with a program of another version: %v", err)
	}
}
