package stones

import (
	"testing"

	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/ui"
)

// TestACardGrowsFromItsPlace explains a display card. Its picture must grow, from the card's place to its place in the
// sheet, in 220 ms. With reduced motion it must stand there at once and fade in.
func TestACardGrowsFromItsPlace(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		r := newRig(newMatch(t, 2, nil, 5), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
		r.Settle()
		r.Kit.SetLook(ui.Look{Interface: 1, Device: 1, ReducedMotion: reduced})
		b := r.Board
		card := slotAt(2)
		from := b.Things.Place(card)
		b.Sel.Sheet, b.Sel.About = boards.ExplainSheet, card
		b.Arrange()
		if want := b.places.sheet.Picture; !reduced && b.places.picture() != from ||
			reduced && b.places.picture() != want {
			t.Errorf("reduced %v: it begins at %v", reduced, b.places.picture())
		}
		if b.Growth.Faded() != 0 || !b.Moving() {
			t.Errorf("reduced %v: nothing moves", reduced)
		}
		if n := r.Lasts(b.Moving); n < ui.Ticks(120)-1 || n > ui.Ticks(220)+1 {
			t.Errorf("reduced %v: it takes %d ticks", reduced, n)
		}
		if b.places.picture() != b.places.sheet.Picture || b.Growth.Faded() != 1 {
			t.Errorf("reduced %v: it ends at %v", reduced, b.places.picture())
		}
	}
}

// TestARuneStoneRisesATrifleTooHigh follows a rune stone out of the ground, past its place and back.
func TestARuneStoneRisesATrifleTooHigh(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 5), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	a, place := &r.Board.artist, ui.Rc(10, 100, 40, 40)
	at := func(part float64, still bool) float64 {
		a.Model.flashes.All = []flash{{Glow: motion.Glow{T: part, Still: still}, kind: flashStone,
			at: ownStoneOf(0, rules.HandStone)}}
		return a.risen(rules.HandStone, place).Y - place.Y
	}
	if low, high, end := at(0, false), at(.7, false), at(1, false); low < 20 || high >= 0 || high < -8 || end != 0 {
		t.Errorf("it is %v below its place, then %v, at the end %v", low, high, end)
	}
	if at(.2, true) != 0 || a.risen(rules.SwapStone, place) != place {
		t.Error("with reduced motion it moves, or another one does")
	}
}

// TestTheDieIsReadAtAGlance looks at an open die: also on a phone it must be much larger than a finger.
func TestTheDieIsReadAtAGlance(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 412, H: 915, Scale: 1}, {W: 915, H: 412, Scale: 1},
		{W: 1440, H: 900, Scale: 1}} {
		r := newRig(newMatch(t, 2, nil, 5), s, 0)
		b := r.Board
		l := arrange(&b.Given.Frame, arrangement{seats: 2, front: 0, mode: stepping, hand: 2, played: 2, rolled: true})
		if d := r.Kit.InDp(l.ledge.step.die.W) * dieShare; d < 72 {
			t.Errorf("%vx%v: the die is %.0f dp wide", s.W, s.H, d)
		}
	}
}
