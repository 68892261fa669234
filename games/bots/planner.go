package bots

import "runehall/games"

const (
	// planWidth is how many positions of a turn a planner follows side by side.
	planWidth = 24
	// briefWidth is the least width of a narrow planner.
	briefWidth = 2
	// planDepth is the most moves of a turn that are planned ahead.
	planDepth = 60
)

// planner looks a whole turn ahead, for games whose turns are sequences of small moves ([games.Def].Turns). From its
// position it follows its seat's moves until another seat acts. After each number of moves it keeps only the positions
// that are worth most, each once, however it was reached. It carries out the turn with the best end, move by move.
//
// A turn is planned on a position dealt anew. So a plan ends with the first move that reveals something, and the rest
// is planned again with what is then known. It is also planned again if the position is not the one that the plan
// expects.
type planner[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	greedy  *greedy[C, M, E, V] // decides when the seat need not act
	chance  games.Chance
	seat    games.Seat
	must    bool
	start   C // belongs to this player until the next Start
	try     C
	acting  []games.Acting
	deal    games.Chance // the deal that sign uses
	plan    []M          // the rest of the plan
	leadsTo uint64       // the sign of the position in which the plan goes on

	// The search: the positions after as many moves as there have been layers, and those one move later.
	layer, next []branch[C]
	spare       []C
	steps       []step[M]
	moves       []M
	at, move    int // how far the layer has been followed: branches, and moves of the last one
	best        choice[int]
	depth       int
	width       int // the most branches in a layer

	most   int   // how many of the best turns are kept in ends
	ends   []end // the best complete turns, the best first; of turns with the same end only one
	keeps  bool  // keep the position after the best turn in ending
	ending C
}

// end is a complete turn, with its last step.
type end struct {
	last, worth int
	hash        uint64
}

// branch is a position in the middle of a turn. last is the step that led to it, -1 at the start.
type branch[C any] struct {
	core  C
	last  int
	worth int
	hash  uint64
}

// step is a move that follows another step.
type step[M comparable] struct {
	move     M
	before   int
	revealed bool
}

func newPlanner[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	seed uint64) *planner[C, M, E, V] {
	return &planner[C, M, E, V]{def: def, greedy: newGreedy(def, seed), chance: games.NewChance(seed, 1),
		try: def.Blank(), width: planWidth}
}

// newFinisher returns a narrow planner that finishes turns by itself, on a position where nothing is hidden from it.
func newFinisher[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	width int) *planner[C, M, E, V] {
	return &planner[C, M, E, V]{def: def, width: width, keeps: true, ending: def.Blank()}
}

