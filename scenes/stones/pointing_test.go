package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// TestEveryTargetIsHit points at the middle of everything that can be pointed at, on every screen and in every mode.
// Just that must be hit.
func TestEveryTargetIsHit(t *testing.T) {
	for _, s := range boardtest.Screens {
		m := newMatch(t, 4, nil, 3)
		r := newRig(m, s, 1)
		p := &r.Board.places
		for _, a := range moments(4) {
			p.arrange(a)
			p.spread()
			n := 0
			for at, place := range p.Things.Each {
				n++
				// fields lie in their row
				if got := p.hit(place.Center()); got != at && (at.Kind != row || got.Kind != field) {
					t.Errorf("%vx%v at %v, %+v: at %v lies %v, not %v", s.W, s.H, s.Scale, a, place, got, at)
				}
			}
			if n < 10 {
				t.Errorf("%v, %+v: only %d targets", s, a, n)
			}
			if t.Failed() {
				break
			}
		}
	}
}

// TestSheetsLieOnTop opens the sheets of doors. Their things must be hit, and things beside them too. Beside an
// explanation, a tap must close it.
func TestSheetsLieOnTop(t *testing.T) {
	r := newRig(newMatch(t, 4, nil, 3), boardtest.Screen{W: 360, H: 640, Scale: 1}, 1)
	p := &r.Board.places
	a := arrangement{seats: 4, front: 1, mode: stepping, hand: 2, played: 2}
	for open, lies := range map[boards.SheetKind]kind{smithySheet: smithy, rowsSheet: row, stonesSheet: stone,
		handSheet: hand} {
		a.sheet = open
		p.arrange(a)
		p.spread()
		behind := 0
		for at, place := range p.Things.Each {
			switch {
			case at.Kind == lies:
				behind++
			case at.Kind == slot:
				t.Errorf("sheet %d: the display is pointed at through it", open)
			}
			if got := p.hit(place.Center()); got != at && (at.Kind != row || got.Kind != field) {
				t.Errorf("sheet %d: at %v lies %v, not %v", open, place, got, at)
			}
		}
		if behind == 0 {
			t.Errorf("sheet %d: nothing is behind the door", open)
		}
		if got := p.hit(p.ledge.step.icons[0].Center()); got != (iconAt(0)) {
			t.Errorf("sheet %d: beside it %v is hit", open, got)
		}
	}
	a.sheet, a.about, a.lines = boards.ExplainSheet, slotAt(1), 4
	p.arrange(a)
	p.spread()
	if got := p.hit(p.sheet.Lines[0].Center()); got.Kind != sheet {
		t.Errorf("in the explanation %v is hit", got)
	}
	beside := ui.Pt(p.Given.Frame.Primary.X-20, p.Given.Frame.Primary.Center().Y)
	if got := p.hit(beside); got.Kind != closer {
		t.Errorf("beside the explanation %v is hit", got)
	}
}

// TestSmallThingsAnswerToAFinger points just beside a thing that is drawn smaller than a finger. It must be hit. Where
// nothing is near, nothing may be hit.
func TestSmallThingsAnswerToAFinger(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 3), boardtest.Screen{W: 412, H: 915, Scale: 1}, 1)
	p := &r.Board.places
	p.arrange(arrangement{seats: 2, front: 1, mode: choosing, hand: 4})
	p.spread()
	gems := p.ledge.purse[0]
	if gems.H >= 44 {
		t.Fatalf("%v is not small", gems)
	}
	if got := p.hit(ui.Pt(gems.Center().X, gems.Bottom()+1)); got != (r.Board.mine(purse, 0)) {
		t.Errorf("beside the purse %v is hit", got)
	}
	if got := p.hit(ui.Pt(1, 1)); got.Kind != nothing {
		t.Errorf("in the corner %v is hit", got)
	}
}

// ends are the kinds of things where flights begin or end.
var ends = []kind{hand, slot, smithy, stone, ownStone, field, purse, played, die, pile, discards, draw, ownDiscards,
	chip, pin, supply, out}

// TestWhatFliesStaysOnTheScreen looks at both ends of all flights, on every screen and in every mode. They must lie on
// the screen.
func TestWhatFliesStaysOnTheScreen(t *testing.T) {
	for _, s := range boardtest.Screens {
		r := newRig(newMatch(t, 4, nil, 3), s, 1)
		p := &r.Board.places
		screen := p.Given.Frame.Screen
		for _, a := range moments(4) {
			p.arrange(a)
			p.spread()
			for _, k := range ends {
				for seat := range games.Seat(4) {
					for n := range 6 {
						on := things.OwnNth(k, seat, n)
						if k == supply || k == out {
							on = things.The(k)
						}
						if at := p.Things.At(on); at.Empty() || !screen.Has(at.Center()) {
							t.Fatalf("%v, %+v: %v is at %v", s, a, on, at)
						}
					}
				}
			}
		}
	}
}

// TestTrackLeadsToTheThrone goes along the track. Each point must be further on, the last one must be at the throne,
// and nobody may go beyond it.
func TestTrackLeadsToTheThrone(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 3), boardtest.Screen{W: 1440, H: 900, Scale: 1}, 1)
	p := &r.Board.places
	for _, throne := range []int{65, 45} {
		for n := 1; n <= throne; n++ {
			if p.nail(n, throne).X <= p.nail(n-1, throne).X {
				t.Errorf("point %d is not beyond the one before", n)
			}
			if !p.track.Has(p.nail(n, throne)) {
				t.Errorf("point %d leaves the track", n)
			}
		}
		if end := p.nail(throne, throne); !p.throne().Has(end) || p.nail(throne+20, throne) != end {
			t.Errorf("the throne is at %v, the last point at %v", p.throne(), end)
		}
	}
}
