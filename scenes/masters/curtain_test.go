package masters

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
	"runehall/ui"
)

// TestCurtainComesForWhoeverChoosesACard plays matches, and asks in each position which seat needs its own view: the
// one that chooses among cards that others do not see, and no seat that does not act.
func TestCurtainComesForWhoeverChoosesACard(t *testing.T) {
	asked := map[rules.Phase]int{}
	board := New()
	for seed := range uint64(30) {
		m := newMatch(t, 2+int(seed%2), everything, seed)
		for {
			public := m.Play.View(games.Public)
			for _, a := range m.Play.Core().AppendActing(nil) {
				hidden := func(m rules.Move) bool {
					return m.Card != rules.Hidden && !slices.Contains(public.Hand(a.Seat), m.Card)
				}
				chooses := a.Must && slices.ContainsFunc(m.Play.Core().AppendMoves(nil, a.Seat), hidden)
				if chooses {
					asked[public.Phase()]++
				}
				if chooses && !board.Private(public, a.Seat) {
					t.Fatalf("seat %d chooses a hidden card in phase %v before everybody's eyes", a.Seat,
						public.Phase())
				}
			}
			for s := range games.Seat(public.Seats()) {
				if s != public.OnTurn() && board.Private(public, s) {
					t.Fatalf("a curtain comes for seat %d, which is not on turn", s)
				}
			}
			if _, on := m.Random(); !on {
				break
			}
		}
	}
	for _, phase := range []rules.Phase{rules.PlayPhase, rules.DiscardPhase} {
		if asked[phase] < 5 {
			t.Errorf("in phase %v a card was chosen %d times", phase, asked[phase])
		}
	}
}

// TestARecapLeavesTheButtonsOfAChoice takes the place of the seats away, as a recap does: the column beside the field
// is gone, but the buttons of a choice can still be pressed.
func TestARecapLeavesTheButtonsOfAChoice(t *testing.T) {
	m := newMatch(t, 3, everything, 21)
	for v := m.Play.View(games.All); len(newOptions(v, v.OnTurn(), true).choices) == 0; v = m.Play.View(games.All) {
		if _, on := m.Random(); !on {
			t.Fatal("nothing is ever to be chosen")
		}
	}
	r := newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1}, m.Play.View(games.All).OnTurn())
	check := func(f table.Frame, column bool) {
		t.Helper()
		r.Board.Layout(f)
		r.Tick(ui.Input{})
		n := &r.Board.player.choices
		if len(n.Moves) == 0 {
			t.Fatal("no button of a choice is there")
		}
		for i := range n.Moves {
			if at := n.Button(i).Rect(); at.W < 44 || at.H < 44 || at.Overlaps(r.Board.places.field) {
				t.Errorf("a button stands at %v", at)
			}
		}
		if p := &r.Board.places; p.legend.Empty() == column || p.turn.Empty() == column || len(p.seats) == 0 == column {
			t.Errorf("a column beside the field, %v: seats %v, legend %v, turn %v", column, p.seats, p.legend, p.turn)
		}
	}
	whole := r.Board.Given.Frame
	bare := whole
	bare.Seats = ui.Rect{}
	check(whole, true)
	check(bare, false)
	check(whole, true)
}

// TestHandsOfPersonsOnly lays the hidden hands of a person and of a computer player on the ledge: only the person's can
// be pressed, to open its curtain.
func TestHandsOfPersonsOnly(t *testing.T) {
	m := newMatch(t, 2, nil, 4, games.Person, "greedy")
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, games.Public)
	for front, person := range []bool{true, false} {
		r.State.Front, r.State.Movers = games.Seat(front), nil
		r.Tick(ui.Input{})
		r.Tick(ui.Input{})
		if _, offered := r.Targets()["masters.card.0"]; offered != person {
			t.Errorf("with seat %d in front its cards can be pressed: %v", front, offered)
		}
	}
}

// TestChoiceIsNobodyElsesBusiness picks a rune behind a curtain that is shut afterwards: nobody else sees which.
func TestChoiceIsNobodyElsesBusiness(t *testing.T) {
	m := newMatch(t, 2, nil, 4)
	for v := m.Play.View(games.All); v.Phase() != rules.MasterPhase ||
		len(newOptions(v, v.OnTurn(), true).cells) == 0; v = m.Play.View(games.All) {
		if _, on := m.Random(); !on {
			t.Fatal("nobody ever places a master")
		}
	}
	seat := m.Play.View(games.Public).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, seat)
	r.Tap(ui.Touch, r.Target(r.Board.player.Name(sectionAt(r.Board.player.options.cells[0]))))
	if _, ready := r.Board.Draft(); !ready {
		t.Fatalf("no rune is named: %+v", r.Board.Sel)
	}
	r.Reader = games.Public
	r.Board.Sync(m.Play.View(games.Public))
	r.Look()
	r.Tick(ui.Input{})
	if _, ready := r.Board.Draft(); ready || r.Board.Sel.pick {
		t.Errorf("with the curtain shut it is still named: %+v", r.Board.Sel)
	}
}
