package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// sight returns what lies beside or over the table, and the runes that must stay in sight, as they are reached for or
// measured.
func (b *Board) sight() boardtest.Sight {
	p := &b.places
	s := boardtest.Sight{Field: p.window, Needed: map[string]func(ui.Rect) bool{},
		Overlays: map[string]ui.Rect{"golden button": b.Given.Frame.Primary}}
	for i, place := range append(p.panels(), boardtest.Put(nil, "meter", true, p.meter)...) {
		s.Overlays[fmt.Sprint(place.Name, i)] = place.Rect
	}
	for i := range p.trays {
		s.Overlays[fmt.Sprint("tray ", p.trays[i].Seat)] = p.trays[i].Place()
	}
	for i, d := range b.Model.discs {
		if d.up && (p.made.mode != flicking || i == 0) && p.window.H > 1 { // otherwise the settling is told alone
			at := p.disc(&d)
			s.Needed[fmt.Sprint("rune ", d.rune)] = func(r ui.Rect) bool {
				return r.Grow(-1).Overlaps(at.Grow(-at.W * .3))
			}
		}
	}
	return s
}

// leastSide is how long the short side of a screen must be for everything to have a place, in dp at the interface
// scale.
const leastSide = 180

// TestNothingIsCovered plays random matches on many screens: in each mode, what can be taken or is measured is seen
// through the window with nothing over it, and is hit where it is seen.
func TestNothingIsCovered(t *testing.T) {
	seen, n := map[mode]int{}, uint64(0)
	boardtest.EachSight(t, 2, games.MaxSeats, func(t *testing.T, s boardtest.Screen, seats int) {
		n++
		m := newMatch(t, [...]rules.Way{rules.Snatch, rules.Calm, rules.Ghost}[n%3].String(), seats, n)
		r := newRig(m, s, 0)
		b := r.Board
		did := map[mode]bool{}
		look := func() {
			p := &b.places
			if did[p.made.mode] || r.Kit.InDp(min(s.W, s.H)) < leastSide {
				return
			}
			did[p.made.mode] = true
			seen[p.made.mode]++
			sight := b.sight()
			sight.Check(t, fmt.Sprint("mode ", p.made.mode), b.Given.Frame.Screen)
			for i, d := range b.Model.discs {
				mid := p.disc(&d).Center()
				switch p.made.mode {
				case snatching, taking:
					if got := p.Things.Hit(mid); d.up && got != b.Model.thing(i) {
						t.Errorf("where rune %d lies, %v is hit", d.rune, got)
					}
				case flicking:
					if i == 0 && !p.window.Has(mid) {
						t.Errorf("Destiny lies at %v, out of sight in %v", mid, p.window)
					}
				}
			}
		}
		for range 16 * seats {
			events, on := m.Random()
			if !on {
				break
			}
			var list []rules.Event
			for _, e := range events {
				if known, ok := rules.Def.Redact(e, 0); ok {
					list = append(list, known)
				}
			}
			b.Tell(list, m.Play.View(0))
			b.Step()
			b.Step()
			look()
			b.Finish()
			r.Look()
			r.Tick(ui.Input{})
			look()
		}
	})
	for m := throwing; m <= flicking; m++ {
		if seen[m] == 0 {
			t.Errorf("mode %d was not seen", m)
		}
	}
	t.Log(seen)
}
