package stones

import "runehall/games"

// obvious returns the step of a seat that nobody would decide otherwise: the only legal one; a gem that an icon gives
// and that lies in the supply; power points or ore that the die gives. What would be lost by it is never obvious: an
// icon that gives nothing yet, magic that still buys something, a row that can be traded in, a die that can still be
// rolled.
func obvious(v View, s games.Seat) (Move, bool) {
	g := v.game
	if s != g.onTurn || g.phase == OverPhase {
		return Move{}, false
	}
	switch g.phase {
	case TurnPhase, SummonPhase: // a reader who does not see the hand cannot tell what else is possible
		if v.reader != s && v.reader != games.All && g.players[s].size > 0 {
			return Move{}, false
		}
	case AbilityPhase:
		if m, ok := g.givenGem(s); ok {
			return m, true
		}
	case DiePhase:
		if die := g.turn.die; die == DieOne || die == DieTwo || die == DieOre {
			m := Move{Kind: Accept}
			return m, g.Check(s, m) == nil
		}
	}
	var buffer [64]Move
	moves := g.AppendMoves(buffer[:0], s)
	// a turn begins by hand, if anything can be done in it
	if len(moves) != 1 || g.phase == TurnPhase && moves[0].Kind != Pass {
		return Move{}, false
	}
	return moves[0], true
}

// givenGem returns the move for an icon that gives a gem from the supply. It returns false if the card has no such icon
// or leaves its seat a choice.
func (g *Game) givenGem(s games.Seat) (Move, bool) {
	t := &g.turn
	left := t.played.without(t.closed)
	if t.open != Hidden {
		left = SetOf(t.open)
	}
	for !left.Empty() {
		c := left.pop()
		face := g.deck.Face(s, c)
		if face.Kind == ExchangeAbility || face.Kind == ChoiceAbility && !g.players[s].stones.has(PlusStone) {
			continue
		}
		for i := range face.icons() {
			icon := face.Icons[i]
			gives := icon.Kind == GemIcon && g.supply[icon.Colour] > 0 || icon.Kind == JokerIcon && g.supply[White] > 0
			if m := (Move{Kind: UseIcon, Card: c, Icon: i + 1}); gives && g.Check(s, m) == nil {
				return m, true
			}
		}
	}
	return Move{}, false
}
