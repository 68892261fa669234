package masters

import (
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that a pointer can be on.
type targetKind uint8

const (
	onNothing targetKind = iota
	onField
	onHandCard
	onLedge
	onDeck
)

// target is what a pointer is on.
type target struct {
	kind  targetKind
	index int
	cell  rules.Cell
}

// Role says what a pointer can do with a target.
func (t target) Role() hands.Role {
	switch t.kind {
	case onField:
		return hands.Field
	case onHandCard:
		return hands.Piece
	case onDeck:
		return hands.Thing
	default:
		return hands.Nothing
	}
}

// sight is what the pointers see of a board.
type sight struct{ *Board }

func (s sight) Hit(p ui.Point) target  { return s.hit(p) }
func (s sight) Drafted(on target) bool { return s.drafted(on.cell) }
func (s sight) Lift() float64          { return s.lift() }

// Bare reports whether a tap on a cell means nothing.
func (s sight) Bare(on target) bool {
	if s.sel.card != rules.Hidden {
		return false
	}
	return !slices.ContainsFunc(s.model.laid, func(l rules.Laid) bool { return covers(l, on.cell) })
}

// meaning returns what the gesture of a hand means on this board.
func (b *Board) meaning(g hands.Gesture[target]) gesture {
	switch g.Kind {
	case hands.Grab:
		return gesture{kind: grabCard, index: g.On.index}
	case hands.Drop:
		if g.On.kind == onField {
			return gesture{kind: dropOn, at: b.plane(g.At)}
		}
		return gesture{kind: dropOff}
	case hands.Cancel:
		return gesture{kind: dropOff}
	case hands.Peek:
		return gesture{kind: peekAt, cell: g.On.cell}
	case hands.PeekEnd:
		return gesture{kind: peekEnd}
	case hands.Turn:
		return gesture{kind: turnCard, index: g.Steps}
	}
	switch g.On.kind { // a tap
	case onHandCard:
		return gesture{kind: chooseCard, index: g.On.index}
	case onDeck:
		return gesture{kind: askDeck}
	default:
		return gesture{kind: tapField, at: b.plane(g.At)}
	}
}
