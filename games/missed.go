package games

// Misses returns by how much a move that is made on a position misses what it is aimed at ([Def].Missed), and false if the move is illegal or is
// aimed at nothing. The position stays as it is; scratch is overwritten.
func Misses[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], position, scratch C, s Seat, m M) (by int, ok bool) {
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
