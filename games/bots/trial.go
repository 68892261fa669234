package bots

import (
	"slices"

	"runehall/games"
)

// pass says how carefully a review judges decisions.
type pass struct {
	deals int // how many deals each line is tried on
	// field and playouts bound the best player's search ([games.Mind]). ahead is how far trials go; 0: as far as the
	// player's own.
	field, playouts, ahead int
	sure                   bool // ignore differences that may be due to chance
}

// passes are the passes of a review: quickly through all decisions, then carefully through those that seem to matter.
var passes = [2]pass{
	{deals: 6, field: 4, playouts: 12, ahead: 2},
	{deals: 36, field: 6, playouts: 48, sure: true},
}

// The lines of moves that a trial compares.
const (
	madeLine  = iota
	bestLine  // the best player's choice
	plainLine // an adept's choice
	lineCount
)

// trial compares a decision with its alternatives, on the same positions dealt anew from what its seat knew at that
// time.
type trial[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def     *games.Def[C, M, E, V]
	how     pass
	seed    uint64
	seats   int
	minds   [lineCount]mind[C, M] // the players that find the other lines
	out     playout[C, M, E, V]
	scratch C

	seat    games.Seat
	from    C // the present deal
	chance  games.Chance
	lines   [lineCount][]M
	finding int // the line that is being looked for
	same    [lineCount]int
	deal    uint64
	dealt   int
	trying  int
	scores  [lineCount]int // on the present deal
	loss    sums           // how much the best line is ahead of the one made
	gain    sums           // how much the line made is ahead of the plain one
}

// sums holds the sum of differences and the sum of their squares, to tell whether the mean is due to chance.
type sums struct{ sum, squares int }

func (s *sums) add(d int) {
	s.sum += d
	s.squares += d * d
}

// mean returns the mean of n differences. If sure is set, it returns 0 for a mean of less than twice its standard
// error.
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
		// The next decision may be made by several seats at the same moment, and one seat's part of it leads to no
		// position.
		best.Ahead = 0
	}
	t.out, t.scratch, t.from = newPlayout(def, best), def.Blank(), def.Blank()
}

// start begins to judge a decision that was made after so many moves.
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

// step goes a little further. It returns how much work that took, and whether the verdict is complete.
func (t *trial[C, M, E, V]) step() (work int, done bool) {
	switch {
	case t.finding < lineCount:
		return t.find(), false
	case !t.differs() || t.dealt == t.how.deals:
		return 1, true
	}
	return t.try(), false
}

// some is how many units a player thinks at a time.
const some = 16

// find looks a little further for a line.
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

// alike reports whether two lines are the same or lead to the same position.
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

// play makes the moves of a line, up to the first one that reveals something: that differs from deal to deal.
func (t *trial[C, M, E, V]) play(line []M) {
	for i, m := range line {
		if i > 0 && t.out.pos.Check(t.seat, m) != nil {
			return // something that the move needs is not there in this deal
		}
		t.out.apply(t.seat, m)
		if t.out.pos.Revealed() && (t.def.Shows == nil || !t.def.Shows(m)) {
			return
		}
	}
}

// verdict returns the result, without its place in the match. It returns false if nothing is worth mentioning.
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
