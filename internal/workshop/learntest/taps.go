// Package learntest holds what tests of lessons share: what to tap at each question, and the matches before it.
package learntest

import (
	"embed"
	"strings"
	"testing"
)

//go:embed taps/*.txt
var files embed.FS

// Taps returns, for each question of a lesson by its key, the names of what to tap, in order.
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
