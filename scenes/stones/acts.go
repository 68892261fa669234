package stones

import "runehall/ui"

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone        actKind = iota
	actClear               // what is chosen is forgotten
	actOrder               // the cards change places
	actLeave               // the rest of an ability is left out (STO-11)
	actDecline             // the result of the die (STO-5)
	actLeaveSure           // left out, pressed once more
	actDeclineSure         // declined, pressed once more
	actBack                // from paying
	actKeep                // what is ticked is not traded in
	actEnd                 // the turn ends, though something could still be done in it
	actDone                // the action ends, though it could go on
)

// actIcons stand above the words where those are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actOrder: ui.IconRotateRight, actLeave: ui.IconForward, actDecline: ui.IconClose, actLeaveSure: ui.IconForward,
	actDeclineSure: ui.IconClose, actBack: ui.IconBack,
	actKeep: ui.IconFolder, actEnd: ui.IconForward, actDone: ui.IconForward,
}

var actNames = [...]string{
	actNone: "", actClear: "clear", actOrder: "order", actLeave: "leave", actDecline: "decline",
	actLeaveSure: "leave-sure", actDeclineSure: "decline-sure", actBack: "back", actKeep: "keep", actEnd: "end", actDone: "done",
}
