package ui_test

import (
	"slices"
	"strings"
	"testing"

	"runehall/internal/workshop/uitest"
	"runehall/ui"
)

func kit(t testing.TB, look ui.Look) *ui.Kit {
	t.Helper()
	k, err := ui.NewKit(look)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// place is a widget that puts others at fixed places.
type place struct {
	widgets []ui.Widget
	rects   []ui.Rect
}

func (p *place) add(w ui.Widget, r ui.Rect) {
	p.widgets, p.rects = append(p.widgets, w), append(p.rects, r)
}

func (p *place) Measure(*ui.Kit, ui.Size) ui.Size { return ui.Size{} }

func (p *place) Layout(k *ui.Kit, _ ui.Rect) {
	for i, w := range p.widgets {
		w.Layout(k, p.rects[i])
	}
}

func (p *place) Update(c *ui.Context) {
	for _, w := range p.widgets {
		w.Update(c)
	}
}

func (p *place) Draw(c *ui.Canvas) {
	for _, w := range p.widgets {
		w.Draw(c)
	}
}

// taps are buttons that note which of them was tapped.
func taps(log *[]string, names ...string) []*ui.Button {
	var out []*ui.Button
	for _, n := range names {
		out = append(out, &ui.Button{Text: n, OnTap: func() { *log = append(*log, n) }})
	}
	return out
}

func TestButtonIsTapped(t *testing.T) {
	var log []string
	b := taps(&log, "a")[0]
	d := uitest.NewDriver(kit(t, ui.Look{}), b, ui.Sz(100, 48))
	step := func(what string, want int, act func()) {
		t.Helper()
		log = nil
		act()
		if len(log) != want {
			t.Errorf("%s taps %d times, want %d", what, len(log), want)
		}
	}
	in, near, far := ui.Pt(50, 20), ui.Pt(105, 20), ui.Pt(200, 20)
	step("a finger", 1, func() { d.Tap(in) })
	step("a click", 1, func() { d.Click(in) })
	step("a finger that slides a little off", 1, func() { d.Drag(in, near, 5) })
	step("a finger that slides away", 0, func() { d.Drag(in, far, 5) })
	step("a finger that comes from elsewhere", 0, func() { d.Drag(far, in, 5) })
	step("Enter after a click", 0, func() { d.Click(in); log = nil; d.Press(ui.Confirm) })
	step("Enter under the ring", 1, func() { d.Press(ui.Next, ui.Confirm) })
	step("Space under the ring", 1, func() { d.Press(ui.Hold) })
	b.Disabled = true
	step("a finger on a disabled button", 0, func() { d.Tap(in) })
	step("Enter on a disabled button", 0, func() { d.Press(ui.Next, ui.Confirm) })
}

// TestRootSaysWhatWasPressed taps one of two buttons with a finger and by a key.
func TestRootSaysWhatWasPressed(t *testing.T) {
	p := &place{}
	rects := []ui.Rect{ui.Rc(0, 0, 100, 60), ui.Rc(0, 100, 100, 60)}
	var d *uitest.Driver
	var pressed []ui.Rect
	for _, r := range rects {
		p.add(&ui.Button{Text: "b", OnTap: func() {
			if at, ok := d.Root.Pressed(); ok {
				pressed = append(pressed, at)
			}
		}}, r)
	}
	d = uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(400, 300))
	d.Tap(ui.Pt(50, 130))
	if at, ok := d.Root.Pressed(); ok {
		t.Errorf("%v is still pressed a tick later", at)
	}
	d.Root.Focus(p.widgets[0])
	d.Press(ui.Confirm)
	if !slices.Equal(pressed, []ui.Rect{rects[1], rects[0]}) {
		t.Errorf("pressed %v", pressed)
	}
}

