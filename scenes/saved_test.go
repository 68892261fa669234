package scenes

import "testing"

// TestPlayLeadsToTheGamePlayedLast skips records that cannot be read, and begins with the first game.
func TestPlayLeadsToTheGamePlayedLast(t *testing.T) {
	s := &title{saved: newSaved(nil, &shelves)}
	if got := s.next().Info().ID; got != shelves.Doors()[0].Info().ID {
		t.Errorf("before any match Play leads to %s", got)
	}
	s.saved.order = []string{"broken", "last", "first"}
	s.saved.known = map[string]savedMatch{"broken": {id: "broken"}, "last": {id: "last", game: "masters"}, "first": {id: "first", game: "ritual"}}
	if got := s.next().Info().ID; got != "masters" {
		t.Errorf("after a match of masters Play leads to %s", got)
	}
}
