package market

import "runehall/games"

// weights are those of the evaluation, in hundredths of a point.
type weights struct {
	// bears is the worth of one rune of interest a turn, fresh that of a free store without runes. Both count once for each
	// rune that the market still has per seat, which is about the number of turns to come.
	bears, fresh int
	// loose is what a loose rune loses because it may be stolen.
	loose int
	// toll is what a collector brings its owner for each of the first runes under it.
	toll int
	// haste is what each rune left in the market costs everybody, so that matches come to an end.
	haste int
	// card is what a hand card is worth, main and thief what those are.
	card, main, thief int
}

// standard is the best of many variants that played against one another, among those whose matches end soon: with more for
// bears and less for haste, seats with good stores spend their runes on collectors for each other for a long time.
var standard = weights{bears: 80, fresh: 60, loose: 35, toll: 45, haste: 150, card: 25, main: 60, thief: 60}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half of what
// the best of them has.
func evaluate(g *Game, s games.Seat) int {
	w := &standard
	if g.phase == OverPhase {
		// The win counts most, then the points.
		worth := 100 * g.players[s].points()
		if g.winner == s {
			return worth + 1000
		}
		return worth - 1000
	}
	most, total := 0, 0
	for i := range g.seats - 1 {
		worth := w.seatWorth(g, (s+1+i)%g.seats)
		total += worth
		if i == 0 || worth > most {
			most = worth
		}
	}
	others := int(g.seats - 1)
	return w.seatWorth(g, s) - (most+total/others)/2 - w.haste*g.left()
}

// left returns how many runes are still to leave the market: none once the last round has begun.
func (g *Game) left() int {
	if g.last {
		return 0
	}
	return int(g.market.Runes[Red] + g.market.Runes[Blue])
}

// seatWorth returns the worth of what a seat has.
func (w *weights) seatWorth(g *Game, s games.Seat) int {
	p := &g.players[s]
	worth := 100*p.points() - w.loose*int(p.loose[Red]+p.loose[Blue])
	left := g.left()
	for at := RedMain; at < Pile1; at++ {
		store := &p.stores[at]
		switch {
		case !store.free():
		case store.Runes == 0:
			worth += w.fresh * left / int(g.seats)
		case store.Joined:
			worth += 2 * w.bears * left / int(g.seats)
		default:
			worth += w.bears * left / int(g.seats)
		}
	}
	for o := range g.seats {
		for at := range g.players[o].stores {
			if store := &g.players[o].stores[at]; store.Occupied && store.Collector == s {
				worth += w.toll * int(min(store.Runes, 3))
			} else if store.Occupied && o == s {
				worth -= w.toll * int(min(store.Runes, 3))
			}
		}
	}
	hand := g.hands[s]
	numbers := int(g.sizes[s]) - hand.Count(Thief) - hand.Count(RedCard) - hand.Count(BlueCard)
	return worth + w.card*numbers + w.thief*hand.Count(Thief) + w.main*(hand.Count(RedCard)+hand.Count(BlueCard))
}
