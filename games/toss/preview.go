package toss

import "runehall/games"

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

// Givable returns the pairs that a seat could give with a false one, by number, the one whose later rune came last
// first: it is given when no choice is made in time (TOS-11).
func (v View) Givable(s games.Seat) []int8 { return v.game.loot[s].latest([]int8{}) }

// Split is a pair that two seats have one rune each of (TOS-12).
type Split struct {
	Runes [2]Rune
	Seats [2]games.Seat
}

// Thefts returns the thefts to come: first black, then grey, then white, and by victim (TOS-13).
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
