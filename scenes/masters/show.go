package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// show is what is on the screen: the display model, and the steps that bring it from one view to the next.
type show struct {
	given    *table.Given[rules.View]
	places   *places
	model    model
	timeline ui.Timeline[model]
	latest   rules.Laid // told to be laid last: it stays in sight where the whole table has no room
	shownYet bool       // the picture had caught up at the end of the last tick
}

// layout takes the tempo of a new frame.
func (s *show) layout() {
	s.timeline.Speed, s.timeline.Reduced = s.given.Frame.Speed, s.given.Frame.Kit.Look.ReducedMotion
}

// sync makes the display model from the view alone.
func (s *show) sync() {
	s.model = modelOf(s.given.View)
	s.timeline.Clear()
}

// tell appends the steps of an event. A card that lies there already, as the draft that was just made and heard, is only
// pressed down.
func (s *show) tell(e rules.Event) {
	list := steps(e, s.given.View)
	if e, ok := e.(rules.CardPlayed); ok {
		s.latest = playedBy(e)
		if s.model.already == s.latest {
			list[0].Ticks, list[0].Sound = pressTicks, nil
		}
	}
	s.timeline.Add(list...)
}

// step plays a tick, and reports whether the picture has caught up with the match in it or fallen behind.
func (s *show) step() bool {
	s.timeline.Update(&s.model)
	s.hear()
	was := s.shownYet
	s.shownYet = s.shown()
	return s.shownYet != was
}

// shown reports whether every move told has been shown.
func (s *show) shown() bool { return s.timeline.Shown() }

// finish shows every move told at once.
func (s *show) finish() {
	s.timeline.Finish(&s.model)
	s.hear()
}

// hear lets what the steps made be heard.
func (s *show) hear() {
	s.model.noises.Hear(func(n motion.Noise[spot]) { s.given.Sound(n.Effect, s.places.spot(n.At).Center()) })
}

// point lights the cell that an event is about and returns it, and false if there is none.
func (s *show) point(e rules.Event) (c rules.Cell, ok bool) {
	switch e := e.(type) {
	case rules.CardPlayed:
		c = e.Cell
	case rules.RuneIgnored:
		c = e.Cell
	case rules.MasterPlaced:
		c = e.Cell
	case rules.TokenPlaced:
		c = e.Cell
	case rules.AreaScored:
		c = e.Cell
	default:
		return c, false
	}
	s.timeline.Add(lit(flash{kind: flashCell, cell: c}, glowTicks))
	return c, true
}

// refuse shakes what may not be done: a card over its place, or the rune that was named.
func (s *show) refuse(m rules.Move) {
	f := flash{kind: flashRefused, cell: m.Cell}
	switch {
	case lays(m):
		f.laid = laidBy(m)
	case m.Kind != rules.PlaceMaster && m.Kind != rules.PlaceToken:
		return
	}
	s.timeline.Add(lit(f, refuseTicks))
}

// front returns the hand on the ledge.
func (s *show) front() []rules.Card {
	if s.given.Front < 0 {
		return nil
	}
	return s.model.hands[s.given.Front]
}

// away reports whether a card of the hand on the ledge is on its way, or lies on the table as a draft that was just made.
func (s *show) away(card rules.Card, index int) bool {
	if card != rules.Hidden && s.model.already.Card == card {
		return true
	}
	for i := range s.model.flights.All {
		if s.model.flights.All[i].takes(s.given.Front, index, card) {
			return true
		}
	}
	return false
}

// arrangement returns what there is to place.
func (s *show) arrangement() arrangement {
	a := arrangement{seats: s.model.seats, front: s.given.Front}
	for i := range games.Seat(s.model.seats) {
		a.hands[i] = len(s.model.hands[i])
	}
	return a
}
