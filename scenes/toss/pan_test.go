package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// spreadOut returns a small phone on which runes are taken by turns and at least one lies out of sight, and the index
// of that one among the discs.
func spreadOut(t *testing.T) (r *bench, out int) {
	t.Helper()
	for seed := range uint64(60) {
		m := boardtest.NewMatch(t, rules.Def, newMatch(t, "calm", 2, seed).Play.Record().Setup, games.Person, "novice")
		if !m.Comes(func(m rules.Move) bool { return m.Kind == rules.Take }) {
			continue
		}
		m.Until(func(v rules.View) bool {
			return v.Phase() == rules.OverPhase || v.Phase() == rules.CalmPhase && v.OnTurn() == 0 && v.Round() > 2
		})
		r = newRig(m, boardtest.Screen{W: 360, H: 640, Scale: 1, Tag: "en"}, 0)
		p := &r.Board.places
		for i := range p.Model.discs {
			if d := &p.Model.discs[i]; p.slack != (ui.Point{}) && d.up && d.rune != rules.Destiny &&
				!p.window.Grow(20).Holds(p.disc(d)) {
				return r, i
			}
		}
	}
	t.Fatal("all runes are always in sight")
	return nil, 0
}

// TestTheTableIsDrawnAbout checks that a finger on bare wood moves the table and makes no move. A tap on the mark of a
// rune out of sight, and the focus that comes to the rune, bring it into sight.
func TestTheTableIsDrawnAbout(t *testing.T) {
	t.Run("by a finger", func(t *testing.T) {
		r, out := spreadOut(t)
		p := &r.Board.places
		before := p.disc(&p.Model.discs[out]).Center()
		way := p.window.Center().Sub(before).Mul(.3)
		from := ui.Point{}
		for x := p.window.X + 4; x < p.window.Right(); x += 6 {
			for y := p.window.Y + 4; y < p.window.Bottom(); y += 6 {
				if at := ui.Pt(x, y); r.Board.handwork.bare(at) && p.window.Has(at.Add(way)) {
					from = at
				}
			}
		}
		made := r.Made
		r.Drag(ui.Touch, from, from.Add(way))
		now := p.disc(&p.Model.discs[out]).Center()
		if moved := now.Sub(before); moved.Len() < 4 || r.Made != made || r.Why != nil {
			t.Errorf("drawn from %v by %v a rune goes by %v; %d moves are made, refused %v", from, way, moved,
				r.Made-made, r.Why)
		}
	})
	t.Run("by its mark", func(t *testing.T) {
		r, out := spreadOut(t)
		p := &r.Board.places
		_, mark := p.rune(out)
		if mark.Empty() || !p.window.Holds(mark) {
			t.Fatalf("the mark is at %v of %v", mark, p.window)
		}
		if !r.Board.handwork.bare(mark.Center()) {
			t.Skip("a rune lies under the mark")
		}
		r.Tap(ui.Touch, mark.Center())
		if at := p.disc(&p.Model.discs[out]); !p.window.Grow(1).Holds(at) || r.Made > 0 {
			t.Errorf("called, the rune lies at %v of %v, and %d moves are made", at, p.window, r.Made)
		}
	})
	t.Run("by a hint", func(t *testing.T) {
		r, out := spreadOut(t)
		p := &r.Board.places
		if !r.Board.Hint(rules.Move{Kind: rules.Take, Pair: int8(p.Model.discs[out].rune / 2)}) {
			t.Fatal("it is no hint")
		}
		if at := p.disc(&p.Model.discs[out]); !p.window.Grow(1).Holds(at) {
			t.Errorf("hinted at, the rune lies at %v of %v", at, p.window)
		}
	})
	t.Run("by the focus", func(t *testing.T) {
		r, out := spreadOut(t)
		p := &r.Board.places
		keys := boardtest.Players[2]
		if !r.Walk(keys, r.Board.Owner(p.Model.thing(out)), 1, func() any { return nil }) {
			t.Fatal("the focus does not come to it")
		}
		r.Tick(ui.Input{})
		if at := p.disc(&p.Model.discs[out]); !p.window.Grow(1).Holds(at) {
			t.Errorf("with the focus the rune lies at %v of %v", at, p.window)
		}
	})
}
