package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// show is what is on the screen: the display model, and the steps that bring it from one view to the next.
type show struct {
	given    *table.Given[rules.View]
	places   *places
	model    model
	timeline motion.Timeline[model, thing]
}

// layout takes the tempo of a new frame.
func (s *show) layout() { s.timeline.Tempo = s.given.Frame.Tempo() }

// sync makes the display model from the view alone.
func (s *show) sync() {
	s.model = modelOf(s.given.View)
	s.timeline.Clear()
}

// begin appends how far the turn has come by the move that is told, unless it ends the turn.
func (s *show) begin() {
	v := s.given.View
	s.timeline.Add(motion.Now(func(m *model) {
		if m.onTurn == v.OnTurn() {
			m.step = v.Step()
		}
	}))
}

// tell appends the steps of an event.
func (s *show) tell(e rules.Event) { s.timeline.Add(steps(e, s.given.View)...) }

// settle appends what the move that was told has changed without an event.
func (s *show) settle() { s.timeline.Add(settled(s.given.View)) }

// shown reports whether every move told has been shown.
func (s *show) shown() bool { return s.timeline.Shown() }

// point lights what an event is about, and returns false if that is nothing.
func (s *show) point(e rules.Event) bool {
	list := s.model.of(e)
	for _, t := range list {
		s.timeline.Add(lit(flash{kind: flashThing, at: t}, glowTicks))
	}
	return len(list) > 0
}

// refuse shakes what may not be done.
func (s *show) refuse(about []thing) {
	for _, t := range about {
		s.timeline.Add(lit(flash{kind: flashRefused, at: t}, refuseTicks))
	}
}

// heard passes on a sound of a step.
func (s *show) heard(n motion.Noise[thing]) {
	s.given.Sound(n.Effect, s.places.things.At(n.At).Center())
}

// arrangement returns what of the picture there is to place.
func (s *show) arrangement() arrangement {
	m := &s.model
	a := arrangement{seats: m.seats, front: s.given.Front, open: s.given.View.Open()}
	for seat := range games.Seat(m.seats) {
		a.stores[seat] = m.holding(seat)
	}
	if a.front >= 0 {
		a.hand = len(m.who[a.front].hand)
	}
	switch {
	case m.fight.Open || m.plays:
		a.ring = ringOpen
	case m.fight.Card != rules.Hidden:
		a.ring = ringLast
	}
	if a.asked = m.fight.Open && s.given.Bare; a.asked {
		a.asks = m.fight.Target
	}
	return a
}
