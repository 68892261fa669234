package ui

// The thresholds of the translation, in dp and ticks.
const (
	mouseSlack = 1.0 // dp a pressed mouse may move and still tap
	touchSlack = 5.0 // dp a finger may move and still tap
	// touchJump is the dp in one tick, a metre and a half per second, beyond which a touch counts as another finger: no
	// finger is that fast, so it was lifted and put down elsewhere.
	touchJump   = 160.0
	repeatFirst = 24 // ticks until a held key repeats
	repeatNext  = 6  // ticks between repeats
)

// Translator turns snapshots of the devices into inputs, and keeps the promises of [Input]: each press ends in one
// release or cancel, and the order of things within a tick does not matter. It reads no device itself. The zero value
// is ready.
type Translator struct {
	started bool
	last    frame
	device  Device
	pointers
	actions
	controls controlState
}

// frame is the part of an input about the screen and the window, kept to compare it with the next tick.
type frame struct {
	size            Size
	scale           float64
	insets          Insets
	focused, paused bool
}

// actions is the state of the keys and buttons.
type actions struct {
	held    Actions
	ignored Actions          // held when the window lost the focus: they do not count until released
	since   [ActionCount]int // how many ticks each has been held
}

// Translate writes the input of this tick into in, reusing its slices.
func (t *Translator) Translate(s *Snapshot, in *Input) {
	now := frame{s.Size, s.Scale, s.Insets, s.Focused, s.Paused}
	if now.scale <= 0 {
		now.scale = 1
	}
	if !t.started {
		t.last = frame{focused: s.Focused, paused: s.Paused}
		t.cursor = s.Cursor
		t.started = true
	}
	*in = Input{
		Pointers: in.Pointers[:0], Runes: append(in.Runes[:0], s.Runes...),
		Wheel: Pt(turned(s.Wheel.X), turned(s.Wheel.Y)), Zoom: turned(s.Zoom), Pad: s.PadKind,
		UnknownPad: s.UnknownPad, Part: s.Part, PartOf: s.PartOf,
		Size: now.size, Scale: now.scale, Insets: now.insets,
		Resized:     now.size != t.last.size || now.scale != t.last.scale || now.insets != t.last.insets,
		FocusLost:   t.last.focused && !now.focused,
		FocusGained: !t.last.focused && now.focused,
		Pause:       !t.last.paused && now.paused,
		Resume:      t.last.paused && !now.paused,
	}
	away := in.FocusLost || in.Pause
	t.translatePointers(s, in, away || s.Taken)
	t.translateActions(s, in, away)
	t.translateControls(s, in, away)
	if s.mods().ctrl && in.Wheel.Y != 0 {
		in.Wheel.Y, in.Zoom = 0, turned(in.Zoom+in.Wheel.Y)
	}
	if in.Wheel != (Point{}) || in.Zoom != 0 {
		t.device = MouseDevice
	}
	in.Device = t.device
	t.last = now
}

// translateActions finds out what keys and buttons ask for, and repeats held keys.
func (t *Translator) translateActions(s *Snapshot, in *Input, away bool) {
	keys, typed := keyActions(s)
	raw := keys | s.Pad
	t.ignored &= raw
	if away {
		t.ignored = raw
	}
	held := raw.Without(t.ignored)
	if s.Back && !away {
		held = held.With(Back)
	}
	in.Pressed = held.Without(t.held)
	if s.Back && !away {
		in.Pressed = in.Pressed.With(Back) // each report by the platform is a new press
	}
	switch fresh := in.Pressed; {
	case fresh&keys != 0:
		t.device = KeyDevice
	case fresh&s.Pad != 0:
		t.device = PadDevice
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
	in.Held = held
	in.Typed = typed.Without(s.Pad) & held
	t.held = held
}
