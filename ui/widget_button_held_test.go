package ui

import "testing"

// TestAFingerThatRestsOnAnIconIsToldItsName holds buttons with a finger: one without words says its name and is not
// pressed; a short tap presses it, and one with words is pressed however long it is held.
func TestAFingerThatRestsOnAnIconIsToldItsName(t *testing.T) {
	k := newTestKit(t)
	for _, c := range []struct {
		name   string
		text   string
		ticks  int
		device Device
		taps   int
		told   string
	}{
		{"short", "", 5, TouchDevice, 1, ""},
		{"held", "", hintTicks + 5, TouchDevice, 0, "Undo"},
		{"words", "Undo it", hintTicks + 5, TouchDevice, 1, ""},
		{"mouse", "", hintTicks + 5, MouseDevice, 1, ""},
	} {
		taps := 0
		b := Button{Icon: IconUndo, Text: c.text, Label: "Undo", OnTap: func() { taps++ }}
		b.Layout(k, Rc(100, 100, 60, 60))
		root := NewRoot(k)
		told := ""
		for n := range c.ticks + 1 {
			phase := Drag
			switch n {
			case 0:
				phase = Press
			case c.ticks:
				phase = Release
			}
			at := Pt(130, 130)
			in := Input{Device: c.device, Pointers: []Pointer{{ID: 1, Kind: Touch, Phase: phase, At: at, Start: at,
				Last: at}}}
			cx := root.Begin(&in)
			b.Update(cx)
			root.End(cx)
			if root.hint.ticks >= hintTicks && n < c.ticks {
				told = root.hint.text
			}
		}
		if taps != c.taps || told != c.told {
			t.Errorf("%s: tapped %d times, told %q", c.name, taps, told)
		}
		in := Input{Device: c.device}
		cx := root.Begin(&in)
		b.Update(cx)
		root.End(cx)
		if root.hint.ticks > 0 || b.rests > 0 {
			t.Errorf("%s: the name stays", c.name)
		}
	}
}
