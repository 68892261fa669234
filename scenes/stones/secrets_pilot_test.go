//go:build pilot

package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/table"
)

type boardOf = table.Board[rules.Move, rules.Event, rules.View]

func newBoard() boardOf { return New() }

// holding returns a match under way, at the beginning of a turn.
func holding(t *testing.T, drivers []string, seed uint64) *match {
	t.Helper()
	m := seated(t, drivers, seed, 20)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.TurnPhase })
	return m
}

var secrets = boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
	Match: holding, Board: newBoard,
	Tables: []boardtest.Watched{
		{Drivers: []string{games.Person, games.Person, games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "greedy", games.Person, games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "random", "greedy", "random"}, Watches: 0},
	},
	Sum: func(all rules.View) uint8 {
		return boardtest.Sum(all.Seats(), func(s games.Seat) []rules.Card { return all.Hand(s).Cards() })
	},
}

func TestNothingHiddenIsDrawn(t *testing.T) { secrets.Kept(t) }
func TestALeakIsSeen(t *testing.T)          { secrets.LeakSeen(t) }

// The board itself allocates nothing; for frames in which much moves, TestMovingFrameAllocatesNothing checks that. The
// engine allocates for each draw call, when pictures, shapes and letters take turns.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	boardtest.SteadyFrame(t, holding(t, []string{games.Person, games.Person, games.Person}, 60), newBoard, 36)
}
