package ui

import "runehall/assets/art"

// sheetEdge is the width, in dp, of the border of a sheet that is neither stretched nor repeated.
const sheetEdge = 24

// Parchment draws a sheet of parchment with brass on its corners.
func (c *Canvas) Parchment(r Rect) {
	p := &c.Palette
	r = r.Snap()
	c.Covers(r)
	if c.Look.HighContrast || !c.sheet(art.Sheet, r) {
		c.Cast(r, c.Radius.Panel, c.Part.High)
		c.Box(r, c.Radius.Panel, Shade(p.Parchment, p.Parchment.Mix(p.Oak, .16)))
		return
	}
	side := c.Part.Corner
	if min(r.W, r.H) < 3*side {
		return
	}
	for i, at := range [...]Point{{r.X, r.Y}, {r.Right() - side, r.Y}, {r.X, r.Bottom() - side},
		{r.Right() - side, r.Bottom() - side}} {
		c.Picture(cornerIDs[i], Rc(at.X, at.Y, side, side), Hex(0xffffff))
	}
}

// cornerIDs holds the ids of the corners, so that drawing one composes no string.
var cornerIDs = [...]art.ID{art.Corner(0), art.Corner(1), art.Corner(2), art.Corner(3)}

// sheet draws a nine-slice picture with its shadow, and reports whether the picture has arrived.
func (c *Canvas) sheet(id art.ID, r Rect) bool {
	own, scale, ok := c.Shape(id)
	if !ok || r.Empty() {
		return ok
	}
	sheet, ok := c.sized(id, int(own.W), int(own.H))
	if !ok || sheet.Size() != own {
		return false
	}
	c.Cast(r.Grow(-c.Dp(3)), c.Radius.Panel, c.Part.High)
	from := sheetEdge * scale
	to := min(c.Dp(sheetEdge), r.W/2, r.H/2)
	per := c.Dp(1) / scale
	x := foldSheet(r.X, r.Right(), to, own.W, from, per)
	y := foldSheet(r.Y, r.Bottom(), to, own.H, from, per)
	white := Hex(0xffffff)
	c.begin(sheet)
	for j := range y.count {
		for i := range x.count {
			c.vertex(Pt(x.to[i], y.to[j]), Pt(x.from[i], y.from[j]), white)
		}
	}
	for j := range y.count - 1 {
		for i := range x.count - 1 {
			n, below := uint16(j*x.count+i), uint16((j+1)*x.count+i)
			c.indices = append(c.indices, n, n+1, below, n+1, below+1, below)
		}
	}
	c.triangles()
	return true
}

// mostFolds is the greatest number of repeats of a sheet's middle along one side.
const mostFolds = 31

// folds are coordinates along a side of a sheet, and the coordinates in its picture that belong there. Between two of
// them the picture is stretched.
type folds struct {
	to, from [mostFolds + 3]float64
	count    int
}

// foldSheet lays a picture along a side. Its edges keep their width. Its middle is repeated often enough that the
// fibres are not smeared, every second time mirrored so that no seam shows. per is the number of pixels per pixel of
// the picture.
func foldSheet(low, high, edge, picture, pictureEdge, per float64) folds {
	near, far := pictureEdge, picture-pictureEdge
	inner := high - low - 2*edge
	n := min(mostFolds, 1+2*int(inner/((far-near)*per)/2)) // odd, so that the far edge matches
	f := folds{count: n + 3}
	f.to[0], f.from[0] = low, 0
	for i := range n + 1 {
		f.to[i+1], f.from[i+1] = low+edge+inner*float64(i)/float64(n), near
		if i%2 == 1 {
			f.from[i+1] = far
		}
	}
	f.to[n+2], f.from[n+2] = high, picture
	return f
}
