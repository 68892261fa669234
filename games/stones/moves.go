package stones

import "runehall/games"

// AppendMoves appends every legal move of a seat: first those of the action, then swaps and jokers. Cards come in
// rising order, slots from the right, and payments with coloured gems before those with jokers.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if g.phase == OverPhase || s != g.onTurn {
		return dst
	}
	switch g.phase {
	case TurnPhase:
		dst = g.appendActions(dst, s)
	case SummonPhase:
		dst = g.appendSummons(dst, s)
		if g.turn.bought > 0 {
			dst = append(dst, Move{Kind: Done})
		}
	case AbilityPhase:
		dst = g.appendAbilities(dst, s)
	case DiePhase:
		dst = g.appendDie(dst, s)
	case ForgePhase:
		dst = append(g.appendForges(dst, s), Move{Kind: Done})
	case PlacePhase:
		dst = g.appendPlaces(dst, s)
	case TradePhase:
		dst = append(g.appendTrades(dst, s), Move{Kind: End})
	}
	if g.free() {
		dst = g.appendStones(dst, s)
	}
	return dst
}

func (g *Game) appendActions(dst []Move, s games.Seat) []Move {
	before := len(dst)
	dst = g.appendSummons(dst, s)
	three := g.players[s].stones.has(ThreeStone)
	var buffer [ManyCards]Card
	hand := g.players[s].hand.appendTo(buffer[:0])
	for i, first := range hand {
		for j := i + 1; j < len(hand); j++ {
			dst = append(dst, Move{Kind: Use, Cards: [3]Card{first, hand[j]}})
			if !three {
				continue
			}
			for _, third := range hand[j+1:] {
				dst = append(dst, Move{Kind: Use, Cards: [3]Card{first, hand[j], third}})
			}
		}
	}
	dst = g.appendForges(dst, s)
	// For another seat's view, moves with hidden cards are not listed, but that the seat has cards is known.
	if len(dst) == before && !g.canAct(s) {
		dst = append(dst, Move{Kind: Pass})
	}
	return dst
}

// appendSummons appends what can be laid and bought (STO-10).
func (g *Game) appendSummons(dst []Move, s games.Seat) []Move {
	if g.phase == SummonPhase || g.anyDisplayed() {
		for hand := g.players[s].hand; !hand.Empty(); {
			if c := hand.pop(); g.phase == TurnPhase || g.joins(s, c) {
				dst = append(dst, Move{Kind: Lay, Card: c})
			}
		}
	}
	magic := g.magic(s)
	if magic == 0 {
		return dst
	}
	for slot, c := range g.display {
		if c != Hidden && g.deck.slots[slot] <= magic {
			dst = append(dst, Move{Kind: Buy, Slot: int8(slot + 1)})
		}
	}
	return dst
}

// appendAbilities appends what can be done with the played cards (STO-11).
func (g *Game) appendAbilities(dst []Move, s games.Seat) []Move {
	t := &g.turn
	if t.open != Hidden {
		return append(g.appendIcons(dst, s, t.open), Move{Kind: Leave})
	}
	for left := t.played.without(t.closed); !left.Empty(); {
		dst = g.appendIcons(dst, s, left.pop())
	}
	return append(dst, Move{Kind: Done})
}

// appendIcons appends what can be carried out of a card's ability (STO-20, STO-21).
func (g *Game) appendIcons(dst []Move, s games.Seat, card Card) []Move {
	face := g.deck.Face(s, card)
	if face.Kind == ExchangeAbility {
		p := &g.players[s]
		price := priceOf(face.Give, p.onStone)
		return price.appendPaid(dst, Move{Kind: Exchange, Card: card}, &p.gems)
	}
	for i := range face.icons() {
		if card == g.turn.open && g.turn.used[i] {
			continue
		}
		before := len(dst)
		switch icon := face.Icons[i]; icon.Kind {
		case AnyGemIcon:
			for c := Green; c <= Yellow; c++ {
				if g.supply[c] > 0 {
					dst = append(dst, Move{Kind: IconGem, Card: card, Icon: i + 1, Colour: c})
				}
			}
		case CardIcon, AnyCardIcon:
			for slot, c := range g.display {
				if c != Hidden && g.fits(icon, c) {
					dst = append(dst, Move{Kind: IconCard, Card: card, Icon: i + 1, Slot: int8(slot + 1)})
				}
			}
		}
		if len(dst) == before {
			dst = append(dst, Move{Kind: UseIcon, Card: card, Icon: i + 1})
		}
	}
	return dst
}

// appendDie appends what can be done with the die (STO-5).
func (g *Game) appendDie(dst []Move, s games.Seat) []Move {
	switch g.turn.die {
	case DieGem, DieSwap:
		for c := Green; c <= Yellow; c++ {
			if g.checkDie(s, AcceptGem, c) == nil {
				dst = append(dst, Move{Kind: AcceptGem, Colour: c})
			}
		}
	default:
		if g.checkDie(s, Accept, NoColour) == nil {
			dst = append(dst, Move{Kind: Accept})
		}
	}
	return append(dst, Move{Kind: Decline})
}

// appendForges appends what can be forged, with every payment (STO-12).
func (g *Game) appendForges(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	for at := range Smithies {
		gems, ore := g.affords(s, at), p.ore >= OrePrice
		if !gems && !ore || !g.forgeable(s, at) {
			continue
		}
		if gems {
			price := g.price(s, at)
			dst = price.appendPaid(dst, Move{Kind: Forge, Smithy: at}, &p.gems)
		}
		if ore {
			dst = append(dst, Move{Kind: ForgeOre, Smithy: at})
		}
	}
	return dst
}

// appendPlaces appends the fields for the forged artifact (STO-13).
func (g *Game) appendPlaces(dst []Move, s games.Seat) []Move {
	for row := range Rows {
		for _, field := range fieldOrder {
			if g.players[s].rows[row].takes(g.turn.artifact, field) {
				dst = append(dst, Move{Kind: Place, Row: row, Field: field})
			}
		}
	}
	return dst
}

// appendTrades appends the rows that can be traded in, with every stone (STO-15, STO-16).
func (g *Game) appendTrades(dst []Move, s games.Seat) []Move {
	for row := range Rows {
		if g.players[s].rows[row].Count() < 2 {
			continue // too short whatever the stone, as most rows are
		}
		for stone := range Stones {
			if g.checkTrade(s, row, stone) == nil {
				dst = append(dst, Move{Kind: Trade, Row: row, Stone: stone})
			}
		}
	}
	return dst
}

// appendStones appends what can be done with rune stones at any time (STO-32, STO-33).
func (g *Game) appendStones(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	if p.stones.has(SwapStone) && !g.turn.swapped {
		if g.ore > 0 {
			for c := Green; c < colours; c++ {
				if p.gems[c] > 0 {
					dst = append(dst, Move{Kind: SwapGem, Colour: c})
				}
			}
		}
		if p.ore > 0 {
			for c := Green; c <= Yellow; c++ {
				if g.supply[c] > 0 {
					dst = append(dst, Move{Kind: SwapOre, Colour: c})
				}
			}
		}
	}
	if p.stones.has(JokerStone) && p.onStone == NoColour {
		for c := Green; c <= Yellow; c++ {
			if g.supply[c] > 0 {
				dst = append(dst, Move{Kind: SetJoker, Colour: c})
			}
		}
	}
	return dst
}
