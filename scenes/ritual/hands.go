package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that a pointer can be on.
type targetKind uint8

const (
	onNothing targetKind = iota
	onField
	onHandTile
	onLedge
	onSeat
	onRituals // of a seat
	onCards   // of the seat in front
	onCard    // in the card panel
	onOpenTile
	onDiscard // in the pile panel
	onPanel
	onOutside // beside an open panel
)

// target is what a pointer is on.
type target struct {
	kind  targetKind
	index int
	cell  rules.Cell
	seat  games.Seat
	tile  rules.TileID
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

// sight is what the pointers see of a board.
type sight struct{ *Board }

func (s sight) Hit(p ui.Point) target  { return s.hit(p) }
func (s sight) Drafted(on target) bool { return s.drafted(on.cell) }
func (s sight) Lift() float64          { return s.lift() }

// Bare reports whether a tap on a cell means nothing.
func (s sight) Bare(on target) bool {
	if _, laid := s.model.at(on.cell); laid || s.sel.tile >= 0 && s.options.lay(s.sel.tile, on.cell) != nil {
		return false
	}
	return s.sel.panel == noPanel
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
		return gesture{kind: tapSeat, seat: on.seat}
	case onRituals:
		return gesture{kind: openSeat, seat: on.seat}
	case onCards:
		return gesture{kind: openCards, seat: on.seat}
	case onCard:
		return gesture{kind: tapCard, index: on.index}
	case onDiscard:
		return gesture{kind: tapDiscard, index: on.index}
	case onOpenTile:
		return gesture{kind: tapTile, tile: on.tile, seat: on.seat}
	default: // beside an open panel: the other kinds give no gesture
		return gesture{kind: closePanel}
	}
}
