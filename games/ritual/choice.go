package ritual

import "runehall/games"

// checkChoice checks a choice of a ritual's user (RIT-33), except for laying tiles.
func (g *Game) checkChoice(s games.Seat, m Move) *games.Refusal {
	e := g.effect
	switch {
	case g.phase != ChoicePhase:
		return g.refuseChoosing(s)
	case s != e.User:
		return refuseStandstill
	}
	switch m.Kind {
	case TakeTile:
		return g.checkTake(e, m.Tile)
	case PickCell:
		if e.Card != ReplaceCoins && e.Card != ExtraCoins {
			return refuseOtherChoice
		}
		return g.checkSpot(e, g.board.find(m.Cell))
	default:
		if e.Card != Skip {
			return refuseOtherChoice
		}
		return when(m.Kind == SkipNow && e.Target != g.onTurn, refuseNotPresent)
	}
}

// refuseChoosing refuses a choice that no ritual asks for, and tells the seat that must act what to do instead.
func (g *Game) refuseChoosing(s games.Seat) *games.Refusal {
	switch {
	case g.phase == TurnPhase && s == g.onTurn:
		return refuseTurn
	case g.phase == AnswerPhase && s == g.chain.asked:
		return refuseAnswer
	case g.phase == DrawPhase && s == g.draws.top():
		return refuseDraw
	default:
		return games.NotActing
	}
}

// checkTake checks the hand tile that a ritual takes.
func (g *Game) checkTake(e Effect, t TileID) *games.Refusal {
	var kind TileKind
	switch {
	case e.Card == StealGold:
		kind = Gold
	case e.Card != StealHandTiles:
		return refuseOtherChoice
	case e.GreyDone:
		kind = Black
	}
	from := g.holder(t)
	if from == games.Nobody || from == e.User || t.Kind() != kind || kind != Black && from != e.Target {
		return refuseWrongTile
	}
	return nil
}

// holder returns the seat in whose hand a tile is, or [games.Nobody].
func (g *Game) holder(t TileID) games.Seat {
	for s := range g.seats {
		if g.hands[s].has(t) {
			return s
		}
	}
	return games.Nobody
}

// checkSpot checks the tile on which Replace coins or Extra coins puts coins. Before the roll any number may come.
func (g *Game) checkSpot(e Effect, id spotID) *games.Refusal {
	if id == 0 || g.board.spots[id].empty() {
		return refuseNoTile
	}
	spot := &g.board.spots[id]
	if e.Card == ExtraCoins {
		if spot.owner != e.User {
			return refuseOthersTile
		}
		return when(spot.coins >= TileCoins, refuseTileFull)
	}
	rolled := e.Die
	if rolled == 0 {
		rolled = TileCoins
	}
	switch {
	case spot.owner == e.User:
		return refuseOwnTile
	case e.Only != games.Nobody && spot.owner != e.Only:
		return refuseOnlyTiles
	default:
		return when(spot.coins > min(rolled, g.tray[e.User]), refuseTooMany)
	}
}

// choose carries out a choice of a ritual's user. When nothing is left to choose, it finishes the ritual.
func (g *Game) choose(s games.Seat, m Move) {
	e := &g.effect
	switch m.Kind {
	case TakeTile:
		g.takeTile(s, m.Tile)
		if e.Card == StealHandTiles && !e.GreyDone && e.Die >= blackFrom && g.anyBlack(s) {
			e.GreyDone = true
			return
		}
	case PickCell:
		id := g.board.find(m.Cell)
		if e.Card == ReplaceCoins {
			g.replaceCoins(id, s)
		} else {
			g.putCoins(id, s, min(e.Die, TileCoins-g.board.spots[id].coins), ByExtraCoins)
		}
	case SkipNow:
		g.turnOver = true
		if g.events != nil {
			g.events.Add(TurnLost{Seat: e.Target, Present: true})
		}
	default:
		g.skips[e.Target]++
		if g.events != nil {
			g.events.Add(SkipOwed{Seat: e.Target, By: s, Owed: int(g.skips[e.Target])})
		}
	}
	g.finishRitual()
}

// replaceCoins brings a tile's coins home and puts as many of another seat's in their place.
func (g *Game) replaceCoins(id spotID, s games.Seat) {
	spot := &g.board.spots[id]
	owner, coins := spot.owner, spot.coins
	g.bringHome(id, ByReplacing)
	spot.owner = s
	g.putCoins(id, s, coins, ByReplacing)
	g.changeOwner(id, owner)
}

// takeTile moves a tile from the hand it is in to the end of a seat's hand.
func (g *Game) takeTile(s games.Seat, t TileID) {
	from := g.holder(t)
	g.hands[from].remove(t)
	g.hands[s].add(t)
	if g.events != nil {
		g.events.Add(TileTaken{Seat: s, From: from, Tile: t})
	}
}
