package table

import "runehall/ui"

// line is what lines of a log and of a recap have in common: the whole of a line can be tapped.
type line struct {
	tapped func()

	button ui.Button // takes pointer and focus; it is not drawn
	rect   ui.Rect
}

// Layout gives the line its place.
func (l *line) Layout(k *ui.Kit, place ui.Rect) {
	l.rect = place
	l.button.Layout(k, place)
}

// Rect returns the line's place.
func (l *line) Rect() ui.Rect { return l.rect }

// Update reacts to a tap.
func (l *line) Update(c *ui.Context) {
	l.button.OnTap = l.tapped
	l.button.Update(c)
}
