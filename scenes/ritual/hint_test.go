package ritual

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestHintsTellNothingHidden shows a hint that names a ritual, or what is done with one, only to the seat that holds it.
func TestHintsTellNothingHidden(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		r := newRig(newMatch(t, 2, "adventurers", 6), boardtest.Screen{W: 1100, H: 700, Scale: 1}, reader)
		for _, m := range []rules.Move{
			{Kind: rules.Reveal, Card: 1}, {Kind: rules.RevealAt, Card: 1, Target: 1}, {Kind: rules.Answer, Card: 1},
			{Kind: rules.PutOut, Card: 1}, {Kind: rules.Decline}, {Kind: rules.Forgo},
		} {
			if shown := r.Board.Hint(m); shown != (reader >= 0) {
				t.Errorf("to reader %d the hint of %v is shown: %v", reader, m.Kind, shown)
			}
		}
		if !r.Board.Hint(rules.Move{Kind: rules.Pass}) {
			t.Errorf("to reader %d a hint that tells nothing is not shown", reader)
		}
	}
}

// TestAGesturePutsTheHintOut lights a hint and then chooses a tile.
func TestAGesturePutsTheHintOut(t *testing.T) {
	r := handy(t)
	if !r.Board.Hint(rules.Move{Kind: rules.Pass}) || !r.Board.Proposed.On {
		t.Fatal("there is no hint")
	}
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	if r.Board.Proposed.On {
		t.Error("the hint is still lit")
	}
}

// TestAHintChangesNothing asks for a hint with a draft on the board.
func TestAHintChangesNothing(t *testing.T) {
	r := handy(t)
	h := &r.Board.player
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	for _, l := range h.options.placements {
		if in := r.Board.places.inside(l.cell); l.tile == h.Sel.tile && !l.covers && !in.Empty() {
			r.Tap(ui.Mouse, in.Center())
			break
		}
	}
	if !h.Sel.draft {
		t.Fatal("there is no draft")
	}
	before := h.Sel
	for _, l := range h.options.placements {
		if !r.Board.Hint(l.move(l.best(0))) || h.Sel != before || !h.Proposed.On {
			t.Fatalf("the hint of %v changes %+v to %+v", l, before, h.Sel)
		}
	}
}

// TestTheGhostOfAHintCanBeTapped proposes to place each tile: a tap on its ghost lays it there as a draft, turned as it is seen, and makes no move. Where another
// tile was chosen, that one is meant.
func TestTheGhostOfAHintCanBeTapped(t *testing.T) {
	r := handy(t)
	b, tapped, turned := r.Board, 0, 0
	for _, l := range slices.Clone(b.player.options.placements) {
		for turn := range uint8(rules.Dirs) {
			if l.coins[turn] < 0 || b.places.inside(l.cell).Empty() {
				continue
			}
			b.Drop()
			m := l.move(turn)
			if !b.Hint(m) {
				t.Fatalf("the hint of %v is not shown", m)
			}
			r.Tap(ui.Touch, b.places.inside(l.cell).Center())
			if s := &b.Sel; !s.draft || s.tile != m.Tile || s.cell != m.Cell || s.turn() != turn || r.Made > 0 {
				t.Fatalf("a tap on the ghost of %v gives %+v, and %d moves", m, *s, r.Made)
			}
			tapped++
			if turn != l.best(0) {
				turned++
			}
		}
	}
	if tapped == 0 || turned == 0 {
		t.Errorf("%d ghosts were tapped, %d of them turned otherwise than a tile lies by itself", tapped, turned)
	}
	tiles := b.player.options.hand()
	for _, l := range b.player.options.placements {
		at := b.places.inside(l.cell)
		other := b.player.options.placement(tiles[0], l.cell)
		if l.tile == tiles[0] || other == nil || at.Empty() {
			continue
		}
		b.Drop()
		r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
		b.Hint(l.move(l.best(0)))
		if r.Tap(ui.Mouse, at.Center()); b.Sel.tile != tiles[0] || !b.Sel.draft {
			t.Fatalf("with another tile chosen a tap gives %+v", b.Sel)
		}
		return
	}
	t.Error("no cell takes two tiles")
}

// TestAHintSaysHowADraftTurns lays a tile where a hint wants it, turned otherwise: the button that turns it the shorter way is lit, and told to whoever sees
// nothing, until it lies so.
func TestAHintSaysHowADraftTurns(t *testing.T) {
	r := handy(t)
	book := boardtest.Books(t)["en"]
	b := r.Board
	for _, l := range b.player.options.placements {
		at := b.places.inside(l.cell)
		if l.covers || at.Empty() || l.coins[(l.best(0)+2)%rules.Dirs] < 0 && l.coins[(l.best(0)+4)%rules.Dirs] < 0 {
			continue
		}
		for steps := -2; steps <= 3; steps++ {
			m := l.move(uint8((int(l.best(0)) + rules.Dirs + steps) % rules.Dirs))
			if l.coins[m.Turn] < 0 {
				continue
			}
			b.Drop()
			b.Hint(l.move(l.best(0)))
			r.Tap(ui.Mouse, at.Center())
			if b.Hint(m); b.player.unturned() != steps {
				t.Fatalf("a draft in turn %d is to be turned by %d for turn %d, not %d", b.Sel.turn(), b.player.unturned(), m.Turn, steps)
			}
			if lit := slices.Contains(b.player.hinted(nil), b.Corners.Leads(steps).Rect()); lit != (steps != 0) {
				t.Errorf("by %d steps the button is lit: %v", steps, lit)
			}
			h := stage.NewHeard(r.Root, book)
			if b.words.tells(h); h.Meant["ritual.turn-left"] != (steps < 0) || h.Meant["ritual.turn-right"] != (steps > 0) {
				t.Errorf("by %d steps it is told that %v is meant", steps, h.Meant)
			}
			left, right := b.Corners.Leads(-1).Rect(), b.Corners.Leads(1).Rect()
			if steps < 0 && b.Corners.Leads(steps).Rect() != left || steps > 0 && b.Corners.Leads(steps).Rect() != right || left == right {
				t.Errorf("by %d steps the other button is lit", steps)
			}
		}
		return
	}
	t.Error("no tile fits in two turns")
}
