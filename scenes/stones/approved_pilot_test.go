//go:build pilot

package stones

import (
	"image"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestApprovedPictures compares pictures of the board in the middle of a match: a hint, a display card that is refused,
// cards chosen for a summoning, cards that are used and what has to be chosen for them, the sheets of a card and of a
// seat.
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

// TestBargains pays a smithy and trades a row in. The picture must change each time, and every word must have room.
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

// begins returns a match at the beginning of a turn of seat 0.
func begins(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	m := seated(t, drivers, seed, moves)
	m.Until(func(v rules.View) bool { return v.OnTurn() == 0 && v.Phase() == rules.TurnPhase })
	return m
}

// show opens an explanation: a finger rests on a thing, and is lifted.
func (g *guest) show(name string) {
	g.T.Helper()
	g.Settle()
	x, y := g.Target(name).Middle()
	g.Put(1, x, y)
	g.Tick(60)
	g.Lift(1)
	g.Settle()
}
