package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that a pointer or the focus can be on.
type targetKind uint8

const (
	onNothing  targetKind = iota
	onField               // cell
	onHandTile            // index in the hand on the ledge
	onLedge
	onSeat     // index
	onRituals  // of seat index
	onCards    // of the seat in front, which is index
	onCard     // index in the card panel
	onOpenTile // in the hand panel: tile index
	onDiscard  // index in the pile panel
	onPanel
	onOutside // beside an open panel
	targetKinds
)

// target is what a pointer or the focus is on.
type target struct {
	kind  targetKind
	index int
	cell  rules.Cell
}

// ofTarget says of each kind of target what a pointer can do with it, what a tap on it means, and its name in reports, which
// its index follows.
var ofTarget = [targetKinds]struct {
	role hands.Role
	tap  gestureKind
	name string
}{
	onField:    {hands.Field, tapCell, ""},
	onHandTile: {hands.Piece, chooseTile, "tile"},
	onSeat:     {hands.Thing, tapSeat, "seat"},
	onRituals:  {hands.Thing, openSeat, ""},
	onCards:    {hands.Thing, openCards, ""},
	onCard:     {hands.Thing, tapCard, ""},
	onOpenTile: {hands.Thing, tapTile, "open"},
	onDiscard:  {hands.Thing, tapDiscard, "discard"},
	onOutside:  {hands.Thing, closePanel, ""},
}

// Role says what a pointer can do with a target.
func (*player) Role(t target) hands.Role { return ofTarget[t.kind].role }

// Hit returns what lies at a point of the screen.
func (h *player) Hit(p ui.Point) target {
	if h.sel.panel != noPanel {
		for i, r := range h.places.panel.items {
			if on, there := h.item(i); there && r.Has(p) {
				return on
			}
		}
		if h.places.panel.rect.Has(p) {
			return target{kind: onPanel}
		}
	}
	touch := ui.Sz(h.given.Frame.Kit.Touch, h.given.Frame.Kit.Touch)
	for i := range h.places.seats {
		s := &h.places.seats[i]
		p := s.Turned.In(p)
		if s.rituals.AtLeast(touch).Intersect(s.Chip).Has(p) && h.show.curtained(s.Seat) {
			return target{kind: onRituals, index: int(s.Seat)}
		}
		if s.Chip.Has(p) {
			return target{kind: onSeat, index: int(s.Seat)}
		}
	}
	if l := &h.places.ledge; l.rect.Has(p) {
		if i := slices.IndexFunc(l.hand, func(r ui.Rect) bool { return r.Has(p) }); i >= 0 && !h.given.Bare {
			return target{kind: onHandTile, index: i}
		}
		if l.cards.AtLeast(touch).Has(p) && !h.given.Bare {
			return target{kind: onCards, index: int(h.given.Front)}
		}
		return target{kind: onLedge}
	}
	switch {
	case !h.places.field.Has(p):
		return target{}
	case h.sel.panel != noPanel:
		return target{kind: onOutside}
	}
	return target{kind: onField, cell: h.places.cell(p)}
}

// item returns what an item of the open panel is, and false where nothing lies there any more.
func (h *player) item(i int) (target, bool) {
	switch h.sel.panel {
	case cardPanel:
		return target{kind: onCard, index: i}, i < len(h.show.model.held)
	case pilePanel:
		return target{kind: onDiscard, index: i}, i < len(h.discards)
	case handPanel:
		if tiles := h.show.model.hands[h.sel.seat]; i < len(tiles) {
			return target{kind: onOpenTile, index: int(tiles[i])}, true
		}
	}
	return target{}, false
}

// Drafted reports whether the draft lies on a cell.
func (h *player) Drafted(on target) bool { return h.drafted(on.cell) }

// Lift returns how far a carried tile floats above a finger, in pixels.
func (h *player) Lift() float64 { return h.given.Frame.Kit.Dp(56) }

// Bare reports whether a tap on a cell means nothing.
func (h *player) Bare(on target) bool {
	if _, laid := h.show.model.at(on.cell); laid || h.sel.tile >= 0 && h.options.lay(h.sel.tile, on.cell) != nil {
		return false
	}
	return h.sel.panel == noPanel
}

// meanings are what the gestures of a hand mean on this board, besides taps.
var meanings = [...]gestureKind{
	hands.Grab: grabTile, hands.Drop: dropOn, hands.Cancel: dropOff, hands.Peek: peekAt, hands.PeekEnd: peekEnd, hands.Turn: turnTile,
}

// meaning returns what the gesture of a hand means on this board.
func meaning(g hands.Gesture[target]) gesture {
	m := tapped(g.On)
	if g.Kind != hands.Tap {
		m.kind = meanings[g.Kind]
	}
	switch {
	case g.Kind == hands.Turn:
		m.index = g.Steps
	case g.Kind == hands.Drop && g.On.kind != onField:
		m.kind = dropOff
	}
	return m
}

// tapped returns what a tap on a target means.
func tapped(on target) gesture {
	return gesture{kind: ofTarget[on.kind].tap, index: on.index, cell: on.cell, seat: games.Seat(on.index), tile: rules.TileID(on.index)}
}
