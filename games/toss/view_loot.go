package toss

import "runehall/games"

// Pile is what a loot has of one colour.
type Pile struct {
	// Pairs are whole pairs, by number, Singles the other runes: those are of this round.
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

// Taken returns what a seat has snatched off the table this round, by number, until the round is settled: runes of its loot, twins
// that are set apart, and what has gone back to the bag or to a thief since.
func (v View) Taken(s games.Seat) []Rune {
	var own set
	for rest := v.game.taken; rest != 0; rest &= rest - 1 {
		if r := rest.first(); v.game.taker[r] == s {
			own |= bit(r)
		}
	}
	return own.list()
}
