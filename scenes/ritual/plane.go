package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

// handling is how a tile follows the pointer.
var handling = motion.Handling{
	Turns: rules.Dirs, Lift: 140, Spin: 180, Snap: 120,
	LiftBy: ui.OutCubic, SpinBy: ui.OutBackBy(1.2), SnapBy: ui.OutQuad,
}

// liftedScale is how much larger a tile looks that a hand has lifted.
const liftedScale = .06

// plane is what is done on the field of hexagons, with the chosen tile and with the cursor.
func (h *player) plane() *boards.Plane[selection, kind] {
	return &boards.Plane[selection, kind]{
		Manner: manner, Subject: &subject{player: h},
		Lead:   h.lead,
		Expose: h.expose,
		Changed: func(before, after selection, _ gesture) {
			if after.draft && (!before.draft || after.cell != before.cell) {
				h.places.expose(after.cell)
			}
		},

		Handling: handling, Lift: 56, Carried: 1 + liftedScale,
		Piece:   piece,
		Home:    func(id int) motion.Place { return h.home(rules.TileID(id)) },
		Turns:   h.turns,
		Wheels:  func(on thing) bool { return on.Kind == ledge },
		Drafted: func(on thing) bool { return h.drafted(cellOf(on)) },
		Bare:    h.bare,
		From:    h.from,

		Seek:   h.seek,
		Cursor: func() thing { return hexAt(h.Sel.cursor) },
		Further: func(way ui.Point) bool {
			_, further := ahead(h.Sel.cursor, h.lit, way)
			return further
		},
		Next: func(t thing) bool { return t.Kind == hand && h.front()[t.N] != h.Sel.tile }, // not where the chosen tile is only turned
	}
}

// lead leads to a cell that an event is about.
func (h *player) lead(t thing) bool {
	if t.Kind != hex {
		return false
	}
	h.Eye.Show(middle(cellOf(t)))
	return true
}

// expose goes to a cell that a hint is about, unless its middle is in sight.
func (h *player) expose(t thing) {
	if c := cellOf(t); t.Kind == hex && !h.places.field.Grow(-h.Eye.Scale).Has(h.places.at(c)) {
		h.Eye.Show(middle(c))
	}
}

// piece returns the chosen tile.
func piece(s selection) (boards.Piece, bool) {
	return boards.Piece{ID: int(s.tile), Turn: s.turn(), Draft: s.draft, At: middle(s.cell)}, s.tile >= 0
}

// home returns where a tile lies in the hand on the ledge.
func (h *player) home(t rules.TileID) motion.Place {
	at, radius := h.places.tileOn(things.OwnNth(hand, h.Given.Front, h.Model.handIndex(h.Given.Front, t)))
	return motion.Place{At: at, Size: radius}
}

// turns reports whether there is a chosen tile to be turned.
func (h *player) turns() bool { return h.Sel.tile >= 0 && !h.Given.Bare }

// drafted reports whether the draft lies on a cell.
func (h *player) drafted(c rules.Cell) bool { return h.Sel.draft && h.Sel.cell == c }

// bare reports whether a tap on a cell means nothing.
func (h *player) bare(on thing) bool {
	if _, laid := h.Model.at(cellOf(on)); laid || h.Sel.tile >= 0 && h.options.lay(h.Sel.tile, cellOf(on)) != nil {
		return false
	}
	return h.Sel.panel == noPanel
}

// from returns the place on the screen from which it is heard that something is chosen.
func (h *player) from(s selection) ui.Point {
	down, pressed := h.Pointers.Down()
	switch {
	case s.draft:
		return h.places.at(s.cell)
	case s.pick:
		return h.places.at(s.picked)
	case pressed:
		return down
	case h.Pointers.Hovering:
		return h.Pointers.HoverAt
	}
	return h.places.ledge.rect.Center()
}

// seek puts the cursor onto a lit cell.
func (h *player) seek(bool) {
	if h.aimed() && !slices.Contains(h.lit, h.Sel.cursor) {
		h.Sel.cursor = h.options.nearestLit(&h.Sel)
	}
}

// aimed finds out which cells are lit, and reports whether the cursor can go to any.
func (h *player) aimed() bool {
	h.lit = h.options.lit(h.lit[:0], &h.Sel)
	return len(h.lit) > 0 && h.Sel.panel == noPanel
}
