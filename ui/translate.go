package ui

import "slices"

// Lengths and times of the translation, in dp and ticks.
const (
	mouseSlack  = 1.0  // dp a pressed mouse may move and still tap
	touchSlack  = 5.0  // dp a finger may move and still tap
	touchJump   = 40.0 // dp in one tick that no finger moves: it was lifted and put down elsewhere
	repeatFirst = 24   // ticks until a held key repeats
	repeatNext  = 6    // ticks between repeats
)

// Translator turns snapshots of the devices into inputs and keeps the promises of [Input]: each
// press ends in one release or cancel, and order inside a tick decides nothing. The zero value is
// ready. It reads no device itself.
type Translator struct {
	seen      bool
	mouseSeen bool
	fingers   []finger
	blocked   []int // touches that were cancelled and must be lifted before they count again
	mouse     Pointer
	mouseDown bool
	mouseHeld [3]bool // buttons down at the last tick, or ignored until they are lifted
	cursor    Point
	held      Actions
	since     [ActionCount]int
	last      Snapshot
	device    Device
}

type finger struct {
	raw     int
	pointer Pointer
}

// Translate writes the input of this tick into in, whose slices are reused.
func (t *Translator) Translate(s *Snapshot, in *Input) {
	*in = Input{Pointers: in.Pointers[:0], Runes: append(in.Runes[:0], s.Runes...)}
	in.Size, in.Scale, in.Insets = s.Size, s.Scale, s.Insets
	in.PadConnected = s.PadConnected
	if in.Scale <= 0 {
		in.Scale = 1
	}
	if t.seen {
		in.Resized = s.Size != t.last.Size || s.Scale != t.last.Scale || s.Insets != t.last.Insets
		in.FocusLost, in.FocusGained = t.last.Focused && !s.Focused, s.Focused && !t.last.Focused
		in.Pause, in.Resume = s.Paused && !t.last.Paused, t.last.Paused && !s.Paused
	} else {
		in.Resized = true
	}
	away := in.FocusLost || in.Pause
	t.touches(s, in, away)
	t.mouseTick(s, in, away)
	slices.SortFunc(in.Pointers, func(a, b Pointer) int { return int(a.ID) - int(b.ID) })
	t.actions(s, in, away)
	in.Wheel = s.Wheel
	if s.Wheel != (Point{}) {
		t.device = MouseDevice
	}
	in.Device = t.device
	t.last.Size, t.last.Scale, t.last.Insets = s.Size, s.Scale, s.Insets
	t.last.Focused, t.last.Paused, t.last.Back = s.Focused, s.Paused, s.Back
	t.seen = true
}

func (t *Translator) actions(s *Snapshot, in *Input, away bool) {
	held, typed := keyActions(s)
	if held != 0 && held != t.held {
		t.device = KeyDevice
	}
	if s.Pad.Without(t.held) != 0 {
		t.device = PadDevice
	}
	held |= s.Pad
	typed = typed.Without(s.Pad)
	if s.Back {
		held = held.With(Back)
	}
	if away {
		held, typed = 0, 0
	}
	in.Pressed = held.Without(t.held)
	if s.Back {
		in.Pressed = in.Pressed.With(Back) // each report of the platform is a press of its own
	}
	for a := range held.All {
		if !t.held.Has(a) {
			t.since[a] = 0
			continue
		}
		t.since[a]++
		if n := t.since[a] - repeatFirst; repeating.Has(a) && n >= 0 && n%repeatNext == 0 {
			in.Repeated = in.Repeated.With(a)
		}
	}
	in.Pressed |= in.Repeated
	in.Held, in.Typed = held, typed
	t.held = held
}
