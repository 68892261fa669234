package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// selection is what is chosen and has not become a move yet. It is a small value: equal selections mean the same.
type selection struct {
	paired bool // whether pair is chosen
	pair   int8 // the pair to go back with a false one, or to be taken in turn
	order  [games.MaxSeats]games.Seat
	named  int  // how many seats of order have been named
	lights bool // whether what can be taken is lit, on request
	steps  bool // whether the settling is told in all its steps, on request

	overlay
}

func (s selection) anything() bool { return s.cleared() != s }

// cleared returns the selection with nothing chosen. What is lit or told on request stays, and so does what lies over
// the board.
func (s selection) cleared() selection {
	return selection{lights: s.lights, steps: s.steps, overlay: s.overlay}
}

// withdrawn closes what lies open over the board or, if nothing does, clears what is chosen.
func withdrawn(s selection) selection {
	if s.Sheet != boards.NoSheet {
		s.overlay = s.Closed()
		return s
	}
	return s.cleared()
}

// kept returns the selection if the options still allow it, and otherwise one with nothing chosen.
func (s selection) kept(o *options) selection {
	if s.paired && !slices.Contains(o.give, s.pair) && !o.takable(s.pair) || s.named > len(o.rob) {
		return s.cleared()
	}
	for _, victim := range s.order[:s.named] {
		if !slices.Contains(o.rob, victim) {
			return s.cleared()
		}
	}
	return s
}

// naming returns the selection with a seat named next in the order. If the seat is named already, that name and all
// after it are taken back.
func (s selection) naming(victim games.Seat) selection {
	if at := slices.Index(s.order[:s.named], victim); at >= 0 {
		clear(s.order[at:])
		s.named = at
		return s
	}
	s.order[s.named] = victim
	s.named++
	return s
}

// ordered returns the move that names the order of thefts, and whether it can be made. The last seat need not be named.
func (s *selection) ordered(o *options) (rules.Move, bool) {
	m := rules.Move{Kind: rules.Order, Order: s.order}
	named := s.named
	if left := len(o.rob) - named; left == 1 { // the last seat needs no naming
		for _, victim := range o.rob {
			if !slices.Contains(s.order[:named], victim) {
				m.Order[named] = victim
				named++
			}
		}
	}
	for i := named; i < len(m.Order); i++ {
		m.Order[i] = games.Nobody
	}
	return m, o.can(m)
}

// goldenMove returns the move that the golden button makes, and whether it can be made now.
func goldenMove(o *options, s *selection) (rules.Move, bool) {
	switch {
	case o.actor < 0:
	case o.phase == rules.GivePhase:
		m := rules.Move{Kind: rules.Give, Pair: s.pair}
		return m, s.paired && o.can(m)
	case o.phase == rules.CalmPhase:
		m := rules.Move{Kind: rules.Take, Pair: s.pair}
		return m, s.paired && o.can(m)
	case o.phase == rules.OrderPhase:
		return s.ordered(o)
	case o.phase == rules.SnatchPhase, o.phase == rules.RunPhase:
		m := rules.Move{Kind: rules.Done}
		return m, o.can(m)
	}
	return rules.Move{}, false
}
