//go:build pilot

package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/lane"
	"runehall/scenes/table"
)

func newBoard() table.Board[rules.Move, rules.Event, rules.View] { return New() }

// sat begins a match and makes some random moves; the seed chooses the way to snatch.
func sat(t *testing.T, drivers []string, seed uint64, moves int) *match {
	t.Helper()
	way := [...]rules.Way{rules.Snatch, rules.Calm, rules.Ghost}[seed%3].String()
	m := boardtest.NewMatch(t, rules.Def,
		games.Setup{Seats: len(drivers), Seed: seed, Options: map[string]string{rules.OptionWay: way}}, drivers...)
	for range moves {
		if _, on := m.Random(); !on {
			break
		}
	}
	return m
}

func TestNoSizeBreaks(t *testing.T) { boardtest.EverySize(t, sat, newBoard) }

// The engine allocates for each draw call, and pictures, shapes and letters take turns.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	lane.OnlyWhole(t, "Menhirs holds it")
	boardtest.SteadyFrame(t, sat(t, []string{games.Person, games.Person, games.Person}, 4, 20), newBoard, 12)
}
