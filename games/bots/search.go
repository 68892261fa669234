package bots

import (
	"slices"

	"runehall/games"
)

// search tries its candidates on the same positions, dealt anew from what its seat knows. It plays on from each
// candidate for a while, lets every seat answer with its best immediate move, and compares what the seat has then. It
// drops the worse half of the candidates again and again, so that most playouts go to candidates that are hard to tell
// apart (sequential halving).
//
// A candidate is a move; where a turn is many small moves ([games.Def].Turns), it is a whole turn found by a planner.
//
// A decision depends only on the seed and on what the seat knows: not on earlier decisions, nor on how the work is
// divided into steps. It uses whole numbers only, which are the same on every processor.
type search[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	how    games.Mind
	seed   uint64
	still  *greedy[C, M, E, V]  // decides when the seat need not act
	turns  *planner[C, M, E, V] // finds whole turns; nil where a candidate is a single move
	chance games.Chance
	seat   games.Seat
	must   bool
	start  C // belongs to this player until the next Start
	stage  stage
	mixes  bool // chooses by chance among answers that are nearly as good
	moves  []M
	next   int  // index into moves
	looks  bool // the consequences of the last move are being played out
	lowest int  // the least that a move is worth right after it
	found  M

	field []candidate[M] // the best first; memory beyond its end is reused
	alive int            // how many are still in the running
	each  int            // how many deals are left in this round
	deal  uint64         // decides the deal that all are tried on now
	at    int            // the candidate whose playout is next, or under way
	out   playout[C, M, E, V]
	path  []int // the steps of a turn
	rows  []int // memory for parts, to count the seats
}

// stage is how far a decision has come.
type stage uint8

const (
	ordering  stage = iota // each move is tried once
	proposing              // the planner looks for whole turns
	playing                // the best of them are played out
	decided
)

// candidate is a move, or the last step of a whole turn, with its results so far.
type candidate[M comparable] struct {
	move     M
	last     int
	worth    int // the worth of the position right after it
	outcomes []outcome
	score    int
}

func newSearch[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], how games.Mind,
	seed uint64) *search[C, M, E, V] {
	s := &search[C, M, E, V]{
		def: def, how: how, seed: seed, still: newGreedy(def, seed), field: make([]candidate[M], how.Field),
		out: newPlayout(def, how),
	}
	for i := range s.field {
		// In at least two rounds, only the last two candidates are left and share the playouts.
		s.field[i].outcomes = make([]outcome, 0, how.Playouts/2+how.Field)
	}
	if def.Turns {
		s.turns = newPlanner(def, seed)
		s.turns.most = how.Field
		if how.Width > 0 {
			s.turns.width = how.Width
		}
	}
	return s
}

func (s *search[C, M, E, V]) Start(position C, seat games.Seat, must bool) {
	s.start, s.seat, s.must = position, seat, must
	s.chance = games.NewChance(s.seed, position.Hash())
	if !must {
		s.still.chance = s.chance
		s.still.Start(position, seat, must)
		return
	}
	s.field, s.mixes = s.field[:0], answers(s.def, position)
	if s.how.Chances {
		s.out.seats = s.among(position)
	}
	if s.turns != nil {
		s.stage, s.turns.chance = proposing, s.chance
		if s.turns.Start(position, seat, must); len(s.turns.plan) > 0 {
			s.stage = decided
		}
		return
	}
	s.stage, s.next, s.looks = ordering, 0, false
	s.moves = s.def.AppendCandidates(s.moves[:0], position, seat, &s.chance, samples)
	if len(s.moves) == 1 {
		s.stage, s.found = decided, s.moves[0]
	}
	// Shuffle, so that of equal moves any may come first.
	games.Shuffle(&s.chance, s.moves)
}

// among returns the number of seats if the search counts chances at a table of so many and it can be found out;
// otherwise 0.
func (s *search[C, M, E, V]) among(position C) int {
	if s.def.Worth == nil {
		return 0
	}
	s.rows = s.def.Worth.Append(s.rows[:0], position, s.seat)
	if seats := len(s.rows) / len(s.def.Worth.Parts); seats > 2 || s.how.Duel {
		return seats
	}
	return 0
}

