package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/ui"
)

// stops are what the focus can be on besides buttons, by kind and index; their addresses name them.
type stops [targetKinds][max(rules.Tiles, rules.Cards)]byte

// owner returns what has the focus when a target has it.
func (h *player) owner(on target) *byte {
	if on.kind == onHandTile { // which the focus follows as the hand changes
		return &h.stops[on.kind][h.show.front()[on.index]]
	}
	return &h.stops[on.kind][on.index]
}

// chosen calls do with all that can be chosen now besides buttons and where it is, in the order of the focus. The cell under the
// cursor stands for all that are lit.
func (h *player) chosen(do func(on target, place ui.Rect)) {
	for i, r := range h.places.panel.items {
		if on, there := h.item(i); there {
			do(on, r)
		}
	}
	if h.lays() && !h.given.Bare {
		for i, r := range h.places.ledge.hand {
			do(target{kind: onHandTile, index: i}, r)
		}
	}
	if h.cardsOpen() {
		do(target{kind: onCards, index: int(h.given.Front)}, h.places.ledge.cards)
	}
	if h.lit = h.options.lit(h.lit[:0], &h.sel); len(h.lit) > 0 && h.sel.panel == noPanel {
		do(target{kind: onField, cell: h.sel.cursor}, h.places.hexagon(h.sel.cursor))
	}
	for i := range h.places.seats {
		s := &h.places.seats[i]
		do(target{kind: onSeat, index: int(s.Seat)}, s.Place())
	}
}

// cardsOpen reports whether the rituals on the ledge can be opened.
func (h *player) cardsOpen() bool {
	return !h.given.Bare && h.given.Front >= 0 && (len(h.options.held()) > 0 || h.show.curtained(h.given.Front))
}

// stop offers the focus what can be chosen with keys, and does what is activated there.
func (h *player) stop(c *ui.Context) {
	if h.lit = h.options.lit(h.lit[:0], &h.sel); len(h.lit) > 0 && h.sel.panel == noPanel && !slices.Contains(h.lit, h.sel.cursor) {
		h.sel.cursor = h.options.nearestLit(&h.sel)
	}
	h.chosen(func(on target, place ui.Rect) {
		stop := h.owner(on)
		switch on.kind {
		case onField:
			h.stopField(c, stop, place)
			return
		case onHandTile, onOpenTile:
			c.FocusableHex(stop, place)
		case onSeat:
			c.Focusable(stop, place, c.Radius.Panel)
		default:
			c.Focusable(stop, place, c.Radius.Chip)
		}
		if c.Activated(stop) {
			h.press(tapped(on))
			if on.kind == onHandTile { // now a cell is wanted, unless the chosen tile is only turned
				h.lead.To(nil)
				if h.show.front()[on.index] != h.sel.tile {
					h.lead.To(h.owner(target{kind: onField}))
				}
			}
		}
	})
}

// stopField is the cursor on the board, a single stop: the arrows go from one lit cell to the next, and where there is none that
// way the focus leaves the board.
func (h *player) stopField(c *ui.Context, stop *byte, place ui.Rect) {
	h.lead.Reach(c, stop)
	if !c.FocusableHex(stop, place) {
		return
	}
	boards.Arrows(c, stop, func(way ui.Point) bool {
		_, further := ahead(h.sel.cursor, h.lit, way)
		return further
	}, func(way ui.Point) { h.press(gesture{kind: moveCursor, way: way}) })
	if c.Activated(stop) {
		h.press(gesture{kind: tapCursor})
	}
}
