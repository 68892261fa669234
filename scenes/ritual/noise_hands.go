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
	case after.panel != noPanel && before.panel != after.panel, before.card != after.card, before.shown != after.shown:
		return sound.CardDraw, true
	}
	return 0, false
}

// place returns where on the screen a selection is about.
func (b *Board) place(s *selection) ui.Point {
	down, pressed := b.hands.Down()
	switch {
	case s.draft:
		return b.at(s.cell)
	case s.pick:
		return b.at(s.picked)
	case pressed:
		return down
	case b.hands.Hovering:
		return b.hands.HoverAt
	}
	return b.places.ledge.rect.Center()
}
