package bots

import (
	"slices"

	"runehall/games"
)

// Contest finds the best decision of a seat with many times a master's trials, and how far it is ahead of any other.
// Puzzles need it, since a question must have only one answer.
//
// Like a review it judges decisions that the head makes alone ([games.Def].Joint), on positions dealt anew from what
// the seat knows.
type Contest[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	how     games.Mind
	scratch C
	trials  map[int]*trial[C, M, E, V] // by number of seats
}

// weighs is how the two best decisions are compared in the end: as in a review, but on many more deals.
var weighs = pass{deals: 240, field: 1, playouts: 1, sure: true}

// Best is the result of a contest.
type Best[M comparable] struct {
	// Moves are the decision: a single move. Where a turn is many small moves, they are the turn up to the first move
	// that reveals something.
	Moves []M
	// Lead is how much likelier the seat wins than with the best decision that begins with another move, in
	// thousandths. It is 0 if the difference may be due to chance, and if there is no other decision.
	Lead int
	// Wins says that the decision wins the match at once.
	Wins bool
}

// NewContest returns a contest with so many times the trials of a master. It is not for games whose seats decide at the
// same moment, because such decisions are not tried out.
func NewContest[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	times int) *Contest[C, M, E, V] {
	how := MindsOf(&def.Info)[len(games.Minds{})-1]
	how.Playouts *= times
	return &Contest[C, M, E, V]{def: steady(def), how: how, scratch: def.Blank(), trials: map[int]*trial[C, M, E, V]{}}
}

// Judge finds the best decision of a seat that must act, in a match of so many seats. seed decides its chance.
func (c *Contest[C, M, E, V]) Judge(position C, seats int, seat games.Seat, seed uint64) Best[M] {
	position.CloneInto(c.scratch)
	chance := games.NewChance(seed, 1)
	c.scratch.Redeal(seat, &chance)
	from := c.def.Blank()
	c.scratch.CloneInto(from)
	s := newSearch(c.def, c.how, seed)
	s.Start(c.scratch, seat, true)
	var best Best[M]
	for {
		d, done := s.Step(1 << 12)
		if !done {
			continue
		}
		best.Moves = append(best.Moves, d.Move)
		break
	}
	if s.turns != nil {
		best.Moves = append(best.Moves, s.turns.plan...)
	}
	if c.wins(from, seat, best.Moves) {
		best.Wins = true
		return best
	}
	if len(s.field) < 2 || len(s.field[0].outcomes) == 0 {
		return best
	}
	for i := range s.field[1:] {
		if other := c.line(s, &s.field[i+1]); other[0] != best.Moves[0] {
			best.Lead = c.lead(from, seats, seat, best.Moves, other)
			break
		}
	}
	return best
}

// line returns all moves of a candidate.
func (c *Contest[C, M, E, V]) line(s *search[C, M, E, V], of *candidate[M]) []M {
	if s.turns == nil {
		return []M{of.move}
	}
	var line []M
	for at := of.last; at >= 0; at = s.turns.steps[at].before {
		line = append(line, s.turns.steps[at].move)
	}
	slices.Reverse(line)
	return line
}

// lead compares two decisions on the same deals, and returns how much likelier the seat wins with the first, in
// thousandths; 0 if the difference may be due to chance.
func (c *Contest[C, M, E, V]) lead(from C, seats int, seat games.Seat, best, other []M) int {
	t := c.trials[seats]
	if t == nil {
		t = &trial[C, M, E, V]{}
		t.init(c.def, weighs, seats, 0)
		c.trials[seats] = t
	}
	from.CloneInto(t.from)
	t.seat, t.finding, t.dealt, t.trying = seat, lineCount, 0, 0
	t.lines = [lineCount][]M{madeLine: other, bestLine: best, plainLine: other}
	t.same = [lineCount]int{madeLine: madeLine, bestLine: bestLine, plainLine: madeLine}
	t.chance = games.NewChance(from.Hash(), 3)
	t.deal, t.loss, t.gain = t.chance.Uint64(), sums{}, sums{}
	for done := false; !done; {
		_, done = t.step()
	}
	return thousandths(t.loss.mean(t.dealt, true))
}

// wins reports whether moves end the match with the seat in the first place.
func (c *Contest[C, M, E, V]) wins(from C, seat games.Seat, moves []M) bool {
	from.CloneInto(c.scratch)
	for _, m := range moves {
		if c.scratch.Apply(seat, m) != nil {
			return false
		}
	}
	result, over := c.scratch.Result()
	return over && result.Rank[seat] == 1
}

// Alone reports whether no other first move leads to the position of the best decision. If the steps of a turn can be
// made in another order, a puzzle cannot ask for its first step. It looks at the actual position, without dealing anew.
func (c *Contest[C, M, E, V]) Alone(position C, seat games.Seat, best Best[M]) bool {
	end, same := c.after(position, seat, best.Moves)
	if !same {
		return false
	}
	for i := 1; i < len(best.Moves); i++ {
		// Try every later stretch of moves before the first ones.
		for j := i + 1; j <= len(best.Moves) && best.Moves[i] != best.Moves[0]; j++ {
			other := slices.Concat(best.Moves[i:j], best.Moves[:i], best.Moves[j:])
			if hash, ok := c.after(position, seat, other); ok && hash == end {
				return false
			}
		}
	}
	if best.Wins {
		for _, m := range position.AppendMoves(nil, seat) {
			if m != best.Moves[0] && c.wins(position, seat, []M{m}) {
				return false
			}
		}
	}
	return true
}

// mostBefore is how many moves Before tries, at most.
const mostBefore = 24

// Before returns a move that the seat can make first, before the same decision, without being worse off for it: such as
// interest that costs nothing. A puzzle must not call such a move wrong. It judges as Judge does with the same seed.
func (c *Contest[C, M, E, V]) Before(position C, seats int, seat games.Seat, best Best[M],
	seed uint64) (first M, ok bool) {
	from, next := c.def.Blank(), c.def.Blank()
	position.CloneInto(from)
	chance := games.NewChance(seed, 1)
	from.Redeal(seat, &chance)
	tried := 0
	for _, m := range from.AppendMoves(nil, seat) {
		if slices.Contains(best.Moves, m) || tried == mostBefore {
			continue
		}
		from.CloneInto(next)
		next.Apply(seat, m)
		if _, over := next.Result(); over || next.Revealed() || !follows(next, seat, best.Moves) {
			continue
		}
		tried++
		line := append([]M{m}, best.Moves...)
		if c.lead(from, seats, seat, best.Moves, line) <= 0 {
			return m, true
		}
	}
	return first, false
}

// follows reports whether a seat can make some moves in a row. It changes the position.
func follows[C games.Core[C, M, E], M comparable, E any](core C, seat games.Seat, moves []M) bool {
	for _, m := range moves {
		if core.Apply(seat, m) != nil {
			return false
		}
	}
	return true
}

// after returns the checksum of the position after some moves, and whether they can be made.
func (c *Contest[C, M, E, V]) after(position C, seat games.Seat, moves []M) (uint64, bool) {
	position.CloneInto(c.scratch)
	for _, m := range moves {
		if c.scratch.Check(seat, m) != nil {
			return 0, false
		}
		c.scratch.Apply(seat, m)
		if c.scratch.Revealed() {
			break
		}
	}
	return c.scratch.Hash(), true
}
