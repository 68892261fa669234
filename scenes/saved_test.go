package scenes

import (
	"testing"

	"runehall/scenes/matches"
)

// TestPlayLeadsToTheGamePlayedLast begins with the first game; a test of the list of matches says which one was played last.
func TestPlayLeadsToTheGamePlayedLast(t *testing.T) {
	s := &title{saved: matches.NewList(nil, &shelves)}
	if got := s.next().Info().ID; got != shelves.Doors()[0].Info().ID {
		t.Errorf("before any match Play leads to %s", got)
	}
}
