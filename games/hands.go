package games

// Hands describes the phases of a game in which all hands reach for things on one running clock ([Def].Joint). It lets
// code that does not know the game's moves order hands on several devices. Moves of such a phase either name the tick
// in which they take place, or take place when they are decided.
type Hands[C any, M comparable] struct {
	// Rate is how many ticks a second has.
	Rate int
	// Races reports whether a match with such a setup has phases of this kind.
	Races func(s Setup) bool
	// Settled returns the tick up to which a position is settled; 0: nothing is. Legal moves name a later tick.
	Settled func(core C) int
	// Tick returns the tick that a move names, and false for a move without one.
	Tick func(m M) (tick int, ok bool)
	// At returns a seat's own part of a move as its hand makes it in this tick, and the tick in which it then takes
	// place. That is another one only for a move whose tick the rules fix, such as the end of the time.
	At func(core C, s Seat, m M, tick int) (M, int)
}

// Rate implements [Live].
func (l *live[C, M, E, V]) Rate() int {
	if l.def.Hands == nil || !l.Joint() {
		return 0
	}
	return l.def.Hands.Rate
}

// Races implements [Live].
func (l *live[C, M, E, V]) Races() bool {
	return l.def.Hands != nil && l.def.Hands.Races(l.record.Setup)
}

// Settled implements [Live].
func (l *live[C, M, E, V]) Settled() int { return l.def.Hands.Settled(l.core) }

// Tick implements [Live].
func (l *live[C, M, E, V]) Tick(text string) (tick int, ok bool) {
	move, err := l.def.Moves.read(text)
	if err != nil {
		return 0, false
	}
	return l.def.Hands.Tick(move)
}

// At implements [Live].
func (l *live[C, M, E, V]) At(s Seat, text string, tick int) (string, int, error) {
	move, err := l.def.Moves.read(text)
	if err != nil {
		return "", 0, err
	}
	move, tick = l.def.Hands.At(l.core, s, move, tick)
	return l.def.Moves.Text(move), tick, nil
}