func TestSmallThingsHaveLargeTargets(t *testing.T) {
	for _, look := range []ui.Look{{}, {Interface: .75, Device: 2.625}, {Interface: 2, Device: 3}} {
		tapped := false
		k := kit(t, look)
		p := &place{}
		small := ui.RectAround(ui.Pt(500, 500), ui.Sz(k.Dp(10), k.Dp(10)))
		p.add(&ui.Button{OnTap: func() { tapped = true }}, small)
		d := uitest.NewDriver(k, p, ui.Sz(1000, 1000))
		d.Tap(ui.Pt(500+21*look.Device, 500))
		if look.Device > 0 && !tapped {
			t.Errorf("%+v: a finger 21 dp beside the middle of a small button misses it", look)
		}
	}
}

func TestTwoFingersTapTwoButtons(t *testing.T) {
	var log []string
	b := taps(&log, "a", "b")
	p := &place{}
	p.add(b[0], ui.Rc(0, 0, 100, 50))
	p.add(b[1], ui.Rc(200, 0, 100, 50))
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(400, 200))
	var tr ui.Translator
	for _, touches := range [][]ui.RawTouch{{at(1, 50, 25)}, {at(2, 250, 25), at(1, 50, 25)}, {at(2, 250, 25)}, {}} {
		s := ui.Snapshot{Size: ui.Sz(400, 200), Scale: 1, Focused: true, Touches: touches}
		var in ui.Input
		tr.Translate(&s, &in)
		d.Tick(in)
	}
	if !slices.Equal(log, []string{"a", "b"}) {
		t.Errorf("tapped %v, want both", log)
	}
}

func TestToggleSegmentAndSlider(t *testing.T) {
	var on []bool
	var chosen []int
	var values []float64
	p := &place{}
	p.add(&ui.Toggle{Text: "x", OnChange: func(v bool) { on = append(on, v) }}, ui.Rc(0, 0, 300, 50))
	p.add(&ui.Segment{Choices: []ui.Choice{{Text: "a"}, {Text: "b"}, {Text: "c"}},
		OnChange: func(i int) { chosen = append(chosen, i) }}, ui.Rc(0, 100, 300, 56))
	p.add(&ui.Slider{Min: 0, Max: 10, Step: 5, OnChange: func(v float64) { values = append(values, v) }},
		ui.Rc(0, 200, 300, 50))
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(300, 300))
	d.Tap(ui.Pt(20, 20))
	d.Tap(ui.Pt(150, 130))
	d.Tap(ui.Pt(150, 130)) // is chosen already
	d.Drag(ui.Pt(20, 225), ui.Pt(150, 228), 10)
	d.Press(ui.Next, ui.Confirm) // the ring comes to the slider, which was used last
	d.Press(ui.Right, ui.Right, ui.Left)
	d.Press(ui.Up, ui.Right, ui.Confirm, ui.Up, ui.Confirm)
	if !slices.Equal(on, []bool{true, false}) {
		t.Errorf("the toggle went %v, want on by finger and off by key", on)
	}
	if !slices.Equal(chosen, []int{1, 2}) {
		t.Errorf("the segment went %v, want 1 by finger and 2 by key", chosen)
	}
	if !slices.Equal(values, []float64{5, 10, 5}) {
		t.Errorf("the slider went %v, want 5 by finger, 10 and 5 by key", values)
	}
}

func TestTextFieldTypes(t *testing.T) {
	done := ""
	f := &ui.TextField{Text: "Ann", MaxRunes: 6, OnDone: func(s string) { done = s }}
	d := uitest.NewDriver(kit(t, ui.Look{}), f, ui.Sz(300, 48))
	d.Type("zz")
	if f.Text != "Ann" {
		t.Fatalf("a closed field takes letters: %q", f.Text)
	}
	d.Tap(ui.Pt(20, 20))
	d.Type("є\x07b")
	d.Press(ui.Left, ui.Erase, ui.Home, ui.EraseNext)
	d.Type("Ö1234")
	if f.Text != "Ö12nnb" {
		t.Errorf("it holds %q, want Ö12nnb", f.Text)
	}
	d.Press(ui.Confirm)
	if f.IsOpen() || done != f.Text {
		t.Errorf("after Enter it is open: %v, done with %q", f.IsOpen(), done)
	}
	d.Press(ui.Next, ui.Confirm)
	if !f.IsOpen() {
		t.Error("Enter under the ring does not open it")
	}
	d.Press(ui.Back)
	if f.IsOpen() {
		t.Error("Back does not close it")
	}
}

