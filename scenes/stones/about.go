package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// about returns the things that a move of the seat on turn is about, for hints and for refusals. It returns nothing for
// a move that the golden button, or one beside it, makes alone. m must be the model of the position in which the move
// is made.
func about(o *options, m *model, move rules.Move) (list []thing) {
	s := m.onTurn
	switch move.Kind {
	case rules.Lay:
		list = append([]thing{tabOf(summon)}, m.cards(s, move.Card)...)
	case rules.Use:
		list = append([]thing{tabOf(useAbilities)}, m.cards(s, filled(move.Cards[:])...)...)
	case rules.Buy:
		list = []thing{slotAt(move.Slot)}
	case rules.Exchange:
		list = m.cards(s, move.Card)
	case rules.UseIcon, rules.IconGem:
		list = append(m.cards(s, move.Card), iconAt(move.Icon-1))
	case rules.IconCard:
		list = append(m.cards(s, move.Card), iconAt(move.Icon-1), slotAt(move.Slot))
	case rules.Leave:
		list = m.cards(s, m.open)
	case rules.Accept, rules.AcceptGem:
		list = []thing{theDie}
	case rules.Forge, rules.ForgeOre:
		list = []thing{tabOf(forge), smithyOf(move.Smithy)}
	case rules.Place:
		list = []thing{fieldAt{Row: move.Row, Field: move.Field}.thing(s)}
	case rules.Trade:
		if list = []thing{rowAt(s, move.Row)}; move.Stone != rules.NoStone {
			list = append(list, stoneOf(move.Stone))
		}
	case rules.SwapGem, rules.SwapOre:
		list = []thing{ownStoneOf(s, rules.SwapStone)}
	case rules.SetJoker:
		list = []thing{ownStoneOf(s, rules.JokerStone)}
	}
	if (move.Kind == rules.IconGem || move.Kind == rules.AcceptGem) && choosesGem(o, &selection{icon: move.Icon}) {
		list = append(list, tileAt(slices.Index(gemChoice[:], move.Colour)))
	}
	return list
}

// paidOtherwise appends what has to be tapped to turn the chosen payment into the payment of a proposed move: the other
// way to pay, or the gems that the move does not pay with. It appends nothing while no payment is chosen, or when the
// payment is right.
func paidOtherwise(dst []thing, o *options, s *selection, move rules.Move) []thing {
	forges := move.Kind == rules.Forge || move.Kind == rules.ForgeOre
	switch {
	case forges && unpaid(o, s) && s.smithy == move.Smithy:
		switch {
		case move.Kind == rules.ForgeOre && !s.ore:
			return append(dst, payWayOf(1))
		case move.Kind == rules.Forge && s.ore:
			return append(dst, payWayOf(0))
		}
	case move.Kind != rules.Exchange || !exchanging(o, s) || current(o, s) != move.Card:
		return dst
	}
	left, shown := move.Pay, choices(o, s)
	for i, c := range filled(shown[:]) {
		if left[c]--; left[c] < 0 {
			dst = append(dst, tileAt(i))
		}
	}
	return dst
}

// refused returns the things that shake because a move is not legal. Tabs, icons and gems to choose from, which only
// lead to the move, do not shake.
func refused(o *options, m *model, move rules.Move) (list []thing) {
	switch move.Kind {
	case rules.IconCard:
		return []thing{slotAt(move.Slot)}
	case rules.Decline:
		return []thing{theDie}
	case rules.SwapGem, rules.SwapOre: // whatever would be swapped, the stone was asked for
		return []thing{ownStoneOf(m.onTurn, rules.SwapStone)}
	}
	for _, t := range about(o, m, move) {
		switch t.Kind {
		case tab, icon, tile:
		case row:
			list = append(list, rowOf(t.Seat, rules.Row(t.N))...)
		default:
			list = append(list, t)
		}
	}
	return list
}

