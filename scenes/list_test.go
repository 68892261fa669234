package scenes

import (
	"testing"

	"runehall/scenes/library"
)

// TestTheLastGameIsOneThatCanBeRead skips records that cannot be read, and knows no game before any match.
func TestTheLastGameIsOneThatCanBeRead(t *testing.T) {
	s := newSaved(nil, &library.Library{})
	if got := s.lastGame(); got != "" {
		t.Errorf("before any match it is %q", got)
	}
	s.order = []string{"broken", "last", "first"}
	s.known = map[string]savedMatch{"broken": {id: "broken"}, "last": {id: "last", game: "masters"}, "first": {id: "first", game: "ritual"}}
	if got := s.lastGame(); got != "masters" {
		t.Errorf("after a match of masters it is %q", got)
	}
}
