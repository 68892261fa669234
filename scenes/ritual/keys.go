package ritual

import (
	"math"
	"slices"

	"runehall/scenes/camera"
	"runehall/ui"
)

// stop offers the focus what can be chosen with keys, and does what is activated there.
func (b *Board) stop(c *ui.Context) {
	if b.sel.panel != noPanel {
		b.stopPanel(c)
	}
	l := &b.places.ledge
	if b.mine() && b.options.laying() && !b.state.Bare {
		for i, r := range l.hand {
			t := b.front()[i]
			c.FocusableHex(&b.stops.hand[t], r)
			if c.Activated(&b.stops.hand[t]) {
				b.press(gesture{kind: chooseTile, index: i})
				b.aims = t != b.sel.tile // the chosen one again is only turned
			}
		}
	}
	if b.cardsOpen() {
		c.Focusable(&b.stops.fan, l.cards, c.Radius.Chip)
		if c.Activated(&b.stops.fan) {
			b.press(gesture{kind: openCards, seat: b.state.Front})
		}
	}
	if b.lits = b.options.lit(b.lits[:0], &b.sel); len(b.lits) > 0 && b.sel.panel == noPanel {
		b.stopField(c)
	}
	for i := range b.places.seats {
		s := &b.places.seats[i]
		c.Focusable(&b.stops.seats[s.seat], s.place(), c.Radius.Panel)
		if c.Activated(&b.stops.seats[s.seat]) {
			b.press(gesture{kind: tapSeat, seat: s.seat})
		}
	}
}

// press adds a gesture to those of this tick.
func (b *Board) press(g gesture) { b.buttons.pressed = append(b.buttons.pressed, g) }

// cardsOpen reports whether the rituals on the ledge can be opened.
func (b *Board) cardsOpen() bool {
	return !b.state.Bare && b.state.Front >= 0 && (len(b.options.held()) > 0 || b.curtained(b.state.Front))
}

func (b *Board) stopPanel(c *ui.Context) {
	for i, r := range b.over.items {
		switch b.sel.panel {
		case cardPanel:
			c.Focusable(&b.stops.cards[i], r, c.Radius.Chip)
			if c.Activated(&b.stops.cards[i]) {
				b.press(gesture{kind: tapCard, index: i})
			}
			continue
		case pilePanel:
			c.Focusable(&b.stops.discards[i], r, c.Radius.Chip)
			if c.Activated(&b.stops.discards[i]) {
				b.press(gesture{kind: tapDiscard, index: i})
			}
			continue
		}
		t := b.model.hands[b.sel.seat][i]
		c.FocusableHex(&b.stops.open[t], r)
		if c.Activated(&b.stops.open[t]) {
			b.press(gesture{kind: tapTile, seat: b.sel.seat, tile: t})
		}
	}
}

// stopField is the cursor on the board: one stop, within which the arrows go from lit cell to lit cell. Where none lies
// further that way the focus leaves the board.
func (b *Board) stopField(c *ui.Context) {
	if !slices.Contains(b.lits, b.sel.cursor) {
		b.sel.cursor = b.options.nearestLit(&b.sel)
	}
	r := b.cam.Scale
	if b.aims { // a tile was chosen: now a cell is wanted
		b.aims = false
		c.Focus(&b.stops.field)
	}
	on := c.FocusableHex(&b.stops.field, ui.RectAround(b.at(b.sel.cursor), ui.Sz(r*math.Sqrt(3), 2*r)))
	if !on {
		return
	}
	for _, a := range [...]struct {
		action ui.Action
		way    ui.Point
	}{{ui.Left, ui.Pt(-1, 0)}, {ui.Right, ui.Pt(1, 0)}, {ui.Up, ui.Pt(0, -1)}, {ui.Down, ui.Pt(0, 1)}} {
		if _, further := ahead(b.sel.cursor, b.lits, a.way); further && c.Action(a.action) {
			b.press(gesture{kind: moveCursor, way: a.way})
			c.Focus(&b.stops.field)
		}
	}
	if c.Activated(&b.stops.field) {
		b.press(gesture{kind: tapCursor})
	}
}

// keys reads what keys mean wherever the focus is.
func (b *Board) keys(c *ui.Context, in *ui.Input) {
	for _, r := range in.Runes {
		if i := int(r - '1'); i >= 0 && i < len(b.front()) && i < 9 && b.mine() && b.options.laying() && !b.state.Bare {
			b.press(gesture{kind: chooseTile, index: i})
			c.Focus(&b.stops.field)
		}
	}
	if b.turns() {
		if c.Action(ui.RotateLeft) {
			b.press(gesture{kind: turnTile, index: -1})
		}
		if c.Action(ui.RotateRight) {
			b.press(gesture{kind: turnTile, index: 1})
		}
	}
	middle := b.places.field.Center()
	if c.Action(ui.ZoomIn) {
		b.zoomBy(camera.KeyZoom, middle)
	}
	if c.Action(ui.ZoomOut) {
		b.zoomBy(1/camera.KeyZoom, middle)
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
