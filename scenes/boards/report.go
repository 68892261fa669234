package boards

import (
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Name returns the name of a thing in reports.
func (b *Board[M, E, V, Model, Sel, K]) Name(t things.Thing[K]) string {
	if b.def.Reports.Name != nil {
		return b.def.Reports.Name(t)
	}
	return b.def.Kinds.Name(t, b.Given.Front)
}

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board[M, E, V, Model, Sel, K]) Report(r *table.Report) {
	b.def.Reports.Add(r)
	if use := b.Use(); use != "" {
		r.State[b.def.Kinds.Game+table.UseState] = use
	}
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	if b.covered() {
		return
	}
	for t, at := range b.named {
		name := b.Name(t)
		if b.lies(t) { // each part of the plane that can be chosen has its own place
			at = ui.Rect{}
		}
		r.Stop(b.stops.Owner(t), name, at)
	}
	if b.lights() {
		r.State[b.def.Kinds.Game+table.LitState] = b.AppendLit(nil)
	}
}

// lights reports whether what is lit is among what the board tells.
func (b *Board[M, E, V, Model, Sel, K]) lights() bool {
	return b.def.Pointing.Mark != nil && !b.def.Reports.Unlit && !b.covered()
}

// AppendLit appends the names of what can be chosen now.
func (b *Board[M, E, V, Model, Sel, K]) AppendLit(dst []string) []string {
	if !b.lights() {
		return dst
	}
	for t := range b.named {
		if b.mark(t)&Lit != 0 {
			dst = append(dst, b.Name(t))
		}
	}
	return dst
}

// Use returns what a board that has several uses is used for now.
func (b *Board[M, E, V, Model, Sel, K]) Use() string {
	if b.def.Reports.Use == nil {
		return ""
	}
	return b.def.Reports.Use()
}

// hear describes everything that can be pointed at, and what the board says at the moment, to screen readers.
func (b *Board[M, E, V, Model, Sel, K]) hear(h *stage.Heard) {
	if b.def.Sheets.Open != nil {
		b.hearSheet(h, b.def.Sheets.Open())
	}
	if b.covered() {
		return
	}
	for t := range b.named {
		if !b.lies(t) {
			h.Says(b.Name(t), b.def.Reports.Says(h, t))
		}
	}
	if b.def.Reports.Tells != nil {
		b.def.Reports.Tells(h)
	}
}

func (b *Board[M, E, V, Model, Sel, K]) hearSheet(h *stage.Heard, s *Sheet) {
	if !s.Rect.Empty() {
		title, notes := b.def.Sheets.Says()
		h.Part("sheet", title, aloud.Dialog, s.Rect)
		HearNotes(h, s, notes)
	}
}
