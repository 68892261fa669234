//go:build pilot

package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// TestApprovedPictures compares the board while runes are taken by turns, and with the runes lit that can be taken.
func TestApprovedPictures(t *testing.T) {
	start := func() *match {
		m := boardtest.NewMatch(t, rules.Def,
			games.Setup{Seats: 4, Seed: 6, Options: map[string]string{rules.OptionWay: rules.Calm.String()}},
			games.Person, "greedy", "greedy", "greedy")
		m.Until(func(v rules.View) bool {
			return v.OnTurn() == 0 && v.Phase() == rules.CalmPhase && v.Round() > 3 && len(v.Loot(0)) > 1 &&
				len(v.AppendMoves(nil, 0)) > 1
		})
		return m
	}
	boardtest.Approved(t, start, func(g *boardtest.Guest, approve boardtest.Approve) {
		g.Settle()
		g.Tick(30)
		approve("board")
		g.Tap("toss.act.lights")
		g.Settle()
		approve("draft")
	})
}
