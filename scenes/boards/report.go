package boards

import (
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Name returns what a thing is called in reports.
func (b *Board[M, E, V, Model, Sel, K]) Name(t things.Thing[K]) string {
	if b.def.Name != nil {
		return b.def.Name(t)
	}
	return b.def.Kinds.Name(t, b.Given.Front)
}

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board[M, E, V, Model, Sel, K]) Report(r *table.Report) {
	b.def.Report(r)
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.covered() {
		return
	}
	var lit []string
	for t, at := range b.named {
		name := b.Name(t)
		if b.lies(t) { // each part of the plane that can be chosen has its own place
			at = ui.Rect{}
		}
		r.Stop(b.stops.Owner(t), name, at)
		if b.def.Mark != nil && b.def.Mark(t)&Lit != 0 {
			lit = append(lit, name)
		}
	}
	if b.def.Mark != nil && !b.def.Unlit {
		r.State[b.def.Kinds.Game+table.LitState] = lit
	}
}

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board[M, E, V, Model, Sel, K]) hear(h *stage.Heard) {
	if b.def.Sheet != nil {
		b.hearSheet(h, b.def.Sheet())
	}
	if b.covered() {
		return
	}
	for t := range b.named {
		if !b.lies(t) {
			h.Says(b.Name(t), b.def.Says(h, t))
		}
	}
	b.def.Tells(h)
}

func (b *Board[M, E, V, Model, Sel, K]) hearSheet(h *stage.Heard, s *Sheet) {
	if !s.Rect.Empty() {
		title, notes := b.def.Open()
		h.Part("sheet", title, aloud.Dialog, s.Rect)
		HearNotes(h, s, notes)
	}
}
