package stones

import (
	rules "runehall/games/stones"
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

func (s *show) layout() { s.timeline.Tempo = s.given.Frame.Tempo() }

func (s *show) sync() {
	s.model = modelOf(s.given.View)
	s.timeline.Clear()
}

func (s *show) tell(e rules.Event) { s.timeline.Add(steps(e, s.given.View)...) }

// settle appends what the move that was told has ended without an event.
func (s *show) settle() { s.timeline.Add(settled(s.given.View)) }

func (s *show) shown() bool { return s.timeline.Shown() }

func (s *show) heard(n motion.Noise[thing]) {
	s.given.Sound(n.Effect, s.places.things.At(n.At).Center())
}

// arrangement returns what of the picture there is to place.
func (s *show) arrangement() arrangement {
	a := arrangement{seats: s.model.seats, front: s.given.Front}
	a.starts = s.given.Synced && a.front >= 0 && a.front == s.given.View.Starts()
	if a.front >= 0 {
		a.hand = len(s.model.who[a.front].hand)
	}
	a.played = len(s.model.played)
	return a
}

// point lights the things that an event is about, and returns false if there are none.
func (s *show) point(e rules.Event) bool {
	list := s.model.of(e)
	for _, t := range list {
		s.timeline.Add(lit(flash{kind: flashThing, at: t}, glowTicks))
	}
	return len(list) > 0
}

// refuse shakes what may not be done.
func (s *show) refuse(list []thing) {
	for _, t := range list {
		s.timeline.Add(lit(flash{kind: flashRefused, at: t}, refuseTicks))
	}
}
