package masters

import "runehall/games"

// placeMaster stands a master on a rune (MAS-13). Its seat may put a token next to it, if there is a place (MAS-25).
func (g *Game) placeMaster(s games.Seat, c Cell) {
	before := g.worths()
	g.players[s].left--
	g.board.placeMaster(s, c)
	if g.events != nil {
		area := g.board.area(c)
		runes, points := g.board.worth(&area)
		g.events.Add(MasterPlaced{
			Seat: s, Cell: c, Colour: g.board.at(c), Runes: runes, Points: points, Left: int(g.players[s].left),
		})
	}
	g.tellWorths(before)
	g.tellDone(s)
	if g.rules.High && g.board.tokens[s].Colour == NoRune && g.hasTokenPlace(s) {
		g.phase = TokenPhase
		return
	}
	g.finishToken(s)
}

// placeToken puts a token on a rune, which takes its colour and that colour's worth (MAS-25).
func (g *Game) placeToken(s games.Seat, t Token) {
	before := g.worths()
	if g.events != nil {
		g.events.Add(TokenPlaced{Seat: s, Cell: t.Cell, Colour: t.Colour, Was: g.board.at(t.Cell)})
	}
	g.board.placeToken(s, t)
	g.tellWorths(before)
	g.finishToken(s)
}

// finishToken comes after a master and its token: for the first master the green side draws a card, if anybody may still
// draw (MAS-21).
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
