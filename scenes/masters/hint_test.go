package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestHintsTellNothingHidden lights hints that name a card of a hand: only seats see them.
func TestHintsTellNothingHidden(t *testing.T) {
	promises.HintsTellNothingHidden(t, newMatch(t, 2, everything, 6), 0, []rules.Move{
		{Kind: rules.Play, Card: 1}, {Kind: rules.Ignore, Card: 1}, {Kind: rules.Discard, Card: 1},
		{Kind: rules.PutBeside, Card: 1}, {Kind: rules.Draw},
	}, func(v rules.View, m rules.Move) bool { return v.Reader() < 0 && m.Kind != rules.Draw })
}

// playing returns a phone where seat 0 is about to play a card.
func playing(t *testing.T) *rig {
	t.Helper()
	r := newRig(newMatch(t, 2, nil, 6), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	for r.Match.Play.View(games.All).OnTurn() != 0 || r.Match.Play.View(games.All).Phase() != rules.PlayPhase {
		r.Match.Random()
	}
	r.Board.Sync(r.Match.Play.View(0))
	r.Look()
	r.Settle()
	return r
}

func TestAHintChangesNothing(t *testing.T) {
	promises.AHintChangesNothing(t, "card", func(seed uint64) *match {
		return newMatch(t, 2+int(seed%2), everything, seed)
	}, func(b *Board) any { return b.Sel })
}

// TestAProposedPlaceIsInSight lights each place for a card on small screens, early and late in matches, with no card
// chosen and with another one: the whole place is in sight while the hint lasts.
func TestAProposedPlaceIsInSight(t *testing.T) {
	proposed := 0
	for _, s := range []boardtest.Screen{
		{W: 360, H: 640, Scale: 1.5, Tag: "de"}, {W: 360, H: 640, Scale: 1}, {W: 412, H: 915, Scale: 1},
		{W: 667, H: 375, Scale: 1}, {W: 915, H: 412, Scale: 1.5},
	} {
		m := newMatch(t, 2, nil, 6)
		for moves := 0; ; moves++ {
			v := m.Play.View(games.All)
			if v.Phase() == rules.PlayPhase && moves%5 == 0 {
				r := newRig(m, s, v.OnTurn())
				r.Settle()
				for i, move := range m.Play.Core().AppendMoves(nil, v.OnTurn()) {
					if !lays(move) || i%7 != 0 {
						continue
					}
					if i%2 == 0 {
						r.Tap(ui.Touch, r.Target("masters.card.0"))
					}
					r.Board.Hint(move)
					r.Settle()
					if at := r.Board.Eye.Rect(area(laidBy(move))); !r.Board.places.field.Grow(1).Holds(at) {
						t.Errorf("%vx%v at %v, %d moves: the proposed place of %v is not in sight: %v of %v", s.W, s.H,
							s.Scale, moves, move, at, r.Board.places.field)
					}
					proposed++
					r.Board.Drop()
					r.Settle()
				}
			}
			if _, on := m.Random(); !on || t.Failed() {
				break
			}
		}
	}
	if proposed < 50 {
		t.Errorf("only %d places were proposed", proposed)
	}
}

// TestTheGhostOfAHintCanBeTapped proposes each card, whatever is chosen: a tap on the ghost makes it a draft, turned as
// proposed, and makes no move.
func TestTheGhostOfAHintCanBeTapped(t *testing.T) {
	r := playing(t)
	tapped := 0
	for i, m := range r.Match.Play.Core().AppendMoves(nil, 0) {
		if !lays(m) {
			continue
		}
		if i%2 == 0 {
			r.Board.Drop()
		}
		if !r.Board.Hint(m) {
			t.Fatalf("the hint of %v is not shown", m)
		}
		for range 120 {
			r.Tick(ui.Input{})
		}
		r.Tap(ui.Touch, r.Board.Eye.At(middle(m.Cell)))
		if s := &r.Board.Sel; !s.draft || s.laid() != laidBy(m) || r.Made > 0 {
			t.Fatalf("a tap on the ghost of %v gives %+v, and %d moves", m, *s, r.Made)
		}
		tapped++
	}
	if tapped == 0 {
		t.Error("nothing was proposed")
	}
}

// TestAHintSaysHowADraftTurns lays each card where a hint wants it, and turns it. The button that turns it back the
// shorter way is lit, and told to screen readers, until the card lies as the hint wants it.
func TestAHintSaysHowADraftTurns(t *testing.T) {
	r := playing(t)
	book := boardtest.Books(t)["en"]
	b, turned := r.Board, 0
	for _, m := range r.Match.Play.Core().AppendMoves(nil, 0) {
		if !lays(m) {
			continue
		}
		for steps := -1; steps <= 2; steps++ {
			b.Drop()
			b.Hint(m)
			for range 120 {
				r.Tick(ui.Input{})
			}
			r.Tap(ui.Touch, b.Eye.At(middle(m.Cell)))
			if b.Sel.spin(-steps); b.Sel.laid() == laidBy(m) != (steps == 0) {
				t.Fatalf("turned by %d it lies as %v", -steps, b.Sel.laid())
			}
			if b.Hint(m); b.player.unturned() != steps {
				t.Errorf("%v: a draft that was turned by %d is to be turned by %d", m, -steps, b.player.unturned())
			}
			if lit := slices.Contains(b.player.hinted(nil), b.Corners.Leads(steps).Rect()); lit != (steps != 0) {
				t.Errorf("by %d steps the button is lit: %v", steps, lit)
			}
			h := stage.NewHeard(r.Root, book)
			if b.words.tells(h); h.Meant["masters.turn-left"] != (steps < 0) ||
				h.Meant["masters.turn-right"] != (steps > 0) {
				t.Errorf("by %d steps it is told that %v is meant", steps, h.Meant)
			}
		}
		if turned++; turned > 5 {
			break
		}
	}
	if turned == 0 {
		t.Error("nothing was turned")
	}
}

// TestAHintOutshinesARefusedCard proposes moves while the chosen card hovers where it may not lie: what speaks against
// that place is not drawn beside the proposed place of a card.
func TestAHintOutshinesARefusedCard(t *testing.T) {
	r := playing(t)
	artist := &r.Board.artist
	for _, m := range r.Match.Play.Core().AppendMoves(nil, 0) {
		for _, why := range []*games.Refusal{nil, {}} {
			r.Board.Hint(m)
			r.Board.player.verdict.why = why
			if want := lays(m) && why != nil; artist.outshone() != want {
				t.Errorf("%v, refused %v: outshone is %v", m, why != nil, !want)
			}
		}
	}
	r = playing(t)
	if r.Board.player.verdict.why = (&games.Refusal{}); r.Board.artist.outshone() {
		t.Error("without a hint it is outshone")
	}
}
