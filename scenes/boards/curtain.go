package boards

import (
	"slices"

	"runehall/games"
	"runehall/ui"
)

// Private reports whether a seat that must act needs its own view for it.
func (b *Board[M, E, V, Model, Sel, K]) Private(v V, s games.Seat) bool {
	return b.def.Private != nil && b.def.Private(v, s)
}

// AsksCurtain reports whether the seat in front has to look at what only it may see to go on.
func (b *Board[M, E, V, Model, Sel, K]) AsksCurtain() bool {
	g := &b.Given
	if b.def.Curtain == nil || g.Bare || !slices.Contains(g.Movers, g.Front) || !b.Private(g.View, g.Front) {
		return false
	}
	_, may := b.def.Curtain(Gesture[K]{Kind: OpenHand})
	return may
}

// Free returns a place of the ledge, or none where something lies over it.
func (b *Board[M, E, V, Model, Sel, K]) Free(at ui.Rect) ui.Rect {
	if b.Given.Bare || b.def.Sheet != nil && b.def.Sheet().Rect.Overlaps(at) {
		return ui.Rect{}
	}
	return at
}
