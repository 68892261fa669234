package stones

import "strconv"

// Gems counts gems by colour: entry 0 stays 0, and White counts joker gems.
type Gems [colours]int8

// Count returns how many gems there are.
func (g Gems) Count() int {
	n := 0
	for _, part := range g {
		n += int(part)
	}
	return n
}

// none reports whether there are no gems. Comparing with Gems{} would cost a call in WebAssembly.
func (g *Gems) none() bool { return g[0]|g[1]|g[2]|g[3]|g[4]|g[5] == 0 }

func (g *Gems) add(more Gems) {
	for c, n := range more {
		g[c] += n
	}
}

// sub subtracts gems. There must be enough of each.
func (g *Gems) sub(less Gems) {
	for c, n := range less {
		g[c] -= n
	}
}

// has reports whether all of some gems are there; a negative count never is.
func (g *Gems) has(part Gems) bool {
	for c, n := range part {
		if n < 0 || n > g[c] {
			return false
		}
	}
	return true
}

// price is a price in gems: total gems in all, and of each colour at most so many.
type price struct {
	most  Gems
	total int8
}

// anyPrice returns the price of so many gems of any colour.
func anyPrice(total int8) price {
	return price{most: Gems{Green: total, Red: total, Blue: total, Yellow: total, White: total}, total: total}
}

// priceOf returns the price of certain gems for a seat. Joker gems may replace any, and so may gems of the colour on
// its joker stone (STO-12, STO-20, STO-33); joker is NoColour without such a stone.
func priceOf(gems Gems, joker Colour) price {
	p := price{most: gems, total: int8(gems.Count())}
	p.most[White] = p.total
	if joker != NoColour {
		p.most[joker] = p.total
	}
	return p
}

// meets reports whether a payment is exactly the price.
func (p *price) meets(pay Gems) bool {
	return pay.Count() == int(p.total) && p.most.has(pay)
}

// payable reports whether the price can be paid with these gems.
func (p *price) payable(own *Gems) bool { return p.held(own) >= p.total }

// held returns how many of somebody's gems can pay for it, of each colour no more than it takes.
func (p *price) held(own *Gems) (n int8) {
	for c := Green; c < colours; c++ {
		n += min(own[c], p.most[c])
	}
	return n
}

// appendPaid appends a move with every way to pay its price, coloured gems before jokers.
func (p *price) appendPaid(dst []Move, m Move, own *Gems) []Move {
	green, red, blue := min(own[Green], p.most[Green]), min(own[Red], p.most[Red]), min(own[Blue], p.most[Blue])
	yellow, white := min(own[Yellow], p.most[Yellow]), min(own[White], p.most[White])
	// Each loop ends where the colours after its own have too few gems for the rest: fewer of its own would only need
	// more of them.
	for g := min(p.total, green); g >= max(p.total-red-blue-yellow-white, 0); g-- {
		rest := p.total - g
		for r := min(rest, red); r >= max(rest-blue-yellow-white, 0); r-- {
			rest := rest - r
			for b := min(rest, blue); b >= max(rest-yellow-white, 0); b-- {
				rest := rest - b
				for y := min(rest, yellow); y >= max(rest-white, 0); y-- {
					m.Pay = Gems{Green: g, Red: r, Blue: b, Yellow: y, White: rest - y}
					dst = append(dst, m)
				}
			}
		}
	}
	return dst
}

// payments lists these ways to pay.
func (p *price) payments(own *Gems) []Gems {
	var list []Gems
	for _, m := range p.appendPaid(nil, Move{}, own) {
		list = append(list, m.Pay)
	}
	return list
}

func someGems(c Colour, n int8) (g Gems) {
	g[c] = n
	return g
}

func oneGem(c Colour) Gems { return someGems(c, 1) }

// String lists the gems: "2 green, 1 white", or "none".
func (g Gems) String() string {
	var text []byte
	for c := Green; c < colours; c++ {
		if g[c] == 0 {
			continue
		}
		if len(text) > 0 {
			text = append(text, ", "...)
		}
		text = strconv.AppendInt(text, int64(g[c]), 10)
		text = append(append(text, ' '), c.String()...)
	}
	if len(text) == 0 {
		return NoColour.String()
	}
	return string(text)
}
