package ritual

import (
	"runehall/assets/sound"
	"runehall/ui"
)

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after *selection) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.tile != after.tile):
		return sound.StonePlace, true
	case after.tile >= 0 && before.tile != after.tile:
		return sound.StoneLift, true
	case after.tile >= 0 && before.turn() != after.turn():
		return sound.StoneTurn, true
	case after.take >= 0 && before.take != after.take:
		return sound.StoneLift, true
	case after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.panel != noPanel && before.panel != after.panel, before.card != after.card, before.read != after.read:
		return sound.CardDraw, true
	}
	return 0, false
}

// where returns where on the screen a selection is about.
func (h *hand) where(s *selection) ui.Point {
	down, pressed := h.pointers.Down()
	switch {
	case s.draft:
		return h.places.at(s.cell)
	case s.pick:
		return h.places.at(s.picked)
	case pressed:
		return down
	case h.pointers.Hovering:
		return h.pointers.HoverAt
	}
	return h.places.ledge.rect.Center()
}
