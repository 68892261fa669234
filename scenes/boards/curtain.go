package boards

import (
	"slices"

	"runehall/games"
	"runehall/ui"
)

// Private reports whether a seat that must act needs its own view for it.
func (b *Board[M, E, V, Model, Sel, K]) Private(v V, s games.Seat) bool {
	return b.def.Secrets.Private != nil && b.def.Secrets.Private(v, s)
}

// AsksCurtain reports whether the seat in front has to look at what only it may see to go on.
func (b *Board[M, E, V, Model, Sel, K]) AsksCurtain() bool {
	g := &b.Given
	if b.def.Secrets.Curtain == nil || g.Bare || !slices.Contains(g.Movers, g.Front) || !b.Private(g.View, g.Front) {
		return false
	}
	_, may := b.def.Secrets.Curtain(Gesture[K]{Kind: OpenHand})
	return may
}

// Free returns a place on the ledge, or an empty one if something lies over it.
func (b *Board[M, E, V, Model, Sel, K]) Free(at ui.Rect) ui.Rect {
	if b.Given.Bare || b.def.Sheets.Open != nil && b.def.Sheets.Open().Rect.Overlaps(at) {
		return ui.Rect{}
	}
	return at
}
