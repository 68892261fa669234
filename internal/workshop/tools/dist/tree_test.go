package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

var moment = time.Date(2026, 11, 23, 9, 11, 3, 0, time.UTC)

// plant makes a small tree of files. Archives must not depend on their modes.
func plant(t *testing.T, mode os.FileMode, names ...string) tree {
	t.Helper()
	made := tree{t.TempDir()}
	for _, name := range names {
		if err := made.put(name, []byte(name), mode); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(filepath.Join(made.dir, "bin/run"), mode|0o100); err != nil {
		t.Fatal(err)
	}
	return made
}

// TestArchivesDependOnTheirFilesAlone packs equal files that were made in another order, place, umask and time: the
// archives must be equal.
func TestArchivesDependOnTheirFilesAlone(t *testing.T) {
	packs := map[string]func(tree, string) error{
		"tar.gz": func(from tree, to string) error { return from.tarball(to, "top", moment) },
		"zip":    func(from tree, to string) error { return from.zip(to, "top", moment) },
	}
	one := plant(t, 0o644, "share/b", "bin/run", "a")
	two := plant(t, 0o600, "a", "bin/run", "share/b")
	if err := os.Chtimes(filepath.Join(two.dir, "a"), time.Unix(0, 0), time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	for name, pack := range packs {
		var made [2][]byte
		for i, from := range []tree{one, two} {
			to := filepath.Join(t.TempDir(), name)
			if err := pack(from, to); err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(to)
			if err != nil {
				t.Fatal(err)
			}
			made[i] = data
		}
		if !bytes.Equal(made[0], made[1]) {
			t.Errorf("%s: the same files give two archives", name)
		}
	}
}

func TestTarball(t *testing.T) {
	from := plant(t, 0o600, "a", "bin/run")
	to := filepath.Join(t.TempDir(), "x.tar.gz")
	if err := from.tarball(to, "top", moment); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	modes := map[string]int64{}
	r := tar.NewReader(packed)
	for {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		modes[head.Name] = head.Mode
		if !head.ModTime.Equal(moment) || head.Uid != 0 || head.Uname != "" {
			t.Errorf("%+v", head)
		}
		if text, err := io.ReadAll(r); err != nil || head.Name == "top/a" && string(text) != "a" {
			t.Errorf("%s: %q, %v", head.Name, text, err)
		}
	}
	if len(modes) != 4 || modes["top/"] != 0o755 || modes["top/a"] != 0o644 || modes["top/bin/"] != 0o755 ||
		modes["top/bin/run"] != 0o755 {
		t.Errorf("%v", modes)
	}
}

func TestZip(t *testing.T) {
	from := plant(t, 0o600, "a", "bin/run")
	to := filepath.Join(t.TempDir(), "x.zip")
	if err := from.zip(to, "", moment); err != nil {
		t.Fatal(err)
	}
	r, err := zip.OpenReader(to)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = r.Close() }() // only reading, so nothing can be lost
	modes := map[string]string{}
	for _, f := range r.File {
		modes[f.Name] = f.Mode().String()
		if !f.Modified.Equal(moment) {
			t.Errorf("%s is of %v", f.Name, f.Modified)
		}
	}
	if len(modes) != 3 || modes["a"] != "-rw-r--r--" || modes["bin/"] != "drwxr-xr-x" ||
		modes["bin/run"] != "-rwxr-xr-x" {
		t.Errorf("%v", modes)
	}
}
