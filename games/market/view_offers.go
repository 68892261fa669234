package market

import "runehall/games"

// Target is a store of another seat that a collector can go to.
type Target struct {
	Seat  games.Seat
	Store Place
}

// AppendOutpostPlaces appends where an outpost that a seat buys can go, whatever it is paid with: [Loose] stands for a store of its
// own, a main store for being joined, an occupied store or pile for being rid of the collector (MAR-5, MAR-15, MAR-30).
func (v View) AppendOutpostPlaces(dst []Place, s games.Seat) []Place {
	var o offers
	v.game.findOffers(&o, s)
	return append(dst, o.outposts[:o.outpostCount]...)
}

// AppendTargets appends where a collector that a seat buys can go, whatever it is paid with (MAR-25).
func (v View) AppendTargets(dst []Target, s games.Seat) []Target {
	var o offers
	v.game.findOffers(&o, s)
	for _, c := range o.collectors[:o.collectorCount] {
		dst = append(dst, Target{c.seat, c.at})
	}
	return dst
}

// Spendable returns what a seat can pay from where: of a colour, or of any with [NoColour] (MAR-11, MAR-27).
func (v View) Spendable(s games.Seat, c Colour) Payment { return v.game.players[s].spendable(c) }

// Short returns how many runes of a colour a seat has too few for an outpost or a collector, or 0 (MAR-11).
func (v View) Short(s games.Seat, c Colour) int {
	return max(0, v.Price()-v.Spendable(s, c).Size())
}

// Proposed returns the payment of so many runes of a colour, or of any with [NoColour], that costs a seat the least interest, and false
// if it cannot pay. Loose runes go first, then runes of the fullest store. The last rune of a store goes last, and the last rune of a
// store with an outpost after the others.
func (v View) Proposed(s games.Seat, c Colour, runes int) (Payment, bool) {
	p := &v.game.players[s]
	there := p.spendable(c)
	if there.Size() < runes {
		return Payment{}, false
	}
	var pay Payment
	for range runes {
		from, best := 0, -1
		for part, n := range there {
			// Loose runes before stores, the more of them the sooner; an outpost counts only where a store has one rune.
			worth := 4 * int(n)
			switch {
			case n == 0:
				continue
			case part < 2:
				worth += 1000
			case n == 1 && p.stores[part-1].Joined:
				worth--
			}
			if worth > best {
				from, best = part, worth
			}
		}
		there[from]--
		pay[from]++
	}
	return pay, true
}
