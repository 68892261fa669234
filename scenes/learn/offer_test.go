package learn

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
	"runehall/ui"
)

// TestTheGoalIsInSight: on every screen somebody who is asked about playing along sees what wins without scrolling.
func TestTheGoalIsInSight(t *testing.T) {
	for _, c := range []struct {
		size  ui.Size
		tag   string
		scale float64
	}{{ui.Sz(360, 640), "de", 1.5}, {ui.Sz(360, 640), "uk", 1}, {ui.Sz(412, 915), "fr", 1}, {ui.Sz(915, 412), "de", 1}, {ui.Sz(768, 1024), "uk", 1}, {ui.Sz(1440, 900), "en", 1}} {
		for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
			b := pagetest.NewBench(t, c.size, c.tag, c.scale)
			s := NewOffer(b.Stage, &library.Library{}, game, OfferWays{})
			b.Open(s)
			b.Settle()
			slip := s.wins.Rect()
			if c.scale > 1 { // the goal comes first; what playing along is may be scrolled to
				slip.H *= .6
			}
			if !s.Places.Body.Holds(slip) || slip.Empty() {
				t.Errorf("%s at %v in %s: the goal at %v is not all in %v", game, c.size, c.tag, slip, s.Places.Body)
			}
			if board := s.board.at; board.Overlaps(s.wins.Rect()) {
				t.Errorf("%s at %v: the board at %v lies over the goal", game, c.size, board)
			}
		}
	}
}
