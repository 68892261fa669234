package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// sight returns what lies over the board now, and the cells and tiles that must be in sight.
func (r *rig) sight() boardtest.Sight {
	b := r.Board
	p, h, l := &b.places, &b.player, &b.places.ledge
	s := boardtest.Sight{Field: p.field, Needed: map[string]func(ui.Rect) bool{}, Overlays: map[string]ui.Rect{
		"turn order": p.compass, "piles": p.piles.rect, "emblem": l.badge, "name": l.name, "tray": l.coins,
		"reason":    l.reason,
		"turn left": l.left, "turn right": l.right, "rituals": l.cards, "golden button": b.Given.Frame.Primary,
		"choices": p.panel.rect,
	}}
	if h.Sel.panel != noPanel { // a panel may cover anything
		return boardtest.Sight{}
	}
	for i := range p.seats {
		s.Overlays[fmt.Sprint("seat ", p.seats[i].Seat)] = p.seats[i].Place()
	}
	for i, place := range l.hand {
		s.Overlays[fmt.Sprint("hand tile ", i)] = place
	}
	if h.showsCentre() {
		s.Overlays["centre"] = p.centre
	}
	if p.aside > 0 {
		cards := p.revealed(p.aside)
		s.Overlays["cards laid aside"] = cards.whole(p.aside)
		s.Overlays["words beside them"] = cards.banner
	}
	if l := h.options.placement(h.Sel.tile, h.Sel.cell); h.Sel.draft && l != nil && l.coins[h.Sel.turn()] >= 0 {
		if pill, there := b.artist.pillAt(h.Sel.cell); there {
			s.Overlays["pill"] = pill
		}
	}
	need := func(kind string, c rules.Cell) {
		s.Needed[fmt.Sprintf("%s %v", kind, c)] = func(r ui.Rect) bool { return touches(r, p.at(c), p.Eye.Scale*.99) }
	}
	for _, t := range b.Model.tiles {
		need("tile", t.cell)
	}
	for _, c := range h.Sel.lit(nil, h.options) {
		need("cell", c)
	}
	return s
}

// TestNothingIsCovered looks at random matches on many screens: before a tile is chosen, with each of them chosen, with
// a draft, with one that does not fit, and after the board was moved. Nothing lies over a cell that can be played, a
// tile to compare, or anything else that matters.
func TestNothingIsCovered(t *testing.T) {
	boardtest.EachSight(t, 2, games.MaxSeats, func(t *testing.T, s boardtest.Screen, seats int) {
		m := newMatch(t, seats, "adventurers", uint64(seats)+uint64(s.W))
		for range 14 * seats {
			if _, on := m.Random(); !on {
				break
			}
		}
		r := newRig(m, s, games.Public)
		check := func(what string) {
			t.Helper()
			r.Settle()
			sight := r.sight()
			sight.Check(t, what, r.Board.Given.Frame.Screen)
		}
		check("at first")
		pills := 0
		for i := range r.Board.player.front() {
			if !r.Board.player.laying() {
				break
			}
			r.Board.Sel = r.Board.Sel.cleared()
			r.Tap(ui.Touch, r.Target(fmt.Sprintf("ritual.tile.%d", i)))
			check("a tile is chosen")
			cells := r.Board.Sel.lit(nil, r.Board.player.options)
			for n, c := range cells {
				if n%3 != 0 {
					continue
				}
				place := r.Board.places.inside(c)
				if place.Empty() {
					continue
				}
				r.Tap(ui.Touch, place.Center())
				check("a draft")
				pills++
				r.Key(ui.RotateRight)
				check("the draft is turned")
			}
		}
		r.Drag(ui.Touch, r.empty(), r.empty().Add(ui.Pt(40, 30)))
		if r.Board.player.showsCentre() && !r.crowded() {
			check("the board was moved")
		}
	})
}

// crowded reports whether no corner of the field is free.
func (r *rig) crowded() bool { return r.Board.player.covers(r.Board.places.centre) }

// TestChoicesAreNotCovered looks at moments when something on the board has to be pointed at while buttons or revealed
// cards lie there too.
func TestChoicesAreNotCovered(t *testing.T) {
	buttons, aside := 0, 0
	boardtest.EachSight(t, 3, 3, func(t *testing.T, s boardtest.Screen, seats int) {
		for seed := uint64(1); seed < 6; seed++ {
			m := newMatch(t, seats, "adventurers", seed)
			r := newRig(m, s, games.Public)
			for {
				if _, on := m.Random(); !on {
					break
				}
				v := m.Play.View(games.Public)
				if v.Phase() != rules.ChoicePhase && v.Phase() != rules.TurnPhase {
					continue
				}
				r.Look()
				r.Board.Sync(v)
				r.Tick(ui.Input{})
				b := r.Board
				if points := len(b.player.options.picks) > 0 || b.player.options.laying(); !points ||
					b.places.aside == 0 && len(b.places.panel.choices) == 0 {
					continue
				}
				if len(b.places.panel.choices) > 0 {
					buttons++
				}
				if b.places.aside > 0 {
					aside++
				}
				r.Settle()
				sight := r.sight()
				sight.Check(t, fmt.Sprintf("seed %d, %d moves", seed, len(m.Play.Made())), b.Given.Frame.Screen)
			}
		}
	})
	if aside == 0 {
		t.Error("no cards were laid aside")
	}
	t.Logf("%d times with buttons, %d times with cards aside", buttons, aside)
}
