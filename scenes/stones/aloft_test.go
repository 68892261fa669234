package stones

import (
	"testing"

	"runehall/assets/sound"
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
		"ArtifactPlaced": ".smithy.>Seat",
		"CardBought":     ".slot.>Seat",
		"CardDrawn":      ".pile>Seat",
		"CardKept":       ">Seat",
		"CardLaid":       "Seat>",
		"CardsDiscarded": ">Seat",
		"CardsDrawn":     "Seat>Seat",
		"CardsPlayed":    "Seat>",
		"DisplaySlid":    ".slot.>.slot.",
		"DisplayTaken":   ".slot.>Seat",
		"GemSwapped":     "Seat>",
		"GemsPaid":       "Seat>",
		"GemsTaken":      ">Seat",
		"OrePaid":        "Seat>",
		"OreSwapped":     "Seat>",
		"OreTaken":       ">Seat",
		"PileShuffled":   "Seat>Seat",
		"RowTraded":      "Seat>",
		"SlotFilled":     ">.slot.",
		"StoneTaken":     ".stone.>Seat",
	})
}

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }

func TestSoundsBelongToWhatFlies(t *testing.T) {
	promises.SoundsBelongToWhatFlies(t, aloft, sound.CardDraw)
}
