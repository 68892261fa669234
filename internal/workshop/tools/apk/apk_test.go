package main

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// library returns the smallest shared library for a processor, with one segment to load, aligned to this page size.
func library(machine uint16, align uint64) []byte {
	b := make([]byte, 64+56)
	copy(b, "\x7fELF\x02\x01\x01")
	binary.LittleEndian.PutUint16(b[16:], 3) // shared
	binary.LittleEndian.PutUint16(b[18:], machine)
	binary.LittleEndian.PutUint32(b[20:], 1)
	binary.LittleEndian.PutUint64(b[32:], 64) // where its parts are listed
	binary.LittleEndian.PutUint16(b[52:], 64)
	binary.LittleEndian.PutUint16(b[54:], 56)
	binary.LittleEndian.PutUint16(b[56:], 1)
	binary.LittleEndian.PutUint32(b[64:], 1) // to be loaded
	binary.LittleEndian.PutUint64(b[64+48:], align)
	return b
}

const arm64 = 183

// file is a file of an app. A plain one is stored without compression.
type file struct {
	name  string
	plain bool
	data  []byte
}

// parts returns the files of a sound app.
func parts() []file {
	return []file{
		{"AndroidManifest.xml", false, []byte("<manifest/>")},
		{"resources.arsc", true, []byte("resources")},
		{"res/x.png", true, []byte("picture")},
		{"classes.dex", false, bytes.Repeat([]byte("dex"), 100)},
		{"lib/arm64-v8a/libgojni.so", true, library(arm64, page)},
	}
}

// zipped writes files as package zip does by default.
func zipped(t *testing.T, files []file) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate}
		if f.plain {
			h.Method = zip.Store
		}
		to, err := w.CreateHeader(h)
		if err == nil {
			_, err = to.Write(f.data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// packed makes an app with the pack command: all files but the last two come from aapt2's archive.
func packed(t *testing.T, files []file) string {
	t.Helper()
	dir := t.TempDir()
	base, out := filepath.Join(dir, "base.apk"), filepath.Join(dir, "out.apk")
	if err := os.WriteFile(base, zipped(t, files[:len(files)-2]), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"pack", base, out}
	for _, f := range files[len(files)-2:] {
		name := filepath.Join(dir, filepath.Base(f.name))
		if err := os.WriteFile(name, f.data, 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, f.name+"="+name)
	}
	if err := run(args); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestPacked packs apps whose names have different lengths before the library. The check must find nothing wrong, and
// every file must be in them unchanged.
func TestPacked(t *testing.T) {
	for n := range 5 {
		files := parts()
		files[2].name = "res/" + strings.Repeat("x", n) + ".png"
		name := packed(t, files)
		if err := run([]string{"check", name}); err != nil {
			t.Error(err)
		}
		app, err := zip.OpenReader(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range app.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			data, err := io.ReadAll(r)
			if err != nil || f.Name != files[i].name || !bytes.Equal(data, files[i].data) ||
				f.Method == zip.Store != files[i].plain {
				t.Errorf("%s is not as it was: %v", f.Name, err)
			}
			if at, err := f.DataOffset(); err != nil || i == len(files)-1 && at%16384 != 0 {
				t.Errorf("the library begins at %d, %v", at, err)
			}
		}
		if len(app.File) != len(files) {
			t.Errorf("%d files", len(app.File))
		}
		if err := app.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestPackedAlike packs the same parts twice: the apps must be equal.
func TestPackedAlike(t *testing.T) {
	one, err := os.ReadFile(packed(t, parts()))
	if err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile(packed(t, parts()))
	if err != nil || !bytes.Equal(one, other) {
		t.Errorf("two apps of the same parts differ, %v", err)
	}
}

// TestFaultsAreFound checks the check itself: it must find each of these faults.
func TestFaultsAreFound(t *testing.T) {
	const at = "lib/arm64-v8a/libgojni.so"
	for _, c := range []struct {
		want   string
		change func(f []file) []file
	}{
		{"begins at", func(f []file) []file { return f }}, // package zip does not align files to pages
		{"no classes.dex", func(f []file) []file { return append(f[:3], f[4]) }},
		{"no " + at, func(f []file) []file { return f[:4] }},
		{at + " is compressed", func(f []file) []file { f[4].plain = false; return f }},
		{"resources.arsc is compressed", func(f []file) []file { f[1].plain = false; return f }},
		{"pages of 4096", func(f []file) []file { f[4].data = library(arm64, 4096); return f }},
		{"for EM_X86_64", func(f []file) []file { f[4].data = library(62, page); return f }},
		{at + ": bad magic", func(f []file) []file { f[4].data = []byte("no library at all"); return f }},
	} {
		data := zipped(t, c.change(parts()))
		app, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(faults(app), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("want %q, got %q", c.want, got)
		}
	}
}

func TestRefused(t *testing.T) {
	dir := t.TempDir()
	for _, args := range [][]string{
		nil, {"pack"}, {"check"}, {"check", filepath.Join(dir, "none.apk")},
		{"pack", filepath.Join(dir, "none.apk"), filepath.Join(dir, "out.apk")},
		{"pack", packed(t, parts()), filepath.Join(dir, "out.apk"), "classes.dex"},
		{"pack", packed(t, parts()), filepath.Join(dir, "out.apk"), "classes.dex=" + filepath.Join(dir, "none.dex")},
	} {
		if err := run(args); err == nil {
			t.Errorf("%q is done", args)
		}
	}
}
