package ritual

import "runehall/games"

// Check returns nil for a legal move and otherwise the refusal that names the clause.
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.phase == OverPhase:
		return games.MatchOver
	case s < 0 || s >= g.seats || !g.wellFormed(m):
		return games.NoSuchThing
	}
	switch m.Kind {
	case Place, BuildOver, Pass:
		return g.checkTurn(s, m)
	case Reveal, RevealAt:
		return g.checkReveal(s, m)
	case Answer, Decline:
		return g.checkAnswer(s, m)
	case PutOut, Forgo:
		return g.checkDraw(s, m)
	default:
		return g.checkChoice(s, m)
	}
}

// wellFormed reports whether a move names only things that exist, and nothing that its kind does not use (COM-3).
func (g *Game) wellFormed(m Move) bool {
	blank := Move{Kind: m.Kind}
	card := false
	switch m.Kind {
	case Place, BuildOver:
		blank.Tile, blank.Cell, blank.Turn = m.Tile, m.Cell, m.Turn
	case RevealAt:
		blank.Card, blank.Target, card = m.Card, m.Target, true
	case Reveal, Answer, PutOut:
		blank.Card, card = m.Card, true
	case TakeTile:
		blank.Tile = m.Tile
	case PickCell:
		blank.Cell = m.Cell
	case Pass, Decline, SkipNext, SkipNow, Forgo:
	default:
		return false
	}
	return m == blank && m.Turn < Dirs && m.Tile >= 0 && m.Tile < Tiles &&
		card == (m.Card != Hidden) && m.Card < Cards && m.Target >= 0 && m.Target < g.seats
}

// checkTurn checks the moves of a turn: the own one, a Quick turn, or a ritual that lays a tile.
func (g *Game) checkTurn(s games.Seat, m Move) *games.Refusal {
	e := Effect{Card: QuickTurn, User: g.onTurn, Only: games.Nobody}
	switch g.phase {
	case TurnPhase:
		if s != g.onTurn {
			return refuseNotOnTurn
		}
	case ChoicePhase:
		if e = g.effect; s != e.User {
			return refuseStandstill
		}
	case DrawPhase:
		return refuseDrawFirst
	default:
		return refuseStandstill
	}
	if !e.allows(m.Kind) {
		return refuseOtherChoice
	}
	switch m.Kind {
	case Place:
		return g.checkPlace(s, m)
	case BuildOver:
		return g.checkOver(m, e)
	default:
		if g.canPlace(s) {
			return refuseCanPlace
		}
		return nil
	}
}

// checkPlace checks a tile on an empty cell (RIT-12, RIT-13).
func (g *Game) checkPlace(s games.Seat, m Move) *games.Refusal {
	if !g.hands[s].has(m.Tile) {
		return refuseNotHand
	}
	id := g.board.find(m.Cell)
	if g.board.placed == 0 {
		if id == 0 {
			return refuseFirstCell
		}
		return nil
	}
	if id == 0 {
		return refuseFar
	}
	spot := &g.board.spots[id]
	if !spot.empty() {
		return refuseOccupied
	}
	if seeking[m.Tile][m.Turn]&spot.around == 0 {
		return refuseNoMatch
	}
	return nil
}

// checkOver checks a tile on a placed tile (RIT-18), by the own turn, a Quick turn or Steal rune tile.
func (g *Game) checkOver(m Move, e Effect) *games.Refusal {
	switch g.variant {
	case LittleExplorers:
		return refuseLittle
	case Explorers:
		return refuseExplorers
	case Adventurers:
	}
	if !g.hands[e.User].has(m.Tile) {
		return refuseNotHand
	}
	id := g.board.find(m.Cell)
	if id == 0 || g.board.spots[id].empty() {
		return refuseNothingThere
	}
	spot := &g.board.spots[id]
	if e.Only != games.Nobody && spot.owner != e.Only {
		return refuseOnlyTiles
	}
	switch matches := matchCount(m.Tile, m.Turn, spot.around); {
	case matches >= e.enough(spot):
		return nil
	case e.Card == StealTile:
		return refuseFewer
	default:
		return refuseNotBetter
	}
}

// enough returns how many matches a tile needs to cover a spot's tile: one more than the covered tile has (RIT-18).
// Steal rune tile needs only as many, but at least one.
func (e Effect) enough(under *spot) uint8 {
	if e.Card == StealTile {
		return max(under.matches, 1)
	}
	return under.matches + 1
}

// allows reports whether a ritual's user may make a kind of move of a turn.
func (e Effect) allows(k MoveKind) bool {
	switch e.Card {
	case QuickTurn:
		return true
	case PlaceTile:
		return k == Place
	case StealTile:
		return k == BuildOver
	default:
		return false
	}
}

// canPlace reports whether a hand tile of a seat fits on an empty cell (RIT-17).
func (g *Game) canPlace(s games.Seat) bool {
	hand := g.hands[s].list()
	if g.board.placed == 0 {
		return len(hand) > 0
	}
	for id := 1; id < int(g.board.count); id++ {
		spot := &g.board.spots[id]
		if !spot.empty() {
			continue
		}
		for _, t := range hand {
			for turn := range seeking[t] {
				if seeking[t][turn]&spot.around != 0 {
					return true
				}
			}
		}
	}
	return false
}

// canBuildOver reports whether a ritual's user has a hand tile to lay on a placed tile.
func (g *Game) canBuildOver(e Effect) bool {
	if g.variant != Adventurers {
		return false
	}
	for id := 1; id < int(g.board.count); id++ {
		spot := &g.board.spots[id]
		enough := e.enough(spot)
		if spot.empty() || spot.neighbours() < enough || e.Only != games.Nobody && spot.owner != e.Only {
			continue
		}
		for _, t := range g.hands[e.User].list() {
			for turn := range uint8(Dirs) {
				if matchCount(t, turn, spot.around) >= enough {
					return true
				}
			}
		}
	}
	return false
}
