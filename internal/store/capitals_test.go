//go:build !js

package store

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestRecordsInCapitals writes the extension of records in capitals, as old file systems and some programs do. Such
// records work like all others. Names that only resemble the extension are no records.
func TestRecordsInCapitals(t *testing.T) {
	dir := t.TempDir()
	s := openDir(t, dir)
	text := sampleRecord(t, 2).Text()
	small := putFile(t, dir, "toy-1", text)
	for _, name := range []string{"TOY-2.RUNEHALL", "Ada.Runehall", "runehall", "toy-3.runehallx",
		"toy-4.RUNEHALL.runehall"} {
		if err := os.WriteFile(filepath.Join(filepath.Dir(small), name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var ids []string
	s.List(func(items []Item, err error) {
		if err != nil {
			t.Error(err)
		}
		for _, item := range items {
			ids = append(ids, item.ID)
		}
	})
	poll(t, s)
	slices.Sort(ids)
	if want := []string{"Ada.Runehall", "TOY-2.RUNEHALL", "toy-1", "toy-4.RUNEHALL"}; !slices.Equal(ids, want) {
		t.Fatalf("listed are %q, not %q", ids, want)
	}
	for _, id := range ids {
		w, got, err := open(t, s, id)
		if err != nil || got != string(text) {
			t.Fatalf("%s: %q, %v", id, got, err)
		}
		if err := appendLine(t, s, w, "next\n"); err != nil {
			t.Fatal(err)
		}
		w.Close()
		s.Export(id, func(place string, err error) {
			if err != nil || filepath.Ext(place) != extension || filepath.Ext(bare(place, extension)) != "" {
				t.Errorf("%s is given out as %s, %v", id, place, err)
			}
		})
		s.Delete(id, func(err error) {
			if err != nil {
				t.Errorf("%s: %v", id, err)
			}
		})
		poll(t, s)
	}
	left, err := os.ReadDir(filepath.Dir(small))
	if err != nil || len(left) != 2 {
		t.Errorf("left are %v, %v", left, err)
	}
}
