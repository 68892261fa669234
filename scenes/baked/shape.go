package baked

import (
	"slices"

	"runehall/ui"
)

// Shape is a thing drawn without a picture: parts on a box of units, the lowest first.
type Shape []Part

// Part is a path of a [Shape], filled or stroked in a tone.
type Part struct {
	path *ui.Path
	tone Tone
	line float64 // the width of a stroke, in units; 0 is filled
	edge float64 // the width of a dark line round a filled part
}

// Tone picks the colour of a part; own are the tones of the thing's own colour.
type Tone func(p *ui.Palette, own *ui.KinTones) ui.Color

// Filled returns a part that is filled.
func Filled(tone Tone, d string) Part { return Part{path: ui.MustPath(d), tone: tone} }

// Stroked returns a part that is stroked, with a width in units.
func Stroked(tone Tone, line float64, d string) Part {
	return Part{path: ui.MustPath(d), tone: tone, line: line}
}

// Edged returns a part that is filled, with a dark line of a width round it.
func Edged(tone Tone, edge float64, d string) Part {
	return Part{path: ui.MustPath(d), tone: tone, edge: edge}
}

// Mirrored returns the whole of a shape whose right half is given.
func (s Shape) Mirrored() Shape {
	s = slices.Clone(s)
	for i := range s {
		s[i].path = s[i].path.Mirrored()
	}
	return s
}

// Draw draws a shape with its origin at a point; unit is the length of a unit in pixels. No line is thinner than a
// pixel.
func (s Shape) Draw(c *ui.Canvas, at ui.Point, unit float64, own *ui.KinTones) {
	for i := range s {
		t := &s[i]
		col := t.tone(&c.Palette, own)
		if t.line > 0 {
			c.Stroke(t.path, at, unit, max(1, t.line*unit), col)
			continue
		}
		if t.edge > 0 {
			c.Stroke(t.path, at, unit, max(1, t.edge*unit), c.Palette.Ink)
		}
		c.Fill(t.path, at, unit, col)
	}
}
