package market

import (
	"testing"

	"runehall/assets/sound"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// aloft lists what flies over a board.
func aloft(b *Board) (list []boardtest.Aloft) {
	for f := range b.Model.flights.Each() {
		list = append(list, boardtest.Aloft{Way: f.Way, From: b.Things.At(f.from).Center(),
			To: b.Things.At(f.to).Center()})
	}
	return list
}

func TestFlightsBeginAndEndRight(t *testing.T) {
	promises.FlightsBeginAndEndRight(t, aloft, map[string]string{
		"CardTaken":        "From>Seat",
		"CardWasted":       "Seat>.heap",
		"CardsDrawn":       ".deck>Seat",
		"CardsPaid":        "Seat>.heap",
		"CollectorGone":    "Seat>",
		"CollectorPlaced":  ".bay.collectors>Target",
		"DiscardsShuffled": ".heap>.deck",
		"DuelBegun":        "Seat>",
		"DuelHeld":         "Seat>",
		"InterestTaken":    ".bay.>Seat",
		"MainLaid":         "Seat>Seat",
		"OutpostDestroyed": "Seat>",
		"OutpostJoined":    "Seat>Seat",
		"OutpostPlaced":    ".bay.outposts>Seat",
		"OutpostReturned":  "Seat>",
		"RuneBought":       ".bay.>Seat",
		"RunePut":          "Seat>Seat",
		"RuneTaken":        "From>Seat",
		"RunesPaid":        "Seat>.bay.",
		"StoreGivenUp":     "Seat>Seat",
		"StoreLost":        "Seat>",
		"ThiefPlayed":      "Seat>.heap",
		"TollPaid":         "Seat>To",
	})
}

// cards counts the cards of a board: in the deck, in hands, in the ring, among the discards, laid as main stores, and
// in the air. The number is not known while the discards are turned over.
func cards(b *Board) (n int, known bool) {
	m := &b.Model
	n, known = m.deck+len(m.discards), true
	for s := range m.who {
		n += len(m.who[s].hand)
		for at, store := range m.who[s].stores {
			if store.There && rules.Place(at).Main() {
				n++ // a card lies there
			}
		}
	}
	if m.fight.Open {
		n++
	}
	for f := range m.flights.Each() {
		switch {
		case f.kind != cardCargo || f.from.Kind == ringCard || f.to == ringCardAt(answerSide):
		case f.from.Kind == heap:
			known = false // this single card stands for all that are turned over
		case f.from.Kind == deck && !f.Gone:
			n-- // the deck counts it, and so does the hand
		case f.to.Kind == heap && !f.Come:
			n++
		}
	}
	return n, known
}

func TestNoCardIsLostInTheAir(t *testing.T) { promises.NothingIsLostInTheAir(t, cards) }

func TestReducedMotionArrives(t *testing.T) { promises.ReducedMotionArrives(t, aloft) }

func TestSoundsBelongToWhatFlies(t *testing.T) {
	promises.SoundsBelongToWhatFlies(t, aloft, sound.Drop, sound.CardPlay)
}
