package ui

import "math"

// Paint is how a box is filled: with one colour, or with a gradient from top to bottom.
type Paint struct {
	Top       Color
	Middle    Color // at 45 % of the height, when HasMiddle
	Bottom    Color
	HasMiddle bool
}

// Flat returns a paint of one colour.
func Flat(c Color) Paint { return Paint{Top: c, Bottom: c} }

// Shade returns a gradient from top to bottom.
func Shade(top, bottom Color) Paint { return Paint{Top: top, Bottom: bottom} }

// Shade3 returns a gradient from top to bottom through a middle colour.
func Shade3(top, middle, bottom Color) Paint { return Paint{top, middle, bottom, true} }

// middleAt is the height, as a fraction, at which a paint has its middle colour.
const middleAt = 0.45

func (p Paint) at(t float64) Color {
	switch {
	case p.Top == p.Bottom && !p.HasMiddle:
		return p.Top
	case !p.HasMiddle:
		return p.Top.Mix(p.Bottom, t)
	case t < middleAt:
		return p.Top.Mix(p.Middle, t/middleAt)
	}
	return p.Middle.Mix(p.Bottom, (t-middleAt)/(1-middleAt))
}

// opaque is the alpha from which a box hides words under it.
const opaque = 200

// Box fills a rectangle with rounded corners, on whole pixels.
func (c *Canvas) Box(r Rect, radius float64, p Paint) {
	if c.heard != nil && min(p.Top.A, p.Bottom.A) >= opaque {
		c.Covers(r)
	}
	c.slice(shapeKey{kind: shapeBox, a: min(radius, r.W/2, r.H/2)}, r.Snap(), p)
}

// Frame draws the outline of a rectangle with rounded corners, inside its edge.
func (c *Canvas) Frame(r Rect, radius, width float64, p Paint) {
	c.slice(shapeKey{kind: shapeRing, a: min(radius, r.W/2, r.H/2), b: width}, r.Snap(), p)
}

// Shadow draws the soft shadow of a rectangle with rounded corners; it extends blur pixels beyond r.
func (c *Canvas) Shadow(r Rect, radius, blur float64, col Color) {
	c.soft++
	c.slice(shapeKey{kind: shapeShadow, a: min(radius, r.W/2, r.H/2), b: blur}, r.Grow(blur).Snap(), Flat(col))
	c.soft--
}

// Halo draws light around a rectangle with rounded corners: it starts at the edge, extends blur pixels beyond r, and
// leaves the inside alone.
func (c *Canvas) Halo(r Rect, radius, blur float64, col Color) {
	c.soft++
	c.slice(shapeKey{kind: shapeHalo, a: min(radius, r.W/2, r.H/2), b: blur}, r.Grow(blur).Snap(), Flat(col))
	c.soft--
}

// Cast draws the shadow of something at one of the theme's heights above the ground.
func (c *Canvas) Cast(r Rect, radius float64, d Depth) {
	c.Shadow(r.Move(Pt(0, d.Drop)), radius, d.Blur, c.Palette.Shadow)
}

// slice draws a nine-slice onto r: its corners keep their size, and its middle pixel is stretched. If r is smaller
// than the corners, they are squeezed.
func (c *Canvas) slice(key shapeKey, r Rect, p Paint) {
	if r.Empty() || !r.Overlaps(c.Bounds()) {
		return
	}
	key.a, key.b = round8(key.a), round8(key.b)
	mask := c.shapes.get(key).picture
	border := key.sliceBorder()
	bx, by := min(border, r.W/2), min(border, r.H/2)
	side := 2*border + 1
	dx := [4]float64{0, bx, r.W - bx, r.W}
	sx := [4]float64{0, border, border + 1, side}
	// A paint with a middle colour needs one more row.
	var dy, sy [5]float64
	rows := 4
	dy = [5]float64{0, by, r.H - by, r.H}
	sy = [5]float64{0, border, border + 1, side}
	if m := math.Round(r.H * middleAt); p.HasMiddle && m > by && m < r.H-by {
		rows = 5
		dy = [5]float64{0, by, m, r.H - by, r.H}
		sy = [5]float64{0, border, border + .5, border + 1, side}
	}
	c.begin(mask)
	for j := range rows {
		col := p.at(dy[j] / r.H)
		for i := range 4 {
			c.vertex(Pt(r.X+dx[i], r.Y+dy[j]), Pt(sx[i], sy[j]), col)
		}
	}
	for j := range rows - 1 {
		for i := range 3 {
			n := uint16(j*4 + i)
			c.indices = append(c.indices, n, n+1, n+4, n+1, n+5, n+4)
		}
	}
	c.triangles()
}

// Panel draws the background of a panel: slate, a hairline, light on the upper edge, and a shadow.
func (c *Canvas) Panel(r Rect) {
	p := &c.Palette
	c.Cast(r, c.Radius.Panel, c.Part.High)
	c.Box(r, c.Radius.Panel, Shade(p.SlateTop, p.Slate))
	c.Frame(r, c.Radius.Panel, c.Hairline, Shade(p.Edge.Mix(p.TopLight, .3), p.Edge))
}

// Recess draws a sunken background, as of a segment, a tray or a text field.
func (c *Canvas) Recess(r Rect, radius float64) {
	p := &c.Palette
	c.Box(r, radius, Shade(p.Ink, p.Recess))
	c.Frame(r, radius, c.Hairline, Flat(p.Edge))
}

// Selected draws the outline and glow of a selected card with this corner radius.
func (c *Canvas) Selected(r Rect, radius float64) {
	c.Halo(r, radius, c.Part.Glow, c.Palette.Gold.Fade(.35))
	c.Frame(r, radius, c.Outline, Flat(c.Palette.Gold))
}

// Dashes draws a dashed outline, for a place that is still empty.
func (c *Canvas) Dashes(r Rect, col Color) {
	dash, width := c.Dp(6), c.Hairline
	for x := r.X + c.Radius.Panel/2; x < r.Right()-c.Radius.Panel/2; x += 2 * dash {
		w := min(dash, r.Right()-x)
		c.Rect(Rc(x, r.Y, w, width).Snap(), col)
		c.Rect(Rc(x, r.Bottom()-width, w, width).Snap(), col)
	}
	for y := r.Y + c.Radius.Panel/2; y < r.Bottom()-c.Radius.Panel/2; y += 2 * dash {
		h := min(dash, r.Bottom()-y)
		c.Rect(Rc(r.X, y, width, h).Snap(), col)
		c.Rect(Rc(r.Right()-width, y, width, h).Snap(), col)
	}
}
