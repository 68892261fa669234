package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/boards"
	"runehall/ui"
)

// TestCurtainComesForWhoeverChoosesACard plays matches, and asks in each position who needs a view of its own. It must
// be the seat that chooses among cards that the others do not see, and no seat that does not act. In a summoning under
// way no curtain has to come: the seat need not lay more cards.
func TestCurtainComesForWhoeverChoosesACard(t *testing.T) {
	asked := 0
	board := New()
	for seed := range uint64(20) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		for range 500 {
			public := m.Play.View(games.Public)
			for _, a := range m.Play.Core().AppendActing(nil) {
				hidden := slices.ContainsFunc(m.Play.Core().AppendMoves(nil, a.Seat), func(m rules.Move) bool {
					return m.Kind == rules.Lay && !public.Hand(a.Seat).Has(m.Card) ||
						m.Kind == rules.Use && !public.Hand(a.Seat).Has(m.Cards[1])
				})
				if hidden && public.Phase() != rules.SummonPhase {
					asked++
					if !board.Private(public, a.Seat) {
						t.Fatalf("seat %d chooses a hidden card in phase %v before everybody's eyes", a.Seat,
							public.Phase())
					}
				}
				if !hidden && board.Private(public, a.Seat) && public.Phase() != rules.TurnPhase {
					t.Fatalf("a curtain comes for seat %d in phase %v, and it chooses no hidden card", a.Seat,
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
	if asked < 100 {
		t.Errorf("a hidden card was chosen %d times", asked)
	}
}

// TestHiddenHandAsksForTheCurtain taps on a hand that nobody sees, and presses the button beside it. Both must ask for
// the curtain of that seat, and only if a person sits there.
func TestHiddenHandAsksForTheCurtain(t *testing.T) {
	m := newMatch(t, 2, nil, 4, games.Person, "greedy")
	for m.Play.View(games.All).OnTurn() != 0 || m.Play.View(games.All).Phase() != rules.TurnPhase {
		m.Random()
	}
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, games.Public)
	for front, person := range []bool{true, false} {
		r.State.Front = games.Seat(front)
		if r.State.Movers = nil; person {
			r.State.Movers = []games.Seat{0}
		}
		r.Tick(ui.Input{})
		r.Tick(ui.Input{})
		r.Tap(ui.Touch, r.Board.places.ledge.hand[1].Center())
		if r.Last.Opens != person || person && r.Last.Open != 0 {
			t.Errorf("with seat %d in front a tap on its hand asks for the curtain: %v", front, r.Last)
		}
		_, offered := r.Targets()["stones.open-hand"]
		if offered != person {
			t.Errorf("with seat %d in front there is a button to open its hand: %v", front, offered)
		}
		if offered {
			if r.Tap(ui.Mouse, r.Target("stones.open-hand")); !r.Last.Opens {
				t.Error("the button does not ask for the curtain")
			}
		}
		if r.Made > 0 || r.Board.Sel.anything(r.Board.player.options) {
			t.Errorf("something comes of it: %+v", r.Board.Sel)
		}
	}
}

// TestChoiceIsNobodyElsesBusiness chooses cards behind a curtain, which is shut then. Nobody else may see the choice.
func TestChoiceIsNobodyElsesBusiness(t *testing.T) {
	m := newMatch(t, 2, nil, 4)
	seat := m.Play.View(games.Public).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, seat)
	p := players(r)[1]
	p.press(tabOf(useAbilities))
	p.press(r.Board.mine(hand, 0))
	p.press(r.Board.mine(hand, 2))
	if !r.Board.player.now.ready {
		t.Fatalf("two cards are not ready: %+v", r.Board.Sel)
	}
	r.Reader = games.Public
	r.Board.Sync(m.Play.View(games.Public))
	r.Look()
	r.Tick(ui.Input{})
	if h := &r.Board.player; h.now.ready || h.Sel != (selection{}) || h.mark(r.Board.mine(hand, 0))&boards.Chosen != 0 {
		t.Errorf("with the curtain shut it is still chosen: %+v", h.Sel)
	}
}

// TestLateTapsAreNobodysMoves taps while everybody looks and the picture lags behind: the seat in front has just ended
// its turn. No tap may choose anything for the next seat.
func TestLateTapsAreNobodysMoves(t *testing.T) {
	m := newMatch(t, 2, nil, 4)
	for v := m.Play.View(games.All); v.Phase() != rules.TradePhase ||
		v.HandSize(v.OnTurn()) > 2; v = m.Play.View(games.All) {
		m.Random()
	}
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, games.Public)
	r.Settle()
	r.Play(seat, rules.Move{Kind: rules.End})
	r.Tick(ui.Input{})
	if r.Board.Shown() || r.Board.Given.Front != seat {
		t.Fatalf("the picture does not lag behind, with seat %d in front", r.Board.Given.Front)
	}
	made := r.Made
	h := &r.Board.player
	for _, on := range []thing{smithyOf(2), tabOf(2), slotAt(1)} {
		if h.Act(gesture{Kind: boards.Tap, On: on}); h.Sel != (selection{}) || r.Made > made {
			t.Errorf("a tap on %s makes %+v", catalogue.Name(on, on.Seat), h.Sel)
		}
	}
}
