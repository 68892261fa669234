//go:build pilot

package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
	"runehall/scenes/table"
)

// secretly returns the test of what is hidden in positions of a kind.
func secretly(way string, is func(all rules.View) bool, tables ...boardtest.Watched) boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View] {
	return boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
		Match: func(t *testing.T, drivers []string, seed uint64) *match {
			t.Helper()
			options := map[string]string{rules.OptionWay: way}
			m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: len(drivers), Seed: seed, Options: options}, drivers...)
			m.Until(is)
			return m
		},
		Board: func() table.Board[rules.Move, rules.Event, rules.View] { return New() }, Tables: tables,
		Sum: func(all rules.View) uint8 {
			return boardtest.Sum(1, func(games.Seat) (list []rules.Rune) {
				for _, d := range all.Discs() {
					if !d.Up {
						list = append(list, d.Rune)
					}
				}
				return list
			})
		},
	}
}

// lying is a position in which something lies face down, and raced one in which somebody has run, and another one is to.
func lying(v rules.View) bool { return v.Phase() == rules.CalmPhase && v.Round() > 1 }
func raced(v rules.View) bool {
	return v.Phase() == rules.RunPhase && v.OnTurn() > 0 && len(v.Run(0)) > 0
}

// TestNothingHiddenIsDrawn looks at runes that lie face down, those in the bag, and own runs of others.
func TestNothingHiddenIsDrawn(t *testing.T) {
	t.Run("calm", secretly("calm", lying,
		boardtest.Watched{Drivers: []string{games.Person, games.Person}, Watches: games.Public},
	).Kept)
	t.Run("ghost", secretly("ghost", raced,
		boardtest.Watched{Drivers: []string{games.Person, games.Person, games.Person}, Watches: games.Public},
		boardtest.Watched{Drivers: []string{"greedy", games.Person, "greedy"}, Watches: 1},
	).Kept)
}

func TestALeakIsSeen(t *testing.T) { secretly("calm", lying).LeakSeen(t) }
