package table

import "runehall/games"

// phaseClock is the clock of a replay in a timed phase ([Clocked]), where each deed of a hand is seen in the tick in
// which it was done. The zero clock stands still.
type phaseClock struct {
	on     bool
	number int     // which phase it is, as [Clocked] counts them
	tick   float64 // how far the phase has been played; a fraction, since replays have a speed
}

// runPhase plays a tick of a timed phase, and reports whether the match is in one. As at the table, the clock starts
// once everything before the phase is shown. From then on each move is shown in its recorded tick; a move without one
// goes with the move before.
func (s *Replay[C, M, E, V]) runPhase() bool {
	p := &s.phaseClock
	clocked, ok := s.board.(Clocked[M, V])
	number, tick, on := 0, 0, false
	if ok && s.at < len(s.made) {
		number, tick, on = clocked.Clock(s.kind.Def.View(s.core, games.Public))
	}
	if !on {
		*p = phaseClock{}
		return false
	}
	if !p.on || p.number != number {
		*p = phaseClock{on: s.board.Shown(), number: number, tick: float64(tick)}
		return true // the board has not been told of the first tick yet
	}
	p.tick += s.speed
	for on && number == p.number && s.at < len(s.made) && float64(clocked.Tick(s.made[s.at].Move)) <= p.tick {
		s.tell()
		number, _, on = clocked.Clock(s.kind.Def.View(s.core, games.Public))
	}
	return true
}

// Racing reports whether hands race on the board, so that the music steps back.
func (s *Replay[C, M, E, V]) Racing() bool { return s.playing && s.phaseClock.on }
