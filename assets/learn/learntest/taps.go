// Package learntest holds what tests of lessons share: what is tapped at each of their questions, and the matches before
// them.
package learntest

import (
	"embed"
	"strings"
	"testing"
)

//go:embed taps/*.txt
var files embed.FS

// Taps returns the names of what is tapped at the questions of a lesson, in order, by the keys of the questions.
func Taps(t testing.TB, id string) map[string][]string {
	t.Helper()
	text, err := files.ReadFile("taps/" + id + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	taps := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		key, names, _ := strings.Cut(strings.TrimSpace(line), ": ")
		taps[key] = strings.Fields(names)
	}
	return taps
}
