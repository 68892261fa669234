//go:build pilot

package stones

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestLooks takes pictures of all modes in the sizes for reviews, for somebody to look at.
func TestLooks(t *testing.T) {
	pilot.ForLooking(t)
	for _, l := range boardtest.Reviewed() {
		t.Run(l.Name(), func(t *testing.T) {
			m := begins(t, []string{games.Person, "greedy", "random"}, 21, 150)
			g := newGuest(t, boardtest.OpenFast(t, m, l.W, l.H, l.Args()...), pilot.Finger, 2)
			g.look(l.Name())
		})
	}
}

// look plays on until it has met each mode, and takes a picture of each.
func (g *guest) look(size string) {
	taken := map[string]bool{}
	save := func(name string) {
		if !taken[name] {
			taken[name] = true
			g.Settle()
			g.Tick(30)
			g.Save(name + "-" + size)
		}
	}
	save("a-begins")
	g.Press("stones.tab.summon")
	g.cards(2)
	save("b-summon")
	g.Choose("stones.slot.")
	save("c-draft")
	g.Tap("stones.slot.6")
	g.Tick(12)
	g.Save("d-refused-" + size)
	g.Settle()
	g.Press("stones.tab.use")
	save("e-use")
	g.cards(2)
	save("f-two")
	for n := 0; n < 120 && !(taken["g-step"] && taken["h-forge"] && taken["i-pay"] && taken["j-trade"] &&
		taken["k-picks"]); n++ {
		g.Settle()
		switch asks := g.Probe().Text("stones.asks"); asks {
		case "ability":
			save("g-step")
			if g.Has("stones.choice.0") {
				save("l-choice")
			}
		case "die":
			save("m-die")
		case "action":
			if !taken["h-forge"] || !taken["i-pay"] {
				g.Press("stones.tab.forge")
				save("h-forge")
				if g.forge() {
					save("i-pay")
				} else {
					g.Press("stones.tab.use")
				}
			}
		case "trade":
			save("n-end")
			if len(g.Lit("stones.row.")) > 0 {
				save("j-trade")
				g.trade()
				save("k-picks")
			}
		}
		if !g.Step(g.act) {
			break
		}
	}
}
