package results

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pagetest/rituals"
	"runehall/scenes/stage"
)

// TestAKeepsakeSaysWhoWon tells the names and points of a match in the order of the ranks, and who has won it and when.
func TestAKeepsakeSaysWhoWon(t *testing.T) {
	d, _ := endOfRituals(t, "en", 1)
	lib := rituals.Library()
	sitting := rituals.Match(t, lib)
	s := newKeepsake(d.Stage, lib, "ritual-20260301-120000", sitting)
	first := games.Seat(0)
	if sitting.Rank()[1] == 1 {
		first = 1
	}
	names := []string{"Bjarne", "Runa"}
	if got, want := s.won()+", "+s.when(), names[first]+" wins, 1 March 2026"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	rows := s.ranks().rows
	if len(rows) != 2 || rows[0].rank != 1 || rows[0].name != names[first] || rows[1].name != names[1-first] {
		t.Errorf("the ranks are %+v", rows)
	}
	for i, seat := range []games.Seat{first, 1 - first} {
		if got, want := rows[i].points, int(sitting.Points()[seat]); got != want {
			t.Errorf("%s has %v points, not %v", rows[i].name, got, want)
		}
	}
}

// TestAKeepsakeHangsInTheHall looks at what the page of the picture lies on: the hall, which is loaded with the page,
// but is no part of the picture itself, so that nobody waits for it.
func TestAKeepsakeHangsInTheHall(t *testing.T) {
	d, _ := endOfRituals(t, "en", 1)
	lib := rituals.Library()
	s := newKeepsake(d.Stage, lib, "ritual-20260301-120000", rituals.Match(t, lib))
	for _, portrait := range []bool{false, true} {
		if hall := stage.HallPicture(portrait); s.Ground == nil || !slices.Contains(s.Pictures(portrait), hall) ||
			slices.Contains(s.painting(), hall) {
			t.Errorf("upright %v: the page needs %v, and the picture %v", portrait, s.Pictures(portrait), s.painting())
		}
	}
}
