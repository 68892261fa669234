package toss

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// Computer players of every level play whole matches with every number of seats and in every way, and their records
// replay.
func TestComputerPlayersPlayToTheEnd(t *testing.T) {
	entry := games.NewEntry(Def, bots.Levels(Def))
	for _, way := range wayIDs {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			var players []games.Player
			for i := range seats {
				level := entry.Levels()[(i+seats)%len(entry.Levels())]
				players = append(players, games.Player{Driver: level, Colour: "amber", Emblem: "circle",
					Name: fmt.Sprint(level, i)})
			}
			matches := 0
			report, err := entry.Simulate(games.SimConfig{
				Setup: setupOf(seats, 9, "way="+way, "time=15"), Players: players, Matches: 4,
				Record: func(_ int, record *games.Record) error {
					matches++
					standing, err := entry.Check(record)
					if err == nil && !standing.Over {
						err = fmt.Errorf("a match of %d moves is not over", standing.Moves)
					}
					return err
				},
			})
			if err != nil {
				t.Fatalf("%s, %d seats: %v", way, seats, err)
			}
			if matches != 4 || report.Decisions < report.Moves {
				t.Errorf("%s, %d seats: %d records, %d decisions for %d moves", way, seats, matches, report.Decisions,
					report.Moves)
			}
		}
	}
}

// Matches of greedy players take 6 to 24 rounds and end because the bag is empty (TOS-18). After every move each rune
// is still somewhere.
func TestMatchesAreShort(t *testing.T) {
	for _, way := range wayIDs {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			const matches = 10
			total, most := 0, 0
			for seed := range uint64(matches) {
				g := newGame(setupOf(seats, seed, "way="+way), nil)
				playMatch(g, "greedy", seed, func(games.Seat, Move) {}, func() {
					if err := whole(g); err != nil {
						t.Fatalf("%s, %d seats, seed %d: %v", way, seats, seed, err)
					}
				})
				if g.clause != "TOS-18" {
					t.Errorf("%s, %d seats, seed %d: ended by %s", way, seats, seed, g.clause)
				}
				total += int(g.round)
				most = max(most, int(g.round))
			}
			t.Logf("%s, %d seats: %.1f rounds, at most %d", way, seats, float64(total)/matches, most)
		}
	}
}