func (s *search[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if !s.must {
		return s.still.Step(n)
	}
	for work := 0; s.stage != decided; {
		if work >= n {
			return games.Decision[M]{}, false
		}
		switch s.stage {
		case ordering:
			work += s.order()
		case proposing:
			work += s.propose()
		default:
			work += s.play()
		}
	}
	if s.turns != nil {
		return s.turns.Step(n)
	}
	return games.Decision[M]{Move: s.found}, true
}

// order tries one move, or plays out its consequences a little further. It returns how much work that took. A move that
// wins at once, and not by luck, is the decision.
func (s *search[C, M, E, V]) order() int {
	if s.looks {
		return s.lookOn()
	}
	m := s.moves[s.next]
	s.next++
	s.start.CloneInto(s.out.pos)
	s.out.apply(s.seat, m)
	if result, over := s.out.pos.Result(); over && result.Rank[s.seat] == 1 && !s.out.pos.Revealed() {
		s.stage, s.found = decided, m
		return 1
	}
	s.out.look.begin(s.out.pos)
	s.looks = true
	return 1
}

// lookOn plays out the consequences of a move a little further, and enters the move once they are clear. It returns how
// much work that took.
func (s *search[C, M, E, V]) lookOn() int {
	before := s.out.look.work
	if s.out.look.step() {
		return s.out.look.work - before
	}
	s.looks = false
	worth := s.def.Evaluate(s.out.pos, s.seat)
	if s.next == 1 || worth < s.lowest {
		s.lowest = worth
	}
	s.enter(s.moves[s.next-1], 0, worth)
	if s.next == len(s.moves) {
		s.begin()
	}
	return 0
}

// propose looks a little further for whole turns. It returns how much work that took.
func (s *search[C, M, E, V]) propose() int {
	if s.turns.search() {
		return 1
	}
	for _, e := range s.turns.ends {
		var none M
		s.enter(none, e.last, e.worth)
	}
	if len(s.field) == 0 { // no turn is complete
		s.turns.choose()
		s.stage = decided
		return 1
	}
	s.begin()
	return 1
}

// enter puts a candidate into the field if it is among the best.
func (s *search[C, M, E, V]) enter(m M, last, worth int) {
	n := len(s.field)
	if n == s.how.Field {
		if n--; s.field[n].worth >= worth {
			return
		}
	} else {
		s.field = s.field[:n+1]
	}
	entered := candidate[M]{move: m, last: last, worth: worth, outcomes: s.field[n].outcomes[:0]}
	for ; n > 0 && s.field[n-1].worth < worth; n-- {
		s.field[n] = s.field[n-1]
	}
	s.field[n] = entered
}

// begin starts the first round. If all answers are worth the same right away, none is tried out, because the time for
// thinking would tell the others that there are several.
func (s *search[C, M, E, V]) begin() {
	if s.mixes && s.turns == nil && s.lowest == s.field[0].worth {
		s.stage, s.found = decided, s.field[s.chance.IntN(len(s.field))].move
		return
	}
	s.stage, s.alive = playing, len(s.field)
	s.round()
}

// round starts a round of playouts, or decides if there is nothing more to compare.
func (s *search[C, M, E, V]) round() {
	if s.alive > 1 {
		rounds := 0
		for n := len(s.field); n > 1; n = (n + 1) / 2 {
			rounds++
		}
		s.each = max(1, s.how.Playouts/(rounds*s.alive))
		s.dealAnew()
		return
	}
	if s.mixes && len(s.field) > 1 {
		if a, b := &s.field[0], &s.field[1]; swaps(a.score-b.score, len(a.outcomes), &s.chance) {
			*a, *b = *b, *a
		}
	}
	s.stage, s.found = decided, s.field[0].move
	if s.turns != nil {
		s.turns.best = choice[int]{move: s.field[0].last, equal: 1}
		s.turns.choose()
	}
}

func (s *search[C, M, E, V]) dealAnew() { s.deal, s.at = s.chance.Uint64(), 0 }

// play goes one decision further in a playout, or begins or ends one. It returns how much work that took.
func (s *search[C, M, E, V]) play() int {
	if !s.out.on {
		s.launch(&s.field[s.at])
		return 1
	}
	if !s.out.ending && s.out.goesOn() {
		return s.out.reply()
	}
	o, work, done := s.out.end(s.seat)
	if !done {
		return work
	}
	c := &s.field[s.at]
	c.outcomes = append(c.outcomes, o)
	if s.at++; s.at < s.alive {
		return work
	}
	if s.each--; s.each > 0 {
		s.dealAnew()
		return work
	}
	rank(s.field[:s.alive])
	s.alive = (s.alive + 1) / 2
	s.round()
	return work
}

func (s *search[C, M, E, V]) launch(c *candidate[M]) {
	s.out.begin(s.start, s.seat, s.deal)
	if s.turns == nil {
		s.out.apply(s.seat, c.move)
		return
	}
	// Play the turn as planned, up to the first move that reveals something: that differs from deal to deal.
	s.path = s.path[:0]
	for at := c.last; at >= 0; at = s.turns.steps[at].before {
		s.path = append(s.path, at)
	}
	for _, at := range slices.Backward(s.path) {
		step := &s.turns.steps[at]
		s.out.apply(s.seat, step.move)
		if step.revealed {
			return
		}
	}
}
