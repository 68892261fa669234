package uitest

import "runehall/ui"

// Driver taps and types at a widget without a window. Each of its methods runs as many ticks as the
// gesture takes.
type Driver struct {
	Kit    *ui.Kit
	Root   *ui.Root
	Widget ui.Widget
	Input  ui.Input // of the last tick

	// Rest is what the widgets left of the last tick.
	Rest ui.Input
}

// NewDriver returns a driver of a widget that is laid out to fill a screen.
func NewDriver(k *ui.Kit, w ui.Widget, screen ui.Size) *Driver {
	d := &Driver{Kit: k, Root: ui.NewRoot(k), Widget: w}
	d.Input.Size, d.Input.Scale = screen, k.Look.Device
	w.Layout(k, ui.Rc(0, 0, screen.W, screen.H))
	return d
}

// Tick runs one tick with an input; its size and scale are kept.
func (d *Driver) Tick(in ui.Input) {
	in.Size, in.Scale = d.Input.Size, d.Input.Scale
	if in.Device == ui.NoDevice {
		in.Device = d.Input.Device
	}
	d.Input = in
	c := d.Root.Begin(&d.Input)
	d.Widget.Update(c)
	d.Rest = *c.Rest()
	d.Root.End(c)
}

// Ticks runs n ticks in which nothing happens.
func (d *Driver) Ticks(n int) {
	for range n {
		d.Tick(ui.Input{})
	}
}

// Press presses actions in one tick and lets them go in the next.
func (d *Driver) Press(actions ...ui.Action) {
	for _, a := range actions {
		s := ui.ActionSet(a)
		d.Tick(ui.Input{Pressed: s, Held: s, Device: ui.KeyDevice})
		d.Tick(ui.Input{})
	}
}

// Type types letters.
func (d *Driver) Type(text string) {
	for _, r := range text {
		d.Tick(ui.Input{Runes: []rune{r}, Device: ui.KeyDevice})
	}
}

// Tap touches a place with a finger for a few ticks.
func (d *Driver) Tap(at ui.Point) { d.Drag(at, at, 3) }

// Click clicks a place with the mouse.
func (d *Driver) Click(at ui.Point) { d.gesture(ui.Mouse, at, at, 2) }

// Drag moves a finger from one place to another in a number of ticks.
func (d *Driver) Drag(from, to ui.Point, ticks int) { d.gesture(ui.Touch, from, to, ticks) }

func (d *Driver) gesture(kind ui.PointerKind, from, to ui.Point, ticks int) {
	id, device := ui.MousePointer, ui.MouseDevice
	if kind == ui.Touch {
		id, device = 1, ui.TouchDevice
	}
	last := from
	for i := range ticks + 1 {
		at := from.Lerp(to, float64(i)/float64(ticks))
		p := ui.Pointer{ID: id, Kind: kind, Phase: ui.Drag, At: at, Start: from, Last: last, Age: i}
		p.Moved = from.Dist(to) > 0 && from.Dist(at) > 5*d.Input.Scale
		switch i {
		case 0:
			p.Phase = ui.Press
		case ticks:
			p.Phase = ui.Release
		}
		last = at
		d.Tick(ui.Input{Pointers: []ui.Pointer{p}, Device: device})
	}
	d.Tick(ui.Input{})
}
