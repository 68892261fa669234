package market

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestFiveShareATablet looks at tablets held upright with five seats: the stall below two rows of seats is wide, and
// the own cards are still large.
func TestFiveShareATablet(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1, Tag: "de"}, {W: 820, H: 1180, Scale: 1, Tag: "uk"},
		{W: 1024, H: 1366, Scale: 1, Tag: "en"}} {
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

// TestTabletsHaveLargerWords compares the few words about things on tablets, upright and lying, with the same words on
// phones: their letters are larger, and the places where they stand are high enough.
func TestTabletsHaveLargerWords(t *testing.T) {
	words := func(s boardtest.Screen) (letters, high, strip float64) {
		r := newRig(newMatch(t, 2, nil, 3), s, 0)
		r.Settle()
		p, style := &r.Board.places, r.Board.artist.caption(r.Kit)
		for _, w := range p.ledge.words {
			high = max(high, w.H)
		}
		if high > 0 && high < .8*r.Kit.LineHeight(style) {
			t.Errorf("at %vx%v words of %v stand in %v", s.W, s.H, r.Kit.LineHeight(style), high)
		}
		if strip = p.phases[0].H; strip < r.Kit.LineHeight(style) {
			t.Errorf("at %vx%v the steps are %v high, and their letters %v", s.W, s.H, strip, r.Kit.LineHeight(style))
		}
		return style.Size, high, strip
	}
	phone, low, _ := words(boardtest.Screen{W: 412, H: 915, Scale: 1, Tag: "en"})
	for _, s := range []boardtest.Screen{{W: 768, H: 1024, Scale: 1, Tag: "de"}, {W: 820, H: 1180, Scale: 1, Tag: "uk"},
		{W: 1024, H: 768, Scale: 1, Tag: "fr"}} {
		if letters, high, _ := words(s); letters < 1.2*phone || high < 1.2*low {
			t.Errorf("at %vx%v letters are of %v in %v, on a phone of %v in %v", s.W, s.H, letters, high, phone, low)
		}
	}
}
