package bots

import "runehall/games"

// greedy looks one move ahead: it makes the move after which the position is worth most to its seat, or one of several
// equally good ones. If something is still being decided after a move, it looks on until the position is quiet.
//
// In the seat's own turn, a move after which it acts again does not cost the turn. So greedy makes such a move first if
// it makes the position worth more, and otherwise the best of the moves that end the turn. A seat that need not act
// moves only if that makes the position worth more.
type greedy[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	chance games.Chance
	seat   games.Seat
	must   bool
	turn   bool // nothing is being decided at the start, so moves may or may not end a turn
	start  C    // belongs to this player until the next Start
	after  C
	look   lookahead[C, M, E, V]
	looks  bool // the consequences of a move are still being played out
	idle   bool // the same, for the position without a move
	moves  []M
	next   int   // index into moves
	now    int   // the worth of the position without a move
	gentle bool  // only gentle moves are considered
	mixes  bool  // chooses by chance among answers that are nearly as good
	worths []int // the worth of each move, for mixes
	ending choice[M]
	going  choice[M]
}

// choice is the best move so far, and how many moves were equally good.
type choice[M comparable] struct {
	move  M
	worth int
	equal int
}

// offer takes a move if it is better. Of several equally good ones, it takes the nth with a chance of 1/n, so that all
// are equally likely.
func (c *choice[M]) offer(m M, worth int, chance *games.Chance) {
	switch {
	case c.equal == 0 || worth > c.worth:
		*c = choice[M]{move: m, worth: worth, equal: 1}
	case worth == c.worth:
		c.equal++
		if chance.IntN(c.equal) == 0 {
			c.move = m
		}
	}
}

func newGreedy[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	seed uint64) *greedy[C, M, E, V] {
	return &greedy[C, M, E, V]{def: def, chance: games.NewChance(seed, 0), after: def.Blank(),
		look: lookahead[C, M, E, V]{def: def}}
}

func (g *greedy[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	g.start, g.seat, g.must = position, s, must
	g.moves = g.def.AppendCandidates(g.moves[:0], position, s, &g.chance, samples)
	if g.gentle && g.def.Gentle != nil {
		g.moves = g.def.Gentle(position, s, g.moves)
	}
	g.next = 0
	g.ending, g.going = choice[M]{}, choice[M]{}
	g.looks, g.idle = false, false
	g.mixes, g.worths = must && answers(g.def, position), g.worths[:0]
	if g.turn = g.def.Quiet(position); g.turn {
		g.now = g.def.Evaluate(position, s)
	} else if !must {
		position.CloneInto(g.after)
		g.look.begin(g.after)
		g.looks, g.idle = true, true
	}
}

func (g *greedy[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if g.must && len(g.moves) == 1 {
		return games.Decision[M]{Move: g.moves[0]}, true
	}
	for work := 0; g.looks || g.next < len(g.moves); {
		if work >= n {
			return games.Decision[M]{}, false
		}
		if g.looks {
			work += g.lookOn()
		} else {
			work += g.consider(g.moves[g.next])
		}
	}
	return g.decide(), true
}

// consider makes one move, to be played on from, and returns how much work that took.
func (g *greedy[C, M, E, V]) consider(m M) int {
	g.start.CloneInto(g.after)
	if refusal := g.after.Apply(g.seat, m); refusal != nil {
		panic("bots: " + g.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
	g.look.begin(g.after)
	g.looks = true
	return 1
}

// lookOn plays on a little. Once the position is quiet, it weighs the move. It returns how much work that took.
func (g *greedy[C, M, E, V]) lookOn() int {
	before := g.look.work
	if g.look.step() {
		return g.look.work - before
	}
	g.looks = false
	worth := g.def.Evaluate(g.after, g.seat)
	if g.idle {
		g.idle, g.now = false, worth
		return 0
	}
	m := g.moves[g.next]
	g.next++
	if g.mixes {
		g.worths = append(g.worths, worth)
	}
	if g.must && g.turn && g.look.waitsFor(g.after, g.seat) {
		g.going.offer(m, worth, &g.chance)
	} else {
		g.ending.offer(m, worth, &g.chance)
	}
	return 0
}

func (g *greedy[C, M, E, V]) decide() games.Decision[M] {
	switch {
	case g.mixes && g.ending.equal > 0 && g.going.equal == 0:
		return games.Decision[M]{Move: g.moves[oneOfNearlyBest(g.worths, g.ending.worth, &g.chance)]}
	case g.going.equal > 0 && (g.going.worth > g.now || g.ending.equal == 0):
		return games.Decision[M]{Move: g.going.move}
	case g.ending.equal > 0 && (g.must || g.ending.worth > g.now):
		return games.Decision[M]{Move: g.ending.move}
	}
	return games.Decision[M]{Still: true}
}
