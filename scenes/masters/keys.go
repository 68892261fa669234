package masters

import (
	"cmp"
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// stop offers the focus what can be chosen with keys, and does what is activated there.
func (h *player) stop(c *ui.Context) {
	if h.chooses() {
		h.stops.Update(c, h.cards, h.draft)
	}
	if n := &h.choices; len(n.Moves) > 1 && n.Moves[0].Kind == rules.Ignore {
		n.Pair(c) // past the draft, which an arrow would move
	}
	if h.sel.draft || len(h.options.cells) > 0 && !h.given.Bare {
		h.stopField(c)
	}
}

func (h *player) cards(yield func(t thing, at ui.Rect) bool) {
	for t, at := range h.places.Each {
		if t.Kind == hand && !yield(t, at) {
			return
		}
	}
}

// table returns what has the focus where the cursor is on the table.
func (h *player) table() any { return h.stops.Owner(things.The(plane)) }

// draft chooses a card by keys. Where cards are laid a place is wanted next: there the focus goes.
func (h *player) draft(card thing) {
	h.press(gesture{kind: draftCard, on: card})
	if h.options.laying() {
		h.lead.To(h.table())
	}
}

// stopField is the cursor on the board, a single stop. The arrows move a draft cell by cell, and otherwise go from one rune that
// can be named to the next; where there is none that way the focus leaves the board.
func (h *player) stopField(c *ui.Context) {
	field := h.table()
	part := area(h.sel.laid())
	if !h.sel.draft {
		if !slices.Contains(h.options.cells, h.sel.cursor) || !c.Focused(field) && !h.places.sees(h.sel.cursor) {
			h.sel.cursor = h.middlemost()
		}
		part = cellArea(h.sel.cursor)
	}
	h.lead.Reach(c, field)
	// Until it has the focus it is as large as the table, since the directions of a pad could miss a single rune.
	seen := h.places.eye.Rect(part).Intersect(h.places.field)
	if !c.Focused(field) || seen.Empty() {
		seen = h.places.field
	}
	if !c.Focusable(field, seen, c.Radius.Chip) {
		return
	}
	boards.Arrows(c, field, func(way ui.Point) bool { return cursorIntent(h.options, h.sel, way) != h.sel },
		func(way ui.Point) { h.press(gesture{kind: moveCursor, way: way}) })
	if c.Activated(field) {
		h.press(gesture{kind: tapCursor})
	}
}

// middlemost returns the cell nearest to the middle of the screen among those that can be named.
func (h *player) middlemost() rules.Cell {
	mid := h.places.eye.Under(h.places.field.Center())
	return slices.MinFunc(h.options.cells, func(a, c rules.Cell) int {
		return cmp.Compare(middle(a).Dist(mid), middle(c).Dist(mid))
	})
}

// keys reads what keys mean wherever the focus is.
func (h *player) keys(c *ui.Context, in *ui.Input) {
	front := h.show.front()
	for _, r := range in.Runes {
		i := int(r - '1')
		switch {
		case i < 0 || i >= len(front):
		case h.chooses():
			h.draft(things.OwnNth(hand, h.given.Front, i))
			if h.options.laying() {
				c.Focus(h.table())
			}
		case h.mine() && !h.given.Bare && front[i] != rules.Hidden:
			h.press(gesture{kind: chooseCard, on: things.OwnNth(hand, h.given.Front, i)}) // which tells what is to be done instead
		}
	}
	if h.turns() {
		h.corners.Keys(c)
	}
	h.places.eye.Keys(c)
	h.peeks.Read(c, func() { h.press(gesture{kind: peekAt, on: sectionAt(h.sel.cursor)}) }, func() { h.press(gesture{kind: peekEnd}) })
}
