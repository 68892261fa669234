package title

import (
	"testing"

	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/matches"
)

// TestPlayLeadsToTheGamePlayedLast begins with the first game; a test of the list of matches says which one was played
// last.
func TestPlayLeadsToTheGamePlayedLast(t *testing.T) {
	lib := rituals.Library()
	s := &Scene{lib: lib, saved: matches.NewList(nil, lib)}
	if got := s.next().Info().ID; got != lib.Doors()[0].Info().ID {
		t.Errorf("before any match Play leads to %s", got)
	}
}
