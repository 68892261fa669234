package table

import (
	"runehall/games"
	"runehall/games/bots"
	"runehall/scenes/stage"
)

// Review finds out, a part at a time, at which decisions of a match most was lost or won.
type Review interface {
	// Step does about n units of work, and reports whether the review is done.
	Step(n int) (done bool)
	// Turnings returns those decisions in the order of the match; none where all were about as good as could be. They are known after
	// the last step.
	Turnings() []Turning
}

// Turning is a decision at which much was lost or won.
type Turning struct {
	// Move counts the moves made, its first one included.
	Move int
	Seat games.Seat
	// Change is what it changed in the chance of winning, in thousandths, by what its seat knew.
	Change int
	// Made says what was done. Other says what the best player would have done or, where the decision gained, what an adept would have done.
	Made, Other []games.Phrase
	// Watch returns the scene in which the match is watched again, beginning before the decision, with the other one lit on the board.
	Watch func() stage.Scene
}

type review[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*bots.Review[C, M, E, V]
	stage *stage.Stage
	kind  *Kind[C, M, E, V]
	match *games.Match[C, M, E, V]
}

// reviewSeed keeps the guesses of a review apart from the match's own chance, and from those of its computer players.
const reviewSeed = 0x7265766965770000 // "review"

func newReview[C games.Core[C, M, E], M comparable, E any, V any](st *stage.Stage, kind *Kind[C, M, E, V], m *games.Match[C, M, E, V]) Review {
	return &review[C, M, E, V]{bots.NewReview(m, m.Record().Setup.Seed^reviewSeed), st, kind, m}
}

// Turnings leads from the verdicts to their places in the replay.
func (r *review[C, M, E, V]) Turnings() []Turning {
	var list []Turning
	for _, v := range r.Verdicts() {
		list = append(list, Turning{
			Move: v.From + 1, Seat: v.Seat, Change: v.Change, Made: v.Made, Other: v.Other,
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
