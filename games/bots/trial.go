package bots

import (
	"slices"

	"runehall/games"
)

// pass says with how much care a review judges decisions.
type pass struct {
	deals int // on which each way is tried
	// field and playouts bound the best player's search ([games.Mind]), and ahead how far trials go; 0: as far as its own.
	field, playouts, ahead int
	sure                   bool // what chance could explain does not count
}

// passes of a review: first through all decisions, then with care through the ones that seem to matter.
var passes = [2]pass{
	{deals: 6, field: 4, playouts: 12, ahead: 2},
	{deals: 36, field: 6, playouts: 48, sure: true},
}

// The ways that a trial compares, as lines of moves.
const (
	madeLine  = iota
	bestLine  // what the best player would have made
	plainLine // what an adept would have made
	lineCount
)

// trial compares a decision with its alternatives, on the same positions dealt anew from its seat's knowledge at that time.
type trial[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	how     pass
	seed    uint64
	seats   int
	minds   [lineCount]mind[C, M] // of the lines that are found
	out     playout[C, M, E, V]
	scratch C

	seat    games.Seat
	from    C // dealt anew
	chance  games.Chance
	lines   [lineCount][]M
	finding int // the line that is being looked for
	same    [lineCount]int
	deal    uint64
	dealt   int
	trying  int
	scores  [lineCount]int // on the deal at hand
	loss    sums           // of the best line over that which was made
	gain    sums           // lead of the made line over the plain one
}

// sums holds the sum of differences and the sum of their squares.
type sums struct{ sum, squares int }

func (s *sums) add(d int) {
	s.sum += d
	s.squares += d * d
}

// mean returns the mean of n differences, and 0 where it is less than twice its standard error.
func (s *sums) mean(n int, sure bool) int {
	// mean > 2 error, squared: s²/n² > 4 (q - s²/n) / (n (n-1))
	if sure && s.sum*s.sum*(n+3) <= 4*n*s.squares {
		return 0
	}
	return s.sum / n
}

type mind[C any, M comparable] struct {
	thinker games.Thinker[C, M]
	own     C // belongs to the thinker
}

func (t *trial[C, M, E, V]) init(def *games.Def[C, M, E, V], how pass, seats int, seed uint64) {
	t.def, t.how, t.seats, t.seed = def, how, seats, seed
	best := MindsOf(&def.Info)[len(games.Minds{})-1]
	best.Field, best.Playouts = min(best.Field, how.field), min(best.Playouts, how.playouts)
	if best.Width > 0 && !how.sure {
		best.Width = planWidth
	}
	if how.ahead > 0 {
		best.Ahead = min(best.Ahead, how.ahead)
	}
	plain := MindsOf(&def.Info)[len(games.Minds{})-2]
	plain.Slips = 0
	t.minds[bestLine] = mind[C, M]{newMind(steady(def), best, seed), def.Blank()}
	t.minds[plainLine] = mind[C, M]{newMind(steady(def), plain, seed^plainStream), def.Blank()}
	if def.Joint != nil {
		best.Ahead = 0 // what follows may be decided by several at the same moment: what one of them does alone is no position
	}
	t.out, t.scratch, t.from = newPlayout(def, best), def.Blank(), def.Blank()
}

// start begins with a decision, made after so many moves.
func (t *trial[C, M, E, V]) start(core C, at int, s games.Seat, made []games.Made[M]) {
	t.seat = s
	core.CloneInto(t.from)
	t.chance = games.NewChance(t.seed, uint64(at)<<8|uint64(s))
	t.from.Redeal(s, &t.chance)
	t.lines[madeLine] = t.lines[madeLine][:0]
	for _, m := range made {
		t.lines[madeLine] = append(t.lines[madeLine], m.Move)
	}
	t.finding, t.dealt, t.trying = bestLine, 0, 0
	t.loss, t.gain = sums{}, sums{}
	t.ask()
}

// plainStream keeps the adept's chance apart from the best player's.
const plainStream = 0x706c61696e // "plain"

func (t *trial[C, M, E, V]) ask() {
	m := &t.minds[t.finding]
	t.from.CloneInto(m.own)
	chance := games.NewChance(t.seed^m.own.Hash(), uint64(t.finding))
	switch thinker := m.thinker.(type) {
	case *greedy[C, M, E, V]:
		thinker.chance = chance
	case *planner[C, M, E, V]:
		thinker.chance, thinker.plan = chance, thinker.plan[:0]
	case *search[C, M, E, V]:
		if thinker.turns != nil {
			thinker.turns.plan = thinker.turns.plan[:0]
		}
	}
	m.thinker.Start(m.own, t.seat, true)
}

