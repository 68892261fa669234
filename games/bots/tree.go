package bots

import "runehall/games"

// tree searches a tree of moves on what its seat knows (an information-set Monte Carlo tree search). Each walk deals
// anew what the seat cannot know, and goes down among the moves that the deal allows. It takes the move with the best
// sum of what earlier walks through it have won and of a bonus for moves that look good and were seldom walked
// ([puct]). Behind the first new move a few greedy decisions follow, and then each seat's chance of winning counts for
// all moves of that seat on the way. So every seat answers with what is best for itself some moves later. The decision
// is the move that was walked most often.
//
// Answers with something held in secret are left to the flat search, which mixes them, and so are decisions that need
// not be made ([search]).
//
// A decision depends only on the seed and on what the seat knows, not on earlier decisions or on how the work is
// divided into steps. It uses whole numbers only, which are the same on every processor.
type tree[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	how    games.Mind
	seed   uint64
	flat   *search[C, M, E, V] // decides answers, and when the seat need not act
	chance games.Chance
	seat   games.Seat
	asks   bool // flat decides
	start  C    // belongs to this player until the next Start
	seats  int
	base   [games.MaxSeats]int // what the position is worth to each seat
	work   int                 // moves evaluated so far

	branchings branchings[M]
	out        playout[C, M, E, V]
	try        C
	walk       walking
	path       [longestWalk]pathStep
	walked     int // the length of path
	at         int // the branching that the walk has reached
	mover      games.Seat
	moves      []M
	weighed    int   // how many of the moves have their branch
	branches   []int // the branches of the moves, by index
	looks      bool  // the consequences of a move are being played out
	changes    int   // how often the seat that acts has changed since the leaf
	last       games.Seat
	rows       []int // memory for parts, to count the seats
	found      M
}

// longestWalk is the most moves of a walk before the leaf.
const longestWalk = 64

// walking is what the next unit of work of a walk does.
type walking uint8

const (
	setting   walking = iota // begins a walk
	arriving                 // lists the moves at a branching
	measuring                // weighs moves that were not met there before
	rolling                  // goes on from the leaf
	settling                 // plays on until the position is quiet
	over                     // the decision is made
)

// pathStep is a move of a walk.
type pathStep struct {
	branch, branching int
	seat              games.Seat
}

func newTree[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], how, flat games.Mind,
	seed uint64) *tree[C, M, E, V] {
	t := &tree[C, M, E, V]{def: def, how: how, seed: seed, flat: newSearch(def, flat, seed), try: def.Blank(),
		out: newPlayout(def, games.Mind{Ahead: how.Ahead})}
	return t
}

func (t *tree[C, M, E, V]) Start(position C, seat games.Seat, must bool) {
	t.start, t.seat = position, seat
	if t.asks = !must || answers(t.def, position); t.asks {
		t.flat.Start(position, seat, must)
		return
	}
	t.chance = games.NewChance(t.seed, position.Hash())
	t.rows = t.def.Worth.Append(t.rows[:0], position, seat)
	t.seats = len(t.rows) / len(t.def.Worth.Parts)
	for s := range t.seats {
		t.base[s] = t.def.Evaluate(position, games.Seat(s))
	}
	t.branchings.clear()
	t.work, t.looks, t.walk = 0, false, setting
	t.moves = t.def.AppendCandidates(t.moves[:0], position, seat, &t.chance, samples)
	if len(t.moves) == 1 {
		t.walk, t.found = over, t.moves[0]
	}
}

