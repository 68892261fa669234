package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// show is what is on the screen: the display model, and the steps that bring it from one view to the next.
type show struct {
	given    *table.Given[rules.View]
	places   *places
	model    model
	timeline motion.Timeline[model, thing]
	latest   rules.Laid // the card laid last, which stays in sight when the table outgrows the field
	stood    [games.MaxSeats]stood
}

// stood is the master that a seat has set since it laid its last card.
type stood struct {
	is   bool
	cell rules.Cell
}

func (s *show) layout() { s.timeline.Tempo = s.given.Frame.Tempo() }

// sync makes the display model from the view alone. A draft that a move was just made of still lies there: the curtain behind which
// it was made is taken away before the move is told.
func (s *show) sync() {
	already := s.model.already
	s.model = modelOf(s.given.View)
	s.model.already = already
	for seat, t := range s.stood {
		s.stood[seat].is = t.is && s.model.at(t.cell) == games.Seat(seat) // it was taken back otherwise
	}
	s.timeline.Clear()
}

// tell appends the steps of an event. A card that was a draft lies there already, and has been heard: it is only pressed down.
func (s *show) tell(e rules.Event) {
	list := steps(e, s.given.View)
	switch e := e.(type) {
	case rules.MasterPlaced:
		s.stood[e.Seat] = stood{true, e.Cell}
	case rules.CardPlayed:
		s.latest, s.stood[e.Seat].is = playedBy(e), false
		if s.model.already == s.latest {
			list[0].Ticks, list[0].Sound = pressTicks, nil
		}
	}
	s.timeline.Add(list...)
}

// marks reports whether the master that a seat has set last is marked: those of the seat in front are its own doing.
func (s *show) marks(seat games.Seat) bool {
	t := &s.stood[seat]
	return t.is && seat != s.given.Front && s.model.at(t.cell) == seat
}

func (s *show) shown() bool { return s.timeline.Shown() }

func (s *show) heard(n motion.Noise[thing]) {
	s.given.Sound(n.Effect, s.places.At(n.At).Center())
}

// point leads to the cell that an event is about and lights it, and returns false if there is none.
func (s *show) point(e rules.Event) bool {
	for _, t := range of(e) {
		if _, there := onPlane(t); there {
			s.timeline.Add(lit(flash{on: sectionAt(cellOf(t))}, glowTicks))
			s.places.eye.Show(middle(cellOf(t)))
			return true
		}
	}
	return false
}

// refuse shakes what may not be done: a card over its place, or the rune that was named.
func (s *show) refuse(m rules.Move) {
	for _, t := range about(s.given.View, m) {
		if _, there := onPlane(t); there {
			s.timeline.Add(lit(flash{kind: flashRefused, on: t, card: m.Card}, refuseTicks))
		}
	}
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
	for f := range s.model.flights.Each() {
		if f.takes(s.given.Front, index, card) {
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
