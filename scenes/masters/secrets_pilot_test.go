//go:build pilot

package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/scenes/table"
)

type boardOf = table.Board[rules.Move, rules.Event, rules.View]

func newBoard() boardOf { return New() }

// handUnderWay returns a match of persons and computer players in which somebody is about to play a card of a hidden
// hand.
func handUnderWay(t *testing.T, drivers []string, seed uint64) *match {
	t.Helper()
	m := seated(t, nil, drivers, seed, 4)
	m.Until(func(v rules.View) bool { return v.Phase() == rules.PlayPhase && len(v.Hand(v.OnTurn())) > 1 })
	return m
}

var secrets = boardtest.Secrets[*rules.Game, rules.Move, rules.Event, rules.View]{
	Match: handUnderWay, Board: newBoard,
	Tables: []boardtest.Watched{
		{Drivers: []string{games.Person, games.Person, games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "greedy", games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, games.Person}, Watches: games.Public},
		{Drivers: []string{games.Person, "greedy"}, Watches: 0},
		{Drivers: []string{games.Person, "random", "greedy"}, Watches: 0},
	},
	Sum: func(all rules.View) uint8 { return boardtest.Sum(all.Seats(), all.Hand) },
}

func TestNothingHiddenIsDrawn(t *testing.T) { secrets.Kept(t) }
func TestALeakIsSeen(t *testing.T)          { secrets.LeakSeen(t) }

// TestSteadyFrameAllocatesNothing allows for what the engine allocates: a handful for each draw call, and cards, shapes
// and letters take turns on the table.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	boardtest.SteadyFrame(t, handUnderWay(t, []string{games.Person, games.Person, games.Person}, 60), newBoard, 16)
}
