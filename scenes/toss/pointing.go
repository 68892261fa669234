package toss

import (
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// explains reports whether there is something to say of things of a kind.
func explains(t thing) bool {
	switch t.Kind {
	case nothing, close, sheet, act:
		return false
	}
	return true
}

// explains reports whether a thing is explained while it is held. A finger at the bowl holds the runes, and in a snatch runes are gripped.
func (h *player) explains(t thing) bool {
	return explains(t) && !(t.Kind == bowl && h.finger) && !(onTable(t) && h.tale.mode() == snatching)
}

// focuses reports whether a thing has the focus in its turn: of the runes on the table, while a clock runs, only those that can be taken.
func (h *player) focuses(t thing) bool {
	return !onTable(t) || !h.Given.Clocked || h.Model.up(t)
}

// passes reports whether the focus passes a thing over. On a clock there is no time to walk past anything but runes and the buttons of who is done,
// and where several persons snatch each has a cursor of its own.
func (h *player) passes(t thing) bool {
	return h.Given.Controls || h.Given.Clocked && h.Sel.Sheet == boards.NoSheet && t.Kind != done && !h.Model.up(t)
}

// hit returns what is meant by a point of the screen. In a snatch runes are gripped, and neither tapped nor explained, even if the clock stops under
// a finger. Where several persons snatch, trays do not open either: hands come home to them, and a sheet would cover everybody's table.
func (h *player) hit(at ui.Point) thing {
	t := h.Things.Hit(at)
	if h.tale.mode() == snatching && h.Sel.Sheet == boards.NoSheet && (onTable(t) || (t.Kind == tray || t.Kind == dish) && len(h.Given.Movers) > 1) {
		return thing{}
	}
	return t
}

// numbered returns the choices, which number keys tap.
func (h *player) numbered() (list []thing) {
	for i := range h.now.options.choices() {
		list = append(list, things.Nth(choice, i))
	}
	return list
}