func TestTextFieldKeepsLettersFromShortcuts(t *testing.T) {
	f := &ui.TextField{}
	f.Open()
	d := uitest.NewDriver(kit(t, ui.Look{}), f, ui.Sz(300, 48))
	d.Root.Focus(f)
	u := ui.ActionSet(ui.Undo)
	d.Tick(ui.Input{Runes: []rune{'u'}, Pressed: u, Held: u, Typed: u, Device: ui.KeyDevice})
	if f.Text != "u" || d.Rest.Pressed.Has(ui.Undo) || len(d.Rest.Runes) > 0 {
		t.Errorf("the field holds %q, below it comes %b and %q", f.Text, d.Rest.Pressed, string(d.Rest.Runes))
	}
}

func TestToastGoesByItself(t *testing.T) {
	k := kit(t, ui.Look{})
	var toast ui.Toast
	toast.Show(ui.IconInfo, "x", k.Palette.Gold, nil)
	d := uitest.NewDriver(k, &toast, ui.Sz(400, 100))
	hover := ui.Pointer{At: ui.Pt(200, 80), Start: ui.Pt(200, 80), Last: ui.Pt(200, 80)}
	for range 6 * ui.TPS {
		d.Tick(ui.Input{Pointers: []ui.Pointer{hover}, Device: ui.MouseDevice})
	}
	if !toast.Shown() {
		t.Fatal("it went although the mouse rests on it")
	}
	if d.Root.Moving() {
		t.Error("it keeps the pace active although the mouse rests on it")
	}
	d.Ticks(4*ui.TPS + 20)
	if toast.Shown() || d.Root.Moving() {
		t.Error("it stays for ever")
	}
}

// TestALongToastStaysLonger counts the frames of toasts that need one line, and several.
func TestALongToastStaysLonger(t *testing.T) {
	k := kit(t, ui.Look{})
	stays := func(letters int) (ticks int) {
		var toast ui.Toast
		toast.Show(ui.IconInfo, strings.Repeat("ж", letters), k.Palette.Gold, nil)
		d := uitest.NewDriver(k, &toast, ui.Sz(400, 100))
		for ; toast.Shown(); ticks++ {
			d.Tick(ui.Input{})
		}
		return ticks
	}
	short := stays(1)
	for letters, longer := range map[int]int{0: 0, 80: 0, 81: 3, 100: 60, 200: 6 * ui.TPS} {
		if got := stays(letters); got != short+longer {
			t.Errorf("%d letters stay for %d ticks, want %d", letters, got, short+longer)
		}
	}
}

// TestATapThatComesTooLateForAToastDoesNothing taps where a toast with a button was, right after it has gone by itself:
// what lies below is not pressed. A little later it is, and after a toast without a button at once. With a button a
// toast stays longer.
func TestATapThatComesTooLateForAToastDoesNothing(t *testing.T) {
	k := kit(t, ui.Look{})
	stayed := map[bool]int{}
	for _, offers := range []bool{true, false} {
		var toast ui.Toast
		var action *ui.Button
		if offers {
			action = &ui.Button{Text: "Why not?"}
		}
		toast.Show(ui.IconInfo, "x", k.Palette.Gold, action)
		d := uitest.NewDriver(k, &toast, ui.Sz(400, 100))
		d.Tick(ui.Input{})
		at := toast.Rect().Center()
		press := func() (through bool) {
			d.Tick(ui.Input{Pointers: []ui.Pointer{{ID: 1, Phase: ui.Press, At: at, Start: at, Last: at}},
				Device: ui.TouchDevice})
			through = len(d.Rest.Pointers) > 0
			d.Tick(ui.Input{Pointers: []ui.Pointer{{ID: 1, Phase: ui.Release, At: at, Start: at, Last: at}},
				Device: ui.TouchDevice})
			return through
		}
		for ; toast.Shown(); stayed[offers]++ {
			d.Tick(ui.Input{})
		}
		if through := press(); through == offers {
			t.Errorf("offers %v: a tap as it goes is for what lies below: %v", offers, through)
		}
		d.Ticks(ui.TPS)
		if !press() {
			t.Errorf("offers %v: a tap a second later does nothing", offers)
		}
	}
	if stayed[true] <= stayed[false] {
		t.Errorf("with a button it stays for %d ticks, without for %d", stayed[true], stayed[false])
	}
}

