package table

import "runehall/games"

// pulse is the clock of a replay in a timed phase ([Clocked]): each thing that a hand did is seen in the tick in which it was done.
type pulse struct {
	on     bool
	number int     // of the phase
	tick   float64 // up to which it has been played
}

// beats plays a tick of a timed phase, and reports whether the match is in one. As at the table, the clock starts once everything
// before the phase is shown. From then on each event is shown at its recorded tick; an event without one goes with the event before.
func (s *Replay[C, M, E, V]) beats() bool {
	p := &s.pulse
	clocked, ok := s.board.(Clocked[M, V])
	number, tick, on := 0, 0, false
	if ok && s.at < len(s.made) {
		number, tick, on = clocked.Clock(s.kind.Def.View(s.core, games.Public))
	}
	if !on {
		*p = pulse{}
		return false
	}
	if !p.on || p.number != number {
		*p = pulse{on: s.board.Shown(), number: number, tick: float64(tick)}
		return true // the board has yet to be told of the first tick
	}
	p.tick += s.speed
	for on && number == p.number && s.at < len(s.made) && float64(clocked.Tick(s.made[s.at].Move)) <= p.tick {
		s.tell()
		number, _, on = clocked.Clock(s.kind.Def.View(s.core, games.Public))
	}
	return true
}

// Racing says that the music steps back while hands race.
func (s *Replay[C, M, E, V]) Racing() bool { return s.playing && s.pulse.on }