// of returns the things that an event is about, in the places where they lie now or would lie.
func (m *model) of(e rules.Event) (list []thing) {
	switch e := e.(type) {
	case rules.SlotFilled:
		return []thing{slotAt(e.Slot)}
	case rules.DisplaySlid:
		for i := range e.Display {
			list = append(list, slotAt(i+1))
		}
		return list
	case rules.CommonShuffled, rules.DragonsReturned:
		return []thing{thePile}
	case rules.SmithyFilled:
		return []thing{smithyOf(e.Smithy)}
	case rules.ArtifactForged:
		return []thing{smithyOf(e.Smithy)}
	case rules.CardsDrawn:
		return []thing{ownPile(e.Seat)}
	case rules.PileShuffled:
		return []thing{ownPile(e.Seat)}
	case rules.CardLaid:
		return m.cards(e.Seat, e.Card)
	case rules.CardBought:
		return m.cards(e.Seat, e.Card)
	case rules.CardsDiscarded:
		return []thing{ownDiscardsOf(e.Seat)}
	case rules.CardsPlayed:
		return m.cards(e.Seat, e.Cards...)
	case rules.IconUsed:
		return m.cards(e.Seat, e.Card)
	case rules.IconWasted:
		return m.cards(e.Seat, e.Card)
	case rules.ExchangeUsed:
		return m.cards(e.Seat, e.Card)
	case rules.AbilityLeft:
		return m.cards(e.Seat, e.Card)
	case rules.DisplayTaken:
		return m.cards(e.Seat, e.Card)
	case rules.CardDrawn:
		return m.cards(e.Seat, e.Card)
	case rules.CardKept:
		return m.cards(e.Seat, e.Card)
	case rules.CardLost:
		return m.cards(e.Seat, e.Card)
	}
	return m.ofSeat(e)
}

// ofSeat returns the things of an event in which a seat gets, pays or does something.
func (m *model) ofSeat(e rules.Event) []thing {
	switch e := e.(type) {
	case rules.GemsTaken:
		return pursesOf(e.Seat, e.Gems)
	case rules.GemsPaid:
		return pursesOf(e.Seat, e.Gems)
	case rules.OreTaken:
		return []thing{purseOf(e.Seat, anOre)}
	case rules.OrePaid:
		return []thing{purseOf(e.Seat, anOre)}
	case rules.GemSwapped:
		return []thing{purseOf(e.Seat, e.Gem), purseOf(e.Seat, anOre)}
	case rules.OreSwapped:
		return []thing{purseOf(e.Seat, e.Gem), purseOf(e.Seat, anOre)}
	case rules.PointsScored:
		return []thing{pinAt(e.Seat, m.who[e.Seat].points)}
	case rules.ThroneReached:
		return []thing{pinAt(e.Seat, m.who[e.Seat].points)}
	case rules.DieRolled, rules.DieDeclined:
		return []thing{m.dieThing()}
	case rules.ArtifactPlaced:
		return []thing{fieldAt{Row: e.Row, Field: e.Field}.thing(e.Seat)}
	case rules.RowTraded:
		return rowOf(e.Seat, e.Row)
	case rules.StoneTaken:
		return []thing{ownStoneOf(e.Seat, e.Stone)}
	case rules.JokerSet:
		return []thing{ownStoneOf(e.Seat, rules.JokerStone)}
	case rules.TurnBegan:
		return []thing{chipOf(e.Seat)}
	case rules.Passed:
		return []thing{chipOf(e.Seat)}
	}
	return nil // the end of the match and the shuffling of artifacts have no place
}

// card returns the thing for a card that is or was a seat's, as far as the reader knows where the card lies: among the
// laid or played cards, in the hand, on the discards. If the reader does not know, it is the chip of the seat.
func (m *model) card(s games.Seat, c rules.Card) thing {
	p := &m.who[s]
	switch {
	case m.onTurn == s && slices.Contains(m.played, c):
		return m.playedThing(c)
	case slices.Contains(p.hand, c):
		return handCard(s, m.handIndex(s, c))
	case m.discards.Has(c):
		return theDiscards
	case p.discards.Has(c):
		return ownDiscardsOf(s)
	}
	return chipOf(s)
}

func (m *model) cards(s games.Seat, cards ...rules.Card) (list []thing) {
	for _, c := range cards {
		list = append(list, m.card(s, c))
	}
	return list
}

func rowOf(s games.Seat, r rules.Row) (list []thing) {
	for _, c := range fieldOrder {
		list = append(list, fieldAt{Row: r, Field: c}.thing(s))
	}
	return list
}

// pursesOf returns the places in a purse of those kinds of gems that g has.
func pursesOf(s games.Seat, g rules.Gems) (list []thing) {
	for _, c := range fieldOrder {
		if g[c] > 0 {
			list = append(list, purseOf(s, c))
		}
	}
	return list
}
