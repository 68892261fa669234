package masters

import "runehall/games"

// checkTokenPlace checks the place of a token (MAS-25, MAS-26).
func (g *Game) checkTokenPlace(s games.Seat, m Move) *games.Refusal {
	b := &g.board
	next := false
	for _, step := range around {
		next = next || g.lastMaster(s).plus(step) == m.Cell
	}
	switch there := b.at(m.Cell); {
	case !next:
		return refuseTokenFar
	case there == NoRune:
		return refuseTokenNoRune
	case b.taken.has(m.Cell):
		return refuseTokenTaken
	case there == m.Colour:
		return refuseSameColour
	}
	first := games.Nobody
	for _, step := range sides {
		c := m.Cell.plus(step)
		if b.at(c) != m.Colour {
			continue
		}
		holder := b.holder(c)
		if holder == games.Nobody {
			continue
		}
		if first != games.Nobody && first != holder {
			return refuseJoins
		}
		first = holder
	}
	return nil
}

// appendTokens appends the places of a seat's token, clockwise round the master from the right, blue first.
func (g *Game) appendTokens(dst []Move, s games.Seat) []Move {
	for _, step := range around {
		m := Move{Kind: PlaceToken, Cell: g.lastMaster(s).plus(step)}
		for m.Colour = Blue; m.Colour <= Green; m.Colour++ {
			if g.checkTokenPlace(s, m) == nil {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// hasTokenPlace reports whether a seat could put its token anywhere next to its last master.
func (g *Game) hasTokenPlace(s games.Seat) bool {
	var buffer [2 * len(around)]Move
	return len(g.appendTokens(buffer[:0], s)) > 0
}

// lastMaster returns where the master that a seat placed last stands.
func (g *Game) lastMaster(s games.Seat) Cell { return g.board.masters[s][g.board.stands[s]-1] }

// placeToken puts a token on a rune. The rune takes the token's colour, and counts as that colour does (MAS-25).
func (g *Game) placeToken(s games.Seat, t Token) {
	before := g.worths()
	if g.events != nil {
		g.events.Add(TokenPlaced{Seat: s, Cell: t.Cell, Colour: t.Colour, Was: g.board.at(t.Cell)})
	}
	g.board.placeToken(s, t)
	g.tellWorths(before)
	g.finishToken(s)
}

// finishToken comes after a master and its token: for the first master the green side draws a card, if anybody may
// still draw (MAS-21).
func (g *Game) finishToken(s games.Seat) {
	if p := &g.players[s]; p.side == GreenSide && g.board.stands[s] == 1 {
		if g.checkDraw() == nil {
			p.bonus = true
			g.draw(s, ByAdept)
		} else if g.events != nil {
			g.events.Add(DrawForgone{Seat: s})
		}
	}
	g.finishMaster()
}
