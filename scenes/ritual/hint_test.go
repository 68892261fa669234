package ritual

import (
	"slices"
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestHintsTellNothingHidden lights hints that name a ritual, or what is done with one: only seats see them.
func TestHintsTellNothingHidden(t *testing.T) {
	promises.HintsTellNothingHidden(t, newMatch(t, 2, "adventurers", 6), 0, []rules.Move{
		{Kind: rules.Reveal, Card: 1}, {Kind: rules.RevealAt, Card: 1, Target: 1}, {Kind: rules.Answer, Card: 1},
		{Kind: rules.PutOut, Card: 1}, {Kind: rules.Decline}, {Kind: rules.Forgo}, {Kind: rules.Pass},
	}, func(v rules.View, m rules.Move) bool { return v.Reader() < 0 && m.Kind != rules.Pass })
}

func TestAHintChangesNothing(t *testing.T) {
	promises.AHintChangesNothing(t, "tile", func(seed uint64) *match {
		return newMatch(t, 2+int(seed%4), "adventurers", seed)
	}, func(b *Board) any { return b.Sel })
}

// TestTheGhostOfAHintCanBeTapped proposes each tile: a tap on its ghost makes it a draft, turned as the ghost is, and
// makes no move. If another tile was chosen, the tap means that tile.
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

// TestAHintSaysHowADraftTurns lays a tile where a hint wants it, but turned otherwise. The button that turns it the
// shorter way is lit, and told to screen readers, until the tile lies as the hint wants it.
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
				t.Fatalf("a draft in turn %d is to be turned by %d for turn %d, not %d", b.Sel.turn(),
					b.player.unturned(), m.Turn, steps)
			}
			if lit := slices.Contains(b.player.hinted(nil), b.Corners.Leads(steps).Rect()); lit != (steps != 0) {
				t.Errorf("by %d steps the button is lit: %v", steps, lit)
			}
			h := stage.NewHeard(r.Root, book)
			if b.words.tells(h); h.Meant["ritual.turn-left"] != (steps < 0) ||
				h.Meant["ritual.turn-right"] != (steps > 0) {
				t.Errorf("by %d steps it is told that %v is meant", steps, h.Meant)
			}
			left, right := b.Corners.Leads(-1).Rect(), b.Corners.Leads(1).Rect()
			if steps < 0 && b.Corners.Leads(steps).Rect() != left ||
				steps > 0 && b.Corners.Leads(steps).Rect() != right || left == right {
				t.Errorf("by %d steps the other button is lit", steps)
			}
		}
		return
	}
	t.Error("no tile fits in two turns")
}
