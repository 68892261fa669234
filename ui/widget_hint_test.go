package ui

import "testing"

// TestEachHintWaits rests the mouse on an icon until its name is shown, and then on the one beside it, whose name is
// shown after as long.
func TestEachHintWaits(t *testing.T) {
	k := newTestKit(t)
	root := NewRoot(k)
	names := [...]string{"Undo", "Redo"}
	var buttons [len(names)]Button
	for i, icon := range [...]Icon{IconUndo, IconRedo} {
		buttons[i] = Button{Icon: icon, Hint: names[i]}
		buttons[i].Layout(k, Rc(100+60*float64(i), 100, 60, 60))
	}
	for i, name := range names {
		at := buttons[i].Rect().Center()
		for n := 1; n <= hintTicks; n++ {
			in := Input{Device: MouseDevice, Pointers: []Pointer{{At: at, Start: at, Last: at}}}
			c := root.Begin(&in)
			for j := range buttons {
				buttons[j].Update(c)
			}
			root.End(c)
			if shown := root.hint.ticks >= hintTicks; shown != (n == hintTicks) || root.hint.text != name {
				t.Fatalf("%s: after %d ticks %q is shown: %v", name, n, root.hint.text, shown)
			}
		}
	}
}
