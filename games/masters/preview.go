package masters

import "runehall/games"

// Preview is what a card would do at a place, even if it may not lie there (see [View.WhyNot]).
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
	after := v.With(l)
	if b.near(f, l.Cell) {
		p.touch(b, l.Cell, f.under[:], true)
		p.touch(b, l.Cell, f.beside[:], false)
	}
	for s := range v.game.seats {
		p.Points[s] = after.Points(s)
	}
	return p
}

// With returns the view as it would be with one more card on the table, whether or not the card may lie there, and with
// nothing else of the turn done. It serves to look at the areas. If the card covers nothing, it returns the view
// itself.
func (v View) With(l Laid) View {
	is := v.game.board.fit(l)
	if is.covers == 0 || int(v.game.board.count) >= maxLaid {
		return v
	}
	after := new(Game)
	v.game.CloneInto(after)
	after.board.lay(l)
	return View{reader: v.reader, game: after}
}

func (p *Preview) touch(b *board, at Cell, list []touch, under bool) {
	for _, t := range list {
		c := at.plus(t.step)
		if there := b.at(c); there != NoRune {
			p.Touches = append(p.Touches, Touch{Cell: c, Under: under, Agrees: there == t.colour})
		}
	}
}

// AppendPlacements appends the moves by which a seat may lay a hand card in a rotation now. Those that ignore a rune
// come last.
func (v View) AppendPlacements(dst []Move, s games.Seat, card Card, turn uint8) []Move {
	for _, m := range v.game.AppendMoves(nil, s) {
		if (m.Kind == Play || m.Kind == Ignore) && m.Card == card && m.Turn == turn {
			dst = append(dst, m)
		}
	}
	return dst
}
