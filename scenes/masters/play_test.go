package masters

import (
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

func TestWholeMatches(t *testing.T) {
	promises.WholeMatches(t, 16, 10, boardtest.WholeMatch[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Match: func(t *testing.T, n int) (*match, boardtest.Screen) {
			m := newMatch(t, 2+n/2%2, []map[string]string{everything, nil}[n/8], uint64(40+n))
			return m, boardtest.Screens[(5*n+n%4)%len(boardtest.Screens)]
		},
		Devices: 4,
		Pick:    func(m *match, s games.Seat) rules.Move { return m.Likely(s, 0) },
		Make: func(r *bench, device int) func(games.Seat, rules.Move) {
			p := players(&rig{r})[device]
			return func(s games.Seat, m rules.Move) { p.make(s, m); r.Settle() }
		},
	})
}

// TestDragPlaces drags a hand card to the table, moves the draft, turns it with a twist and drops it back.
func TestDragPlaces(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		m := newMatch(t, 2, nil, 3)
		r := newRig(m, boardtest.Screen{W: 412, H: 915, Scale: 1}, m.Play.View(games.All).OnTurn())
		r.Settle()
		b := r.Board
		lift := ui.Point{}
		if kind == ui.Touch {
			lift.Y = b.player.Lift()
		}
		var places []rules.Move
		for _, l := range b.player.options.plays {
			if l.Card == b.player.front()[0] && l.Turn == 0 && b.places.field.Has(b.Eye.At(middleOf(l)).Add(lift)) {
				places = append(places, l)
			}
		}
		if len(places) < 2 {
			t.Fatalf("only %d places are in sight", len(places))
		}
		r.Drag(kind, r.Target("masters.card.0"), b.Eye.At(middleOf(places[0])).Add(lift))
		if !b.Sel.draft || b.Sel.cell != places[0].Cell {
			t.Fatalf("device %d: after the drag there is no draft on %v: %+v", kind, places[0], b.Sel)
		}
		r.Settle()
		r.Drag(kind, b.Eye.At(middleOf(places[0])), b.Eye.At(middleOf(places[1])).Add(lift))
		if !b.Sel.draft || b.Sel.cell != places[1].Cell {
			t.Fatalf("device %d: the draft was not moved to %v: %+v", kind, places[1], b.Sel)
		}
		r.Settle()
		if kind == ui.Touch {
			turn := b.Sel.turn()
			r.Twist(b.places.field.Center(), 100)
			if got := (b.Sel.turn() - turn + rules.Turns) % rules.Turns; got != 2 {
				t.Errorf("a twist by 100° turned the card by %d steps", got)
			}
		}
		r.Settle()
		r.Drag(kind, b.Eye.At(area(b.Sel.laid()).Center()), b.places.ledge.rect.Center().Add(lift))
		if b.Sel.draft || r.Made > 0 {
			t.Fatalf("device %d: the draft was not dropped back: %+v", kind, b.Sel)
		}
	}
}

// TestMarksTellWhatTheViewSays aims a card at every place round the table: the marks are those of the view, and the
// words say why the card may not lie there.
func TestMarksTellWhatTheViewSays(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	for range 6 {
		m.Random()
	}
	for m.Play.View(games.All).Phase() != rules.PlayPhase {
		m.Random()
	}
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, seat)
	b := r.Board
	allowed, refused := 0, 0
	for n := range 14 * 14 * rules.Turns * len(b.player.front()) {
		b.Sel.draft, b.Sel.cell = true, rules.Cell{X: int8(n%14) - 6, Y: int8(n/14%14) - 6}
		b.Sel.card = b.player.front()[n/14/14/rules.Turns]
		b.Sel.turns[b.Sel.card] = uint8(n / 14 / 14 % rules.Turns)
		b.Given.Note(true)
		b.Freshen()
		a := &b.player.verdict
		mv, legal := b.player.options.play(b.Sel.laid())
		if !a.on || (a.why == nil) != legal || a.why != b.Given.View.WhyNot(seat, mv) || a.text == "" ||
			strings.Contains(a.text, "⟦") {
			t.Fatalf("on %v the aim is %+v, and the move is refused by %v", b.Sel.cell, a,
				b.Given.View.WhyNot(seat, mv))
		}
		if legal {
			allowed++
		} else {
			refused++
		}
	}
	if allowed == 0 || refused == 0 {
		t.Errorf("%d places are allowed, %d refused", allowed, refused)
	}
}
