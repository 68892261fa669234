package main

import (
	"os"
	"strings"
	"testing"

	"runehall/games/all"
	"runehall/games/bots"
)

// TestFiguresAreOfTheseLevels compares the page with how the levels think now: whoever changes that makes the figures anew.
func TestFiguresAreOfTheseLevels(t *testing.T) {
	text, err := os.ReadFile("../../../docs/computer-players.md")
	if err != nil {
		t.Fatal(err)
	}
	_, made, _ := strings.Cut(string(text), marker)
	if !strings.HasPrefix(made, "\n"+thoughts()+"\n") {
		t.Errorf("the page is of other levels: make levels. They are now\n%s", thoughts())
	}
	for _, e := range all.Entries() {
		for _, rung := range bots.Rungs()[1:] {
			if want := "| " + e.Info().ID + " | 2 | " + rung + " | "; !strings.Contains(made, want) {
				t.Errorf("the page has no figures of %s %s", e.Info().ID, rung)
			}
		}
	}
}
