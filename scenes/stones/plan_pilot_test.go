//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestAPlanIsMadeBehindTheCurtain chooses cards behind the curtain, and creatures that they buy, at a table that two
// persons share. The first move takes the curtain away. No other curtain may come before the plan is done.
func TestAPlanIsMadeBehindTheCurtain(t *testing.T) {
	for _, hand := range []pilot.Hand{pilot.Mouse, pilot.Finger, pilot.Keyboard, pilot.Gamepad} {
		m, cards := strong(t)
		app := boardtest.Open(t, m, 1024, 768)
		g := newGuest(t, app, hand, 1)
		for n := 0; g.Probe().Text("stones.asks") != "action"; n++ {
			if g.Step(func() {}); n > 10 {
				t.Fatalf("%v: the curtain does not open: %+v", hand, g.Probe())
			}
		}
		for _, i := range cards {
			g.Press(fmt.Sprintf("stones.hand.%d", i))
		}
		g.Press("stones.slot.1", "stones.slot.2")
		if !g.Golden() {
			t.Fatalf("%v: the golden button cannot be pressed: %+v", hand, g.Probe())
		}
		for n := 0; g.Probe().Text("stones.asks") != "trade"; n++ {
			if g.Tick(10); n > 120 || g.Has("curtain.open") {
				t.Fatalf("%v: the plan does not go on: %+v", hand, g.Probe())
			}
		}
		app.Close()
	}
}

// strong returns a match in which two hand cards of the seat on turn buy two creatures, and the places of these cards.
func strong(t *testing.T) (*match, [2]int) {
	t.Helper()
	for seed := range uint64(100) {
		m := newMatch(t, 2, nil, seed)
		seat := m.Play.View(games.All).OnTurn()
		v := m.Play.View(seat)
		hand := v.Hand(seat).Cards()
		for i, a := range hand {
			for j, b := range hand[:i] {
				if sum := v.Summon(seat, rules.SetOf(a, b)); sum.Fits && sum.Magic >= 3 {
					return m, [2]int{i, j}
				}
			}
		}
	}
	t.Fatal("no hand buys two cards with two")
	return nil, [2]int{}
}
