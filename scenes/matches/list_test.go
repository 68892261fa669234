package matches

import (
	"testing"

	"runehall/scenes/library"
)

// TestTheLastGameIsOneThatCanBeRead skips records that cannot be read, and knows no game before any match.
func TestTheLastGameIsOneThatCanBeRead(t *testing.T) {
	s := NewList(nil, &library.Library{})
	if got := s.LastGame(); got != "" {
		t.Errorf("before any match it is %q", got)
	}
	s.order = []string{"broken", "last", "first"}
	s.known = map[string]Match{"broken": {ID: "broken"}, "last": {ID: "last", Game: "masters"},
		"first": {ID: "first", Game: "ritual"}}
	if got := s.LastGame(); got != "masters" {
		t.Errorf("after a match of masters it is %q", got)
	}
}
