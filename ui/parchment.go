package ui

import "runehall/assets/art"

// sheetEdge is the width of the borders of a sheet that are never stretched, in dp.
const sheetEdge = 24

// Parchment draws a sheet of parchment with brass on its corners.
func (c *Canvas) Parchment(r Rect) {
	p := &c.Palette
	r = r.Snap()
	if c.Look.HighContrast || !c.sheet(art.Sheet, r) {
		c.Cast(r, c.Radius.Panel, c.Part.High)
		c.Box(r, c.Radius.Panel, Shade(p.Parchment, p.Parchment.Mix(p.Oak, .16)))
		return
	}
	side := c.Part.Corner
	if min(r.W, r.H) < 3*side {
		return
	}
	for i, at := range [...]Point{{r.X, r.Y}, {r.Right() - side, r.Y}, {r.X, r.Bottom() - side}, {r.Right() - side, r.Bottom() - side}} {
		c.Picture(cornerIDs[i], Rc(at.X, at.Y, side, side), Hex(0xffffff))
	}
}

// cornerIDs holds the ids of the corners, so that drawing one composes no string.
var cornerIDs = [...]art.ID{art.Corner(0), art.Corner(1), art.Corner(2), art.Corner(3)}

// sheet draws a nine-sliced picture with its shadow, and reports whether it has arrived.
func (c *Canvas) sheet(id art.ID, r Rect) bool {
	picture, ok := c.Art(id)
	if !ok || r.Empty() {
		return ok
	}
	b := picture.Bounds()
	sheet, ok := c.sized(id, b.Dx(), b.Dy())
	if !ok {
		return false
	}
	c.Cast(r.Grow(-c.Dp(3)), c.Radius.Panel, c.Part.High)
	from := sheetEdge * picture.Scale
	to := min(c.Dp(sheetEdge), r.W/2, r.H/2)
	w, h := float64(b.Dx()), float64(b.Dy())
	srcX, srcY := [...]float64{0, from, w - from, w}, [...]float64{0, from, h - from, h}
	dstX, dstY := [...]float64{r.X, r.X + to, r.Right() - to, r.Right()}, [...]float64{r.Y, r.Y + to, r.Bottom() - to, r.Bottom()}
	white := Hex(0xffffff)
	c.begin(sheet)
	for j := range dstY {
		for i := range dstX {
			c.vertex(Pt(dstX[i], dstY[j]), Pt(srcX[i], srcY[j]), white)
		}
	}
	for j := range 3 {
		for i := range 3 {
			n := uint16(j*4 + i)
			c.indices = append(c.indices, n, n+1, n+4, n+1, n+5, n+4)
		}
	}
	c.triangles()
	return true
}
