package ritual

import "runehall/games"

// AppendMoves appends every legal move of a seat: tiles in the order of the hand, cells in the order in which the board
// grew, rotations clockwise; then passing; then rituals in the order of kinds, targets in seat order.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	switch g.phase {
	case TurnPhase:
		if s == g.onTurn {
			dst = g.appendTurn(dst, Effect{Card: QuickTurn, User: s, Only: games.Nobody})
		}
		dst = g.appendReveals(dst, s)
	case AnswerPhase:
		if s == g.chain.asked {
			dst = g.appendAnswers(dst, s)
		}
	case ChoicePhase:
		if s == g.effect.User {
			dst = g.appendChoices(dst, g.effect)
		}
	case DrawPhase:
		if s == g.draws.top() {
			dst = g.appendReveals(dst, s)
			dst = g.appendHeld(dst, s, PutOut)
			dst = append(dst, Move{Kind: Forgo})
		}
	case OverPhase:
	}
	return dst
}

// appendTurn appends the moves of a turn, or of a ritual that lays a tile.
func (g *Game) appendTurn(dst []Move, e Effect) []Move {
	first := g.board.placed == 0
	over := g.variant == Adventurers && e.allows(BuildOver)
	place := e.allows(Place)
	fits := false
	for _, t := range g.hands[e.User].list() {
		seeks := &seeking[t]
		for id := 1; id < int(g.board.count); id++ {
			spot := &g.board.spots[id]
			if spot.empty() {
				if !place {
					continue
				}
				for turn := range seeks {
					if seeks[turn]&spot.around != 0 || first {
						fits = true
						dst = append(dst, Move{Kind: Place, Tile: t, Cell: spot.cell, Turn: uint8(turn)})
					}
				}
				continue
			}
			enough := e.enough(spot)
			if !over || spot.neighbours() < enough || e.Only != games.Nobody && spot.owner != e.Only {
				continue
			}
			for turn := range uint8(Dirs) {
				if matchCount(t, turn, spot.around) >= enough {
					dst = append(dst, Move{Kind: BuildOver, Tile: t, Cell: spot.cell, Turn: turn})
				}
			}
		}
	}
	if !fits && e.allows(Pass) {
		dst = append(dst, Move{Kind: Pass})
	}
	return dst
}

func (g *Game) appendReveals(dst []Move, s games.Seat) []Move {
	before := Hidden
	for _, card := range g.cards.hand(s) {
		if card == before || card.IsAnswer() {
			continue
		}
		before = card
		does, r := g.does(card)
		if r != nil {
			continue
		}
		if !does.Targets() {
			if g.obstacle(Effect{Card: does, User: s, Only: games.Nobody}) == nil {
				dst = append(dst, Move{Kind: Reveal, Card: card})
			}
			continue
		}
		for target := range g.seats {
			if target != s && g.obstacle(Effect{Card: does, User: s, Target: target, Only: games.Nobody}) == nil {
				dst = append(dst, Move{Kind: RevealAt, Card: card, Target: target})
			}
		}
	}
	return dst
}

// appendHeld appends a move of a kind for each kind of card that a seat holds.
func (g *Game) appendHeld(dst []Move, s games.Seat, kind MoveKind) []Move {
	before := Hidden
	for _, card := range g.cards.hand(s) {
		if card != before {
			dst = append(dst, Move{Kind: kind, Card: card})
		}
		before = card
	}
	return dst
}

func (g *Game) appendAnswers(dst []Move, s games.Seat) []Move {
	if g.cards.has(s, Reverse) && g.chain.last().Card != Ward {
		dst = append(dst, Move{Kind: Answer, Card: Reverse})
	}
	if g.cards.has(s, Ward) {
		dst = append(dst, Move{Kind: Answer, Card: Ward})
	}
	return append(dst, Move{Kind: Decline})
}

// appendChoices appends what a ritual's user can choose.
func (g *Game) appendChoices(dst []Move, e Effect) []Move {
	switch e.Card {
	case QuickTurn, PlaceTile, StealTile:
		return g.appendTurn(dst, e)
	case ReplaceCoins, ExtraCoins:
		for id := spotID(1); id < spotID(g.board.count); id++ {
			if g.checkSpot(e, id) == nil {
				dst = append(dst, Move{Kind: PickCell, Cell: g.board.spots[id].cell})
			}
		}
	case StealHandTiles, StealGold:
		for s := range g.seats {
			for _, t := range g.hands[s].list() {
				if g.checkTake(e, t) == nil {
					dst = append(dst, Move{Kind: TakeTile, Tile: t})
				}
			}
		}
	default:
		dst = append(dst, Move{Kind: SkipNext})
		if e.Target == g.onTurn {
			dst = append(dst, Move{Kind: SkipNow})
		}
	}
	return dst
}
