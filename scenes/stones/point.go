package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// point lights the places that an event is about, and returns false if there is none.
func (s *show) point(e rules.Event) bool {
	list := s.model.eventSpots(e)
	for _, at := range list {
		s.timeline.Add(lit(flash{kind: flashSpot, at: at}, glowTicks))
	}
	return len(list) > 0
}

// refuse shakes what may not be done.
func (s *show) refuse(m rules.Move) {
	for _, at := range s.model.moveSpots(s.given.View.OnTurn(), m) {
		s.timeline.Add(lit(flash{kind: flashRefused, at: at}, refuseTicks))
	}
}

// eventSpots returns the places that an event is about: where its things lie now, or would.
func (m *model) eventSpots(e rules.Event) (list []spot) {
	switch e := e.(type) {
	case rules.SlotFilled:
		return []spot{slotSpot(e.Slot)}
	case rules.DisplaySlid:
		for slot := range e.Display {
			list = append(list, slotSpot(slot+1))
		}
		return list
	case rules.CommonShuffled, rules.DragonsReturned:
		return []spot{common(spotPile)}
	case rules.SmithyFilled:
		return []spot{smithySpot(e.Smithy)}
	case rules.ArtifactForged:
		return []spot{smithySpot(e.Smithy)}
	case rules.CardsDrawn:
		return []spot{own(spotDraw, e.Seat)}
	case rules.PileShuffled:
		return []spot{own(spotDraw, e.Seat)}
	case rules.CardLaid:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.CardBought:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.CardsDiscarded:
		return []spot{own(spotOwn, e.Seat)}
	case rules.CardsPlayed:
		return m.cardSpots(e.Seat, e.Cards...)
	case rules.IconUsed:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.IconWasted:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.ExchangeUsed:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.AbilityLeft:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.DisplayTaken:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.CardDrawn:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.CardKept:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	case rules.CardLost:
		return []spot{m.cardSpot(e.Seat, e.Card)}
	}
	return m.gainSpots(e)
}

// gainSpots returns those of the events of what a seat has, and of the match.
func (m *model) gainSpots(e rules.Event) []spot {
	switch e := e.(type) {
	case rules.GemsTaken:
		return purseSpots(e.Seat, e.Gems)
	case rules.GemsPaid:
		return purseSpots(e.Seat, e.Gems)
	case rules.OreTaken:
		return []spot{oreSpot(e.Seat)}
	case rules.OrePaid:
		return []spot{oreSpot(e.Seat)}
	case rules.GemSwapped:
		return []spot{purseSpot(e.Seat, e.Gem), oreSpot(e.Seat)}
	case rules.OreSwapped:
		return []spot{purseSpot(e.Seat, e.Gem), oreSpot(e.Seat)}
	case rules.PointsScored:
		return []spot{trackSpot(e.Seat, m.who[e.Seat].points)}
	case rules.ThroneReached:
		return []spot{trackSpot(e.Seat, m.who[e.Seat].points)}
	case rules.DieRolled:
		return []spot{m.dieSpot()}
	case rules.DieDeclined:
		return []spot{m.dieSpot()}
	case rules.ArtifactPlaced:
		return []spot{fieldSpot(e.Seat, e.Row, e.Field)}
	case rules.RowTraded:
		return rowSpots(e.Seat, e.Row)
	case rules.StoneTaken:
		return []spot{m.stoneSpot(e.Seat, e.Stone)}
	case rules.JokerSet:
		return []spot{m.stoneSpot(e.Seat, rules.JokerStone)}
	case rules.TurnBegan:
		return []spot{own(spotSeat, e.Seat)}
	case rules.Passed:
		return []spot{own(spotSeat, e.Seat)}
	}
	return nil // artifacts that are shuffled, and the end of the match, have no place
}

// moveSpots returns the places that a move of a seat is about.
func (m *model) moveSpots(s games.Seat, move rules.Move) []spot {
	switch move.Kind {
	case rules.Lay:
		return m.cardSpots(s, move.Card)
	case rules.Buy:
		return []spot{slotSpot(int(move.Slot))}
	case rules.Use:
		return m.cardSpots(s, slices.DeleteFunc(move.Cards[:], func(c rules.Card) bool { return c == rules.Hidden })...)
	case rules.IconCard:
		return []spot{slotSpot(int(move.Slot))}
	case rules.UseIcon, rules.IconGem, rules.Exchange:
		return m.cardSpots(s, move.Card)
	case rules.Leave:
		return m.cardSpots(s, m.open)
	case rules.Accept, rules.AcceptGem, rules.Decline:
		return []spot{m.dieSpot()}
	case rules.Forge, rules.ForgeOre:
		return []spot{smithySpot(move.Smithy)}
	case rules.Place:
		return []spot{fieldSpot(s, move.Row, move.Field)}
	case rules.Trade:
		if move.Stone != rules.NoStone {
			return append(rowSpots(s, move.Row), spot{kind: spotStone, index: int(move.Stone)})
		}
		return rowSpots(s, move.Row)
	case rules.SwapGem:
		return []spot{purseSpot(s, move.Colour)}
	case rules.SwapOre:
		return []spot{oreSpot(s)}
	case rules.SetJoker:
		return []spot{m.stoneSpot(s, rules.JokerStone)}
	}
	return nil // what ends an action or a turn
}

// cardSpot returns where a card lies that is or was a seat's, as far as the reader knows: among those laid or played, in the hand, on
// discards, or otherwise somewhere at its seat.
func (m *model) cardSpot(s games.Seat, c rules.Card) spot {
	p := &m.who[s]
	switch {
	case m.onTurn == s && slices.Contains(m.played, c):
		return m.playedSpot(c)
	case slices.Contains(p.hand, c):
		return inHand(s, m.handIndex(s, c))
	case m.discards.Has(c):
		return common(spotDiscards)
	case p.discards.Has(c):
		return own(spotOwn, s)
	}
	return own(spotSeat, s)
}

func (m *model) cardSpots(s games.Seat, cards ...rules.Card) (list []spot) {
	for _, c := range cards {
		list = append(list, m.cardSpot(s, c))
	}
	return list
}

// rowSpots returns the fields of a power row.
func rowSpots(s games.Seat, r rules.Row) (list []spot) {
	for _, field := range fieldOrder {
		list = append(list, fieldSpot(s, r, field))
	}
	return list
}

// purseSpots returns the places in a purse of each kind of some gems.
func purseSpots(s games.Seat, g rules.Gems) (list []spot) {
	for _, c := range fieldOrder {
		if g[c] > 0 {
			list = append(list, purseSpot(s, c))
		}
	}
	return list
}