func (p *planner[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	p.start, p.must = position, must
	if !must {
		p.greedy.Start(position, s, must)
		return
	}
	if s == p.seat && len(p.plan) > 0 && p.sign(position, s) == p.leadsTo && position.Check(s, p.plan[0]) == nil {
		return
	}
	if p.begin(position, s); len(p.moves) == 1 {
		p.plan = append(p.plan, p.moves[0]) // the only move
	}
}

func (p *planner[C, M, E, V]) begin(position C, s games.Seat) {
	p.seat, p.plan = s, p.plan[:0]
	p.steps, p.best, p.depth, p.ends = p.steps[:0], choice[int]{}, 0, p.ends[:0]
	p.free(&p.layer)
	p.free(&p.next)
	first := p.blank()
	position.CloneInto(first)
	p.layer = append(p.layer, branch[C]{core: first, last: -1})
	p.moves = p.def.AppendCandidates(p.moves[:0], position, s, &p.chance, samples)
	p.at, p.move = 1, 0
}

// sign returns a checksum of what a seat knows of a position. It is equal for positions that look the same to the seat.
func (p *planner[C, M, E, V]) sign(position C, s games.Seat) uint64 {
	position.CloneInto(p.try)
	p.deal = games.NewChance(0, 0)
	p.try.Redeal(s, &p.deal)
	return p.try.Hash()
}

func (p *planner[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if !p.must {
		return p.greedy.Step(n)
	}
	if len(p.plan) == 0 {
		for work := 0; p.search(); work++ {
			if work >= n {
				return games.Decision[M]{}, false
			}
		}
		p.choose()
	}
	m := p.plan[0]
	p.plan = append(p.plan[:0], p.plan[1:]...)
	if len(p.plan) > 0 {
		p.start.CloneInto(p.try)
		p.apply(p.try, m)
		p.leadsTo = p.sign(p.try, p.seat)
	}
	return games.Decision[M]{Move: m}, true
}

// search tries one move, and reports whether there was one to try.
func (p *planner[C, M, E, V]) search() bool {
	for p.move == len(p.moves) {
		if p.at == len(p.layer) && !p.deeper() {
			return false
		}
		p.moves = p.def.AppendCandidates(p.moves[:0], p.layer[p.at].core, p.seat, &p.chance, samples)
		p.at++
		p.move = 0
		if len(p.moves) == 0 {
			panic("bots: in " + p.def.ID + " a seat must act that has no move")
		}
	}
	p.follow(p.layer[p.at-1], p.moves[p.move])
	p.move++
	return true
}

// deeper goes on to the next layer, and reports whether there is anything in it.
func (p *planner[C, M, E, V]) deeper() bool {
	if len(p.next) == 0 || p.depth >= planDepth {
		return false
	}
	p.free(&p.layer)
	p.layer, p.next = p.next, p.layer
	p.at, p.depth = 0, p.depth+1
	return true
}

// follow makes a move from a branch. If that ends the turn, the turn is complete; otherwise it becomes a branch of the
// next layer.
func (p *planner[C, M, E, V]) follow(from branch[C], m M) {
	core := p.blank()
	from.core.CloneInto(core)
	p.apply(core, m)
	worth := p.def.Evaluate(core, p.seat)
	if !p.goesOn(core) {
		p.spare = append(p.spare, p.finish(from, m, core, worth))
		return
	}
	least := -1
	hash := core.Hash()
	for i, b := range p.next {
		if b.hash == hash {
			p.spare = append(p.spare, core)
			return
		}
		if least < 0 || b.worth < p.next[least].worth {
			least = i
		}
	}
	b := branch[C]{core: core, worth: worth, hash: hash}
	switch {
	case len(p.next) < p.width:
		b.last = p.note(m, from.last, core)
		p.next = append(p.next, b)
	case worth > p.next[least].worth:
		b.last = p.note(m, from.last, core)
		p.spare = append(p.spare, p.next[least].core)
		p.next[least] = b
	default:
		p.spare = append(p.spare, core)
	}
}

// finish keeps a complete turn if it is among the best. It returns a core that is no longer needed.
func (p *planner[C, M, E, V]) finish(from branch[C], m M, core C, worth int) C {
	last := -1
	if p.best.equal == 0 || worth >= p.best.worth {
		last = p.note(m, from.last, core)
		if p.best.offer(last, worth, &p.chance); p.keeps && p.best.move == last {
			p.ending, core = core, p.ending
			return core
		}
	}
	n := len(p.ends)
	if n == p.most && (n == 0 || p.ends[n-1].worth >= worth) {
		return core
	}
	hash := core.Hash()
	for i := range p.ends {
		if p.ends[i].hash == hash {
			return core
		}
	}
	if n == p.most {
		n--
	} else {
		p.ends = append(p.ends, end{})
	}
	if last < 0 {
		last = p.note(m, from.last, core)
	}
	for ; n > 0 && p.ends[n-1].worth < worth; n-- {
		p.ends[n] = p.ends[n-1]
	}
	p.ends[n] = end{last: last, worth: worth, hash: hash}
	return core
}

// ended returns the position after the best turn, in exchange for another core. If no turn is complete, it returns the
// best position on the way.
func (p *planner[C, M, E, V]) ended(other C) C {
	if p.best.equal > 0 {
		other, p.ending = p.ending, other
		return other
	}
	at := p.furthest()
	other, p.layer[at].core = p.layer[at].core, other
	return other
}

// furthest returns the index of the branch of the layer that is worth most.
func (p *planner[C, M, E, V]) furthest() int {
	best := 0
	for i, b := range p.layer {
		if b.worth > p.layer[best].worth {
			best = i
		}
	}
	return best
}

// note records a move that led to a position, and returns its index. If a seat reveals its own secrets, it learns
// nothing, so the plan can go on after that.
func (p *planner[C, M, E, V]) note(m M, before int, after C) int {
	revealed := after.Revealed() && (p.def.Shows == nil || !p.def.Shows(m))
	p.steps = append(p.steps, step[M]{move: m, before: before, revealed: revealed})
	return len(p.steps) - 1
}

// choose makes the best turn the plan. If no turn is complete, it plans the way to the position that is worth most so
// far.
func (p *planner[C, M, E, V]) choose() {
	last := p.best.move
	if p.best.equal == 0 {
		last = p.layer[p.furthest()].last
	}
	p.plan = p.plan[:0]
	for at := last; at >= 0; at = p.steps[at].before {
		if p.steps[at].revealed {
			p.plan = p.plan[:0]
		}
		p.plan = append(p.plan, p.steps[at].move)
	}
	for i, j := 0, len(p.plan)-1; i < j; i, j = i+1, j-1 {
		p.plan[i], p.plan[j] = p.plan[j], p.plan[i]
	}
}

// goesOn reports whether the match goes on and the planner's own seat must act.
func (p *planner[C, M, E, V]) goesOn(core C) bool {
	if _, over := core.Result(); over {
		return false
	}
	p.acting = core.AppendActing(p.acting[:0])
	for _, a := range p.acting {
		if a.Must && a.Seat == p.seat {
			return true
		}
	}
	return false
}

func (p *planner[C, M, E, V]) apply(core C, m M) {
	if refusal := core.Apply(p.seat, m); refusal != nil {
		panic("bots: " + p.def.ID + " refuses a move that it listed: " + refusal.Error())
	}
}

func (p *planner[C, M, E, V]) blank() C {
	if n := len(p.spare); n > 0 {
		core := p.spare[n-1]
		p.spare = p.spare[:n-1]
		return core
	}
	return p.def.Blank()
}

// free keeps the cores of branches for reuse.
func (p *planner[C, M, E, V]) free(branches *[]branch[C]) {
	for _, b := range *branches {
		p.spare = append(p.spare, b.core)
	}
	*branches = (*branches)[:0]
}
