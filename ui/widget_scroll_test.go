package ui_test

import (
	"slices"
	"strconv"
	"testing"

	"runehall/internal/workshop/uitest"
	"runehall/ui"
)

// list is a scroll with twenty buttons, 60 pixels each, in a place for four.
func list(t *testing.T, log *[]string) (*ui.Scroll, []*ui.Button, *uitest.Driver) {
	t.Helper()
	var names []string
	for i := range 20 {
		names = append(names, strconv.Itoa(i))
	}
	buttons := taps(log, names...)
	col := &ui.Column{}
	for _, b := range buttons {
		col.Items = append(col.Items, b)
	}
	s := &ui.Scroll{Content: col}
	return s, buttons, uitest.NewDriver(kit(t, ui.Look{}), s, ui.Sz(200, 240))
}

func TestScrollFollowsAFingerAndFlicks(t *testing.T) {
	var log []string
	s, buttons, d := list(t, &log)
	d.Drag(ui.Pt(100, 200), ui.Pt(100, 100), 10)
	if y := buttons[0].Rect().Y; y > -90 {
		t.Errorf("after a drag by 100 the list starts at %v", y)
	}
	if !s.Moving() || !d.Root.Moving() {
		t.Fatal("no flick after a quick drag")
	}
	before := buttons[0].Rect().Y
	for i := 0; s.Moving(); i++ {
		if i > 300 {
			t.Fatal("the flick never ends")
		}
		d.Ticks(1)
	}
	if after := buttons[0].Rect().Y; after >= before {
		t.Errorf("the flick went from %v to %v", before, after)
	}
	if len(log) > 0 {
		t.Errorf("scrolling tapped %v", log)
	}
	d.Tap(ui.Pt(100, 100))
	if len(log) != 1 {
		t.Errorf("a tap after it taps %v", log)
	}
}

func TestScrollStopsUnderAFinger(t *testing.T) {
	var log []string
	s, _, d := list(t, &log)
	d.Drag(ui.Pt(100, 200), ui.Pt(100, 120), 6)
	d.Tap(ui.Pt(100, 100))
	if s.Moving() {
		t.Error("the flick goes on under a finger")
	}
}

// TestScrollStaysWhereAFingerIsTakenAway has the system take a finger in the middle of a quick drag: nothing goes on by
// itself.
func TestScrollStaysWhereAFingerIsTakenAway(t *testing.T) {
	var log []string
	s, buttons, d := list(t, &log)
	at := func(tick int) ui.Point { return ui.Pt(100, 200-10*float64(tick)) }
	const taken = 8
	for i := range taken + 1 {
		p := ui.Pointer{ID: 1, Kind: ui.Touch, Phase: ui.Drag, At: at(i), Start: at(0),
			Last: at(max(0, i-1)), Age: i, Moved: i > 0}
		switch i {
		case 0:
			p.Phase = ui.Press
		case taken:
			p.Phase, p.At = ui.Cancel, p.Last
		}
		d.Tick(ui.Input{Pointers: []ui.Pointer{p}, Device: ui.TouchDevice})
	}
	there := buttons[0].Rect().Y
	if there > -50 {
		t.Fatalf("after a drag by 70 the list starts at %v", there)
	}
	d.Ticks(5)
	if now := buttons[0].Rect().Y; now != there || s.Moving() {
		t.Errorf("it goes on from %v to %v, and moves: %v", there, now, s.Moving())
	}
}

func TestScrollByWheelKeysAndBar(t *testing.T) {
	var log []string
	_, buttons, d := list(t, &log)
	top := func() float64 { return buttons[0].Rect().Y }
	mouse := ui.Pointer{At: ui.Pt(100, 100), Start: ui.Pt(100, 100), Last: ui.Pt(100, 100)}
	d.Tick(ui.Input{Wheel: ui.Pt(0, -1), Pointers: []ui.Pointer{mouse}, Device: ui.MouseDevice})
	if top() != -64 {
		t.Errorf("a notch of the wheel scrolls to %v, want -64", top())
	}
	if d.Rest.Wheel != (ui.Point{}) {
		t.Error("what lies below scrolls too")
	}
	d.Press(ui.PageDown)
	if top() != -64-216 {
		t.Errorf("a page scrolls to %v, want -280", top())
	}
	d.Press(ui.PageUp, ui.PageUp)
	if top() != 0 {
		t.Errorf("two pages back scroll to %v, want 0", top())
	}
	end := func() float64 { return buttons[19].Rect().Bottom() }
	d.Click(ui.Pt(198, 239)) // the bar's lower end
	if end() != 240 {
		t.Errorf("a click at the end of the bar leaves the last button at %v, want 240", end())
	}
}

