package masters

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// TestWholeMatches plays whole matches through the board, with each device alone. Every seat looks through its own eyes.
func TestWholeMatches(t *testing.T) {
	for n := range 16 {
		device, seats := n%4, 2+n/2%2
		s := testScreens[(n*5+device)%len(testScreens)]
		name := players(nil)[device].name
		t.Run(fmt.Sprintf("%d seats %s %vx%v at %v", seats, name, s.w, s.h, s.scale), func(t *testing.T) {
			t.Parallel()
			m := newMatch(t, seats, []map[string]string{everything, nil}[n/8], uint64(40+n))
			r := newRig(t, m, s, 0)
			p := players(r)[device]
			for {
				acting := m.play.Core().AppendActing(nil)
				if len(acting) == 0 {
					break
				}
				seat := acting[0].Seat
				moves := m.play.Core().AppendMoves(nil, seat)
				if seat != r.reader {
					r.reader = seat
					r.board.Sync(m.play.View(seat))
					r.look()
				}
				r.tick(ui.Input{})
				p.make(seat, moves[m.chance.IntN(len(moves))])
				r.settle()
			}
			if _, over := m.play.Core().Result(); !over || r.made < 10 {
				t.Fatalf("after %d moves the match is not over", r.made)
			}
			want := modelOf(m.play.View(r.reader))
			if got := still(&r.board.model); fmt.Sprint(got) != fmt.Sprint(still(&want)) {
				t.Errorf("at the end the picture is\n%+v, not\n%+v", got, still(&want))
			}
		})
	}
}

// TestDragPlaces drags a hand card to the table, moves the draft, turns it with a twist and drops it back.
func TestDragPlaces(t *testing.T) {
	for _, kind := range []ui.PointerKind{ui.Mouse, ui.Touch} {
		m := newMatch(t, 2, nil, 3)
		r := newRig(t, m, screen{412, 915, 1, "en"}, m.play.View(games.All).OnTurn())
		r.settle()
		b := r.board
		lift := ui.Point{}
		if kind == ui.Touch {
			lift.Y = b.lift()
		}
		var places []rules.Move
		for _, l := range b.options.lays {
			if l.Card == b.front()[0] && l.Turn == 0 && b.places.clear.Has(b.at(middleOf(l)).Add(lift)) {
				places = append(places, l)
			}
		}
		if len(places) < 2 {
			t.Fatalf("only %d places are in sight", len(places))
		}
		r.drag(kind, r.target("masters.card.0"), b.at(middleOf(places[0])).Add(lift))
		if !b.sel.draft || b.sel.cell != places[0].Cell {
			t.Fatalf("device %d: after the drag there is no draft on %v: %+v", kind, places[0], b.sel)
		}
		r.settle()
		r.drag(kind, b.at(middleOf(places[0])), b.at(middleOf(places[1])).Add(lift))
		if !b.sel.draft || b.sel.cell != places[1].Cell {
			t.Fatalf("device %d: the draft was not moved to %v: %+v", kind, places[1], b.sel)
		}
		r.settle()
		if kind == ui.Touch {
			turn := b.sel.turn()
			r.twist(b.places.field.Center(), 100)
			if got := (b.sel.turn() - turn + rules.Turns) % rules.Turns; got != 2 {
				t.Errorf("a twist by 100° turned the card by %d steps", got)
			}
		}
		r.settle()
		r.drag(kind, b.at(area(b.sel.laid()).Center()), b.places.ledge.rect.Center().Add(lift))
		if b.sel.draft || r.made > 0 {
			t.Fatalf("device %d: the draft was not dropped back: %+v", kind, b.sel)
		}
	}
}

// twist turns two fingers round a point, by degrees.
func (r *rig) twist(mid ui.Point, degrees float64) {
	at := func(a float64) ui.Point {
		sin, cos := math.Sincos(a * math.Pi / 180)
		return ui.Pt(60*cos, 60*sin)
	}
	r.pointer(ui.Touch, 1, ui.Press, ui.LeftButton, mid.Add(at(0)))
	r.pointer(ui.Touch, 2, ui.Press, ui.LeftButton, mid.Sub(at(0)))
	for i := 1; i <= 10; i++ {
		a := at(degrees * float64(i) / 10)
		r.pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, mid.Add(a))
		r.pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, mid.Sub(a))
	}
	a := at(degrees)
	r.pointer(ui.Touch, 1, ui.Release, ui.LeftButton, mid.Add(a))
	r.pointer(ui.Touch, 2, ui.Release, ui.LeftButton, mid.Sub(a))
}

// TestMarksTellWhatTheViewSays aims a card at every place round the table: the marks are the view's, and the words tell
// why it may not lie there.
func TestMarksTellWhatTheViewSays(t *testing.T) {
	m := newMatch(t, 2, nil, 6)
	for range 6 {
		m.random()
	}
	for m.play.View(games.All).Phase() != rules.PlayPhase {
		m.random()
	}
	seat := m.play.View(games.All).OnTurn()
	r := newRig(t, m, screen{1440, 900, 1, "en"}, seat)
	b := r.board
	allowed, refused := 0, 0
	for n := range 14 * 14 * rules.Turns * len(b.front()) {
		b.sel.draft, b.sel.cell = true, rules.Cell{X: int8(n%14) - 6, Y: int8(n/14%14) - 6}
		b.sel.card = b.front()[n/14/14/rules.Turns]
		b.sel.turns[b.sel.card] = uint8(n / 14 / 14 % rules.Turns)
		b.touched()
		b.refreshed()
		a := &b.aim
		mv, legal := b.options.lay(b.sel.laid())
		if !a.on || (a.why == nil) != legal || a.why != b.view.WhyNot(seat, mv) || a.verdict == "" || strings.Contains(a.verdict, "⟦") {
			t.Fatalf("on %v the aim is %+v, and the move is refused by %v", b.sel.cell, a, b.view.WhyNot(seat, mv))
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
