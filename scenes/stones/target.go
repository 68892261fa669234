package stones

import "runehall/scenes/hands"

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
func (t target) Role() hands.Role {
	if t.kind == onNothing {
		return hands.Nothing
	}
	return hands.Field
}
