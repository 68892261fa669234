package stage

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/ui"
)

// TestTheLegendSaysWhatButtonsDo reads the legend on each device. Which button of a gamepad does what is said of it,
// ui's TestAButtonOfAGamepadDoesWhatPeopleReadOfIt presses.
func TestTheLegendSaysWhatButtonsDo(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		device ui.Device
		pad    ui.PadKind
		want   string
	}{
		{ui.PadDevice, ui.LetterPad, "← ↑ ↓ → move, A choose, B back"},
		{ui.PadDevice, ui.ShapePad, "← ↑ ↓ → move, × choose, O back"},
		{ui.PadDevice, ui.SwitchPad, "← ↑ ↓ → move, B choose, A back"},
		{ui.KeyDevice, ui.NoPad, "← ↑ ↓ → move, Enter choose, Esc back"},
		{ui.TouchDevice, ui.NoPad, ""},
	} {
		root, l := ui.NewRoot(kit), Legend{Stage: &Stage{Kit: kit, Book: book}}
		for range 2 { // the ring is shown from the tick after the first direction
			in := ui.Input{Size: ui.Sz(800, 600), Scale: 1, Device: c.device, Pad: c.pad}
			if c.device != ui.TouchDevice {
				in.Pressed = ui.ActionSet(ui.Down)
			}
			tick := root.Begin(&in)
			tick.Focusable(root, ui.Rc(0, 0, 50, 50), 0)
			l.Update(tick)
			root.End(tick)
		}
		var got []string
		for _, item := range l.items {
			got = append(got, fmt.Sprint(strings.Join(item.caps, " "), " ", item.text))
		}
		if !slices.Equal(got, slices.DeleteFunc(strings.Split(c.want, ", "), func(s string) bool { return s == "" })) {
			t.Errorf("%v, %v: the legend reads %q, want %q", c.device, c.pad, got, c.want)
		}
	}
}
