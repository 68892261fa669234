package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

func (p *seatModel) has(r rules.Rune) bool {
	return slices.Contains(p.loot, r) || slices.Contains(p.well, r)
}

// gain adds runes to the loot. lose takes runes away, from the loot and the well.
func (p *seatModel) gain(runes ...rules.Rune) {
	p.loot = slices.Concat(p.loot, runes)
	slices.Sort(p.loot)
}

func (p *seatModel) lose(runes ...rules.Rune) {
	without := func(list []rules.Rune) []rules.Rune {
		return slices.DeleteFunc(slices.Clone(list), func(r rules.Rune) bool { return slices.Contains(runes, r) })
	}
	p.loot, p.well = without(p.loot), without(p.well)
}

func (p *seatModel) snatches(r rules.Rune) {
	p.well = append(slices.Clone(p.well), r)
	slices.Sort(p.well)
}

// twinOf returns the seat whose Balance rune is the twin of a rune, or games.Nobody.
func (m *model) twinOf(r rules.Rune) games.Seat {
	for s := range games.Seat(m.seats) {
		if m.who[s].balance == r.Partner() {
			return s
		}
	}
	return games.Nobody
}

func (m *model) snatched(r rules.Rune) bool {
	for s := range m.seats {
		if slices.Contains(m.who[s].well, r) {
			return true
		}
	}
	return false
}

// apart reports whether a rune of a seat is the twin of another seat's Balance rune. Such a rune is set apart until the
// thefts (TOS-9).
func (m *model) apart(s games.Seat, r rules.Rune) bool {
	owner := m.twinOf(r)
	return owner >= 0 && owner != s
}

// runes returns how many runes a seat has, as they count at the end. Twins that are set apart do not count yet.
func (m *model) runes(s games.Seat) (n int) {
	for c := rules.Black; c <= rules.White; c++ {
		n += m.pile(s, c)
	}
	return n
}

// pile returns how many of those runes are of a colour.
func (m *model) pile(s games.Seat, c rules.Colour) (n int) {
	p := &m.who[s]
	for _, list := range [...][]rules.Rune{p.loot, p.well} {
		for _, r := range list {
			if r.Colour() == c && !m.apart(s, r) {
				n++
			}
		}
	}
	return n
}

// pile is the loot of a colour: the lower rune of each pair, and single runes; count is the number of all runes.
type pile struct {
	runes []rules.Rune
	count int
}

func (p *seatModel) sort(piles *[3]pile) {
	for i := range piles {
		piles[i] = pile{runes: piles[i].runes[:0]}
	}
	for _, r := range p.loot {
		q := &piles[r.Colour()]
		q.count++
		if len(q.runes) == 0 || q.runes[len(q.runes)-1].Pair() != r.Pair() {
			q.runes = append(q.runes, r)
		}
	}
}
