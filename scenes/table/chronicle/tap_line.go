package chronicle

import "runehall/ui"

// tapLine is the common part of the lines of a log and of a recap: a tap anywhere on it counts.
type tapLine struct {
	tapped func()

	Button ui.Button // takes pointer and focus; it is not drawn
	rect   ui.Rect
}

// Layout places the line; all of the place can be tapped.
func (l *tapLine) Layout(k *ui.Kit, place ui.Rect) {
	l.rect = place
	l.Button.Layout(k, place)
}

// Rect returns the line's place.
func (l *tapLine) Rect() ui.Rect { return l.rect }

// Update calls tapped when the line is tapped.
func (l *tapLine) Update(c *ui.Context) {
	l.Button.OnTap = l.tapped
	l.Button.Update(c)
}
