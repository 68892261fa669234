package stones

import "runehall/games"

// rates are what the cards of a seat are worth each time that they are used, by their numbers.
type rates [LastDruid + 1]int16

// rate fills in what the cards of a table are worth.
func (d *Deck) rate() {
	for s := range d.rates {
		for c := FirstCreature; c <= LastDruid; c++ {
			if c.real() {
				d.rates[s][c] = int16(standardWeights.card(d.Face(games.Seat(s), c)))
			}
		}
	}
}
