// Package voice tells screen readers what the program shows, and does what they ask for.
package voice

import (
	"slices"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Voice tells screen readers what is on the screen, and does what they ask for. The zero value sleeps: nobody listens.
type Voice struct {
	heard   ui.Heard // the words of the next picture
	finger  ui.Finger
	held    string // what the finger holds until it is gone
	acts    []aloud.Act
	waits   int               // ticks that the first act has waited
	live    map[string]string // the last text told, by id
	logged  map[string]int    // the last number told, by id
	said    []aloud.Line
	serial  uint64
	scene   string
	focused bool // the focus was moved by a reader, and its ring stays
	woken   bool // somebody listens
	told    int  // the tick of the last description
}

// Screen is what is on the screen now.
type Screen struct {
	Root  *ui.Root
	Scene string
	Lang  string
	Size  ui.Size // in pixels
	Scale float64 // pixels of a device-independent one
	// Ask returns what the screen says of itself.
	Ask func() *stage.Report
}

func (s *Screen) offers(id string) bool {
	_, there := s.Ask().Targets[id]
	return there
}

// In ticks: the length of a press, of a press that explains, the longest hold, the longest wait of an act for its
// thing, and the distance between two descriptions of a screen that moves.
const (
	pressTicks    = 3
	explainTicks  = 45
	longestHold   = 240
	patientTicks  = 90
	describeEvery = 6
)

// saidLines is how many lines that are to be read out are kept.
const saidLines = 24

// Wake begins to listen, if nobody has so far, and reports whether the screen is to be painted for that.
func (v *Voice) Wake() bool {
	if v.woken {
		return false
	}
	v.woken, v.live, v.logged = true, map[string]string{}, map[string]int{}
	return true
}

// Sleep forgets everything, since nobody listens any more, and reports whether somebody did.
func (v *Voice) Sleep() bool {
	if !v.woken {
		return false
	}
	*v = Voice{serial: v.serial}
	return true
}

// Busy reports whether something that readers have asked for is still to be done.
func (v *Voice) Busy() bool { return v.finger.Busy() || len(v.acts) > 0 }

// Heard is where the words of the next picture are collected, nil while nobody listens.
func (v *Voice) Heard() *ui.Heard {
	if !v.woken {
		return nil
	}
	return &v.heard
}

// Take takes what readers ask for. It is done in this tick or a later one.
func (v *Voice) Take(acts []aloud.Act) { v.acts = append(v.acts, acts...) }

// Input does what was asked for, one after another, as far as that is input.
func (v *Voice) Input(in *ui.Input, s *Screen) {
	if v.finger.Busy() {
		if v.held != "" && !s.offers(v.held) {
			v.finger.Lift()
		}
	} else if len(v.acts) > 0 && v.act(in, s, v.acts[0]) {
		v.acts, v.waits = slices.Delete(v.acts, 0, 1), 0
	} else if len(v.acts) > 0 {
		if v.waits++; v.waits > patientTicks {
			v.acts, v.waits = slices.Delete(v.acts, 0, 1), 0
		}
	}
	v.finger.Touch(in)
	pressed := slices.ContainsFunc(in.Pointers, func(p ui.Pointer) bool { return p.Phase != ui.Hover })
	if v.focused = v.focused && (!pressed || v.finger.Busy()); v.focused && !pressed {
		in.Device = ui.KeyDevice // whatever was used last
	}
}

// act carries out what a reader asks for, and reports whether that is done or can never be.
func (v *Voice) act(in *ui.Input, s *Screen, act aloud.Act) bool {
	if act.Kind == aloud.Back {
		in.Pressed, in.Held = in.Pressed.With(ui.Back), in.Held.With(ui.Back)
		return true
	}
	r := s.Ask()
	owner := r.Heard.Owners[act.ID]
	at, there := r.Targets[act.ID]
	at = at.Intersect(ui.Rect{W: s.Size.W, H: s.Size.H})
	if there = there && !at.Empty(); !there && owner == nil {
		return false
	}
	switch act.Kind {
	case aloud.Focus:
		if owner != nil {
			s.Root.Show(owner)
			v.focused = true
		}
	case aloud.Write:
		if f, ok := owner.(*ui.TextField); ok {
			f.Write(act.Text)
		}
	case aloud.Less, aloud.More:
		if owner == nil {
			return true
		}
		if v.waits == 0 { // the focus first, which the ring must show by the next tick
			s.Root.Show(owner)
			v.focused = true
			return false
		}
		way := ui.Left
		if act.Kind == aloud.More {
			way = ui.Right
		}
		in.Pressed, in.Held = in.Pressed.With(way), in.Held.With(way)
	default:
		if !there || min(at.W, at.H) <= 1 { // too little of it is seen for its middle to be its own
			if owner != nil {
				s.Root.Reveal(owner) // it is pressed in a tick after
			}
			return false
		}
		ticks := pressTicks
		switch v.held = ""; {
		case act.Kind == aloud.Explain:
			ticks = explainTicks
		case r.Heard.Things[act.ID].Held:
			ticks, v.held = longestHold, act.ID
		}
		v.finger.Press(at.Center(), ticks)
	}
	return true
}
