package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestWholeMatches plays whole matches with two to five seats and both endings. The golden button makes what it said,
// one move after another, and leaves nothing chosen.
func TestWholeMatches(t *testing.T) {
	promises.WholeMatches(t, 12, 30, boardtest.WholeMatch[*rules.Game, rules.Move, rules.Event, rules.View, *Board]{
		Match: func(t *testing.T, n int) (*match, boardtest.Screen) {
			m := newMatch(t, 2+n/3, []map[string]string{nil, openStores}[n%2], uint64(40+n))
			return m, boardtest.Screens[(5*n+n%4)%len(boardtest.Screens)]
		},
		Devices: 4,
		Make: func(r *bench, device int) func(games.Seat, rules.Move) {
			p := players(&rig{r})[device]
			return func(s games.Seat, m rules.Move) {
				p.make(s, m)
				r.Settle()
				if sel := &r.Board.Sel; sel.anything() {
					r.T.Fatalf("after %s there is still %+v", r.Match.Text, *sel)
				}
			}
		},
		Pick: func(m *match, s games.Seat) rules.Move { return m.Likely(s, 3) },
	})
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

// TestOnePressTakesAllInterest takes the interest of two stores with one press, and then the rest of the turn is there.
// After an undo the interest may be taken anew.
func TestOnePressTakesAllInterest(t *testing.T) {
	for seed := range uint64(40) {
		m := newMatch(t, 2, nil, seed)
		o, ok := bearingSeat(t, m, 2)
		if !ok {
			continue
		}
		n := upshotOf(o, selection{})
		if !n.ready || n.doing.kind != rules.Interest || n.plan.Moves[1].Kind != rules.Interest {
			t.Fatalf("the golden button makes %+v, %+v", n.plan, n.doing)
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
			if got := int(before.Runes[c] - after.Runes[c]); got != n.doing.runes[c] {
				t.Errorf("%d %v runes came in, not %d", got, c, n.doing.runes[c])
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
