package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// shared is the half of the board that all games have in common.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts is what every later part of the board knows.
type parts struct {
	*shared
	places *places
	tale   *tale
}

type places struct {
	*shared
	layout
	made   arrangement // what the layout was made from
	lens   lens        // how the table is seen now, on its way to layout.aim
	from   lens        // where the glide began
	glides float64     // how many ticks of the glide are left
	// how far the table was drawn off its aim, in millimetres and in the directions of the seat in front
	pan ui.Point
}

// tray returns the places of a seat's tray, or nil if it is not shown.
func (p *places) tray(s games.Seat) *trayPlaces {
	for i := range p.trays {
		if p.trays[i].Seat == s {
			return &p.trays[i]
		}
	}
	return nil
}

// tale is the queue of what has to be told. A line begins when the one before it has been shown and read, or when the
// clock of a race has come to it. On a running clock nothing waits.
type tale struct {
	*shared
	lines  []line
	stays  float64 // for how many ticks the line that was told stays, to be read
	second int     // how many seconds are left to snatch; 0 while no clock runs
}

// firm reports whether something is being told line by line, with buttons to skip a line or everything.
func (s *tale) firm() bool {
	return !s.Shown() && (s.Model.race.on || s.settles() && (s.reads() || len(s.Model.contest.seats) > 0))
}

// settles reports whether the settling of a round is being shown.
func (s *tale) settles() bool { return !s.Shown() && s.Model.story.step != rules.NoStep }

// reads reports whether the settling has anything to be read: what has happened, or each step for people who want that.
func (s *tale) reads() bool {
	st := &s.Model.story
	return st.step != rules.NoStep && (s.Sel.steps || st.none || len(st.told) > 0)
}

// mode returns what the board is used for now: the settling or race that is being told, else the phase in the picture,
// which may lag behind the match.
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
	case s.settles():
		return watching // nothing has happened that is worth a line
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
