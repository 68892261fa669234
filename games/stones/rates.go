package stones

import "runehall/games"

// rates are the worths of using a card once, by number, for the cards of a seat.
type rates [LastDruid + 1]int16

// rate computes the rates of a card table.
func (d *Deck) rate() {
	for s := range d.rates {
		for c := FirstCreature; c <= LastDruid; c++ {
			if c.real() {
				d.rates[s][c] = int16(standardWeights.card(d.Face(games.Seat(s), c)))
			}
		}
	}
}
