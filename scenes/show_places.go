package scenes

import (
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"runehall/ui"
)

// drawPlaces draws the rectangle and the name of each reported thing, if developers have asked for that. Each kind of
// thing has a colour, though some kinds may have to share one.
func (a *App) drawPlaces() {
	if len(a.places) == 0 {
		return
	}
	c, scale := a.canvas, a.input.Scale
	for _, name := range slices.Sorted(maps.Keys(a.places)) {
		at := a.places[name]
		r := ui.Rc(at[0]*scale, at[1]*scale, at[2]*scale, at[3]*scale)
		kind := fnv.New32()
		_, _ = kind.Write([]byte(strings.TrimRight(name, ".0123456789"))) // a hash never fails
		colour := c.Seats[kind.Sum32()%uint32(len(c.Seats))].Color
		c.Frame(r, 0, max(2, c.Hairline), ui.Flat(colour))
		style := c.Type.Label.Sized(c.Legible).In(colour)
		tag := ui.Rect{X: r.X, Y: r.Y, W: c.Measure(name, style, 0).W, H: c.LineHeight(style)}
		c.Rect(tag, c.Palette.Ink.Fade(.8))
		c.Text(name, style, tag.Min(), ui.AlignLeft|ui.AlignTop)
	}
}
