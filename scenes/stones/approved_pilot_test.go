//go:build pilot

package stones

import (
	"image"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/boardtest"
)

// TestApprovedPictures looks at the board in the midst of a match, at a hint, at a display card that is refused, at cards that are chosen
// to summon with, at cards that are used and what is to be chosen for them, and at the boards of a card and of a seat.
func TestApprovedPictures(t *testing.T) {
	match := func() *match {
		return begins(t, []string{games.Person, "greedy", "random"}, 21, 150)
	}
	boardtest.Approved(t, match, func(g *boardtest.Guest, approve boardtest.Approve) {
		p := &guest{Guest: g, made: map[string]int{}}
		approve("board")
		g.Press("table.hint")
		approve("hint")
		g.Press("stones.tab.summon")
		approve("refused", func() {
			g.Tap("stones.slot.6")
			g.Tick(12)
		})
		g.Settle()
		p.cards(2)
		p.Choose("stones.slot.")
		approve("draft")
		g.Press("stones.tab.use")
		p.cards(2)
		approve("use")
		g.Golden()
		g.Settle()
		approve("step")
		p.show("stones.slot.2")
		approve("card")
		g.Press("stones.close")
		g.Press("stones.seat.1")
		approve("seat")
	})
}

// TestBargains pays a smithy and trades a row in: the board changes with each.
func TestBargains(t *testing.T) {
	m := begins(t, []string{games.Person, "greedy", "random"}, 21, 150)
	g := newGuest(t, boardtest.Open(t, m, 412, 915, "--lang", "en"), pilot.Finger, 2)
	differs := func(what string, before *image.RGBA) {
		t.Helper()
		if g.Probe().Text("cramped") != "" {
			t.Errorf("%s: no room for %q", what, g.Probe().Text("cramped"))
		}
		if same, _ := pilot.Alike(pilot.Shrink(g.Frame()), pilot.Shrink(before)); same == "" {
			t.Errorf("%s looks like the board before", what)
		}
	}
	paid, traded := false, false
	for n := 0; !paid || !traded; n++ {
		if n > 200 {
			t.Fatalf("a smithy was paid: %v, a row was traded in: %v", paid, traded)
		}
		g.Settle()
		asks := g.Probe().Text("stones.asks")
		if !paid && asks == "action" {
			before := g.Frame()
			if paid = g.forge(); paid {
				differs("what is paid", before)
			}
		}
		if !traded && asks == "trade" && len(g.Lit("stones.row.")) > 0 {
			before := g.Frame()
			g.trade()
			differs("what is traded in", before)
			traded = true
		}
		if !g.Step(g.act) {
			t.Fatal("the match is over")
		}
	}
}

// begins returns a match in which a turn of seat 0 begins.
func begins(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := seated(t, drivers, seed, moves)
	m.Until(func(v rules.View) bool { return v.OnTurn() == 0 && v.Phase() == rules.TurnPhase })
	return m
}

// show has a thing explained: a finger rests on it, and is lifted.
func (g *guest) show(name string) {
	g.T.Helper()
	g.Settle()
	x, y := g.Target(name).Middle()
	g.Put(1, x, y)
	g.Tick(60)
	g.Lift(1)
	g.Settle()
}