func TestHintShowsUnderARestingMouse(t *testing.T) {
	for what, c := range map[string]struct {
		b     *ui.Button
		shown bool
	}{
		"a hint":             {&ui.Button{Icon: ui.IconUndo, Hint: "Undo"}, true},
		"a bare icon's name": {&ui.Button{Icon: ui.IconUndo, Label: "Undo"}, true},
		"words with a name":  {&ui.Button{Text: "U", Label: "Undo"}, false},
	} {
		d := uitest.NewDriver(kit(t, ui.Look{}), c.b, ui.Sz(48, 48))
		hover := ui.Input{Pointers: []ui.Pointer{{At: ui.Pt(20, 20), Start: ui.Pt(20, 20), Last: ui.Pt(20, 20)}},
			Device: ui.MouseDevice}
		ticks := 0
		for d.Tick(hover); d.Root.Moving(); d.Tick(hover) {
			ticks++
		}
		if c.shown && (ticks < 20 || ticks > 40) || !c.shown && ticks > 0 {
			t.Errorf("%s: the pace is kept for %d ticks until it shows; about 30 if it is shown (%v)", what, ticks,
				c.shown)
		}
	}
}

func TestListIsChosenFromByFingerAndKey(t *testing.T) {
	var log []int
	k := kit(t, ui.Look{})
	l := &ui.List{Selected: -1, OnTap: func(i int) { log = append(log, i) }}
	for range 30 {
		l.Rows = append(l.Rows, ui.ListRow{Text: "A row whose words need more than a line", Note: "and a note",
			Icon: ui.IconLog, Seat: &k.Seats[0], More: true})
	}
	s := &ui.Scroll{Content: l}
	d := uitest.NewDriver(k, s, ui.Sz(300, 300))
	for i := range l.Rows {
		if r := l.Row(i); r.H < 44 || r.W != 300 {
			t.Fatalf("row %d is %v", i, r)
		}
		if i > 0 && l.Row(i).Overlaps(l.Row(i-1)) {
			t.Fatalf("rows %d and %d overlap", i-1, i)
		}
	}
	d.Tap(l.Row(1).Center())
	d.Press(ui.Down, ui.Down, ui.Down, ui.Confirm)
	if !slices.Equal(log, []int{1, 3}) || l.Selected != 3 || d.Root.Focused() != l.Owner(3) {
		t.Errorf("chosen %v, selected %d", log, l.Selected)
	}
	if r := l.Row(3); r.Y < 0 || r.Bottom() > 300 {
		t.Errorf("the row with the focus is at %v, out of sight", r)
	}
	if m := (&ui.List{Rows: l.Rows[:1]}).Measure(k, ui.Size{}); m.W <= k.Measure(l.Rows[0].Text, k.Type.Body, 0).W {
		t.Errorf("without bounds it is %v wide, less than its words", m.W)
	}
}

// TestALateSliderStaysUnderItsFinger drags a slider whose setting moves everything: nothing is set before the finger is
// lifted, and then only where it was.
func TestALateSliderStaysUnderItsFinger(t *testing.T) {
	var values []float64
	p := &place{}
	s := &ui.Slider{Min: 0, Max: 10, Step: 1, Late: true, OnChange: func(v float64) { values = append(values, v) }}
	p.add(s, ui.Rc(0, 200, 300, 50))
	d := uitest.NewDriver(kit(t, ui.Look{}), p, ui.Sz(300, 300))
	d.Drag(ui.Pt(20, 225), ui.Pt(150, 228), 10)
	if !slices.Equal(values, []float64{5}) || s.Value != 5 {
		t.Errorf("the slider set %v on its way, and is at %v", values, s.Value)
	}
}
