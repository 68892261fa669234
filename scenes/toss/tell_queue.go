package toss

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/things"
)

// steps queues the events of a move, and returns the steps that begin at once. The view is the one after the move.
func (s *tale) steps(events []rules.Event, v rules.View) []step {
	t := teller{view: v, live: s.Given.Clocked, own: s.own, racing: s.Model.race.on}
	for i, e := range events {
		s.lines = append(s.lines, t.tell(e, events[i+1:])...)
	}
	s.lines = append(s.lines, line{steps: []step{{With: t.live, End: func(m *model) { m.take(v) }}}})
	return s.due()
}

// own reports whether a person here moves a seat. That person sees the own hand, and needs no shadow of it.
func (s *tale) own(seat games.Seat) bool { return slices.Contains(s.Given.Movers, seat) }

// tick plays a tick, and reports whether words and buttons have to be made anew.
func (s *tale) tick() bool {
	before := s.gist()
	s.Model.contacts = s.Model.contacts[:0]
	s.counts()
	speed := s.Timeline.Speed
	if s.Model.race.slow && s.stays == 0 {
		s.Timeline.Speed = slowly * s.speed()
	}
	s.Timeline.Step()
	s.Timeline.Speed = speed
	switch {
	case s.stays > 0 && s.Timeline.Shown():
		s.stays = max(0, s.stays-s.speed())
	case s.stays == 0:
		s.runs()
	}
	s.Timeline.Add(s.due()...)
	return s.gist() != before
}

// speed returns the speed of what is told; 1 is the usual one.
func (s *tale) speed() float64 {
	if s.Timeline.Speed <= 0 {
		return 1
	}
	return s.Timeline.Speed
}

// due takes the lines off the queue whose time has come, and returns their steps.
func (s *tale) due() (list []step) {
	for len(s.lines) > 0 && s.stays == 0 && (!s.lines[0].raced || s.Model.clock >= s.lines[0].at) {
		list = append(list, s.begin()...)
	}
	return list
}

// begin takes the next line off the queue and returns its steps. The line then stays as long as it has to be read.
func (s *tale) begin() []step {
	l := s.lines[0]
	s.lines[0] = line{}
	s.lines, s.stays = s.lines[1:], l.stays
	if l.rung && !s.Sel.steps {
		s.stays = 0
	}
	return l.steps
}

// waits reports whether anything has yet to be told, or read.
func (s *tale) waits() bool { return len(s.lines) > 0 || s.stays > 0 }

// rest empties the queue and returns all its steps. Nobody has to read those lines any more.
func (s *tale) rest() (list []step) {
	for _, l := range s.lines {
		list = append(list, l.steps...)
	}
	s.lines, s.stays = nil, 0
	return list
}

// coming returns how many lines of the settling have yet to be told.
func (s *tale) coming() (n int) {
	for i := range s.lines {
		if s.lines[i].worth {
			n++
		}
	}
	return n
}

// skip goes on to the next thing that is told, or from a race to the settling; with all, to the end of everything.
func (s *tale) skip(all bool) {
	if all {
		s.Timeline.Add(s.rest()...)
		s.Timeline.Finish()
		return
	}
	racing := s.Model.race.on
	for s.now(); len(s.lines) > 0 && (racing || s.firm()); s.now() {
		over := racing && !s.Model.race.on
		switch s.Timeline.Add(s.begin()...); {
		case over: // at once, or the board would be in another mode for a moment
			s.Timeline.Finish()
			return
		case s.stays >= glanceTicks && !racing && s.firm():
			return
		}
	}
}

// now ends the line that is being told.
func (s *tale) now() {
	s.Timeline.Finish()
	s.stays = 0
}

// counts makes the sound of the last seconds of a snatch.
func (s *tale) counts() {
	left, limit := 0, int32(0)
	if on := s.Given.Clocked; on {
		if limit, on = s.Given.View.Limit(); on {
			left = max(0, int(limit)-s.Given.Tick+rules.TicksPerSecond-1) / rules.TicksPerSecond
		}
	}
	if left != s.second && left > 0 && left <= lastSeconds {
		s.Model.noises.Make(sound.Count, things.The(middle))
	}
	s.second = left
}

// gist returns what words and buttons depend on, as it is now.
func (s *tale) gist() gist {
	m := &s.Model
	g := gist{
		shown: s.Shown(), lines: len(s.lines), round: m.round, bag: m.bag, phase: m.phase, rung: m.story.rung,
		slow:    m.race.slow,
		flicked: m.contest.last, flicks: len(m.contest.moving) > 0, told: len(m.story.told),
	}
	if m.race.on {
		g.tenths = int(m.clock) * 10 / rules.TicksPerSecond
	}
	for i := range m.who {
		p := &m.who[i]
		g.runes[i], g.who[i] = m.runes(games.Seat(i)), [3]bool{p.thrown, p.done, m.missed(games.Seat(i)) > 0}
	}
	return g
}

// runs lets the clock of a race run up to what comes next, slowly where it is close.
func (s *tale) runs() {
	m := &s.Model
	if !m.race.on || len(s.lines) == 0 || !s.lines[0].raced {
		return
	}
	l := &s.lines[0]
	speed := s.speed()
	m.race = race{on: true}
	if l.at-m.clock > idleTicks {
		speed *= idly
	}
	if l.photo.on && m.clock+speed >= l.photo.from {
		m.race, speed = l.photo, s.speed()*slowly
	}
	m.clock = min(l.at, m.clock+speed)
}
