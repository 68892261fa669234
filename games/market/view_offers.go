package market

import "runehall/games"

// Target is a store of another seat that a collector could be sent to.
type Target struct {
	Seat  games.Seat
	Store Place
}

// AppendOutpostPlaces appends where an outpost bought by a seat could go, whatever it is paid with. [Loose] stands for
// a store of its own, a main store for joining it, and an occupied store or pile for getting rid of the collector
// (MAR-5, MAR-15, MAR-30).
func (v View) AppendOutpostPlaces(dst []Place, s games.Seat) []Place {
	var o offers
	v.game.findOffers(&o, s)
	return append(dst, o.outposts[:o.outpostCount]...)
}

// AppendTargets appends where a collector bought by a seat could go, whatever it is paid with (MAR-25).
func (v View) AppendTargets(dst []Target, s games.Seat) []Target {
	var o offers
	v.game.findOffers(&o, s)
	for _, c := range o.collectors[:o.collectorCount] {
		dst = append(dst, Target{c.seat, c.at})
	}
	return dst
}

// Spendable returns everything that a seat can pay, by source, in a colour or, with [NoColour], in any (MAR-11,
// MAR-27).
func (v View) Spendable(s games.Seat, c Colour) Payment { return v.game.players[s].spendable(c) }

// Short returns how many runes of a colour a seat lacks for an outpost or a collector, or 0 (MAR-11).
func (v View) Short(s games.Seat, c Colour) int {
	return max(0, v.Price()-v.Spendable(s, c).Size())
}

// Proposed returns the way to pay so many runes that costs a seat the least interest, in a colour or, with [NoColour],
// in any. It returns false if the seat cannot pay. It spends loose runes first, then runes of the fullest store. It
// spends the last rune of a store as late as possible, and that of a store with an outpost last of all.
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
			// Loose runes come before stores; the more there are, the sooner. An outpost counts only in a store with a
			// single rune.
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
