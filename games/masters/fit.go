package masters

import "runehall/games"

// fit is how a card would lie at a place.
type fit struct {
	// covers counts the visible runes beneath the card (MAS-6).
	covers int
	// same says that it would lie exactly on an earlier card (MAS-9).
	same bool
	// master and token say that a section would cover one (MAS-10, MAS-26).
	master, token bool
	// under counts runes beneath the card whose colour differs from the section on them (MAS-7). beside counts runes
	// next to the card whose colour differs from the section beside them (MAS-8).
	under, beside int
	// oddUnder and oddBeside are one such cell each, as an example for the refusal.
	oddUnder, oddBeside Cell
}

// agrees reports whether the card may lie there by MAS-7 or MAS-8.
func (f *fit) agrees() bool { return f.under == 0 || f.beside == 0 }

// near reports whether a card at a cell could touch the table at all. Whatever is not near covers nothing.
func (b *board) near(f *face, at Cell) bool {
	x, y := int(at.X), int(at.Y)
	return x+int(f.wide) > int(b.low.X) && x <= int(b.high.X) && y+int(f.high) > int(b.low.Y) && y <= int(b.high.Y)
}

func (b *board) fit(l Laid) fit {
	f := &faces[l.Card][l.Turn]
	var is fit
	if !b.near(f, l.Cell) {
		return is
	}
	for i := range f.under {
		c := l.Cell.plus(f.under[i].step)
		there := b.at(c)
		if there == NoRune {
			continue
		}
		is.covers++
		if there != f.under[i].colour {
			is.under++
			is.oddUnder = c
		}
		if b.taken.has(c) {
			if b.hasToken(c) {
				is.token = true
			} else {
				is.master = true
			}
		}
	}
	for i := range f.beside {
		c := l.Cell.plus(f.beside[i].step)
		if there := b.at(c); there != NoRune && there != f.beside[i].colour {
			is.beside++
			is.oddBeside = c
		}
	}
	for _, earlier := range b.list() {
		is.same = is.same || earlier.Cell == l.Cell && upright(earlier.Turn) == upright(l.Turn)
	}
	return is
}

func (b *board) hasToken(c Cell) bool {
	for _, t := range b.tokens {
		if t.Colour != NoRune && t.Cell == c {
			return true
		}
	}
	return false
}

// joins reports whether a card would make an area that holds masters of two seats (MAS-11).
func (b *board) joins(l Laid) bool {
	f := &faces[l.Card][l.Turn]
	for colour := Blue; colour < colours; colour++ {
		var meets [maxSeats]bool
		seats := 0
		for i := range f.beside {
			if f.beside[i].colour != colour {
				continue
			}
			c := l.Cell.plus(f.beside[i].step)
			if !b.runes[colour].has(c) {
				continue
			}
			if s := b.holder(c); s >= 0 && !meets[s] {
				meets[s] = true
				seats++
			}
		}
		// Only where areas of two seats touch the card's sections of a colour can they become one.
		if seats > 1 && b.joinsColour(f, l.Cell, colour) {
			return true
		}
	}
	return false
}

// joinsColour looks at the areas of a colour as they would be with the card. The card may cut areas apart by covering
// cells.
func (b *board) joinsColour(f *face, at Cell, colour Colour) bool {
	after := b.runes[colour]
	for i := range f.under {
		c := at.plus(f.under[i].step)
		if f.under[i].colour == colour {
			after.add(c)
		} else {
			after.remove(c)
		}
	}
	low, high := min(b.low.Y, at.Y), max(b.high.Y, at.Y+f.high-1)
	var seen plane
	for i := range f.under {
		c := at.plus(f.under[i].step)
		if f.under[i].colour != colour || seen.has(c) {
			continue
		}
		var area plane
		area.add(c)
		area.spread(&after, low, high)
		if b.rivals(&area) {
			return true
		}
		for y := low; y <= high; y++ {
			seen[lane(y)] |= area[lane(y)]
		}
	}
	return false
}

// rivals reports whether masters of two seats stand in an area.
func (b *board) rivals(area *plane) bool {
	first := games.Nobody
	for s := range games.Seat(maxSeats) {
		for _, c := range b.standing(s) {
			if !area.has(c) {
				continue
			}
			if first != games.Nobody && first != s {
				return true
			}
			first = s
		}
	}
	return false
}

// shrinks reports whether a card of a seat would take a cell away from another seat (MAS-22).
func (b *board) shrinks(l Laid, s games.Seat) bool {
	f := &faces[l.Card][l.Turn]
	unsure := false
	for o := range games.Seat(maxSeats) {
		if o == s || b.stands[o] == 0 || !b.recolours(f, l.Cell, &b.held[o]) {
			continue
		}
		// A cell that changes its colour can only stay with its seat by coming to an area of that colour.
		if !b.meets(f, l.Cell, &b.held[o]) {
			return true
		}
		unsure = true
	}
	if !unsure {
		return false
	}
	after := *b
	after.lay(l)
	for o := range games.Seat(maxSeats) {
		if o == s {
			continue
		}
		for y := range b.held[o] {
			if b.held[o][y]&^after.held[o][y] != 0 {
				return true
			}
		}
	}
	return false
}

// recolours reports whether a card would change the colour of a cell of a set.
func (b *board) recolours(f *face, at Cell, held *plane) bool {
	for i := range f.under {
		if c := at.plus(f.under[i].step); held.has(c) && !b.runes[f.under[i].colour].has(c) {
			return true
		}
	}
	return false
}

// meets reports whether a section of a card would be next to a held rune of its own colour.
func (b *board) meets(f *face, at Cell, held *plane) bool {
	for i := range f.beside {
		if c := at.plus(f.beside[i].step); held.has(c) && b.runes[f.beside[i].colour].has(c) {
			return true
		}
	}
	return false
}
