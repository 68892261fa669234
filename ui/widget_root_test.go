package ui_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"runehall/assets/lang"
	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/uitest"
	"runehall/ui"
)

func TestFocusGoesWhereTheKeysPoint(t *testing.T) {
	// a b
	// c   d
	var log []string
	b := taps(&log, "a", "b", "c", "d")
	p := &place{}
	for i, r := range []ui.Rect{ui.Rc(0, 0, 100, 50), ui.Rc(120, 0, 100, 50), ui.Rc(0, 80, 100, 50),
		ui.Rc(240, 80, 100, 50)} {
		p.add(b[i], r)
	}
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(400, 200))
	for _, s := range []struct {
		press ui.Action
		want  int
	}{
		{ui.Down, 0}, // the first key only shows the ring
		{ui.Right, 1}, {ui.Right, 3}, {ui.Left, 2}, {ui.Up, 0}, {ui.Up, 0}, {ui.Left, 0}, {ui.Down, 2}, {ui.Right, 3},
		{ui.Up, 1},
		{ui.Next, 2}, {ui.Next, 3}, {ui.Next, 0}, {ui.Previous, 3},
	} {
		d.Press(s.press)
		if d.Root.Focused() != any(b[s.want]) {
			t.Fatalf("%v leads elsewhere than to %s", s.press, b[s.want].Text)
		}
	}
	if !d.Root.RingShown() {
		t.Error("no ring after keys")
	}
	d.Tap(ui.Pt(50, 20))
	if d.Root.RingShown() {
		t.Error("a ring after a tap")
	}
	d.Press(ui.Right)
	if d.Root.Focused() != any(b[0]) || !d.Root.RingShown() {
		t.Error("the first key after a tap does not show the ring where the tap was")
	}
}

func TestDefaultFocusTakesEnterWithoutARing(t *testing.T) {
	var log []string
	b := taps(&log, "play")[0]
	d := uitest.NewDriver(kit(t, ui.Look{}), b, ui.Sz(100, 50))
	d.Root.Focus(b)
	d.Press(ui.Confirm)
	if len(log) != 1 || d.Root.RingShown() {
		t.Errorf("Enter taps %v, ring %v", log, d.Root.RingShown())
	}
}

// screenful is a dialog over a button; what lies below is the rest.
type screenful struct {
	dialog *ui.Dialog
	button *ui.Button
}

func (s *screenful) Measure(_ *ui.Kit, room ui.Size) ui.Size { return room }

func (s *screenful) Layout(k *ui.Kit, r ui.Rect) {
	s.button.Layout(k, ui.Rc(0, 0, 100, 50))
	if s.dialog != nil {
		s.dialog.Layout(k, r)
	}
}

func (s *screenful) Update(c *ui.Context) {
	if s.dialog != nil {
		s.dialog.Update(c)
	}
	s.button.Update(c)
}

func (s *screenful) Draw(*ui.Canvas) {}

func TestDialogTakesEverythingAndGivesTheFocusBack(t *testing.T) {
	var log []string
	s := &screenful{button: taps(&log, "below")[0]}
	k := kit(t, ui.Look{})
	size := ui.Sz(600, 400)
	d := uitest.NewDriver(k, s, size)
	d.Press(ui.Next, ui.Confirm)
	open := func() {
		buttons := taps(&log, "stay", "leave")
		buttons[1].Kind = ui.PrimaryButton
		s.dialog = &ui.Dialog{Title: "?", Buttons: buttons, OnBack: func() { log = append(log, "back") }}
		s.Layout(k, ui.Rc(0, 0, size.W, size.H))
	}
	open()
	d.Press(ui.Confirm)
	d.Press(ui.Left, ui.Confirm)
	d.Press(ui.Back)
	d.Tap(ui.Pt(50, 25)) // beside the dialog, on the button below
	if want := []string{"below", "leave", "stay", "back", "back"}; !slices.Equal(log, want) {
		t.Errorf("it went %v, want %v", log, want)
	}
	if d.Rest.Pressed != 0 || len(d.Rest.Pointers) > 0 {
		t.Errorf("below a dialog comes %+v", d.Rest)
	}
	s.dialog = nil
	d.Ticks(1)
	d.Press(ui.Next)
	if d.Root.Focused() != any(s.button) || !d.Root.RingShown() {
		t.Error("the focus does not come back when the dialog goes")
	}
}

func TestDialogCancelsWhatWasPressedBelow(t *testing.T) {
	var log []string
	s := &screenful{button: taps(&log, "below")[0]}
	k := kit(t, ui.Look{})
	d := uitest.NewDriver(k, s, ui.Sz(600, 400))
	finger := func(phase ui.Phase, x float64, age int) ui.Pointer {
		return ui.Pointer{ID: 1, Kind: ui.Touch, Phase: phase, At: ui.Pt(x, 20), Start: ui.Pt(x, 20),
			Last: ui.Pt(x, 20), Age: age}
	}
	other := finger(ui.Press, 300, 0)
	other.ID = 2
	d.Tick(ui.Input{Pointers: []ui.Pointer{finger(ui.Press, 50, 0), other}, Device: ui.TouchDevice})
	if len(d.Rest.Pointers) != 1 || d.Rest.Pointers[0].ID != 2 {
		t.Fatalf("the board gets %+v, want only the finger that no widget has", d.Rest.Pointers)
	}
	s.dialog = &ui.Dialog{Title: "?"}
	s.Layout(k, ui.Rc(0, 0, 600, 400))
	other = finger(ui.Drag, 300, 1)
	other.ID = 2
	d.Tick(ui.Input{Pointers: []ui.Pointer{finger(ui.Drag, 50, 1), other}, Device: ui.TouchDevice})
	if len(d.Rest.Pointers) != 1 || d.Rest.Pointers[0].Phase != ui.Cancel {
		t.Errorf("the board gets %+v, want a cancel", d.Rest.Pointers)
	}
	other = finger(ui.Release, 300, 2)
	other.ID = 2
	d.Tick(ui.Input{Pointers: []ui.Pointer{finger(ui.Release, 50, 2), other}, Device: ui.TouchDevice})
	if len(d.Rest.Pointers) > 0 || len(log) > 0 {
		t.Errorf("after the cancel the board gets %+v, and %v was tapped", d.Rest.Pointers, log)
	}
}

