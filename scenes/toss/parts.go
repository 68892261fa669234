package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
	tale   *tale
}

type places struct {
	*shared
	layout
	made   arrangement // what the layout was made for
	lens   lens        // through which the table is seen now, on its way to layout.aim
	from   lens        // at the begin of its glide
	glides float64     // ticks of the glide that are left
	pan    ui.Point    // how far it was drawn off its aim, in millimetres and the directions of the front
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

// tale is what is yet to be told: lines, each of which begins when the one before it has been shown and read, or when the clock of a race has come
// to it. On a clock nothing waits for anything else.
type tale struct {
	*shared
	lines  []line
	stays  float64 // ticks for which what has been told stays to be read
	second int     // how many seconds are left to snatch, or 0 while no clock runs
}

// firm reports whether what is being shown is told line by line, with buttons to skip a line or all.
func (s *tale) firm() bool {
	return !s.Shown() && (s.Model.race.on || s.settles() && (s.reads() || len(s.Model.contest.seats) > 0))
}

// settles reports whether a round is being settled in the picture.
func (s *tale) settles() bool { return !s.Shown() && s.Model.story.step != rules.NoStep }

// reads reports whether there is anything to be read of the settling: what has happened, or each step for those who want that.
func (s *tale) reads() bool {
	st := &s.Model.story
	return st.step != rules.NoStep && (s.Sel.steps || st.none || len(st.told) > 0)
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
