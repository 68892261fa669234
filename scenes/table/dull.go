package table

import "runehall/ui"

// askDull asks the board why, where the golden button is pressed while it is dull.
func (s *Table[C, M, E, V]) askDull(c *ui.Context) {
	if !s.golden || !s.primary.Disabled || s.goldenAct() != awaitDraft || s.rests > 0 || s.asking || s.eyes.shut() || s.tips.left > 0 {
		return
	}
	for _, p := range c.Input().Pointers {
		if p.Phase == ui.Press && s.places.primary.Has(p.At) && !s.said().Has(p.At) && !s.toast.Rect().Has(p.At) {
			s.asksWhy = true
		}
	}
}
