package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestUnknownTextsStay leaves a file alone that does not say what is to be replaced, or says it twice.
func TestUnknownTextsStay(t *testing.T) {
	dir := t.TempDir()
	change := []text{{"two", "2"}, {"one", "1"}}
	for source, want := range map[string]string{"one two": "", "one": "0 times: \"two\"", "one two two": "2 times",
		"two": "0 times: \"one\""} {
		path := filepath.Join(dir, "source.go")
		if err := os.WriteFile(path, []byte(source), 0o644); err != nil {
			t.Fatal(err)
		}
		got, err := edited(path, change)
		if want == "" {
			if err != nil || got != "1 2" {
				t.Errorf("%q has become %q, %v", source, got, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q has become %q, %v, want %q", source, got, err, want)
		}
	}
	if got, err := edited(filepath.Join(dir, "gone.go"), change); err == nil {
		t.Errorf("what is not there has become %q", got)
	}
}