func (t *tree[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if t.asks {
		return t.flat.Step(n)
	}
	for work := 0; t.walk != over; {
		if work >= n {
			return games.Decision[M]{}, false
		}
		did := t.step()
		work += did
		if t.work += did; t.work >= t.how.Budget && t.walk != over && len(t.branchings.branches) > 0 {
			// A walk under way counts nothing. How far it has come depends on the work alone.
			t.out.on = false
			t.walk, t.found = over, t.branchings.most()
		}
	}
	return games.Decision[M]{Move: t.found}, true
}

// step goes a little further, and returns how much work that took.
func (t *tree[C, M, E, V]) step() int {
	switch t.walk {
	case setting:
		t.out.begin(t.start, t.seat, t.chance.Uint64())
		t.walked, t.at, t.walk = 0, 0, arriving
		return 1
	case arriving:
		return t.arrive()
	case measuring:
		return t.weigh()
	case rolling:
		return t.roll()
	}
	return t.settle()
}

// arrive lists the moves at the branching that the walk has reached, if there are any.
func (t *tree[C, M, E, V]) arrive() int {
	p := &t.out
	_, ended := p.pos.Result()
	s, ok := p.look.waiting(p.pos)
	if ended || !ok || t.walked == longestWalk {
		t.leaf()
		return 1
	}
	t.mover, t.weighed, t.walk = s, 0, measuring
	t.moves = t.def.AppendCandidates(t.moves[:0], p.pos, s, &p.chance, lookSamples)
	t.branches = t.branches[:0]
	t.branchings.visit(t.at)
	return 1
}

// weigh finds the branches of the moves, and evaluates those moves that no walk has met here before. When all have
// theirs, the walk takes one.
func (t *tree[C, M, E, V]) weigh() int {
	p := &t.out
	if t.looks {
		before := p.look.work
		if p.look.step() {
			return p.look.work - before
		}
		t.looks = false
		t.enter()
		return 1
	}
	for t.weighed < len(t.moves) {
		m := t.moves[t.weighed]
		if b, known := t.branchings.find(t.at, m); known {
			t.branches = append(t.branches, b)
			t.weighed++
			continue
		}
		p.pos.CloneInto(t.try)
		if refusal := t.try.Apply(t.mover, m); refusal != nil {
			panic("bots: " + t.def.ID + " refuses a move that it listed: " + refusal.Error())
		}
		if t.at == 0 && t.wins() {
			t.out.on = false
			t.walk, t.found = over, m
			return 1
		}
		if t.def.Quiet(t.try) {
			t.enter()
			return 1
		}
		p.look.begin(t.try)
		t.looks = true
		return 1
	}
	t.take(t.choose())
	return 1
}

// wins reports whether the move just tried wins the match at once, and not by luck.
func (t *tree[C, M, E, V]) wins() bool {
	result, ended := t.try.Result()
	return ended && result.Rank[t.seat] == 1 && !t.try.Revealed()
}

// enter gives the move just tried its branch.
func (t *tree[C, M, E, V]) enter() {
	worth := t.def.Evaluate(t.try, t.mover)
	t.branches = append(t.branches, t.branchings.add(t.at, t.moves[t.weighed], worth))
	t.weighed++
}

// take makes the move of a branch. If it is the first walk along it, the walk has come to its leaf.
func (t *tree[C, M, E, V]) take(b int) {
	t.path[t.walked] = pathStep{b, t.at, t.mover}
	t.walked++
	branch := &t.branchings.branches[b]
	t.out.apply(t.mover, branch.move)
	if branch.walks == 0 {
		t.leaf()
		return
	}
	t.at = t.branchings.behind(b)
	t.walk = arriving
}

// leaf begins to play on greedily.
func (t *tree[C, M, E, V]) leaf() {
	t.walk, t.changes, t.last, t.out.left = rolling, 0, games.Nobody, t.how.Ahead
	if t.how.Turns > 0 {
		t.out.left = mostRolled
	}
}

// mostRolled bounds how many decisions of whole turns follow behind a leaf.
const mostRolled = 60

// roll makes one greedy decision, or finds that there have been enough.
func (t *tree[C, M, E, V]) roll() int {
	p := &t.out
	if !p.goesOn() || t.how.Turns > 0 && t.turned() {
		t.walk, p.ending = settling, false
		return 1
	}
	return p.reply()
}

// turned reports whether as many turns as wanted have ended.
func (t *tree[C, M, E, V]) turned() bool {
	s, _ := t.out.look.waiting(t.out.pos)
	if t.last != games.Nobody && s != t.last && t.def.Quiet(t.out.pos) {
		if t.changes++; t.changes == t.how.Turns {
			return true
		}
	}
	t.last = s
	return false
}

// settle plays on until the position is quiet, and then counts the walk.
func (t *tree[C, M, E, V]) settle() int {
	_, work, done := t.out.end(t.seat)
	if !done {
		return max(1, work)
	}
	var won [games.MaxSeats]int
	t.outcome(&won)
	for _, step := range t.path[:t.walked] {
		t.branchings.count(step.branch, won[step.seat])
	}
	t.walk = setting
	return 1
}

// outcome tells each seat's chance of winning at the end of a walk, as a part of full.
func (t *tree[C, M, E, V]) outcome(won *[games.MaxSeats]int) {
	p := &t.out
	if r, ended := p.pos.Result(); ended {
		for s := range t.seats {
			won[s] = share(&r, games.Seat(s))
		}
		return
	}
	swing := t.def.Swing
	if swing == 0 {
		swing = usualSwing
	}
	switch {
	case t.how.Gain:
		for s := range t.seats {
			d := t.def.Evaluate(p.pos, games.Seat(s)) - t.base[s]
			won[s] = full/2 + part(full/2*int64(d), int64(swing+distance(d, 0)))
		}
	case t.seats == 2:
		d := t.def.Evaluate(p.pos, 0) - t.def.Evaluate(p.pos, 1)
		won[0] = full/2 + part(full/2*int64(d), int64(2*swing+distance(d, 0)))
		won[1] = full - won[0]
	default:
		for s := range games.Seat(t.seats) {
			won[s] = p.early(p.chances(s, t.seats))
		}
	}
}

// part divides two numbers that need more than 32 bits.
func part(a, b int64) int { return int(a / b) }

func (t *tree[C, M, E, V]) steady() {
	t.def = steady(t.def)
	t.flat.steady()
}
