package ritual

import (
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

// Role says what a pointer can do with a target.
func (t target) Role() hands.Role {
	switch t.kind {
	case onNothing, onLedge, onPanel:
		return hands.Nothing
	case onField:
		return hands.Field
	case onHandTile:
		return hands.Piece
	default:
		return hands.Thing
	}
}

// Hit returns what lies at a point of the screen.
func (h *hand) Hit(p ui.Point) target {
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
		p := s.turned.In(p)
		if s.rituals.AtLeast(touch).Intersect(s.chip).Has(p) && h.show.curtained(s.seat) {
			return target{kind: onRituals, index: int(s.seat)}
		}
		if s.chip.Has(p) {
			return target{kind: onSeat, index: int(s.seat)}
		}
	}
	if l := &h.places.ledge; l.rect.Has(p) {
		for i, r := range l.hand {
			if r.Has(p) && !h.given.Bare {
				return target{kind: onHandTile, index: i}
			}
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
func (h *hand) item(i int) (target, bool) {
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
func (h *hand) Drafted(on target) bool { return h.drafted(on.cell) }

// Lift returns how far a carried tile floats above a finger, in pixels.
func (h *hand) Lift() float64 { return h.given.Frame.Kit.Dp(56) }

// Bare reports whether a tap on a cell means nothing.
func (h *hand) Bare(on target) bool {
	if _, laid := h.show.model.at(on.cell); laid || h.sel.tile >= 0 && h.options.lay(h.sel.tile, on.cell) != nil {
		return false
	}
	return h.sel.panel == noPanel
}

// meaning returns what the gesture of a hand means on this board.
func meaning(g hands.Gesture[target]) gesture {
	switch g.Kind {
	case hands.Grab:
		return gesture{kind: grabTile, index: g.On.index}
	case hands.Drop:
		if g.On.kind == onField {
			return gesture{kind: dropOn, cell: g.On.cell}
		}
		return gesture{kind: dropOff}
	case hands.Cancel:
		return gesture{kind: dropOff}
	case hands.Peek:
		return gesture{kind: peekAt, cell: g.On.cell}
	case hands.PeekEnd:
		return gesture{kind: peekEnd}
	case hands.Turn:
		return gesture{kind: turnTile, index: g.Steps}
	default:
		return tapped(g.On)
	}
}

// tapped returns what a tap on a target means.
func tapped(on target) gesture {
	switch on.kind {
	case onField:
		return gesture{kind: tapCell, cell: on.cell}
	case onHandTile:
		return gesture{kind: chooseTile, index: on.index}
	case onSeat:
		return gesture{kind: tapSeat, seat: games.Seat(on.index)}
	case onRituals:
		return gesture{kind: openSeat, seat: games.Seat(on.index)}
	case onCards:
		return gesture{kind: openCards, seat: games.Seat(on.index)}
	case onCard:
		return gesture{kind: tapCard, index: on.index}
	case onDiscard:
		return gesture{kind: tapDiscard, index: on.index}
	case onOpenTile:
		return gesture{kind: tapTile, tile: rules.TileID(on.index)}
	default: // beside an open panel: the other kinds give no gesture
		return gesture{kind: closePanel}
	}
}
