package gallery

import "runehall/ui"

// Pose is the input that puts a posed widget into a state.
type Pose uint8

// The poses.
const (
	Resting Pose = iota // nothing, for a while
	Hovered             // the mouse
	Pressed             // the mouse with its button down
	Tapped              // the mouse, pressed and released
	Focused             // keys: it has the focus ring
)

// posedTicks is how many ticks a pose is held before it is shown, so that sliding and fading have ended.
const posedTicks = 30

// Posed shows a widget in the state that a pose puts it into, and keeps it there. Widgets need no support for this,
// since Posed feeds them made-up input.
type Posed struct {
	ui.Widget
	Pose Pose
	// Clip cuts off what the widget draws outside its place, such as the darkness around a dialog.
	Clip bool
	// Before, if set, is called each time before the widget is posed.
	Before func()

	root *ui.Root
	rect ui.Rect
}

// Layout places the widget and poses it.
func (p *Posed) Layout(k *ui.Kit, r ui.Rect) {
	p.rect = r
	if p.Before != nil {
		p.Before()
	}
	p.Widget.Layout(k, r)
	p.root = ui.NewRoot(k)
	for i := range posedTicks {
		in := p.input(i)
		in.Size, in.Scale = r.Size(), k.Look.Device
		c := p.root.Begin(&in)
		p.Widget.Update(c)
		p.root.End(c)
	}
}

func (p *Posed) input(tick int) ui.Input {
	mid := p.rect.Center()
	mouse := ui.Pointer{At: mid, Start: mid, Last: mid, Age: tick, Phase: ui.Drag}
	switch {
	case p.Pose == Focused:
		in := ui.Input{Device: ui.KeyDevice}
		if tick == 0 {
			in.Pressed, in.Held = ui.ActionSet(ui.Next), ui.ActionSet(ui.Next)
		}
		return in
	case p.Pose == Resting:
		return ui.Input{}
	case p.Pose == Hovered, p.Pose == Tapped && tick > 1:
		mouse.Phase, mouse.Age = ui.Hover, 0
	case tick == 0:
		mouse.Phase = ui.Press
	case p.Pose == Tapped:
		mouse.Phase = ui.Release
	}
	return ui.Input{Device: ui.MouseDevice, Pointers: []ui.Pointer{mouse}}
}

// Update does nothing.
func (p *Posed) Update(*ui.Context) {}

// Draw draws the widget as it is held.
func (p *Posed) Draw(c *ui.Canvas) {
	if p.Clip {
		before := c.Clip(p.rect)
		defer c.Unclip(before)
	}
	p.Widget.Draw(c)
	if p.Pose == Focused {
		p.root.DrawFocus(c)
	}
}
