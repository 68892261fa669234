package ui

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Control is what one of several persons at one machine plays with: a part of the keyboard, or a gamepad. It has five
// actions: Up, Down, Left, Right and Confirm.
type Control uint8

// The controls. Those on the keyboard are defined by the places of keys, whatever their letters, so that hands lie
// alike on every keyboard. Gamepads are numbered in the order in which they were plugged in.
const (
	RightKeys    Control = iota // arrows, Enter
	LeftKeys                    // W A S D, Space
	MiddleKeys                  // I J K L, N
	NumberKeys                  // 8 4 5 6 of the number pad, its 0
	FirstPad                    // more gamepads follow
	ControlCount = FirstPad + MaxPads
)

// MaxPads is how many gamepads are told apart: one for each seat of the largest table.
const MaxPads = 5

// controlNames are the names of controls in tapes, settings and messages.
var controlNames = [ControlCount]string{"right-keys", "left-keys", "middle-keys", "number-keys", "pad1", "pad2", "pad3",
	"pad4", "pad5"}

// String returns the control's name in tapes and settings.
func (c Control) String() string {
	if c < ControlCount {
		return controlNames[c]
	}
	return "unknown control"
}

// ControlNamed returns the control with a name, and false if there is none.
func ControlNamed(name string) (Control, bool) {
	i := slices.Index(controlNames[:], name)
	return Control(max(0, i)), i >= 0
}

// IsPad reports whether the control is a gamepad.
func (c Control) IsPad() bool { return c >= FirstPad }

// Controls is a set of controls.
type Controls uint16

// Has reports whether c is in the set.
func (s Controls) Has(c Control) bool { return s>>c&1 != 0 }

// With returns the set with c in it.
func (s Controls) With(c Control) Controls { return s | 1<<c }

// Without returns the set without the members of o.
func (s Controls) Without(o Controls) Controls { return s &^ o }

// All yields the controls of the set, in order.
func (s Controls) All(yield func(Control) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(Control(bits.TrailingZeros16(uint16(s)))) {
			return
		}
	}
}

// controlled are the actions of a control, in the order of controlKeys.
var controlled = [...]Action{Up, Left, Down, Right, Confirm}

// controlKeys are the keys of each control, by their places.
var controlKeys = [FirstPad][len(controlled)]ebiten.Key{
	RightKeys:  {ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyEnter},
	LeftKeys:   {ebiten.KeyW, ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeySpace},
	MiddleKeys: {ebiten.KeyI, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeyN},
	NumberKeys: {ebiten.KeyNumpad8, ebiten.KeyNumpad4, ebiten.KeyNumpad5, ebiten.KeyNumpad6, ebiten.KeyNumpad0},
}

// Caps returns the letters printed on the keys of a control: those of the four directions ("W A S D" or "Z Q S D") and
// that of Confirm, as far as the system, or keys pressed so far, tell. Both are empty for keys that are the same on all
// keyboards, and for gamepads.
func (s *Source) Caps(c Control) (lead, take string) {
	return c.caps(func(k ebiten.Key) string {
		if name := s.printed.cap(k); name != "" {
			return name
		}
		return ebiten.KeyName(k)
	})
}

// caps is Caps. printed returns the letter on a key, or "" where it is not known.
func (c Control) caps(printed func(ebiten.Key) string) (lead, take string) {
	if c != LeftKeys && c != MiddleKeys {
		return "", ""
	}
	var caps []string
	for _, k := range controlKeys[c] {
		name := printed(k)
		if name == "" {
			name = k.String()
		}
		caps = append(caps, strings.ToUpper(name))
	}
	last := len(caps) - 1
	return strings.Join(caps[:last], " "), caps[last]
}

// controls returns the actions of each control whose keys are held.
func (s *Snapshot) controls() (held [ControlCount]Actions) {
	for c, keys := range controlKeys {
		for i, k := range keys {
			if slices.Contains(s.Places, k) {
				held[c] = held[c].With(controlled[i])
			}
		}
	}
	for i, pad := range s.Pads {
		held[int(FirstPad)+i] = pad & ActionSet(controlled[:]...)
	}
	return held
}

// controlState is what the translation remembers of the controls from tick to tick.
type controlState struct {
	held, ignored [ControlCount]Actions // see actions
}

// translateControls finds out what each control asks for. No action repeats, so that each press counts once.
func (t *Translator) translateControls(s *Snapshot, in *Input, away bool) {
	for c, raw := range s.controls() {
		ignored := &t.controls.ignored[c]
		if *ignored &= raw; away {
			*ignored = raw
		}
		held := raw.Without(*ignored)
		in.Controls[c] = held.Without(t.controls.held[c])
		t.controls.held[c] = held
		switch {
		case in.Controls[c] == 0:
		case Control(c).IsPad():
			t.device = PadDevice
		default:
			t.device = KeyDevice
		}
	}
}
