package gallery

import "runehall/ui"

// Picture is a place for drawing something that is no widget.
type Picture struct {
	Size ui.Size // in dp; a width of 0 stands for the room's
	// Aspect is height divided by width, for a picture without a height.
	Aspect float64
	Paint  func(c *ui.Canvas, r ui.Rect)

	rect ui.Rect
}

// Measure returns the size, at most as wide as the room.
func (p *Picture) Measure(k *ui.Kit, room ui.Size) ui.Size {
	w := k.Dp(p.Size.W)
	if w == 0 || room.W > 0 && w > room.W {
		w = room.W
	}
	if p.Aspect > 0 {
		return ui.Sz(w, w*p.Aspect)
	}
	return ui.Sz(w, k.Dp(p.Size.H))
}

// Layout gives the picture its place.
func (p *Picture) Layout(_ *ui.Kit, r ui.Rect) { p.rect = r }

// Update does nothing.
func (p *Picture) Update(*ui.Context) {}

// Draw draws the picture if part of it is visible.
func (p *Picture) Draw(c *ui.Canvas) {
	if p.rect.Overlaps(c.Bounds()) {
		p.Paint(c, p.rect)
	}
}

// Sample returns a picture of a height in dp that is as wide as its column.
func Sample(high float64, paint func(c *ui.Canvas, r ui.Rect)) *Picture {
	return &Picture{Size: ui.Sz(0, high), Paint: paint}
}

// Samples shows n things in columns of at least that width, each of that height, in dp.
func Samples(wide, high float64, n int, paint func(c *ui.Canvas, i int, r ui.Rect)) *Grid {
	g := &Grid{Least: wide}
	for i := range n {
		g.Items = append(g.Items, Specimen{Widget: Sample(high,
			func(c *ui.Canvas, r ui.Rect) { paint(c, i, r.Snap()) })})
	}
	return g
}

// Clipped keeps a drawing function from painting outside its place.
func Clipped(paint func(c *ui.Canvas, r ui.Rect)) func(c *ui.Canvas, r ui.Rect) {
	return func(c *ui.Canvas, r ui.Rect) {
		before := c.Clip(r)
		paint(c, r)
		c.Unclip(before)
	}
}
