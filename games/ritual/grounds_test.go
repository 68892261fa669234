package ritual

import (
	"testing"

	"runehall/games"
)

// TestGrounds lays random tiles: the reason given for each tells how many coins leave the seat's tray, not counting
// lines and circles.
func TestGrounds(t *testing.T) {
	said, first := 0, 0
	for seed := range uint64(6) {
		g := newGame(games.Setup{Seats: 2, Seed: seed,
			Options: map[string]string{OptionVariant: Explorers.String()}}, nil)
		chance := games.NewChance(seed, 9)
		for range 40 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			s := acting[0].Seat
			moves := g.AppendMoves(nil, s)
			m := moves[chance.IntN(len(moves))]
			why, clause, ok := grounds(view(g, games.Public), s, m)
			before, laid := g.tray[s], g.board.placed
			bonus := view(g, s).Preview(s, m.Tile, m.Turn, m.Cell).Bonus
			if r := g.Apply(s, m); r != nil {
				t.Fatal(r)
			}
			if !ok || m.Kind != Place || bonus > 0 {
				continue
			}
			said++
			if laid == 0 {
				first++
			}
			if (clause == "RIT-12") != (laid == 0) || why.Args[0].Number != int(before-g.tray[s]) {
				t.Errorf("of the tile %v, with %d laid, %v is said, of %s; the tray had %d, and has %d", m, laid, why,
					clause, before, g.tray[s])
			}
		}
	}
	if said < 30 || first < 3 {
		t.Errorf("%d tiles, %d of them first ones", said, first)
	}
}
