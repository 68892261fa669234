package bots

import "runehall/games"

const (
	// maxDepth is how deep nested decisions are weighed by what follows them; deeper ones are weighed by their immediate
	// outcome.
	maxDepth = 3
	// maxWork is the most moves tried to settle one position; after that each decision takes the first legal move.
	maxWork = 2000
	// maxFollow is the most decisions followed in a row, in case a core never comes to rest.
	maxFollow = 200
	// lookSamples is how many moves of a continuous set are tried at each decision on the way.
	lookSamples = 8
)

// lookahead plays on from positions in which something is still being decided: a seat that must act does what is best for
// itself, and nobody interrupts.
type lookahead[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	acting []games.Acting
	levels []level[C, M]
	chance games.Chance
	work   int
}

// level is the memory of one depth of decisions.
type level[C any, M comparable] struct {
	moves     []M
	try, best C
}

// settle plays on until the position is quiet, and returns how many moves it tried. The samples of continuous sets are the same
// in each call, so that positions can be compared.
func (l *lookahead[C, M, E, V]) settle(position C) int {
	l.work = 0
	l.follow(position, 0)
	return l.work
}

func (l *lookahead[C, M, E, V]) follow(position C, depth int) {
	for range maxFollow {
		if _, over := position.Result(); over || l.def.Quiet(position) {
			return
		}
		s, ok := l.waiting(position)
		if !ok {
			return
		}
		l.decide(position, s, depth)
	}
}

// decide replaces the position by the best that the seat can reach from it.
func (l *lookahead[C, M, E, V]) decide(position C, s games.Seat, depth int) {
	for len(l.levels) <= depth {
		l.levels = append(l.levels, level[C, M]{try: l.def.Blank(), best: l.def.Blank()})
	}
	l.chance = games.NewChance(uint64(depth), uint64(s))
	moves := l.def.AppendCandidates(l.levels[depth].moves[:0], position, s, &l.chance, lookSamples)
	l.levels[depth].moves = moves
	if len(moves) == 0 {
		panic("bots: in " + l.def.ID + " a seat must act that has no move")
	}
	if len(moves) == 1 || l.work >= maxWork {
		l.apply(position, s, moves[0])
		return
	}
	try, best := l.levels[depth].try, l.levels[depth].best
	most := 0
	for i, m := range moves {
		position.CloneInto(try)
		l.apply(try, s, m)
		if depth+1 < maxDepth {
			l.follow(try, depth+1)
		}
		if worth := l.def.Evaluate(try, s); i == 0 || worth > most {
			most = worth
			try, best = best, try
		}
		if l.work >= maxWork {
			break
		}
	}
	l.levels[depth].try, l.levels[depth].best = try, best
	best.CloneInto(position)
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