// step goes a little further, and returns how much work that took, and whether the verdict stands.
func (t *trial[C, M, E, V]) step() (work int, done bool) {
	switch {
	case t.finding < lineCount:
		return t.find(), false
	case !t.differs() || t.dealt == t.how.deals:
		return 1, true
	}
	return t.try(), false
}

// some is how much a player thinks at a time.
const some = 16

// find looks for a line a little further.
func (t *trial[C, M, E, V]) find() int {
	thinker := t.minds[t.finding].thinker
	d, done := thinker.Step(some)
	if !done {
		return some
	}
	line := append(t.lines[t.finding][:0], d.Move)
	switch thinker := thinker.(type) {
	case *planner[C, M, E, V]:
		line = append(line, thinker.plan...)
	case *search[C, M, E, V]:
		if thinker.turns != nil {
			line = append(line, thinker.turns.plan...)
		}
	}
	t.lines[t.finding] = line
	if t.finding++; t.finding < lineCount {
		t.ask()
		return some
	}
	for i := range t.lines {
		t.same[i] = i
		for j := range i {
			if t.same[i] == i && t.alike(t.lines[i], t.lines[j]) {
				t.same[i] = j
			}
		}
	}
	t.chance = games.NewChance(t.seed, t.from.Hash())
	t.deal = t.chance.Uint64()
	return some
}

// alike reports whether two lines are the same, or lead to the same position.
func (t *trial[C, M, E, V]) alike(a, b []M) bool {
	return t.after(a) == t.after(b)
}

// after returns a checksum of the position after a line.
func (t *trial[C, M, E, V]) after(line []M) uint64 {
	t.from.CloneInto(t.scratch)
	for _, m := range line {
		if t.scratch.Apply(t.seat, m) != nil {
			break
		}
	}
	return t.scratch.Hash()
}

func (t *trial[C, M, E, V]) differs() bool { return t.same != [lineCount]int{} }

// try goes one decision further in a playout, or begins or ends one.
func (t *trial[C, M, E, V]) try() int {
	switch {
	case t.trying == lineCount:
		t.loss.add(t.scores[bestLine] - t.scores[madeLine])
		t.gain.add(t.scores[madeLine] - t.scores[plainLine])
		t.dealt, t.trying, t.deal = t.dealt+1, 0, t.chance.Uint64()
		return 1
	case t.same[t.trying] != t.trying:
		t.scores[t.trying] = t.scores[t.same[t.trying]]
		t.trying++
		return 1
	case !t.out.on:
		t.out.begin(t.from, t.seat, t.deal)
		t.play(t.lines[t.trying])
		return 1
	case !t.out.ending && t.out.goesOn():
		return t.out.reply()
	}
	o, work, done := t.out.end(t.seat)
	if !done {
		return work
	}
	if t.scores[t.trying] = o.chance; !o.rated {
		t.scores[t.trying] = t.out.chances(t.seat, t.seats)
	}
	t.trying++
	return work
}

// play makes the moves of a line up to the first that reveals something: each deal reveals another thing there.
func (t *trial[C, M, E, V]) play(line []M) {
	for i, m := range line {
		if i > 0 && t.out.pos.Check(t.seat, m) != nil {
			return // what it would take is not there in this deal
		}
		t.out.apply(t.seat, m)
		if t.out.pos.Revealed() && (t.def.Shows == nil || !t.def.Shows(m)) {
			return
		}
	}
}

// verdict returns what the trial has shown, without where it was in the match, or false if nothing is worth a word.
func (t *trial[C, M, E, V]) verdict() (Verdict[M], bool) {
	if t.dealt == 0 {
		return Verdict[M]{}, false
	}
	v := Verdict[M]{Seat: t.seat}
	other := bestLine
	if v.Change = -thousandths(t.loss.mean(t.dealt, t.how.sure)); v.Change >= 0 {
		other = plainLine
		v.Change = thousandths(t.gain.mean(t.dealt, t.how.sure))
	}
	if t.how.sure && size(v.Change) < leastChange || v.Change < 0 && other == plainLine {
		return v, false
	}
	if v.Change == 0 {
		return v, false
	}
	v.Instead = slices.Clone(t.lines[other])
	if t.how.sure {
		v.Made, v.Other = t.words(t.lines[madeLine], v.Instead)
	}
	return v, true
}

func thousandths(score int) int { return score * 1000 / full }
