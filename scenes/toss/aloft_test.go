package toss

import (
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
)

// aloft lists the things in flight over a board.
func aloft(b *Board) (list []boardtest.Aloft) {
	for f := range b.Model.flights.Each() {
		list = append(list,
			boardtest.Aloft{Way: f.Way, From: b.Things.At(f.from).Center(), To: b.Things.At(f.to).Center()})
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

// runes counts the runes in the bag, in hands, on the table, in trays and in flight. It is known to be complete unless
// an own run is shown, in which a rune lies on the table as well.
func runes(b *Board) (n int, known bool) {
	m := &b.Model
	n = m.bag + len(m.discs) + len(m.flights.All)
	for s := range m.who {
		n += m.who[s].hand + len(m.who[s].loot) + len(m.who[s].well)
		if m.who[s].balance != rules.NoRune {
			n++
		}
	}
	return n, m.run == nil
}

func TestNoRuneIsLostInTheAir(t *testing.T) { promises.NothingIsLostInTheAir(t, runes) }

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }
