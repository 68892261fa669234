//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestUndoEndsAtABlindTheft takes a rune, takes that back, takes it again, and takes a card unseen, which cannot be
// taken back.
func TestUndoEndsAtABlindTheft(t *testing.T) {
	var m *match
	for seed, found := uint64(1), false; !found; seed++ {
		m = newMatch(t, 3, nil, seed, person, "greedy", "greedy")
		found = m.Comes(func(rules.Move) bool {
			v := m.Play.View(games.All)
			return takings(v) && v.OnTurn() == 0 && v.Taking().Left == 2 && len(v.AppendMoves(nil, 0)) > 2
		})
	}
	g := newGuest(t, boardtest.Open(t, m, 1024, 768, "--lang", "en"), pilot.Mouse, 1)
	moves := func() float64 { n, _ := g.Probe().Number("moves"); return n }
	before := moves()
	take := func(prefix string) {
		t.Helper()
		if !g.Choose(prefix) || !g.Golden() {
			t.Fatalf("%s* cannot be taken: %+v", prefix, g.Probe())
		}
		g.Settle()
	}
	take("market.their-loose.")
	g.Press("table.undo")
	if moves() != before || g.Probe().Text("market.asks") != "take" {
		t.Fatalf("a rune taken back leaves %v moves of %v, and %q is asked", moves(), before,
			g.Probe().Text("market.asks"))
	}
	take("market.their-loose.")
	take("market.their-hand.")
	if moves() != before+2 || g.Has("table.undo") {
		t.Errorf("after a card was taken unseen there are %v moves, and it can be taken back: %v", moves()-before,
			g.Has("table.undo"))
	}
}
