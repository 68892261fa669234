package table

import "runehall/ui"

// speech is words that lie on the table, and what they speak of, of which they may cover nothing.
type speech struct {
	what string // "toast", "tip" or "recap"
	at   ui.Rect
	of   []ui.Rect
}

// speeches returns all that is said on the table now.
func (s *Table[C, M, E, V]) speeches() (all []speech) {
	if s.toast.Shown() {
		all = append(all, speech{"toast", s.toast.Rect(), s.toastIsAbout(nil)})
	}
	if t := &s.tips; t.shown >= 0 {
		said := speech{what: "tip", at: t.bubble.Rect()}
		if !t.at.Empty() {
			said.of = append(said.of, t.at)
		}
		all = append(all, said)
	}
	if s.recap.open && !s.eyes.shut() {
		all = append(all, speech{"recap", s.places.recap, []ui.Rect{s.places.field, s.places.ledge}})
	}
	return all
}

// toastIsAbout appends what the toast speaks of: the move that is lit, or what was refused.
func (s *Table[C, M, E, V]) toastIsAbout(dst []ui.Rect) []ui.Rect {
	dst = s.board.AppendHinted(dst)
	if !s.refused.Empty() {
		dst = append(dst, s.refused)
	}
	return dst
}

// touches notes where a person points, with the pointer or the focus.
func (s *Table[C, M, E, V]) touches(c *ui.Context) {
	in := c.Input()
	for _, p := range in.Pointers {
		s.pointer = ui.RectAround(p.At, ui.Size{})
	}
	if in.Pressed != 0 {
		s.pointer = ui.Rect{}
		for owner, visible := range s.root.Stops {
			if owner == s.root.Focused() {
				s.pointer = visible
			}
		}
	}
}

// pointedThing returns the smallest thing on the board that a person points at, or else what a finger covers there.
func (s *Table[C, M, E, V]) pointedThing() (thing ui.Rect) {
	at := s.pointer.Center()
	if s.pointer == (ui.Rect{}) {
		return thing
	}
	for _, r := range s.tipTargets().all {
		if r.Has(at) && (thing.Empty() || r.W*r.H < thing.W*thing.H) {
			thing = r
		}
	}
	if side := s.stage.Kit.Touch; thing.Empty() || thing.W > refusedSides*side && thing.H > refusedSides*side { // such as the whole field
		thing = ui.RectAround(at, ui.Sz(side, side))
	}
	return thing
}

// refusedSides is how many touch targets wide and high a thing may be for all of it to be what a refusal speaks of.
const refusedSides = 4
