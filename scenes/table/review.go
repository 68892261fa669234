package table

import (
	"slices"

	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/stage"
	"runehall/scenes/table/hints"
)

// Review finds out, a part at a time, at which decisions of a match most was lost or won.
type Review interface {
	// Step does about n units of work, and reports whether the review is done.
	Step(n int) (done bool)
	// Turnings returns these decisions in the order of the match; none if all decisions were about as good as possible.
	// They are known after the last step.
	Turnings() []Turning
}

// Turning is a decision at which much was lost or won.
type Turning struct {
	// Move is the number of moves up to the decision, its own first move included.
	Move int
	Seat games.Seat
	// Change is how the decision changed the chance of winning, in thousandths, by what its seat knew.
	Change int
	// Made tells what was done. Other tells what the best player would have done or, if the decision gained, what an
	// adept would have done.
	Made, Other []games.Phrase
	// Why tells the seat what speaks for the other decision and not for the one made. Its key is empty if nothing was
	// lost, or no reason is known.
	Why games.Phrase
	// WhyNamed tells everybody else the same, with the seat's name: Why speaks to the seat.
	WhyNamed games.Phrase
	// Watch returns the scene in which the match is watched again, beginning before the decision, with the other move
	// lit on the board.
	Watch func() stage.Scene
}

type review[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*bots.Review[C, M, E, V]
	stage *stage.Stage
	kind  *Kind[C, M, E, V]
	match *games.Match[C, M, E, V]

	known bool // the list is known
	list  []bots.Verdict[M]
	at    int // index in the list of the decision whose reasons are looked for
	other bool
	why   *bots.Explanation[C, M, E, V]
	found []games.Reason // reasons for the other move
	whys  []games.Reason // the reason for each of the list; without a part: none
}

// reviewSeed keeps the guesses of a review apart from the match's own chance, and from its computer players' guesses.
const reviewSeed = 0x7265766965770000 // "review"

func newReview[C games.Core[C, M, E], M comparable, E any, V any](
	st *stage.Stage, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V],
) Review {
	return &review[C, M, E, V]{
		Review: bots.NewReview(m, m.Record().Setup.Seed^reviewSeed), stage: st, kind: kind, match: m,
		why: bots.NewExplanation(kind.Def),
	}
}

// Step goes on with the review, and then with the reasons for what would have been better.
func (r *review[C, M, E, V]) Step(n int) (done bool) {
	if !r.known {
		if r.known = r.Review.Step(n); r.known {
			r.list = r.Verdicts()
			r.whys = make([]games.Reason, len(r.list))
			r.ask()
		}
		return r.known && r.at == len(r.list)
	}
	if r.at == len(r.list) {
		return true
	}
	if !r.why.Step(n) {
		return false
	}
	v := &r.list[r.at]
	if r.other {
		r.found, r.other = r.why.Reasons(), false
		r.explain(v.From, v.Seat, r.match.Made()[v.From].Move)
		return false
	}
	r.whys[r.at] = r.because(v, r.found, r.why.Reasons())
	r.at++
	r.ask()
	return r.at == len(r.list)
}

// ask begins to look for reasons for the other move of the next decision that lost something.
func (r *review[C, M, E, V]) ask() {
	for r.at < len(r.list) && r.list[r.at].Change >= 0 {
		r.at++
	}
	if r.at < len(r.list) {
		v := &r.list[r.at]
		r.other = true
		r.explain(v.From, v.Seat, v.Instead[0])
	}
}

// explain begins to look for what speaks for a seat's move after a number of moves of the match, by what the seat knew.
func (r *review[C, M, E, V]) explain(after int, seat games.Seat, m M) {
	core := r.kind.Def.New(r.match.Record().Setup, nil)
	for _, made := range r.match.Made()[:after] {
		r.kind.Def.Again(core, made)
	}
	r.why.Start(core, seat, seat, m, r.match.Record().Setup.Seed^reviewSeed)
}

// because returns the weightiest reason for the other move that has words and does not speak as much for the move made;
// without a part: there is none.
func (r *review[C, M, E, V]) because(v *bots.Verdict[M], other, made []games.Reason) games.Reason {
	for _, o := range other {
		if slices.ContainsFunc(made, func(m games.Reason) bool {
			return m.Seat == o.Seat && m.Part == o.Part && max(m.Change, -m.Change) >= max(o.Change, -o.Change)
		}) {
			continue
		}
		if r.stage.Book.Has(hints.Phrase(r.kind.Def.ID, o, v.Seat).Key) {
			return o
		}
	}
	return games.Reason{}
}

// phrases returns a reason as it is told to its seat, and as it is told to everybody else.
func (r *review[C, M, E, V]) phrases(why games.Reason, seat games.Seat) (own, named games.Phrase) {
	if why.Part == "" {
		return own, named
	}
	own, named = hints.Phrase(r.kind.Def.ID, why, seat), hints.Named(r.kind.Def.ID, why, seat)
	if !r.stage.Book.Has(named.Key) { // the phrase speaks to nobody in particular
		named = own
	}
	return own, named
}

// Turnings returns the decisions that the review has found, with the way to each in the replay.
func (r *review[C, M, E, V]) Turnings() []Turning {
	var list []Turning
	for i, v := range r.list {
		own, named := r.phrases(r.whys[i], v.Seat)
		list = append(list, Turning{
			Move: v.From + 1, Seat: v.Seat, Change: v.Change, Made: v.Made, Other: v.Other, Why: own, WhyNamed: named,
			Watch: func() stage.Scene {
				s := newReplay(r.stage, r.kind, r.match, v.From)
				s.better = proposal[M]{on: true, at: v.From, seat: v.Seat, move: v.Instead[0]}
				return s
			},
		})
	}
	return list
}

// proposal is a move that a replay lights where another one was made.
type proposal[M comparable] struct {
	on   bool
	at   int // how many moves were made before it
	seat games.Seat
	move M
}
