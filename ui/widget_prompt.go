package ui

import "strings"

// PadKind says what is printed on a gamepad's buttons.
type PadKind uint8

// The kinds of gamepads. Letters are those of most pads in the standard layout.
const (
	NoPad PadKind = iota
	LetterPad
	ShapePad  // PlayStation: shapes instead of letters
	SwitchPad // Nintendo: A and B, X and Y change places
)

// padKindNames are the names of the kinds in tapes.
var padKindNames = [...]string{"no", "yes", "shapes", "switch"}

// String returns the kind's name in tapes.
func (p PadKind) String() string { return padKindNames[p] }

// padKind guesses the kind of a gamepad from the system's name for it.
func padKind(name string) PadKind {
	name = strings.ToLower(name)
	for _, known := range [...]struct {
		part string
		kind PadKind
	}{
		{"playstation", ShapePad}, {"dualsense", ShapePad}, {"dualshock", ShapePad}, {"ps3", ShapePad},
		{"ps4", ShapePad},
		{"ps5", ShapePad}, {"sony", ShapePad}, {"nintendo", SwitchPad}, {"switch", SwitchPad}, {"joy-con", SwitchPad},
	} {
		if strings.Contains(name, known.part) {
			return known.kind
		}
	}
	return LetterPad
}

// Prompt names what to press for an action, on the device that was used last. Key is the message for keys that have a
// word ("key.space"). Otherwise Text is what is printed on the key or button. Both are empty for devices that point.
type Prompt struct{ Key, Text string }

// keyPrompts name the keys. Letters are the same in all languages.
var keyPrompts = [ActionCount]Prompt{
	Up: {Text: "↑"}, Down: {Text: "↓"}, Left: {Text: "←"}, Right: {Text: "→"},
	Confirm: {Key: "key.enter"}, Back: {Key: "key.escape"}, Hold: {Key: "key.space"},
	Menu: {Text: "M"}, Undo: {Text: "U"}, Hint: {Text: "H"}, RotateLeft: {Text: "Q"}, RotateRight: {Text: "E"},
	ZoomIn: {Text: "+"}, ZoomOut: {Text: "−"}, Centre: {Text: "C"}, Peek: {Text: "V"}, Log: {Text: "L"},
	EndTurn: {Text: "T"}, Skip: {Text: "S"},
}

// padPrompts name the buttons of the standard layout, by kind of pad.
var padPrompts = [ActionCount][SwitchPad + 1]string{
	Up: {"", "↑", "↑", "↑"}, Down: {"", "↓", "↓", "↓"}, Left: {"", "←", "←", "←"}, Right: {"", "→", "→", "→"},
	Confirm: {"", "A", "×", "B"}, Hold: {"", "A", "×", "B"}, Back: {"", "B", "O", "A"},
	Undo: {"", "X", "", "Y"}, Hint: {"", "Y", "", "X"}, // our typefaces lack square and triangle
	RotateLeft: {"", "LB", "L1", "L"}, RotateRight: {"", "RB", "R1", "R"},
	ZoomOut: {"", "LT", "L2", "ZL"}, ZoomIn: {"", "RT", "R2", "ZR"},
}

// Prompt returns what to press for an action, or false if the device that was used last has nothing for it.
func (in *Input) Prompt(a Action) (Prompt, bool) {
	var p Prompt
	switch in.Device {
	case KeyDevice:
		p = keyPrompts[a]
	case PadDevice:
		p.Text = padPrompts[a][in.Pad]
	}
	return p, p != Prompt{}
}
