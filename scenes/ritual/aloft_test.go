package ritual

import (
	"testing"

	"runehall/assets/sound"
	rules "runehall/games/ritual"
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
		"Answered":       "Seat>",
		"BuiltOver":      "Seat>",
		"CoinsPlaced":    "Seat>",
		"CoinsReturned":  ">Seat",
		"HandReturned":   "Seat>.piles",
		"Placed":         "Seat>",
		"RitualDrawn":    ".piles>Seat",
		"RitualRevealed": "Seat>",
		"TileTaken":      "From>Seat",
		"TilesDrawn":     ".piles>Seat",
	})
}

// tiles counts the tiles in the supply, in hands and on the table.
func tiles(b *Board) (n int, known bool) {
	m := &b.Model
	n = m.supply
	for s := range m.hands {
		n += len(m.hands[s])
	}
	for _, t := range m.tiles {
		n += 1 + len(t.under)
	}
	for f := range m.flights.Each() {
		if f.tile != rules.NoTile && f.from.Kind == supply && !f.Gone {
			n-- // both the supply and the hand count it
		}
	}
	return n, true
}

func TestNoTileIsLostInTheAir(t *testing.T) { promises.NothingIsLostInTheAir(t, tiles) }

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }

func TestSoundsBelongToWhatFlies(t *testing.T) {
	promises.SoundsBelongToWhatFlies(t, aloft, sound.CardDraw, sound.Coins)
}
