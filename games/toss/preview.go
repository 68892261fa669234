package toss

import (
	"cmp"
	"slices"

	"runehall/games"
)

// False returns the runes of a seat that would be false if the snatch ended now, or that are still to go back (TOS-11).
func (v View) False(s games.Seat) []Rune {
	g := v.game
	if g.step == NoStep {
		g = new(Game)
		v.game.CloneInto(g)
		g.falses = g.findFalse()
	}
	return g.falseOf(s).list()
}

// Givable returns the pairs that a seat could give with a false one, by number, the one whose later rune came last first: it
// is given when no choice is made in time (TOS-11).
func (v View) Givable(s games.Seat) []int8 { return v.game.loot[s].latest([]int8{}) }

// Split is a pair that two seats have one rune each of (TOS-12).
type Split struct {
	Runes [2]Rune
	Seats [2]games.Seat
}

// Splits returns those of this round.
func (v View) Splits() []Split {
	list := []Split{}
	for _, r := range v.game.splits().list() {
		p := r.Partner()
		list = append(list, Split{Runes: [2]Rune{r, p}, Seats: [2]games.Seat{v.game.taker[r], v.game.taker[p]}})
	}
	return list
}

// Thefts returns those that are to come, black before grey before white, and by victim (TOS-13).
func (v View) Thefts() []Theft {
	g := v.game
	list := []Theft{}
	for c := range colours {
		for s := range g.seats {
			if r := g.apart[s]; r != NoRune && r.Colour() == c {
				list = append(list, Theft{Thief: g.taker[r], Victim: s, Twin: r, Balance: g.balance[s]})
			}
		}
	}
	return list
}

// Stake returns the runes of a victim's loot that go with its Balance rune if it is robbed now.
func (v View) Stake(victim games.Seat) []Rune {
	list := []Rune{}
	for _, r := range v.game.loot[victim].list() {
		if b := v.game.balance[victim]; b != NoRune && r.Colour() == b.Colour() {
			list = append(list, r)
		}
	}
	return list
}

// Near is a face-up rune and how far it lies from Destiny, from edge to edge in tenths of a millimetre.
type Near struct {
	Rune     Rune
	Distance int
	// Free says that it differs from all Balance runes: the first of those is taken next (TOS-15).
	Free bool
}

// Nearest returns the face-up runes, the nearest to Destiny first.
func (v View) Nearest() []Near {
	g := v.game
	balances := setOf(g.balance[:g.seats]...)
	list := []Near{}
	for _, d := range g.discs[1:g.lying] {
		if d.Up {
			list = append(list, Near{Rune: d.Rune, Distance: int(gap(d, g.discs[0])), Free: !balances.has(d.Rune.Partner())})
		}
	}
	slices.SortFunc(list, func(a, b Near) int { return cmp.Or(cmp.Compare(a.Distance, b.Distance), cmp.Compare(a.Rune, b.Rune)) })
	return list
}
