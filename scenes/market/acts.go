package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// actKind is what a button beside the golden one does.
type actKind uint8

const (
	actNone       actKind = iota
	actClear              // what is chosen is forgotten
	actEnd                // the turn ends (MAR-13)
	actNoInterest         // interest is left to be, runes and cards are chosen
	actInterest           // it is taken after all
)

var actNames = [...]string{
	actNone: "", actClear: "clear", actEnd: "end", actNoInterest: "no-interest", actInterest: "interest",
}

// actIcons stand above the words where those are small.
var actIcons = [...]ui.Icon{
	actClear: ui.IconClose, actEnd: ui.IconCheck, actNoInterest: ui.IconForward, actInterest: ui.IconBack,
}

// acts returns what the buttons beside the golden one are for.
func acts(o *options, s *selection) (list [boards.MaxActs]actKind) {
	switch {
	case o.actor < 0:
	case s.anything():
		list[0] = actClear
	case bears(o, s):
		list[0] = actNoInterest
	case o.can(rules.Interest):
		list[0] = actInterest
	}
	if _, golden, ready := planned(o, s); o.phase == rules.TurnPhase && o.can(rules.End) && !(ready && golden.kind == rules.End) {
		list[1] = actEnd
	}
	return list
}
