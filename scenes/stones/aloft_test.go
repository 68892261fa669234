package stones

import (
	"testing"

	"runehall/assets/sound"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

func aloft(b *Board) (list []boardtest.Aloft) {
	for f := range b.Model.flights.Each() {
		list = append(list, boardtest.Aloft{Way: f.Way, From: b.Things.At(f.from).Center(),
			To: b.Things.At(f.to).Center()})
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

// cards counts the cards in piles, hands, discards and the display, those that are laid or played, and those that have
// left the match. It returns false while a card flies that may be counted at either end of its way.
func cards(b *Board) (n int, known bool) {
	m := &b.Model
	n, known = m.pile+m.discards.Size()+len(m.played), true
	for _, c := range m.display {
		if c != rules.Hidden {
			n++
		}
	}
	for s := range m.who {
		p := &m.who[s]
		n += len(p.hand) + p.pile + p.discards.Size() + p.gone.Size()
	}
	for f := range m.flights.Each() {
		switch {
		case f.kind != cardCargo:
		case f.from.Kind == draw && !f.Gone:
			n-- // both the pile and the hand count it
		case f.from.Kind != draw:
			known = false // counted either where it comes from or where it goes to
		}
	}
	return n, known
}

func TestNoCardIsLostInTheAir(t *testing.T) { promises.NothingIsLostInTheAir(t, cards) }
