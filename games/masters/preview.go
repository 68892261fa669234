package masters

import "runehall/games"

// Preview is what a card would do at a place, whether or not it may lie there (see [View.WhyNot]).
type Preview struct {
	// Under says that MAS-7 holds, Beside that MAS-8 does.
	Under, Beside bool
	// Touches are the visible runes that count for one of them.
	Touches []Touch
	// Points are each seat's score afterwards; where the card covers nothing, its present score.
	Points [games.MaxSeats]int
}

// Touch is a visible rune under or beside a card.
type Touch struct {
	Cell Cell
	// Under says that the card covers it; otherwise it is a side neighbour.
	Under bool
	// Agrees says that it has the colour of the section on it, or next to it.
	Agrees bool
}

// Preview returns what a card would do at a place.
func (v View) Preview(l Laid) Preview {
	b := &v.game.board
	f := &faces[l.Card][l.Turn]
	is := b.fit(l)
	p := Preview{Under: is.under == 0, Beside: is.beside == 0}
	after := *v.game
	if b.near(f, l.Cell) {
		p.touch(b, l.Cell, f.under[:], true)
		p.touch(b, l.Cell, f.beside[:], false)
	}
	if is.covers > 0 && int(after.board.count) < maxLaid {
		after.board.lay(l)
	}
	for s := range after.seats {
		p.Points[s] = after.points(s)
	}
	return p
}

func (p *Preview) touch(b *board, at Cell, list []touch, under bool) {
	for _, t := range list {
		c := at.plus(t.step)
		if there := b.at(c); there != NoRune {
			p.Touches = append(p.Touches, Touch{Cell: c, Under: under, Agrees: there == t.colour})
		}
	}
}

// AppendPlacements appends the moves by which a seat may lay a hand card in a rotation now. Those that ignore a rune come
// last.
func (v View) AppendPlacements(dst []Move, s games.Seat, card Card, turn uint8) []Move {
	for _, m := range v.game.AppendMoves(nil, s) {
		if (m.Kind == Play || m.Kind == Ignore) && m.Card == card && m.Turn == turn {
			dst = append(dst, m)
		}
	}
	return dst
}
