package toss

import (
	"slices"

	"runehall/games"
	rules "runehall/games/toss"
)

// tale is what is yet to be told: lines, each of which begins when the one before it has been shown and read, or when the clock of a race has come
// to it. On a clock nothing waits for anything else.
type tale struct {
	*shared
	lines  []line
	stays  float64 // ticks for which what has been told stays to be read
	second int     // how many seconds are left to snatch, or 0 while no clock runs
}

// steps returns the steps that begin at once of the events of a move, and keeps the others. The view is the one after the move.
func (s *tale) steps(events []rules.Event, v rules.View) []step {
	t := teller{view: v, live: s.Given.Clocked, own: s.own, racing: s.Model.race.on}
	for i, e := range events {
		s.lines = append(s.lines, t.tell(e, events[i+1:])...)
	}
	s.lines = append(s.lines, line{steps: []step{{With: t.live, End: func(m *model) { m.take(v) }}}})
	return s.due()
}

// own reports whether a seat is moved by a person here, who sees the own hand and needs no shadow of it.
func (s *tale) own(seat games.Seat) bool { return slices.Contains(s.Given.Movers, seat) }

// tick plays a tick, and reports whether words and buttons no longer fit the picture.
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

// speed returns how fast what is told goes by.
func (s *tale) speed() float64 {
	if s.Timeline.Speed <= 0 {
		return 1
	}
	return s.Timeline.Speed
}

// due takes out the steps of the lines whose time has come.
func (s *tale) due() (list []step) {
	for len(s.lines) > 0 && s.stays == 0 && (!s.lines[0].raced || s.Model.clock >= s.lines[0].at) {
		list = append(list, s.begin()...)
	}
	return list
}

// begin takes out the steps of the next line, which stays as long as it is to be read.
func (s *tale) begin() []step {
	l := s.lines[0]
	s.lines[0] = line{}
	s.lines, s.stays = s.lines[1:], l.stays
	return l.steps
}

// waits reports whether anything is yet to be told, or read.
func (s *tale) waits() bool { return len(s.lines) > 0 || s.stays > 0 }

// rest takes out the steps of all lines, which nobody has to read any more.
func (s *tale) rest() (list []step) {
	for _, l := range s.lines {
		list = append(list, l.steps...)
	}
	s.lines, s.stays = nil, 0
	return list
}

// firm reports whether what is being shown is told step by step, with buttons to skip a step or all.
func (s *tale) firm() bool {
	return !s.Shown() && (s.Model.story.step != rules.NoStep || s.Model.race.on)
}

// skip goes on to the next thing that is told, or from a race to the settling; or to the end of all.
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
		case over: // at once: for a moment the board would be in another mode
			s.Timeline.Finish()
			return
		case s.stays >= glanceTicks && !racing:
			return
		}
	}
}

// now ends the line that is being told.
func (s *tale) now() {
	s.Timeline.Finish()
	s.stays = 0
}

// mode returns what the board is for now: the story or race that is being told, else the phase in the picture, which may lag behind the match.
func (s *tale) mode() mode {
	m := &s.Model
	switch {
	case m.race.on:
		return racing
	case s.firm():
		if len(m.contest.seats) > 0 {
			return flicking
		}
		return settling
	case len(m.contest.seats) > 0:
		return flicking
	}
	switch m.phase {
	case rules.ThrowPhase:
		return throwing
	case rules.SnatchPhase, rules.RunPhase:
		return snatching
	case rules.CalmPhase:
		return taking
	case rules.GivePhase:
		return giving
	case rules.OrderPhase:
		return ordering
	}
	return watching
}
