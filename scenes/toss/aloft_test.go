package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/scenes/boardtest"
)

// aloft lists what flies over a board.
func aloft(b *Board) (list []boardtest.Aloft) {
	for f := range b.Model.flights.Each() {
		list = append(list, boardtest.Aloft{Way: f.Way, From: b.Things.At(f.from).Center(), To: b.Things.At(f.to).Center()})
	}
	return list
}

func TestFlightsBeginAndEndRight(t *testing.T) {
	promises.FlightsBeginAndEndRight(t, aloft, map[string]string{
		"BalanceCompleted": "Seat>Seat",
		"BalanceTaken":     ".rune.>Seat",
		"FalseReturned":    "Seat>",
		"PairGiven":        "Seat>",
		"RunClaimed":       ".rune.>Seat",
		"RunesDrawn":       ">Seat",
		"Snatched":         ".rune.>Seat",
		"Stolen":           "Victim>Thief",
	})
}

// runes counts those in the bag, in hands, on the table, in trays, and those that fly.
func runes(b *Board) (n int, known bool) {
	m := &b.Model
	n = m.bag + len(m.discs) + len(m.flights.All)
	for s := range m.who {
		n += m.who[s].hand + len(m.who[s].loot) + len(m.who[s].well)
		if m.who[s].balance != rules.NoRune {
			n++
		}
	}
	return n, m.run == nil // in an own run a rune lies on the table as well
}

func TestNoRuneIsLostInTheAir(t *testing.T) { promises.NothingIsLostInTheAir(t, runes) }

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }
