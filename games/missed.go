package games

// Misses returns how far a move would miss its aim ([Def].Missed) if it were made on a position. It returns false if
// the move is illegal or has no aim. The position stays as it is; scratch is overwritten.
func Misses[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], position, scratch C, s Seat,
	m M) (by int, ok bool) {
	if def.Missed == nil {
		return 0, false
	}
	position.CloneInto(scratch)
	var events Events[E]
	scratch.Listen(&events)
	refusal := scratch.Apply(s, m)
	scratch.Listen(nil)
	if refusal != nil {
		return 0, false
	}
	for _, e := range events.List() {
		if by, ok = def.Missed(e); ok {
			return by, true
		}
	}
	return 0, false
}
