package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// show is what is on the screen: the display model, and the steps that bring it from one view to the next.
type show struct {
	given    *table.Given[rules.View]
	places   *places
	model    model
	timeline motion.Timeline[model, thing]
	lines    []line  // what is to be told after that
	stays    float64 // ticks for which what has been told stays
	second   int     // how many seconds are left to snatch, or 0 while no clock runs
}

func (s *show) layout() { s.timeline.Tempo = s.given.Frame.Tempo() }

// sync makes the display model from the view alone.
func (s *show) sync() {
	s.model = modelOf(s.given.View)
	s.timeline.Clear()
	s.lines, s.stays = nil, 0
}

// tell tells the events of a move. On a clock nothing waits for anything else; what is told of the settling stays to be read, and in a
// race each claim has its time.
func (s *show) tell(events []rules.Event) {
	t := teller{view: s.given.View, live: s.given.Clocked, own: s.own, racing: s.model.race.on}
	for i, e := range events {
		s.lines = append(s.lines, t.tell(e, events[i+1:])...)
	}
	v := s.given.View
	s.lines = append(s.lines, line{steps: []step{{With: t.live, End: func(m *model) { m.take(v) }}}})
	s.follow()
}

// own reports whether a seat is moved by a person here, who sees the own hand and needs no shadow of it.
func (s *show) own(seat games.Seat) bool { return slices.Contains(s.given.Movers, seat) }

// step plays a tick, and reports whether words and buttons no longer fit the picture.
func (s *show) step() bool {
	before := s.gist()
	s.model.contacts = s.model.contacts[:0]
	s.counts()
	speed := s.timeline.Speed
	if s.model.race.slow && s.stays == 0 {
		s.timeline.Speed = slowly * s.speed()
	}
	s.timeline.Step()
	s.timeline.Speed = speed
	switch {
	case s.stays > 0 && s.timeline.Shown():
		s.stays = max(0, s.stays-s.speed())
	case s.stays == 0:
		s.runs()
	}
	s.follow()
	return s.gist() != before
}

// speed returns how fast what is told goes by.
func (s *show) speed() float64 {
	if s.timeline.Speed <= 0 {
		return 1
	}
	return s.timeline.Speed
}

// follow tells the lines whose time has come.
func (s *show) follow() {
	for len(s.lines) > 0 && s.stays == 0 && (!s.lines[0].raced || s.model.clock >= s.lines[0].at) {
		s.begin()
	}
}

func (s *show) begin() {
	l := s.lines[0]
	s.lines[0] = line{}
	s.lines = s.lines[1:]
	s.timeline.Add(l.steps...)
	s.stays = l.stays
}

// shown reports whether every move told has been shown, and read.
func (s *show) shown() bool { return s.timeline.Shown() && len(s.lines) == 0 && s.stays == 0 }

func (s *show) moving() bool { return s.timeline.Moving() || len(s.lines) > 0 || s.stays > 0 }

// finish shows every move told at once.
func (s *show) finish() {
	for _, l := range s.lines {
		s.timeline.Add(l.steps...)
	}
	s.lines = nil
	s.now()
}

// arrangement returns what of the picture there is to place.
func (s *show) arrangement() arrangement {
	m := &s.model
	a := arrangement{seats: m.seats, front: s.given.Front, holds: m.holds(), contest: len(m.contest.seats)}
	if m.story.step != rules.NoStep {
		a.rung = m.story.rung
	}
	if flicks := m.turn; a.contest > 0 {
		if m.contest.last >= 0 && !s.shown() {
			flicks = m.contest.last
		}
		a.across = flicks != s.given.Front || m.contest.strays(s.given.View.Edge(max(0, a.front)))
	}
	return a
}

func (s *show) heard(n motion.Noise[thing]) {
	s.given.Sound(n.Effect, s.places.things.At(n.At).Center())
}
