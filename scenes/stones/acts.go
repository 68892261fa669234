package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// actKind says what a button beside the golden one does.
type actKind uint8

const (
	actNone        actKind = iota
	actClear               // forgets what is chosen
	actOrder               // changes the order of the chosen cards
	actLeave               // leaves out an ability, or the rest of it (STO-11)
	actDecline             // declines the result of the die (STO-5)
	actLeaveSure           // leaves it out, when pressed a second time
	actDeclineSure         // declines it, when pressed a second time
	actBack                // leads back from paying
	actKeep                // unticks the rows that were to be traded in
	actEnd                 // ends the turn, though something could still be done in it
	actDone                // ends the action, though it could go on
)

// actKinds says what each button does, from left to right. Buttons that are not there are actNone.
type actKinds = [boards.MaxActs]actKind

// actIcons are the icons of the buttons. They stand above the words where the words are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actOrder: ui.IconRotateRight, actLeave: ui.IconForward, actDecline: ui.IconClose,
	actLeaveSure: ui.IconForward, actDeclineSure: ui.IconClose, actBack: ui.IconBack,
	actKeep: ui.IconFolder, actEnd: ui.IconForward, actDone: ui.IconForward,
}

var actNames = [...]string{
	actNone: "", actClear: "clear", actOrder: "order", actLeave: "leave", actDecline: "decline",
	actLeaveSure: "leave-sure", actDeclineSure: "decline-sure", actBack: "back", actKeep: "keep", actEnd: "end",
	actDone: "done",
}
