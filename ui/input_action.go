package ui

import "math/bits"

// Action is something a person can ask for with a key or a button, whatever the device.
type Action uint8

// The actions, with their usual keys. input_keys.go holds the bindings of keys, and input_pad.go the buttons of
// gamepads.
const (
	Up          Action = iota // arrow up
	Down                      // arrow down
	Left                      // arrow left
	Right                     // arrow right
	Confirm                   // Enter
	Back                      // Escape, Android's back
	Menu                      // M, F10
	Undo                      // Ctrl+Z, U
	Redo                      // Ctrl+Y, Ctrl+Shift+Z
	Hint                      // H
	RotateLeft                // Q, comma
	RotateRight               // E, full stop
	Next                      // Tab
	Previous                  // Shift+Tab
	ZoomIn                    // plus
	ZoomOut                   // minus
	Centre                    // C
	Peek                      // V, held
	Log                       // L
	EndTurn                   // T
	Skip                      // S
	Hold                      // Space, held: opens a curtain, presses what has the focus
	Help                      // F1, question mark (by position): why is that not possible?
	FullScreen                // F11, Alt+Enter
	Home                      // Home
	End                       // End
	PageUp                    // Page Up
	PageDown                  // Page Down
	Erase                     // Backspace
	EraseNext                 // Delete
	ActionCount               // how many actions there are
)

var actionNames = [ActionCount]string{
	"Up", "Down", "Left", "Right", "Confirm", "Back", "Menu", "Undo", "Redo", "Hint", "RotateLeft",
	"RotateRight", "Next", "Previous", "ZoomIn", "ZoomOut", "Centre", "Peek", "Log", "EndTurn", "Skip",
	"Hold", "Help", "FullScreen", "Home", "End", "PageUp", "PageDown", "Erase", "EraseNext",
}

// String returns the action's name in tapes.
func (a Action) String() string {
	if a < ActionCount {
		return actionNames[a]
	}
	return "unknown action"
}

// Actions is a set of actions.
type Actions uint32

// ActionSet returns the set of the given actions.
func ActionSet(actions ...Action) Actions {
	var s Actions
	for _, a := range actions {
		s |= 1 << a
	}
	return s
}

// Has reports whether a is in the set.
func (s Actions) Has(a Action) bool { return s>>a&1 != 0 }

// Any reports whether one of the given actions is in the set.
func (s Actions) Any(actions ...Action) bool { return s&ActionSet(actions...) != 0 }

// With returns the set with a in it.
func (s Actions) With(a Action) Actions { return s | 1<<a }

// Without returns the set without the members of o.
func (s Actions) Without(o Actions) Actions { return s &^ o }

// All yields the actions of the set, in order.
func (s Actions) All(yield func(Action) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(Action(bits.TrailingZeros32(uint32(s)))) {
			return
		}
	}
}

// repeating are the actions that repeat while their key is held.
const repeating = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right | 1<<Next | 1<<Previous | 1<<ZoomIn | 1<<ZoomOut |
	1<<PageUp | 1<<PageDown | 1<<Erase | 1<<EraseNext)
