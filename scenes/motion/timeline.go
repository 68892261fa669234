package motion

import "runehall/ui"

// Timeline plays the steps of a board's display model M, and hands on their noises, each at a thing S. Make one with
// [NewTimeline].
type Timeline[M, S any] struct {
	ui.Timeline[M]
	model  *M
	noises *Noises[S] // the model's sounds
	heard  func(n Noise[S])
}

// NewTimeline returns a timeline without steps, for a model, the noises in it, and the function that hears them.
func NewTimeline[M, S any](model *M, noises *Noises[S], heard func(n Noise[S])) Timeline[M, S] {
	return Timeline[M, S]{model: model, noises: noises, heard: heard}
}

// Step plays a tick, and reports whether the picture caught up with the match in it, or fell behind.
func (t *Timeline[M, S]) Step() bool {
	turned := t.Update(t.model)
	t.noises.Hear(t.heard)
	return turned
}

// Finish shows all moves at once.
func (t *Timeline[M, S]) Finish() {
	t.Timeline.Finish(t.model)
	t.noises.Hear(t.heard)
}
