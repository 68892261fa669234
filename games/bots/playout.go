package bots

import "runehall/games"

// playout plays a position on. Each seat that must act makes the move after which the position is worth most to it, or,
// where a turn is many moves, the best turn of a narrow search. Nobody interrupts. All seats see everything.
type playout[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	look   lookahead[C, M, E, V]
	turns  *planner[C, M, E, V] // nil where a turn is a single move
	ahead  int                  // how many turns to play
	seats  int                  // the number of seats, if it ends with the chance of winning; otherwise 0
	on     bool
	pos    C
	try    C
	best   C
	left   int        // how many turns are left
	last   games.Seat // whose turn was the last
	busy   bool       // the search for a turn is under way
	ending bool       // no new turn begins, but a decision under way is still made
	moves  []M
	deal   games.Chance // decides the deal of the position
	chance games.Chance // decides samples, and the choice between equal turns
}

func newPlayout[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	how games.Mind) playout[C, M, E, V] {
	p := playout[C, M, E, V]{
		def: def, look: lookahead[C, M, E, V]{def: def}, pos: def.Blank(), try: def.Blank(), best: def.Blank(),
		ahead: how.Ahead,
	}
	if def.Turns {
		p.turns = newFinisher(def, max(how.Brief, briefWidth))
	}
	return p
}

// begin deals a position anew for a seat, and starts to play on from it.
func (p *playout[C, M, E, V]) begin(position C, s games.Seat, deal uint64) {
	p.on, p.left, p.last, p.busy, p.ending = true, p.ahead, s, false, false
	position.CloneInto(p.pos)
	p.deal = games.NewChance(deal, 0)
	p.pos.Redeal(s, &p.deal)
	p.chance = games.NewChance(0, 2)
	if p.turns != nil {
		p.turns.chance = p.chance
	}
}

// goesOn reports whether there is another decision to be played.
func (p *playout[C, M, E, V]) goesOn() bool {
	if p.busy {
		return true
	}
	if _, over := p.pos.Result(); over {
		return false
	}
	s, ok := p.look.waiting(p.pos)
	if p.turns == nil {
		return ok && p.left > 0
	}
	return ok && (s == p.last || p.left > 0)
}

// reply makes the next decision. It returns how much work that took.
func (p *playout[C, M, E, V]) reply() int {
	if p.turns != nil {
		return p.turn()
	}
	p.left--
	s, _ := p.look.waiting(p.pos)
	p.moves = p.def.AppendCandidates(p.moves[:0], p.pos, s, &p.chance, lookSamples)
	if len(p.moves) == 1 {
		p.apply(s, p.moves[0])
		return 1
	}
	most := 0
	for i, m := range p.moves {
		p.pos.CloneInto(p.try)
		if refusal := p.try.Apply(s, m); refusal != nil {
			panic("bots: " + p.def.ID + " refuses a move that it listed: " + refusal.Error())
		}
		if worth := p.def.Evaluate(p.try, s); i == 0 || worth > most {
			most = worth
			p.try, p.best = p.best, p.try
		}
	}
	p.pos, p.best = p.best, p.pos
	return len(p.moves)
}

// turn searches a little further for a seat's turn, and plays it once it is found. It returns how much work that took.
func (p *playout[C, M, E, V]) turn() int {
	if !p.busy {
		s, _ := p.look.waiting(p.pos)
		if s != p.last {
			p.last = s
			p.left--
		}
		p.busy = true
		p.turns.begin(p.pos, s)
		return 1
	}
	const some = 16
	for work := range some {
		if !p.turns.search() {
			p.busy = false
			p.pos = p.turns.ended(p.pos)
			return work + 1
		}
	}
	return some
}

// end plays on a little until the position is quiet. It returns how much work that took and, once it is done, what the
// seat has then. With more than two seats that is its chance of winning, since being ahead of the others on average
// does not mean being first.
func (p *playout[C, M, E, V]) end(s games.Seat) (o outcome, work int, done bool) {
	if !p.ending {
		p.ending = true
		p.look.begin(p.pos)
		return outcome{}, 0, false
	}
	before := p.look.work
	if p.look.step() {
		return outcome{}, p.look.work - before, false
	}
	p.on = false
	if result, over := p.pos.Result(); over {
		return outcome{rated: true, chance: share(&result, s)}, 1, true
	}
	if p.seats > 0 {
		return outcome{rated: true, chance: p.early(p.chances(s, p.seats))}, p.seats, true
	}
	return outcome{worth: p.def.Evaluate(p.pos, s)}, 1, true
}

// share returns a seat's share of a match that is over, as a part of full.
func share(r *games.Result, s games.Seat) int {
	if r.Rank[s] != 1 {
		return 0
	}
	first := 0
	for _, rank := range r.Rank {
		if rank == 1 {
			first++
		}
	}
	return full / first
}

func (p *playout[C, M, E, V]) apply(s games.Seat, m M) {
	if refusal := p.pos.Apply(s, m); refusal != nil {
		panic("bots: " + p.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}
