package motion

import (
	"runehall/assets/sound"
	"runehall/ui"
)

// Noise is a sound of a step, at a thing of the board.
type Noise[S any] struct {
	Effect sound.Effect
	At     S
}

// Noises are the sounds of a tick's steps. They are kept in the board's model, since steps change nothing else; the
// board takes them out in the same tick.
type Noises[S any] struct{ made []Noise[S] }

// Make lets an effect be heard at a thing.
func (n *Noises[S]) Make(e sound.Effect, at S) { n.made = append(n.made, Noise[S]{e, at}) }

// Hear hands each noise to a listener, and forgets it.
func (n *Noises[S]) Hear(each func(n Noise[S])) {
	for _, one := range n.made {
		each(one)
	}
	n.made = n.made[:0]
}

// Sounding gives the first of a list of steps a sound, at part t of its way: 0 is its start, 1 its end.
func Sounding[M any](list []ui.Step[M], t float64, sound func(m *M)) []ui.Step[M] {
	list[0].Sound, list[0].SoundAt = sound, t
	return list
}
