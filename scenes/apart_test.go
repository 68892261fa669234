//go:build !js

package scenes

import (
	"slices"
	"testing"

	"runehall/internal/rooms/roomstest"
)

// TestWholeMatchesAtTablesApart plays matches of all games, each person at a table of their own and one table that watches, over one room.
func TestWholeMatchesAtTablesApart(t *testing.T) {
	for _, of := range roomstest.Parties {
		t.Run(of.Name, func(t *testing.T) {
			p := newParty(t, of.Game, of.Options, 3, of.Drivers...)
			p.run("the results everywhere", 200_000, func() bool {
				return !slices.ContainsFunc(p.guests, func(g *guest) bool { return len(g.outcomes) == 0 })
			})
			for _, g := range p.guests {
				o, want := g.outcomes[0], p.host.Room().End().Result
				if !slices.Equal(o.Result.Rank[:len(want.Rank)], want.Rank) || !slices.Equal(o.Result.Points[:len(want.Points)], want.Points) {
					t.Errorf("seat %d sees %v, %v, not %+v", g.seat, o.Result.Rank, o.Result.Points, want)
				}
				if g.seat >= 0 && g.hand.made == 0 {
					t.Errorf("seat %d made no move", g.seat)
				}
			}
			t.Logf("%d steps", p.host.Room().Steps())
		})
	}
}
