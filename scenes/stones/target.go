package stones

import (
	"slices"

	"runehall/scenes/hands"
	"runehall/ui"
)

// targetKind is a kind of thing that can be pointed at.
type targetKind uint8

const (
	onNothing    targetKind = iota
	onTab                   // index is an action
	onHand                  // index is the place in the hand on the ledge
	onSlot                  // index is a slot of the display, from 1 on the right
	onSmithy                // index is a smithy
	onStone                 // index is a kind of rune stone, on the display
	onOwnStone              // index is a kind of rune stone of the seat in front
	onField                 // index is row*fields + place in the row
	onRow                   // index is a row, to be traded in
	onPurse                 // index is a place in the purse
	onPlayed                // index is the place among the played cards
	onIcon                  // index is 0 or 1: the icon of the open card
	onChoice                // index is the place among what is chosen from: gems, or tiles of a payment
	onPayWay                // index is 0 for gems, 1 for ore
	onDie                   // that lies open
	onPile                  // the common pile
	onDiscards              // the common discards
	onDraw                  // the own pile
	onOwnDiscard            // the own discards
	onSeat                  // index is a seat: its chip, or its pin on the track
	onTrack
	onDoor   // index is a door
	onAct    // index is a button beside the golden one
	onEye    // hides the sheet of trading while it is held
	onItem   // index is the place in a sheet
	onCard   // index is a card in a pile, see cardTarget
	onBefore // the neighbour of what is explained
	onAfter
	onClose // of a sheet, and all beside it
	onSheet // the sheet itself, where nothing is
	targetKinds
)

// target is one thing that can be pointed at.
type target struct {
	kind  targetKind
	index int
}

// Role says what a pointer can do with the target: all can be tapped and, held, are explained.
func (*hand) Role(t target) hands.Role {
	if t.kind == onNothing {
		return hands.Nothing
	}
	return hands.Field
}

// Hit returns what lies at a point of the screen.
func (h *hand) Hit(p ui.Point) target {
	if h.given.Bare && h.places.ledge.rect.Has(p) {
		return target{}
	}
	return h.places.hit(p)
}

// touch notes whether a pointer holds the eye.
func (h *hand) touch(in *ui.Input) {
	h.eye = slices.ContainsFunc(in.Pointers, func(p ui.Pointer) bool { return p.IsDown() && h.places.hit(p.Start).kind == onEye })
}

// means adds what the gesture of a pointer means on this board.
func (h *hand) means(g hands.Gesture[target]) {
	end := gesture{kind: peekEnd}
	switch g.Kind {
	case hands.Tap:
		h.point(g.On)
	case hands.Peek:
		h.peek(g.On)
	case hands.PeekEnd:
		if g.Touch {
			end.kind = peekKeep
		}
		h.press(end)
	}
}

// point adds what a tap on a target means. What lies in a sheet is known to the sheet.
func (h *hand) point(t target) {
	switch t.kind {
	case onItem:
		if m, ok := h.choice(t.index); ok {
			h.press(gesture{kind: choose, move: m})
		} else if on := h.item(t.index); on.kind != onNothing {
			h.press(gesture{kind: lookAt, on: on})
		}
	case onBefore, onAfter:
		if on, ok := h.neighbour(map[targetKind]int{onBefore: -1, onAfter: 1}[t.kind]); ok {
			h.press(gesture{kind: turnTo, on: on})
		}
	default:
		h.press(gesture{kind: tap, on: t})
	}
}

// peek adds that a target is explained for as long as it is held, if there is anything to say of it.
func (h *hand) peek(t target) {
	if t.kind == onItem {
		t = h.item(t.index)
	}
	if h.explains(t) {
		h.press(gesture{kind: peekAt, on: t})
	}
}
