package market

import "runehall/ui"

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone       actKind = iota
	actClear              // forgets what is chosen
	actEnd                // ends the turn (MAR-13)
	actNoInterest         // leaves the interest phase: runes and cards come next
	actInterest           // goes back to the interest phase
)

var actNames = [...]string{
	actNone: "", actClear: "clear", actEnd: "end", actNoInterest: "no-interest", actInterest: "interest",
}

// actIcons stand above the words of a button where these are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actEnd: ui.IconCheck, actNoInterest: ui.IconForward, actInterest: ui.IconBack,
}
