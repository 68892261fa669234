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

// What a pointer can do with each kind of target, what a tap on it means, and what the other gestures of a hand mean.
var (
	roles    = [...]hands.Role{onField: hands.Field, onHandCard: hands.Piece, onDeck: hands.Thing}
	taps     = [...]gestureKind{onField: tapField, onHandCard: chooseCard, onDeck: askDeck}
	meanings = [...]gestureKind{
		hands.Grab: grabCard, hands.Drop: dropOn, hands.Cancel: dropOff, hands.Peek: peekAt, hands.PeekEnd: peekEnd, hands.Turn: turnCard,
	}
)

// Role says what a pointer can do with the target.
func (*player) Role(t target) hands.Role { return roles[t.kind] }

// Hit returns what lies at a point of the screen.
func (h *player) Hit(p ui.Point) target {
	l := &h.places.ledge
	switch {
	case h.places.deck.Has(p) && h.sel.card == rules.Hidden && !h.given.Bare:
		return target{kind: onDeck} // its button takes the pointer where a card can be drawn
	case l.rect.Has(p):
		if i := slices.IndexFunc(l.hand, func(r ui.Rect) bool { return r.Has(p) }); i >= 0 && !h.given.Bare {
			return target{kind: onHandCard, index: i}
		}
		return target{kind: onLedge}
	case !h.places.field.Has(p):
		return target{}
	}
	return target{kind: onField, cell: cellAt(h.places.eye.Under(p))}
}

// Drafted reports whether the draft lies on a cell.
func (h *player) Drafted(on target) bool { return h.sel.draft && covers(h.sel.laid(), on.cell) }

// Bare reports whether a tap on a cell means nothing.
func (h *player) Bare(on target) bool {
	return h.sel.card == rules.Hidden &&
		!slices.ContainsFunc(h.show.model.laid, func(l rules.Laid) bool { return covers(l, on.cell) })
}

// Lift returns how far a carried card floats above a finger.
func (h *player) Lift() float64 { return h.given.Frame.Kit.Dp(64) }

// meaning returns what the gesture of a pointer means on this board.
func (h *player) meaning(g hands.Gesture[target]) gesture {
	m := gesture{kind: meanings[g.Kind], index: g.On.index, cell: g.On.cell, at: h.places.eye.Under(g.At)}
	switch {
	case g.Kind == hands.Tap:
		m.kind = taps[g.On.kind]
	case g.Kind == hands.Turn:
		m.index = g.Steps
	case g.Kind == hands.Drop && g.On.kind != onField:
		m.kind = dropOff
	}
	return m
}

// wheels reports whether the wheel turns the chosen card rather than zooms: the mouse carries that, or is on it or the ledge.
func (h *player) wheels(on target) bool {
	over := on.kind == onField && (h.Drafted(on) || h.verdict.on && covers(h.verdict.laid, on.cell))
	return over || on.kind == onHandCard || on.kind == onLedge || h.pointers.Carrying() != nil
}
