package masters

import (
	"testing"

	"runehall/assets/sound"
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
		"CardDrawn":     ".deck>Seat",
		"CardPlayed":    "Seat>",
		"CardPutBeside": "Seat>Seat",
		"MasterPlaced":  "Seat>",
		"TokenPlaced":   "Seat>",
	})
}

// cards counts the cards in the deck, in hands, on the table and beside it, and those in flight from the deck.
func cards(b *Board) (n int, known bool) {
	m := &b.Model
	n = m.deck + len(m.laid)
	for s := range m.hands {
		n += len(m.hands[s]) + len(m.beside[s])
	}
	for f := range m.flights.Each() {
		if f.from.Kind == deck {
			n++
		}
	}
	return n, true
}

func TestNoCardIsLostInTheAir(t *testing.T) {
	promises.NothingIsLostInTheAir(t, cards, "CardDiscarded")
}

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }

func TestSoundsBelongToWhatFlies(t *testing.T) {
	promises.SoundsBelongToWhatFlies(t, aloft, sound.CardDraw, sound.StonePlace, sound.Coin)
}
