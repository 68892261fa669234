//go:build pilot

package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/scenes/table"
)

type boardOf = table.Board[rules.Move, rules.Event, rules.View]

func newBoard() boardOf { return New() }

// holding returns a match of persons and computer players in which some hold rituals: the one of the seed, or a later
// one if nobody ever does in that.
func holding(t *testing.T, drivers []string, seed uint64) *match {
	t.Helper()
	for {
		m := seated(t, drivers, seed, 12)
		if m.Reaches(func(v rules.View) bool {
			held := 0
			for s := range games.Seat(len(drivers)) {
				held += v.RitualCount(s)
			}
			return held > 2 && v.Phase() == rules.TurnPhase
		}) {
			return m
		}
		seed += 1000
	}
}

var secrets = boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
	Match: holding, Board: newBoard,
	Tables: []boardtest.Watched{
		{Drivers: []string{games.Person, games.Person, games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "greedy", games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, games.Person, games.Person, "random", games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "greedy"}, Watches: 0},
		{Drivers: []string{games.Person, "random", "greedy", "random"}, Watches: 0},
	},
	Sum: func(all rules.View) uint8 { return boardtest.Sum(all.Seats(), all.Rituals) },
}

func TestNothingHiddenIsDrawn(t *testing.T) { secrets.Kept(t) }
func TestALeakIsSeen(t *testing.T)          { secrets.LeakSeen(t) }

func TestSteadyFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	boardtest.SteadyFrame(t, holding(t, []string{games.Person, games.Person, games.Person}, 60), newBoard, 4)
}
