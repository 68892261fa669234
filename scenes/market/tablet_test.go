package market

import (
	"testing"

	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestFiveShareATablet looks at tablets held upright at which five sit: the stall below two rows of seats is wide, and the own cards are still large.
func TestFiveShareATablet(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1, Tag: "de"}, {W: 820, H: 1180, Scale: 1, Tag: "uk"}, {W: 1024, H: 1366, Scale: 1, Tag: "en"}} {
		r := newRig(newMatch(t, 5, nil, 3), s, 0)
		r.Settle()
		p, field := &r.Board.places, r.Board.Given.Frame.Field
		if stall := ui.Bounding(p.stall, p.deck, p.heap); stall.W < .65*field.W {
			t.Errorf("at %vx%v the stall and its piles are %v wide, of %v", s.W, s.H, stall.W, field.W)
		}
		for i, card := range p.ledge.hand {
			if card.H < r.Kit.Dp(120) {
				t.Errorf("at %vx%v card %d is %v high", s.W, s.H, i, card.H)
			}
		}
	}
}
