package toss

import (
	rules "runehall/games/toss"
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
	for _, r := range m.Claims {
		if i := s.model.disc(r); r != rules.NoRune && i >= 0 {
			s.timeline.Add(lit(flash{kind: flashRefused, at: tableSpot(s.model.discs[i])}, refuseTicks))
		}
	}
}

// eventSpots returns the places that an event is about: where its things lie now, or would.
func (m *model) eventSpots(e rules.Event) []spot {
	switch e := e.(type) {
	case rules.BalanceDrawn:
		return []spot{dishSpot(e.Seat)}
	case rules.BalancePutBack:
		return []spot{dishSpot(e.Seat)}
	case rules.BalanceTaken:
		return []spot{dishSpot(e.Seat)}
	case rules.BalanceCompleted:
		return []spot{lootSpot(e.Seat, e.Rune.Colour())}
	case rules.Snatched:
		return []spot{m.lying(e.Seat, e.Rune)}
	case rules.ClaimMissed:
		return []spot{seatSpot(e.Seat)}
	case rules.SaidDone:
		return []spot{seatSpot(e.Seat)}
	case rules.Passed:
		return []spot{seatSpot(e.Seat)}
	case rules.Gestured:
		return []spot{seatSpot(e.Seat)}
	case rules.FalseReturned:
		return []spot{seatSpot(e.Seat)}
	case rules.PairGiven:
		return []spot{seatSpot(e.Seat)}
	case rules.SplitReturned:
		return []spot{seatSpot(e.Seats[0]), seatSpot(e.Seats[1])}
	case rules.Stolen:
		return []spot{dishSpot(e.Victim), lootSpot(e.Thief, e.Balance.Colour())}
	case rules.Flicked:
		return []spot{seatSpot(e.Seat)}
	case rules.ContestWon:
		return []spot{seatSpot(e.Seat)}
	case rules.OrderNamed:
		return []spot{seatSpot(e.Seat)}
	case rules.RunesDrawn:
		return []spot{seatSpot(e.Seat)}
	case rules.RunesThrown, rules.FaceDownReturned:
		return []spot{{kind: spotTable}}
	}
	return nil
}
