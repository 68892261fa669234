package masters

import "runehall/games"

// checkMaster checks the place of a master (MAS-13).
func (g *Game) checkMaster(s games.Seat, c Cell) *games.Refusal {
	b := &g.board
	if b.at(c) == NoRune {
		return refuseNoRune
	}
	if b.taken.has(c) {
		return refuseTaken
	}
	holder := b.holder(c)
	return when(holder != games.Nobody && holder != s, refuseHeld)
}

// checkPutAway checks a master without a place (MAS-16).
func (g *Game) checkPutAway(s games.Seat) *games.Refusal {
	if g.checkDraw() == nil {
		return refuseCanDraw
	}
	return when(g.hasPlace(s), refuseHasPlace)
}

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

// putAway takes a master without a place out of the match (MAS-16).
func (g *Game) putAway(s games.Seat) {
	g.players[s].left--
	if g.events != nil {
		g.events.Add(MasterPutAway{Seat: s, Left: int(g.players[s].left)})
	}
	g.tellDone(s)
	g.finishMaster()
}
