package bots

import "runehall/games"

const (
	// maxDepth is how deep decisions within decisions are weighed by their consequences. Deeper ones are weighed by
	// their immediate outcome.
	maxDepth = 3
	// maxWork is the most moves that may be tried to settle one position. After that, each decision takes the first
	// legal move.
	maxWork = 2000
	// maxFollow is the most decisions followed in a row. It is a safeguard against a core that never comes to rest.
	maxFollow = 200
	// lookSamples is how many moves of a continuous set are tried for each decision on the way.
	lookSamples = 8
)

// lookahead plays on from positions in which something is still being decided, one move at a time. A seat that must act
// does what is best for itself; nobody interrupts. Continuous sets are sampled the same way each time, so that
// positions can be compared.
type lookahead[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	acting []games.Acting
	levels []level[C, M]
	depth  int // the depth of the decision under way
	chance games.Chance
	work   int // how many moves were tried since begin
}

// level is one depth of decisions.
type level[C any, M comparable] struct {
	position C // the position to play on from
	followed int
	deciding bool // some moves of seat have yet to be tried
	seat     games.Seat
	moves    []M
	next     int // index into moves
	most     int // the worth of best

	try, best C
}

// begin starts to play on from a position, which the steps will change.
func (l *lookahead[C, M, E, V]) begin(position C) {
	l.work, l.depth = 0, 0
	l.enter(position)
}

// enter starts to play on from a position at the present depth.
func (l *lookahead[C, M, E, V]) enter(position C) {
	if len(l.levels) == l.depth {
		l.levels = append(l.levels, level[C, M]{try: l.def.Blank(), best: l.def.Blank()})
	}
	v := &l.levels[l.depth]
	v.position, v.followed, v.deciding = position, 0, false
}

// step tries at most one move. It returns false once the position is quiet.
func (l *lookahead[C, M, E, V]) step() bool {
	v := &l.levels[l.depth]
	switch {
	case v.deciding:
		l.try(v)
	case !l.rests(v):
		l.decide(v)
	case l.depth == 0:
		return false
	default:
		l.depth--
		l.weigh(&l.levels[l.depth])
	}
	return true
}

// rests reports whether there is nothing more to follow at a depth. If there is, it records whose decision is next.
func (l *lookahead[C, M, E, V]) rests(v *level[C, M]) bool {
	if _, over := v.position.Result(); over || v.followed == maxFollow || l.def.Quiet(v.position) {
		return true
	}
	s, ok := l.waiting(v.position)
	v.seat = s
	v.followed++
	return !ok
}

// decide lists a seat's legal moves. If there is only one, it makes it.
func (l *lookahead[C, M, E, V]) decide(v *level[C, M]) {
	l.chance = games.NewChance(uint64(l.depth), uint64(v.seat))
	v.moves = l.def.AppendCandidates(v.moves[:0], v.position, v.seat, &l.chance, lookSamples)
	if len(v.moves) == 0 {
		panic("bots: in " + l.def.ID + " a seat must act that has no move")
	}
	if len(v.moves) == 1 || l.work >= maxWork {
		l.apply(v.position, v.seat, v.moves[0])
		return
	}
	v.deciding, v.next = true, 0
}

// try tries the next move. First it plays out the consequences, unless they lie too deep.
func (l *lookahead[C, M, E, V]) try(v *level[C, M]) {
	v.position.CloneInto(v.try)
	l.apply(v.try, v.seat, v.moves[v.next])
	if l.depth+1 < maxDepth {
		l.depth++
		l.enter(v.try)
		return
	}
	l.weigh(v)
}

// weigh weighs the outcome of the move tried last. After the last move, the position becomes the best that the seat can
// reach.
func (l *lookahead[C, M, E, V]) weigh(v *level[C, M]) {
	if worth := l.def.Evaluate(v.try, v.seat); v.next == 0 || worth > v.most {
		v.most = worth
		v.try, v.best = v.best, v.try
	}
	if v.next++; v.next < len(v.moves) && l.work < maxWork {
		return
	}
	v.deciding = false
	v.best.CloneInto(v.position)
}

func (l *lookahead[C, M, E, V]) apply(position C, s games.Seat, m M) {
	l.work++
	if refusal := position.Apply(s, m); refusal != nil {
		panic("bots: " + l.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}

// waiting returns the first seat that must act.
func (l *lookahead[C, M, E, V]) waiting(position C) (games.Seat, bool) {
	l.acting = position.AppendActing(l.acting[:0])
	for _, a := range l.acting {
		if a.Must {
			return a.Seat, true
		}
	}
	return games.Nobody, false
}

// waitsFor reports whether the match goes on and it is the seat's turn to act.
func (l *lookahead[C, M, E, V]) waitsFor(position C, s games.Seat) bool {
	if _, over := position.Result(); over {
		return false
	}
	l.acting = position.AppendActing(l.acting[:0])
	for _, a := range l.acting {
		if a.Must && a.Seat == s {
			return true
		}
	}
	return false
}
