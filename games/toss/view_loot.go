package toss

import "runehall/games"

// Pile is the part of a loot in one colour.
type Pile struct {
	// Pairs are the complete pairs, by number. Singles are the other runes, all from this round.
	Pairs   []int
	Singles []Rune
}

// Piles returns a seat's loot by colours, each in the order of its numbers.
func (v View) Piles(s games.Seat) [3]Pile {
	var piles [colours]Pile
	loot := v.game.loot[s].set()
	for ; loot != 0; loot &= loot - 1 {
		r := loot.first()
		p := &piles[r.Colour()]
		if loot.has(r.Partner()) {
			p.Pairs = append(p.Pairs, r.Pair())
			loot &^= bit(r.Partner())
			continue
		}
		p.Singles = append(p.Singles, r)
	}
	return piles
}

// Taken returns the runes that a seat has snatched this round, by number, until the round is settled: those in its
// loot, twins that have been set apart, and runes that have since gone to the bag or to a thief.
func (v View) Taken(s games.Seat) []Rune {
	var own set
	for rest := v.game.taken; rest != 0; rest &= rest - 1 {
		if r := rest.first(); v.game.taker[r] == s {
			own |= bit(r)
		}
	}
	return own.list()
}
