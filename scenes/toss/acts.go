package toss

import (
	"runehall/ui"
)

type actKind uint8

const (
	actNone   actKind = iota
	actClear          // forget what is chosen
	actPass           // take nothing in turn (TOS-42)
	actLights         // light what can be taken
	actDark           // light it no longer
	actSteps          // tell the settling in all its steps
	actLines          // tell it in as many lines as something happens
	actSkip           // skip all steps of the settling, or the rest of a race
)

var (
	// actNames are the names of the buttons in reports and in keys of messages.
	actNames = [...]string{actNone: "", actClear: "clear", actPass: "pass", actLights: "lights", actDark: "dark",
		actSteps: "steps", actLines: "lines", actSkip: "skip"}
	// actIcons are shown over the words of buttons whose words are small.
	actIcons = [...]ui.Icon{
		actNone: ui.NoIcon, actClear: ui.IconClose, actPass: ui.IconForward, actLights: ui.IconCandle,
		actDark: ui.IconCandle, actSteps: ui.IconLog, actLines: ui.IconLog, actSkip: ui.IconForward,
	}
)