func TestPanelKeepsPointersFromBelow(t *testing.T) {
	p := &place{}
	p.add(&ui.Panel{Content: &ui.Label{Text: "x"}}, ui.Rc(0, 0, 200, 200))
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(400, 400))
	for _, b := range []ui.MouseButton{ui.LeftButton, ui.RightButton} {
		in := ui.Pointer{Phase: ui.Press, Button: b, At: ui.Pt(100, 100), Start: ui.Pt(100, 100), Last: ui.Pt(100, 100)}
		d.Tick(ui.Input{Pointers: []ui.Pointer{in}, Wheel: ui.Pt(0, 1), Device: ui.MouseDevice})
		if len(d.Rest.Pointers) > 0 || d.Rest.Wheel != (ui.Point{}) {
			t.Errorf("the %v button and the wheel go through a panel: %+v", b, d.Rest)
		}
		in.Phase = ui.Release
		d.Tick(ui.Input{Pointers: []ui.Pointer{in}, Device: ui.MouseDevice})
		d.Ticks(1)
	}
}

// TestRestKeepsThePromisedLife drives a gallery, over which dialogs come and go, with random devices:
// what is left for a board keeps the life of its pointers, and nothing panics.
func TestRestKeepsThePromisedLife(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	k := kit(t, ui.Look{})
	rapid.Check(t, func(t *rapid.T) {
		g := uitest.NewGallery(book)
		g.Build(k)
		d := uitest.NewDriver(k, g, ui.Sz(800, 1600))
		var tr ui.Translator
		var rest []ui.Input
		for range rapid.IntRange(1, 40).Draw(t, "ticks") {
			if rapid.IntRange(0, 7).Draw(t, "dialog") == 0 {
				g.Dialog = nil
				if rapid.Bool().Draw(t, "open") {
					g.Dialog = &ui.Dialog{Title: "?", Buttons: []*ui.Button{{Text: "!", Kind: ui.PrimaryButton}}}
				}
				g.Layout(k, ui.Rc(0, 0, 800, 1600))
			}
			s := snapshots().Draw(t, "snapshot")
			s.Size, s.Scale = ui.Sz(800, 1600), 1
			var in ui.Input
			tr.Translate(&s, &in)
			d.Tick(in)
			left := d.Rest
			left.Pointers = slices.DeleteFunc(slices.Clone(left.Pointers),
				func(p ui.Pointer) bool { return p.Phase == ui.Hover })
			rest = append(rest, left)
		}
		checkLives(t, rest)
	})
}

func TestQuietTicksAllocateNothing(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	k := kit(t, ui.Look{})
	g := uitest.NewGallery(book)
	g.Build(k)
	g.Layout(k, ui.Rc(0, 0, 800, 1600))
	root := ui.NewRoot(k)
	mouse := ui.Pointer{At: ui.Pt(400, 300), Start: ui.Pt(400, 300), Last: ui.Pt(400, 300)}
	in := ui.Input{Size: ui.Sz(800, 1600), Scale: 1, Pointers: []ui.Pointer{mouse}, Device: ui.MouseDevice}
	if n := allocs.Least(100, func() {
		c := root.Begin(&in)
		g.Update(c)
		c.Rest()
		root.End(c)
	}); n > 0 {
		t.Errorf("a tick of the gallery allocates %v times", n)
	}
}

// TestDialogStaysWhenATapSlipsOff begins a tap on the edge of a dialog and ends it beside it, and the other way round.
func TestDialogStaysWhenATapSlipsOff(t *testing.T) {
	backs := 0
	s := &screenful{button: &ui.Button{}, dialog: &ui.Dialog{Title: "?", OnBack: func() { backs++ }}}
	d := uitest.NewDriver(kit(t, ui.Look{}), s, ui.Sz(600, 400))
	edge := ui.Pt(s.dialog.Panel().X, s.dialog.Panel().Center().Y)
	inside, beside := edge.Add(ui.Pt(2, 0)), edge.Sub(ui.Pt(2, 0))
	d.Drag(inside, beside, 3)
	d.Drag(beside, inside, 3)
	if backs != 0 {
		t.Errorf("a tap that is half on the dialog closes it, %d times", backs)
	}
	d.Tap(beside)
	if backs != 1 {
		t.Errorf("a tap beside the dialog closes it %d times", backs)
	}
}

// TestFocusGoesBackOneStep takes away what has the focus: the one before it has it again, not the first one of all.
func TestFocusGoesBackOneStep(t *testing.T) {
	var log []string
	b := taps(&log, "page", "dialog", "question")
	p := &place{}
	for i := range b {
		p.add(b[i], ui.Rc(0, float64(60*i), 100, 50))
	}
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(100, 200))
	for _, owner := range b {
		d.Root.Focus(owner)
		d.Ticks(1)
	}
	for left := 2; left > 0; left-- {
		p.widgets = p.widgets[:left]
		d.Ticks(1)
		if d.Root.Focused() != any(b[left-1]) {
			t.Errorf("with %d left the focus is not on the last one", left)
		}
	}
}
