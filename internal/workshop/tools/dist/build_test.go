package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestProgramsAreBuiltSmaller wants each thing that scripts/desktop.sh makes, and all of it used.
func TestProgramsAreBuiltSmaller(t *testing.T) {
	script, err := os.ReadFile("scripts/desktop.sh")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	files := []string{"web.mod", "web.sum", "overlay.json", "link", "linkby"}
	flags := strings.Join(smaller(dir), " ")
	for _, name := range files {
		if name != "web.sum" && (!strings.Contains(flags, filepath.Join(dir, name)) ||
			!strings.Contains(string(script), name)) {
			t.Errorf("%s is not made or not used: %s", name, flags)
		}
	}
	for path, want := range map[string]string{"/home/my runes": "'/home/my runes/linkby' '/home/my runes/link'",
		"/it's": `"/it's/linkby" "/it's/link"`} {
		if flags := smaller(path); !slices.Contains(flags, "-toolexec="+want) {
			t.Errorf("in %s it is built with %s", path, flags)
		}
	}
	for _, missing := range append(slices.Clone(files), "") {
		for _, name := range files {
			path := filepath.Join(dir, name)
			if name == missing {
				if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
					t.Fatal(err)
				}
			} else if err := os.WriteFile(path, nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := prepared(dir); (err == nil) != (missing == "") ||
			err != nil && !strings.Contains(err.Error(), missing) {
			t.Errorf("without %q: %v", missing, err)
		}
	}
}

// TestProgramsDoNotGrowUnseen stops at a byte more than may be.
func TestProgramsDoNotGrowUnseen(t *testing.T) {
	program := filepath.Join(t.TempDir(), "runehall")
	if err := checkSize(program); err == nil {
		t.Error("there is no program, and nothing is said")
	}
	if err := os.WriteFile(program, nil, 0o755); err != nil {
		t.Fatal(err)
	}
	for size, fits := range map[int64]bool{mostBytes: true, mostBytes + 1: false} {
		if err := os.Truncate(program, size); err != nil {
			t.Fatal(err)
		}
		if err := checkSize(program); (err == nil) != fits {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}
