package apart

import (
	"testing"

	"runehall/scenes/stage"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

// TestWhatIsAskedHasRoom asks in few words and in many, at all widths: the words must have room, and the buttons below
// or beside them must be as large as fingers.
func TestWhatIsAskedHasRoom(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{
			"Ingrid asks.", "Maximiliane möchte, dass die Partie jetzt ohne ein Ergebnis zu Ende geht.",
		} {
			for _, wide := range []float64{200, 320, 412, 600, 1000, 1800} {
				w := Consent{Text: text, Yes: ui.Button{Text: "Einverstanden"}, No: ui.Button{Text: "Nein"}}
				area := ui.Rc(10, 50, wide*scale, k.Dp(300))
				golden := area.Place(ui.Sz(k.Dp(150), k.Dp(50)), 1, 1)
				w.Fit(k, area, golden)
				if k.Measure(text, w.style, w.words.W).H > w.words.H+1 || !area.Grow(1).Holds(w.Rect()) ||
					!w.Rect().Holds(golden) {
					t.Errorf("%v wide: %q has no room in %v", wide, text, w.words)
				}
				if w.Yes.Rect().Overlaps(w.No.Rect()) || w.words.Overlaps(w.No.Rect()) ||
					w.Yes.Rect().H < stage.MinTouch(k)-1 {
					t.Errorf("%v wide: %v, %v and the words %v", wide, w.Yes.Rect(), w.No.Rect(), w.words)
				}
			}
		}
	}
}

// desk is a sheet over a button that stands on the whole screen.
type desk struct {
	kit   *ui.Kit
	root  *ui.Root
	sheet Consent
	below ui.Button
	taps  map[string]int
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{kit: k, root: ui.NewRoot(k), taps: map[string]int{}}
	d.below.Text, d.sheet.Yes.Text, d.sheet.No.Text = "Below", "Agree", "No"
	for name, b := range map[string]*ui.Button{"below": &d.below, "yes": &d.sheet.Yes, "no": &d.sheet.No} {
		b.OnTap = func() { d.taps[name]++ }
	}
	d.ask("")
	return d
}

// ask lets the sheet ask in other words. The sheet lies over the button whole.
func (d *desk) ask(text string) {
	d.sheet.Text = text
	area := ui.Rc(0, 0, 400, 300)
	d.sheet.Fit(d.kit, area, area)
	d.below.Layout(d.kit, area)
}

func (d *desk) tick(in ui.Input) {
	in.Size, in.Scale = ui.Sz(400, 300), 1
	c := d.root.Begin(&in)
	d.sheet.Update(c)
	d.below.Update(c)
	d.root.End(c)
}

func (d *desk) touch(phase ui.Phase, at ui.Point) {
	d.tick(ui.Input{Device: ui.TouchDevice,
		Pointers: []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}})
}

// TestATapMeansWhatStoodThere taps while a question comes, while another one takes its place, and while it goes. The
// finger goes down just before or just after the change, and is lifted soon or late: the tap presses nothing. Later
// each button can be pressed.
func TestATapMeansWhatStoodThere(t *testing.T) {
	first := newDesk(t)
	first.ask("Ada asks.")
	yes := first.sheet.Yes.Rect().Center()
	for _, change := range [][2]string{{"", "Ada asks."}, {"Ada asks.", "Ben asks."}, {"Ben asks.", ""}} {
		for _, late := range []bool{false, true} {
			for _, lasts := range []int{0, 3, 2 * notices.RestTicks} {
				d := newDesk(t)
				d.ask(change[0])
				for range 2 * notices.RestTicks {
					d.tick(ui.Input{})
				}
				at := yes
				if !late {
					d.touch(ui.Press, at)
				}
				d.ask(change[1])
				if late {
					d.tick(ui.Input{})
					d.touch(ui.Press, at)
				}
				for range lasts {
					d.touch(ui.Drag, at)
				}
				d.touch(ui.Release, at)
				if change[0] == "" && !late {
					delete(d.taps, "below") // this is what was meant
				}
				if len(d.taps) > 0 {
					t.Errorf("%q, late: %v, for %d ticks: pressed %v", change, late, lasts, d.taps)
				}
				for range 2 * notices.RestTicks {
					d.tick(ui.Input{})
				}
				clear(d.taps)
				d.touch(ui.Press, at)
				d.touch(ui.Release, at)
				want := "yes"
				if change[1] == "" {
					want = "below"
				}
				if d.taps[want] != 1 {
					t.Errorf("%q: later a tap presses %v", change, d.taps)
				}
			}
		}
	}
}

// TestAnotherClaimIsAnotherQuestion has somebody claim a seat in place of somebody else, in the same words: a tap that
// was meant for the one before lets nobody in.
func TestAnotherClaimIsAnotherQuestion(t *testing.T) {
	d := newDesk(t)
	d.sheet.claim = 1
	d.ask("I am Mia.")
	for range 2 * notices.RestTicks {
		d.tick(ui.Input{})
	}
	d.sheet.claim = 2
	d.tick(ui.Input{})
	yes := d.sheet.Yes.Rect().Center()
	for _, want := range []int{0, 1} {
		d.touch(ui.Press, yes)
		if d.touch(ui.Release, yes); d.taps["yes"] != want {
			t.Errorf("pressed %d times, want %d", d.taps["yes"], want)
		}
		for range 2 * notices.RestTicks {
			d.tick(ui.Input{})
		}
	}
}

// TestKeysReachNothingUnderTheSheet presses keys while something is asked: what the sheet covers is not offered the
// focus, which is first at the answer that changes nothing. At once Enter does nothing. When the sheet goes, the focus
// is where it was.
func TestKeysReachNothingUnderTheSheet(t *testing.T) {
	d := newDesk(t)
	d.root.Focus(&d.below)
	d.tick(ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.Next)})
	d.ask("Ada asks.")
	enter := ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.Confirm)}
	d.tick(enter)
	d.tick(ui.Input{Device: ui.KeyDevice})
	if d.root.Focused() != any(&d.sheet.No) || len(d.taps) > 0 {
		t.Fatalf("the focus is elsewhere, or something is pressed at once: %v", d.taps)
	}
	for range 2 * notices.RestTicks {
		d.tick(ui.Input{Device: ui.KeyDevice})
	}
	for range 4 {
		d.tick(ui.Input{Device: ui.KeyDevice, Pressed: ui.ActionSet(ui.Next)})
		d.tick(ui.Input{Device: ui.KeyDevice})
		if d.root.Focused() == any(&d.below) {
			t.Fatal("keys reach what lies under the sheet")
		}
	}
	for owner := range d.root.Stops {
		if owner == any(&d.below) {
			t.Error("what lies under the sheet is offered the focus")
		}
	}
	d.root.Focus(&d.below)
	d.tick(enter)
	if d.taps["below"] > 0 {
		t.Error("Enter presses what lies under the sheet")
	}
	d.ask("")
	for range 2 * notices.RestTicks {
		d.tick(ui.Input{Device: ui.KeyDevice})
	}
	if d.root.Focused() != any(&d.below) {
		t.Error("the focus does not come back")
	}
}
