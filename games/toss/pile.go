package toss

import "slices"

// pile is a list of runes in the order in which they were added.
type pile struct {
	runes [Runes]Rune
	count uint8
}

func (p *pile) list() []Rune { return p.runes[:p.count] }

func (p *pile) add(r Rune) {
	p.runes[p.count] = r
	p.count++
}

// remove takes a rune out. It has to be there.
func (p *pile) remove(r Rune) {
	at := slices.Index(p.list(), r)
	copy(p.runes[at:p.count], p.runes[at+1:p.count])
	p.count--
	p.runes[p.count] = 0
}

// set returns the runes without their order.
func (p *pile) set() set { return setOf(p.list()...) }

// latest appends the complete pairs. The pair that was completed last comes first (TOS-11).
func (p *pile) latest(dst []int8) []int8 {
	whole := p.set().whole()
	for i := int(p.count) - 1; i >= 0 && whole != 0; i-- {
		if lower := p.runes[i] &^ 1; whole.has(lower) {
			dst = append(dst, int8(lower.Pair()))
			whole &^= bit(lower)
		}
	}
	return dst
}
