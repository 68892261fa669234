package masters

import (
	"cmp"
	"math"
	"slices"

	rules "runehall/games/masters"
	"runehall/ui"
)

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	hand  [rules.Layouts + 1]byte // by place in the hand
	field byte
}

// stop offers the focus what can be chosen with keys, and does what is activated there.
func (b *Board) stop(c *ui.Context) {
	if b.chooses() {
		for i, r := range b.places.ledge.hand {
			c.Focusable(&b.stops.hand[i], r, c.Radius.Chip)
			if c.Activated(&b.stops.hand[i]) {
				b.press(gesture{kind: aimCard, index: i})
				b.aims = b.options.laying()
			}
		}
	}
	b.stopWhich(c)
	if b.sel.draft || len(b.options.cells) > 0 && !b.state.Bare {
		b.stopField(c)
	}
}

// stopWhich leads the arrows from one of the buttons of two runes that can be ignored to the other. Otherwise the draft
// could take the focus on the way, and the next arrow would move it.
func (b *Board) stopWhich(c *ui.Context) {
	n := &b.buttons
	if len(n.moves) < 2 || n.moves[0].Kind != rules.Ignore {
		return
	}
	for i := range 2 {
		d := n.choices[1-i].Rect().Center().Sub(n.choices[i].Rect().Center())
		there := ui.Right
		switch {
		case d.Y > math.Abs(d.X):
			there = ui.Down
		case -d.Y > math.Abs(d.X):
			there = ui.Up
		case d.X < 0:
			there = ui.Left
		}
		if c.Focused(&n.choices[i]) && c.Action(there) {
			c.Focus(&n.choices[1-i])
			return
		}
	}
}

// press adds a gesture to those of this tick.
func (b *Board) press(g gesture) { b.buttons.pressed = append(b.buttons.pressed, g) }

// chooses reports whether a card can be chosen from the hand on the ledge.
func (b *Board) chooses() bool {
	return !b.state.Bare && b.mine() && b.options.choosing() && !slices.Contains(b.front(), rules.Hidden)
}

// stopField is the cursor on the board: one stop. A draft goes with the arrows cell by cell; otherwise they go from rune
// to rune that can be named. Where there is no further one that way the focus leaves the board.
func (b *Board) stopField(c *ui.Context) {
	part := area(b.sel.laid())
	if !b.sel.draft {
		if !slices.Contains(b.options.cells, b.sel.cursor) || !c.Focused(&b.stops.field) && !b.sees(b.sel.cursor) {
			b.sel.cursor = b.middlemost()
		}
		part = cellArea(b.sel.cursor)
	}
	if b.aims { // a card was chosen: now a place is wanted
		b.aims = false
		c.Focus(&b.stops.field)
	}
	// Until it has the focus the whole table stands for the one place: the directions of a pad would pass by a single rune.
	seen := b.rect(part).Intersect(b.places.field)
	if !c.Focused(&b.stops.field) || seen.Empty() {
		seen = b.places.clear
	}
	if !c.Focusable(&b.stops.field, seen, c.Radius.Chip) {
		return
	}
	for _, a := range [...]struct {
		action ui.Action
		way    ui.Point
	}{{ui.Left, ui.Pt(-1, 0)}, {ui.Right, ui.Pt(1, 0)}, {ui.Up, ui.Pt(0, -1)}, {ui.Down, ui.Pt(0, 1)}} {
		if next := cursorIntent(b.options, b.sel, a.way); next != b.sel && c.Action(a.action) {
			b.press(gesture{kind: moveCursor, way: a.way})
			c.Focus(&b.stops.field)
		}
	}
	if c.Activated(&b.stops.field) {
		b.press(gesture{kind: tapCursor})
	}
}

// cellArea is the part of the plane that a cell is.
func cellArea(c rules.Cell) ui.Rect { return ui.Rc(float64(c.X), float64(c.Y), 1, 1) }

// sees reports whether the middle of a cell is in sight.
func (b *Board) sees(c rules.Cell) bool { return b.places.clear.Has(b.at(middle(c))) }

// middlemost returns that of the cells that can be named which is nearest to the middle of what is in sight.
func (b *Board) middlemost() rules.Cell {
	mid := b.plane(b.places.clear.Center())
	return slices.MinFunc(b.options.cells, func(a, c rules.Cell) int {
		return cmp.Compare(middle(a).Dist(mid), middle(c).Dist(mid))
	})
}

// keys reads what keys mean wherever the focus is.
func (b *Board) keys(c *ui.Context, in *ui.Input) {
	for _, r := range in.Runes {
		i := int(r - '1')
		switch {
		case i < 0 || i >= len(b.front()):
		case !b.chooses() && b.mine() && !b.state.Bare && b.front()[i] != rules.Hidden:
			b.press(gesture{kind: chooseCard, index: i}) // which tells what is to be done instead
		case b.chooses():
			b.press(gesture{kind: aimCard, index: i})
			if b.options.laying() {
				b.aims = true
				c.Focus(&b.stops.field)
			}
		}
	}
	if b.turns() {
		if c.Action(ui.RotateLeft) {
			b.press(gesture{kind: turnCard, index: -1})
		}
		if c.Action(ui.RotateRight) {
			b.press(gesture{kind: turnCard, index: 1})
		}
	}
	mid := b.places.field.Center()
	if c.Action(ui.ZoomIn) {
		b.zoomBy(keyZoom, mid)
	}
	if c.Action(ui.ZoomOut) {
		b.zoomBy(1/keyZoom, mid)
	}
	if c.Action(ui.Centre) {
		b.centre(false)
	}
	if held := c.Held(ui.Peek); held && !b.peeking {
		b.peeking = true
		b.press(gesture{kind: peekAt, cell: b.sel.cursor})
	} else if !held && b.peeking {
		b.peeking = false
		b.press(gesture{kind: peekEnd})
	}
}
