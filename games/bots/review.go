package bots

import (
	"slices"

	"runehall/games"
)

// Review looks through a finished match for the decisions with which most was lost or won. Each is judged on positions
// dealt anew from what its seat knew at that time: the decision made, the best player's and an adept's are played on
// from the same deals. So luck that came afterwards does not count.
//
// Decisions of computer players count as persons' do. Where a turn is many small moves ([games.Def].Turns), a decision
// is all that a seat did until something was revealed or another seat acted. Some decisions are not judged, since
// nothing could be compared with them: moves of the hand ([games.Def].Sample), moves that several seats decide at the
// same moment, and whether to interrupt.
//
// It works in counted steps and two passes: first through all decisions, then with care through those that seem to
// matter. Its result does not depend on how the work is divided.
type Review[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def   *games.Def[C, M, E, V]
	setup games.Setup
	made  []games.Made[M]
	seed  uint64

	pass    int
	core    C // the position after at moves
	at      int
	trial   trial[C, M, E, V]
	judging bool
	worthy  []Verdict[M] // of this pass, those with the greatest change first
	marked  []Verdict[M] // of the pass before
	acting  []games.Acting
	moves   []M
}

// Verdict compares a decision with an alternative.
type Verdict[M comparable] struct {
	// From is the number of moves made before the decision, and Moves the number of its own.
	From, Moves int
	Seat        games.Seat
	// Change is the change in the chance of winning, in thousandths. It is negative if compared with a better choice of
	// the best player, and positive if compared with a worse choice of an adept.
	Change int
	// Made and Other say what the decision and its alternative did: only what the seat could foresee, and only where
	// they differ.
	Made, Other []games.Phrase
	// Instead holds the moves of the alternative.
	Instead []M
}

const (
	// marks is the most decisions that a review marks. seems is how many are judged with care.
	marks, seems = 3, 10
	// leastChange is the least change in the chance of winning worth a mark, in thousandths.
	leastChange = 40
)

// NewReview starts to look through a match. seed decides its chance, and must not be the match's own.
func NewReview[C games.Core[C, M, E], M comparable, E any, V any](m *games.Match[C, M, E, V],
	seed uint64) *Review[C, M, E, V] {
	r := &Review[C, M, E, V]{def: m.Def(), setup: m.Record().Setup, made: m.Made(), seed: seed}
	r.begin()
	return r
}

func (r *Review[C, M, E, V]) begin() {
	r.core, r.at = r.def.New(r.setup, nil), 0
	r.trial.init(r.def, passes[r.pass], r.setup.Seats, r.seed)
	r.marked, r.worthy = r.worthy, nil
}

// Step does at most about n units of work, each about one evaluated move, and reports whether the review is done.
func (r *Review[C, M, E, V]) Step(n int) (done bool) {
	for work := 0; work < n; {
		switch {
		case r.pass == len(passes):
			return true
		case r.judging:
			work += r.judge()
		case r.at < len(r.made):
			work += r.walk()
		default:
			if r.pass++; r.pass < len(passes) {
				r.begin()
			}
		}
	}
	return r.pass == len(passes)
}

// Verdicts returns the decisions with the greatest change, in the order of the match. There are none if all decisions
// were about as good as possible. They are known once the review is done.
func (r *Review[C, M, E, V]) Verdicts() []Verdict[M] {
	list := r.worthy[:min(len(r.worthy), marks)]
	sorted := make([]Verdict[M], 0, len(list))
	for _, v := range list {
		at := len(sorted)
		for at > 0 && sorted[at-1].From > v.From {
			at--
		}
		sorted = append(sorted, Verdict[M]{})
		copy(sorted[at+1:], sorted[at:])
		sorted[at] = v
	}
	return sorted
}

// walk goes on to the next decision, or starts to judge the present one.
func (r *Review[C, M, E, V]) walk() int {
	if moves := r.decision(); moves > 0 && r.seemed() {
		r.judging = true
		r.trial.start(r.core, r.at, r.made[r.at].Seat, r.made[r.at:r.at+moves])
		return 1
	}
	r.next(1)
	return 1
}

// seemed reports whether the present decision is to be judged in this pass.
func (r *Review[C, M, E, V]) seemed() bool {
	if r.pass == 0 {
		return true
	}
	for _, v := range r.marked {
		if v.From == r.at {
			return true
		}
	}
	return false
}

func (r *Review[C, M, E, V]) next(moves int) {
	for range moves {
		r.def.Again(r.core, r.made[r.at])
		r.at++
	}
}

// decision returns how many moves the present decision has, or 0 if it is none to judge.
func (r *Review[C, M, E, V]) decision() int {
	first := r.made[r.at]
	if !r.decides(r.core, first) {
		return 0
	}
	if !r.def.Turns {
		return 1
	}
	after := r.trial.scratch
	r.core.CloneInto(after)
	for n := 1; ; n++ {
		m := r.made[r.at+n-1]
		r.def.Again(after, m)
		if m.Revealed && !m.Shown || r.at+n == len(r.made) || r.made[r.at+n].Seat != first.Seat ||
			!r.must(after, first.Seat) {
			return n
		}
	}
}

// decides reports whether a move was chosen, from several, by the head of its seat. Moves of the hand are not listed,
// and so not counted.
func (r *Review[C, M, E, V]) decides(core C, m games.Made[M]) bool {
	if r.def.Joint != nil && r.def.Joint(core) || !r.must(core, m.Seat) {
		return false
	}
	r.moves = core.AppendMoves(r.moves[:0], m.Seat)
	if len(r.moves) < 2 {
		return false
	}
	return slices.Contains(r.moves, m.Move)
}

func (r *Review[C, M, E, V]) must(core C, s games.Seat) bool {
	r.acting = core.AppendActing(r.acting[:0])
	for _, a := range r.acting {
		if a.Seat == s && a.Must {
			return true
		}
	}
	return false
}

func (r *Review[C, M, E, V]) judge() int {
	work, done := r.trial.step()
	if !done {
		return work
	}
	r.judging = false
	moves := len(r.trial.lines[madeLine])
	if v, ok := r.trial.verdict(); ok {
		v.From, v.Moves = r.at, moves
		r.enter(v)
	}
	r.next(moves)
	return work
}

// enter keeps a verdict if its change is among the greatest.
func (r *Review[C, M, E, V]) enter(v Verdict[M]) {
	at := len(r.worthy)
	for at > 0 && size(r.worthy[at-1].Change) < size(v.Change) {
		at--
	}
	if at == seems {
		return
	}
	if len(r.worthy) < seems {
		r.worthy = append(r.worthy, v)
	}
	copy(r.worthy[at+1:], r.worthy[at:])
	r.worthy[at] = v
}

func size(n int) int { return max(n, -n) }
