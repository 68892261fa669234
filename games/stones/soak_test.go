package stones

import (
	"fmt"
	"os"
	"testing"

	"runehall/games"
)

func TestSoak(t *testing.T) {
	if os.Getenv("SOAK") == "" {
		t.Skip()
	}
	for seats := 2; seats <= maxSeats; seats++ {
		rounds, longest, by41, moves := 0, 0, 0, 0
		n := 10000
		for seed := range uint64(n) {
			g := newGame(setupOf(seats, seed), nil)
			chance := games.NewChance(seed, 77)
			var list []Move
			for g.phase != OverPhase {
				list = g.AppendMoves(list[:0], g.onTurn)
				if r := g.Apply(g.onTurn, list[chance.IntN(len(list))]); r != nil {
					t.Fatal(r)
				}
				moves++
				if err := whole(g); err != nil {
					t.Fatal(seats, seed, err)
				}
			}
			rounds += g.round()
			longest = max(longest, g.round())
			if g.clause == "STO-41" {
				by41++
			}
		}
		fmt.Printf("random %d seats: %d matches, %.1f rounds, at most %d, %d by STO-41, %d moves\n", seats, n, float64(rounds)/float64(n), longest, by41, moves)
		n = 1000
		rounds, longest, by41, moves = 0, 0, 0, 0
		shortest := 999
		for seed := range uint64(n) {
			g := newGame(setupOf(seats, seed), nil)
			greedyMatch(g, seed, func(games.Seat, Move) { moves++ }, func() {
				if err := whole(g); err != nil {
					t.Fatal(seats, seed, err)
				}
			})
			rounds += g.round()
			longest = max(longest, g.round())
			shortest = min(shortest, g.round())
			if g.clause == "STO-41" {
				by41++
			}
		}
		fmt.Printf("greedy %d seats: %d matches, %.1f rounds, %d to %d, %d by STO-41, %d moves\n", seats, n, float64(rounds)/float64(n), shortest, longest, by41, moves)
	}
}
