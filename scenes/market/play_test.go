package market

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestWholeMatches plays whole matches through the board, with each device alone, two to five seats and both endings. Every seat looks
// through its own eyes. A golden button makes what it said, one move after another, and leaves nothing chosen.
func TestWholeMatches(t *testing.T) {
	for n := range 12 {
		device, seats := n%4, 2+n/3
		s := boardtest.Screens[(n*5+device)%len(boardtest.Screens)]
		t.Run(fmt.Sprintf("%d seats %s %vx%v at %v", seats, boardtest.Players[device].Name, s.W, s.H, s.Scale), func(t *testing.T) {
			t.Parallel()
			options := map[string]string(nil)
			if n%2 == 1 {
				options = openStores
			}
			m := newMatch(t, seats, options, uint64(40+n))
			r := newRig(m, s, 0)
			p := players(r)[device]
			pressed := 0
			for {
				seat := acting(m.Play.View(games.All))
				if seat < 0 {
					break
				}
				if seat != r.Reader {
					r.Reader = seat
					r.Board.Sync(m.Play.View(seat))
					r.Look()
				}
				r.Tick(ui.Input{})
				p.make(seat, likely(m, seat))
				r.Settle()
				pressed++
				if sel := &r.Board.Sel; sel.anything() {
					t.Fatalf("after %s there is still %+v", m.Text, *sel)
				}
			}
			if _, over := m.Play.Core().Result(); !over || pressed < 30 || r.Made < pressed {
				t.Fatalf("after %d moves of %d presses the match is not over", r.Made, pressed)
			}
		})
	}
}

// likely returns a random move of a seat, of those more often that bring the match on.
func likely(m *match, seat games.Seat) rules.Move {
	moves := m.Play.Core().AppendMoves(nil, seat)
	if rare := slices.DeleteFunc(slices.Clone(moves), m.Common); len(rare) > 0 && m.Chance.IntN(4) > 0 {
		moves = rare
	}
	return moves[m.Chance.IntN(len(moves))]
}

// bearingSeat plays until a seat may take interest of as many stores as are wanted, and returns its options.
func bearingSeat(t *testing.T, m *match, stores int) (*options, bool) {
	t.Helper()
	for range 500 {
		seat := acting(m.Play.View(games.All))
		if seat < 0 {
			return nil, false
		}
		o := newOptions(m.Play.View(seat), seat, true)
		n := 0
		for _, move := range o.moves {
			if move.Kind == rules.Interest {
				n++
			}
		}
		if n >= stores {
			return o, true
		}
		m.Random()
	}
	return nil, false
}

// TestOnePressTakesAllInterest takes the interest of two stores with one press, and then the rest of the turn is there; what is undone may be
// taken anew.
func TestOnePressTakesAllInterest(t *testing.T) {
	for seed := range uint64(40) {
		m := newMatch(t, 2, nil, seed)
		o, ok := bearingSeat(t, m, 2)
		if !ok {
			continue
		}
		var s selection
		p, d, ready := planned(o, &s)
		if !ready || d.kind != rules.Interest || p.Moves[1].Kind != rules.Interest {
			t.Fatalf("the golden button makes %+v, %+v", p, d)
		}
		r := newRig(m, boardtest.Screens[7], o.actor)
		before := o.view.Market()
		if r.Golden(); r.Board.Shown() || r.Made != 1 {
			t.Errorf("%d moves were made at once", r.Made)
		}
		for r.Made == 1 {
			shown := r.Board.Shown()
			if r.Tick(ui.Input{}); r.Made > 1 && !shown {
				t.Error("the second move does not wait for the first one")
			}
		}
		r.Settle()
		after := r.Match.Play.View(o.actor).Market()
		for c := rules.Red; c <= rules.Blue; c++ {
			if got := int(before.Runes[c] - after.Runes[c]); got != d.runes[c] {
				t.Errorf("%d %v runes came in, not %d", got, c, d.runes[c])
			}
		}
		h := &r.Board.player
		if r.Made != 2 || h.now.mode != choosing || h.Moving() {
			t.Errorf("%d moves were made, and the mode is %s", r.Made, modeNames[h.now.mode])
		}
		h.Sync(h.Given.View)
		if h.Sel.moved {
			t.Error("after an undo the interest is still behind")
		}
		return
	}
	t.Fatal("no match comes to two stores that bear interest")
}
