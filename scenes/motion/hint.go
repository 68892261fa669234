package motion

import (
	"math"

	"runehall/ui"
)

// breathTicks is one breath of a hint's light. After hintTicks, three breaths, it stays lit.
var (
	breathTicks = ui.Ticks(1600)
	hintTicks   = 3 * breathTicks
)

// Hint is a move that the table proposes. Its light breathes for a while, and then stays. The zero Hint proposes
// nothing.
type Hint[V any] struct {
	Move V
	On   bool // it is lit
	beat int
}

// Light lights a move.
func (h *Hint[V]) Light(m V) { *h = Hint[V]{Move: m, On: true} }

// Out puts it out.
func (h *Hint[V]) Out() { *h = Hint[V]{} }

// Step plays a tick.
func (h *Hint[V]) Step() {
	if h.On {
		h.beat++
	}
}

// Breath returns the strength of the light, from .3 to 1.
func (h *Hint[V]) Breath() float64 {
	if h.beat >= hintTicks {
		return 1
	}
	return .65 + .35*math.Cos(float64(h.beat)*2*math.Pi/float64(breathTicks))
}

// Ebb returns how strongly to show, in the pauses of the light, what something else hides, from 0 where the light is
// full to 1.
func (h *Hint[V]) Ebb() float64 { return (1 - h.Breath()) / .7 }

// Moving reports whether the light still breathes.
func (h *Hint[V]) Moving() bool { return h.On && h.beat < hintTicks }
