package ritual

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// busy returns a crowded match of five seats in which seat 0 has to lay a tile.
func busy(t *testing.T) *match {
	t.Helper()
	return growing(t, 5, "adventurers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.Hand(0)) > 1 && len(v.AppendLaid(nil)) > 30
	})
}

// TestACrowdedBoardComesNearer chooses tiles on a crowded board. On phones the heads fold to one row, which leaves more
// room to the field; tiles are large enough to be read; and a cell where the tile takes most is in sight. Once the tile
// is put away, everything is as before.
func TestACrowdedBoardComesNearer(t *testing.T) {
	m := busy(t)
	for _, s := range []boardtest.Screen{{W: 360, H: 640, Scale: 1}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}} {
		r := newRig(m, s, games.Public)
		r.Settle()
		b, h := r.Board, &r.Board.player
		whole, field := b.Eye.View, b.places.field
		for i := range b.words.front() {
			r.Tap(ui.Touch, r.Target(fmt.Sprintf("ritual.tile.%d", i)))
			r.Settle()
			if least := roomy * r.Kit.Look.Device; b.Eye.Scale < least*.92 { // pictures are sharp only at certain sizes
				t.Errorf("%vx%v: with tile %d chosen a tile has the radius %v", s.W, s.H, i, b.Eye.Scale)
			}
			if s.W < s.H {
				if b.places.field.H < field.H+r.Kit.Dp(18) {
					t.Errorf("%vx%v: the field is %v high, and was %v", s.W, s.H, b.places.field.H, field.H)
				}
				for _, p := range b.places.seats {
					if p.Chip.Y != b.places.seats[0].Chip.Y {
						t.Errorf("%vx%v: the heads stand in several rows", s.W, s.H)
					}
				}
			}
			seen, most, in := 0, int8(0), int8(0)
			for _, l := range h.options.placements {
				if l.tile != h.Sel.tile {
					continue
				}
				coins := l.coins[l.best(0)] + l.bonus
				most = max(most, coins)
				if b.places.field.Grow(1).Holds(b.places.hexagon(l.cell)) {
					seen++
					in = max(in, coins)
				}
			}
			if seen == 0 || in+1 < most {
				t.Errorf("%vx%v: %d cells are in sight for up to %d coins, of %d", s.W, s.H, seen, in, most)
			}
		}
		b.Sel = b.Sel.cleared()
		b.Eye.Grew()
		r.Tick(ui.Input{})
		r.Settle()
		if b.places.field != field || b.Eye.View != whole {
			t.Errorf("%vx%v: afterwards the eye looks at %+v through %v, before at %+v through %v", s.W, s.H,
				b.Eye.View, b.places.field, whole, field)
		}
	}
}

// TestAnEyeThatWasMovedStays moves the eye and then chooses a tile: the eye stays where the person has put it.
func TestAnEyeThatWasMovedStays(t *testing.T) {
	r := newRig(busy(t), boardtest.Screen{W: 915, H: 412, Scale: 1}, games.Public)
	r.Settle()
	r.Drag(ui.Touch, r.empty(), r.empty().Add(ui.Pt(60, 20)))
	r.Settle()
	before := r.Board.Eye.View
	r.Tap(ui.Touch, r.Target("ritual.tile.0"))
	r.Settle()
	if r.Board.Eye.View != before {
		t.Errorf("the eye goes from %+v to %+v", before, r.Board.Eye.View)
	}
}