func TestScrollFollowsTheFocus(t *testing.T) {
	var log []string
	_, buttons, d := list(t, &log)
	for i := range buttons {
		d.Press(ui.Down)
		r := buttons[i].Rect()
		if r.Y < 0 || r.Bottom() > 240 {
			t.Fatalf("button %d has the focus at %v, out of sight", i, r)
		}
		if d.Root.Focused() != any(buttons[i]) {
			t.Fatalf("after %d times down the focus is on %v", i+1, d.Root.Focused())
		}
	}
	d.Press(ui.Confirm)
	if !slices.Equal(log, []string{"19"}) {
		t.Errorf("Enter taps %v", log)
	}
	d.Press(ui.Next)
	if buttons[0].Rect().Y < 0 {
		t.Error("Tab from the last to the first does not scroll back")
	}
}

func TestScrollOfWordsHasTheFocusItself(t *testing.T) {
	label := &ui.Label{Text: "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\no", Wrap: true}
	s := &ui.Scroll{Content: label}
	d := uitest.NewDriver(kit(t, ui.Look{}), s, ui.Sz(200, 100))
	d.Press(ui.Next)
	if d.Root.Focused() != any(s) {
		t.Fatal("a scroll of words cannot have the focus")
	}
	d.Press(ui.Down)
	before := d.Rest
	d.Press(ui.End)
	if before.Pressed.Has(ui.Down) {
		t.Error("what lies below gets the keys too")
	}
	d.Press(ui.Home)
}

func TestSliderInAScroll(t *testing.T) {
	slider := &ui.Slider{Min: 0, Max: 100}
	col := &ui.Column{Items: []ui.Widget{slider}}
	for range 10 {
		col.Items = append(col.Items, &ui.Button{Text: "x"})
	}
	s := &ui.Scroll{Content: col}
	d := uitest.NewDriver(kit(t, ui.Look{}), s, ui.Sz(300, 200))
	d.Drag(ui.Pt(30, 24), ui.Pt(200, 60), 20)
	if slider.Value < 40 {
		t.Errorf("a drag along the slider moves it to %v", slider.Value)
	}
	if y := col.Items[1].(*ui.Button).Rect().Y; y != 60 {
		t.Errorf("a drag along the slider scrolls: the next button is at %v", y)
	}
	value := slider.Value
	d.Drag(ui.Pt(200, 24), ui.Pt(210, -60), 20)
	if slider.Value != value {
		t.Errorf("a drag across the slider moves it from %v to %v", value, slider.Value)
	}
	if y := col.Items[1].(*ui.Button).Rect().Y; y > 0 {
		t.Errorf("a drag across the slider does not scroll: the next button is at %v", y)
	}
}

// TestScrollStaysWhenLaidOutAnew lays a list out again, as a change of it or of the screen does, and then a shorter
// one.
func TestScrollStaysWhenLaidOutAnew(t *testing.T) {
	var log []string
	s, buttons, d := list(t, &log)
	s.Reveal(buttons[9].Rect())
	before := buttons[0].Rect().Y
	if before > -300 {
		t.Fatalf("the list starts at %v", before)
	}
	s.Layout(d.Kit, ui.Rc(0, 0, 200, 240))
	if y := buttons[0].Rect().Y; y != before {
		t.Errorf("laid out anew the list jumps from %v to %v", before, y)
	}
	s.Content.(*ui.Column).Items = s.Content.(*ui.Column).Items[:6]
	s.Layout(d.Kit, ui.Rc(0, 0, 200, 240))
	if y := buttons[5].Rect().Bottom(); y != 240 {
		t.Errorf("a list that has become short ends at %v", y)
	}
}

// TestRevealShowsTheBeginningOfWhatIsHigher reveals something higher than the view, from above and from below: its
// beginning is in sight.
func TestRevealShowsTheBeginningOfWhatIsHigher(t *testing.T) {
	var log []string
	s, buttons, _ := list(t, &log)
	for _, first := range []int{0, 9} {
		s.Reveal(buttons[first].Rect())
		const part = .54 // of a pixel
		high := buttons[3].Rect()
		high.Y += part
		high.H += 400
		s.Reveal(high)
		if y := buttons[3].Rect().Y + part; y < 0 || y > 1 {
			t.Errorf("from button %d it lies at %v", first, y)
		}
	}
}
