package toss

import (
	"runehall/ui"
)

type actKind uint8

const (
	actNone   actKind = iota
	actClear          // what is chosen is forgotten
	actPass           // nothing is taken in turn (TOS-42)
	actLights         // what can be taken is lit
	actDark           // or no longer
	actSteps          // the settling is told in all its steps
	actLines          // or in as many lines as something happens
	actSkip           // all steps of the settling, or the rest of a race
)

var (
	// actNames name the buttons in reports and messages.
	actNames = [...]string{actNone: "", actClear: "clear", actPass: "pass", actLights: "lights", actDark: "dark", actSteps: "steps", actLines: "lines", actSkip: "skip"}
	// actIcons stand above the words where those are small.
	actIcons = [...]ui.Icon{
		actNone: ui.NoIcon, actClear: ui.IconClose, actPass: ui.IconForward, actLights: ui.IconHint, actDark: ui.IconHint, actSteps: ui.IconLog, actLines: ui.IconLog, actSkip: ui.IconForward,
	}
)