// TestRevealedRitualsLeaveTheBoardInSight reveals a ritual on several screens: card, words and board lie beside each
// other, the whole board is in sight, and the card can be read.
func TestRevealedRitualsLeaveTheBoardInSight(t *testing.T) {
	m := newMatch(t, 3, "adventurers", 4)
	for m.Play.View(games.Public).Phase() != rules.AnswerPhase {
		if _, on := m.Random(); !on {
			t.Fatal("no ritual is revealed")
		}
	}
	for _, s := range []boardtest.Screen{
		{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.5, Tag: "de"}, {W: 412, H: 915, Scale: 1},
		{W: 915, H: 412, Scale: 1}, {W: 667, H: 375, Scale: 1},
		{W: 768, H: 1024, Scale: 1}, {W: 1440, H: 900, Scale: 1},
	} {
		r := newRig(m, s, games.Public)
		r.Settle()
		p := &r.Board.places
		shown := p.revealed(1)
		for _, laid := range r.Board.Model.tiles {
			if at := p.hexagon(laid.cell); !p.field.Grow(1).Holds(at) {
				t.Errorf("%vx%v: the tile at %v is not in sight in %v", s.W, s.H, at, p.field)
			}
		}
		switch {
		case p.field.Empty() || p.field != shown.board:
			t.Errorf("%vx%v: the field is %v, the cards leave %v", s.W, s.H, p.field, shown.board)
		case shown.first.Overlaps(p.field) || shown.banner.Overlaps(p.field) || shown.first.Overlaps(shown.banner):
			t.Errorf("%vx%v: card %v, words %v and board %v overlap", s.W, s.H, shown.first, shown.banner, p.field)
		case shown.form == cardTold && (s.Scale == 1 || !p.toldIn(r.Kit, shown.first)),
			shown.form != cardTold && !readable(r.Kit, shown.first.Size(), p.texts):
			t.Errorf("%vx%v: the card at %v cannot be read", s.W, s.H, shown.first)
		case r.Board.player.reveals():
			t.Errorf("%vx%v: the board steps back", s.W, s.H)
		}
		for i := range p.seats {
			if p.seats[i].Place().Overlaps(shown.first) || p.seats[i].Place().Overlaps(shown.banner) {
				t.Errorf("%vx%v: it hides seat %d", s.W, s.H, p.seats[i].Seat)
			}
		}
	}
}

// toldIn reports whether a place has room for the words about who reveals the last card, and for its text.
func (p *places) toldIn(k *ui.Kit, r ui.Rect) bool {
	said := p.said(p.Model.chain[len(p.Model.chain)-1])
	who, text := toldStyles(k)
	in := r.Inset(ui.Even(k.Gap.S))
	return text.Size >= leastText && k.Measure(said.who, who, in.W).H+k.Measure(said.text, text, in.W).H <= in.H+1
}

// TestADraftIsBroughtNear lays each hand tile as a draft on each cell where it can lie, on a crowded board of a phone:
// the part that is looked at holds the draft, even if the tile would take more elsewhere.
func TestADraftIsBroughtNear(t *testing.T) {
	r := newRig(busy(t), boardtest.Screen{W: 360, H: 640, Scale: 1}, games.Public)
	r.Settle()
	b, s := r.Board, &subject{player: &r.Board.player}
	apart := 0
	for _, l := range slices.Clone(b.player.options.placements) {
		b.Sel = unchosen()
		b.Sel.tile = l.tile
		best, near := s.Attends()
		b.Sel.draft, b.Sel.cell = true, l.cell
		part, still := s.Attends()
		if !near || !still || !part.Has(middle(l.cell)) {
			t.Errorf("with tile %d on %v the part %v comes near (%v)", l.tile, l.cell, part, still)
		}
		if !best.Has(middle(l.cell)) {
			apart++
		}
	}
	if apart == 0 {
		t.Error("no draft lies apart from where its tile takes most")
	}
}

// TestWhatCanOnlyBeBuiltOverIsLookedAt leaves only placements over tiles, and then adds one beside them. If tiles can
// only be built over, the eye looks at the tiles alone, since nothing can be laid round them.
func TestWhatCanOnlyBeBuiltOverIsLookedAt(t *testing.T) {
	m := growing(t, 2, "adventurers", func(v rules.View) bool {
		return v.Phase() == rules.TurnPhase && v.OnTurn() == 0 && len(v.Hand(0)) > 1 && len(v.AppendLaid(nil)) > 6
	})
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, games.Public)
	r.Settle()
	o, s := r.Board.player.options, &subject{player: &r.Board.player}
	all, covering := o.placements, []placement(nil)
	for _, l := range r.Board.Model.tiles {
		covering = append(covering, placement{tile: l.tile, cell: l.cell, covers: true})
	}
	o.placements = covering
	tiles, over := s.Extent(), o.coversOnly()
	o.placements = append(covering, all...)
	if whole, beside := s.Extent(), o.coversOnly(); !over || beside || !whole.Holds(tiles) || whole.W <= tiles.W {
		t.Errorf("built over (%v) it is %v wide; where a tile can lie beside it (%v), %v", over, tiles.W,
			beside, whole.W)
	}
}
