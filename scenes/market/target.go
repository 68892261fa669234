package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that can be pointed at.
type targetKind uint8

const (
	onNothing    targetKind = iota
	onHand                  // index is the place in the hand on the ledge
	onBay                   // index is a bay of the stall
	onStore                 // index is a place of the seat in front; Loose is a new store of its own
	onLoose                 // index is a colour: the loose runes of the seat in front
	onSwitch                // index is a place: its interest is taken, or left out
	onOffer                 // index is the place among the offers
	onTile                  // index is the place among the runes paid
	onSeat                  // index is another seat
	onTheirStore            // index is see theirs
	onTheirLoose            // index is see theirs, with a colour
	onTheirHand             // index is another seat
	onPick                  // index is a pick less one
	onRing                  // the duel
	onDeck
	onHeap
	onPhase // index is a phase of the turn
	onLine  // what is said of what is chosen: a proposal to be taken
	onAct   // index is a button beside the golden one
	onItem  // index is the place in a sheet
	onCard  // index is a kind of card; it lies in a sheet
	onClose // of a sheet, and all beside it
	onSheet // the sheet itself, where nothing is
	targetKinds
)

// target is one thing that can be pointed at.
type target struct {
	kind  targetKind
	index int
}

// theirs is the index of something of another seat: a place, or a colour.
func theirs(s games.Seat, n int) int { return int(s)*int(rules.Places) + n }

// seat returns whose a thing with such an index is, and part which it is.
func (t target) seat() games.Seat { return games.Seat(t.index / int(rules.Places)) }

func (t target) part() int { return t.index % int(rules.Places) }

// Role says what a pointer can do with the target: all can be tapped and, held, are explained.
func (*hand) Role(t target) hands.Role {
	if t.kind == onNothing {
		return hands.Nothing
	}
	return hands.Field
}

// Hit returns what lies at a point of the screen.
func (h *hand) Hit(p ui.Point) target {
	t := h.places.hit(p)
	if h.given.Bare && h.places.ledge.rect.Has(p) {
		return target{}
	}
	return t
}

// means adds what the gesture of a pointer means on this board.
func (h *hand) means(g hands.Gesture[target]) {
	switch g.Kind {
	case hands.Tap:
		h.point(g.On)
	case hands.Peek:
		h.peek(g.On)
	case hands.PeekEnd:
		if g.Touch {
			h.press(gesture{kind: peekKeep})
		} else {
			h.press(gesture{kind: peekEnd})
		}
	}
}

// point adds what a tap on a target means.
func (h *hand) point(t target) {
	if t.kind == onItem {
		h.press(gesture{kind: lookAt, on: h.item(t.index)})
		return
	}
	h.press(gesture{kind: tap, on: t})
}

// peek adds that a target is explained for as long as it is held.
func (h *hand) peek(t target) {
	if t.kind == onItem {
		t = h.item(t.index)
	}
	if explains(t) {
		h.press(gesture{kind: peekAt, on: t})
	}
}
