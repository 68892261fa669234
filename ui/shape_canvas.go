package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas draws the shapes and texts of a kit onto an image. Drawing the same things again allocates nothing: shapes
// and texts are kept in caches as white masks, and tinted. Make one canvas and keep it; Begin binds it to each
// frame's image.
type Canvas struct {
	*Kit
	dst      *ebiten.Image
	fade     float32
	turned   Turned
	turn     ebiten.GeoM // the transform for turned
	turns    bool
	source   *Picture // the picture that the mesh in the making shows
	origin   Point    // the corner of source in its texture
	vertices []ebiten.Vertex
	indices  []uint16
	heard    *Heard  // nil: nobody listens
	traced   *Tracer // nil: it draws
	soft     int     // above 0 shadow or light is drawn
	op       ebiten.DrawImageOptions
	tri      ebiten.DrawTrianglesOptions
}

// NewCanvas returns a canvas for a kit.
func NewCanvas(k *Kit) *Canvas { return &Canvas{Kit: k, fade: 1} }

// Begin binds the canvas to an image, with nothing clipped or faded.
func (c *Canvas) Begin(dst *ebiten.Image) {
	c.dst, c.fade = dst, 1
	c.Unturn(Turned{})
}

// Image returns the image drawn onto, with the present clip, for drawing that the canvas does not offer.
func (c *Canvas) Image() *ebiten.Image { return c.dst }

// Bounds returns the rectangle of the image, or of the present clip.
func (c *Canvas) Bounds() Rect {
	b := c.dst.Bounds()
	r := Rc(float64(b.Min.X), float64(b.Min.Y), float64(b.Dx()), float64(b.Dy()))
	if c.turns {
		return c.turned.inRect(r)
	}
	return r
}

// Clip restricts drawing to r, in addition to the present clip. Pass what it returns to Unclip.
func (c *Canvas) Clip(r Rect) (before *ebiten.Image) {
	before = c.dst
	if c.turns {
		r = c.turned.OutRect(r)
	}
	s := r.Snap()
	rect := image.Rect(int(s.X), int(s.Y), int(s.Right()), int(s.Bottom())).Intersect(before.Bounds())
	c.dst = before.SubImage(rect).(*ebiten.Image)
	return before
}

// Unclip restores the clip from before Clip.
func (c *Canvas) Unclip(before *ebiten.Image) { c.dst = before }

// Fade multiplies the opacity of everything drawn from now on by f, from 0 to 1. Pass what it returns to Unfade.
func (c *Canvas) Fade(f float64) (before float32) {
	before = c.fade
	c.fade *= float32(clamp(f, 0, 1))
	return before
}

// Unfade restores the opacity from before Fade.
func (c *Canvas) Unfade(before float32) { c.fade = before }

// stamp draws a cached mask or text, tinted. It rounds to whole pixels, since it would be blurred in between.
func (c *Canvas) stamp(e *cached, at Point, tint Color) {
	at = at.Add(e.off)
	at = Pt(math.Round(at.X), math.Round(at.Y))
	c.Draw(e.picture, at, tint)
	if e.colours != nil {
		_, _, _, a := tint.floats()
		c.Draw(e.colours, at, White.Fade(float64(a)))
	}
}

// Draw draws a picture with its upper left corner at a point, tinted; if that is not on a whole pixel, the picture is
// filtered.
func (c *Canvas) Draw(p *Picture, at Point, tint Color) {
	size := p.Size()
	if !Rc(at.X, at.Y, size.W, size.H).Overlaps(c.Bounds()) {
		return
	}
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(at.X, at.Y)
	c.op.ColorScale = tint.scale()
	c.op.ColorScale.ScaleAlpha(c.fade)
	c.picture(p)
}

// DrawIn draws a picture stretched to r, tinted, with linear filtering.
func (c *Canvas) DrawIn(p *Picture, r Rect, tint Color) {
	size := p.Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Scale(r.W/size.W, r.H/size.H)
	c.op.GeoM.Translate(r.X, r.Y)
	c.op.ColorScale = tint.scale()
	c.op.ColorScale.ScaleAlpha(c.fade)
	c.picture(p)
}

// Rect fills r.
func (c *Canvas) Rect(r Rect, col Color) {
	c.stretch(c.shapes.get(shapeKey{kind: shapeSolid}).picture, Rc(1, 1, 1, 1), r, col)
}

// HLine fills a hairline of width w from (x, y) to the right, on whole pixels.
func (c *Canvas) HLine(x, y, w float64, col Color) {
	c.Rect(Rc(x, math.Round(y), w, c.Hairline), col)
}

// VLine fills a hairline of height h from (x, y) downwards, on whole pixels.
func (c *Canvas) VLine(x, y, h float64, col Color) {
	c.Rect(Rc(math.Round(x), y, c.Hairline, h), col)
}

// FadeLine fills a hairline that fades towards its right end.
func (c *Canvas) FadeLine(x, y, w float64, col Color) {
	y = math.Round(y)
	c.begin(c.shapes.get(shapeKey{kind: shapeSolid}).picture)
	none := col.Fade(0)
	c.vertex(Pt(x, y), Pt(1, 1), col)
	c.vertex(Pt(x+w, y), Pt(2, 1), none)
	c.vertex(Pt(x, y+c.Hairline), Pt(1, 2), col)
	c.vertex(Pt(x+w, y+c.Hairline), Pt(2, 2), none)
	c.indices = append(c.indices, 0, 1, 2, 1, 3, 2)
	c.triangles()
}

// Line draws an antialiased line from a to b, with flat ends.
func (c *Canvas) Line(a, b Point, width float64, col Color) {
	d := b.Sub(a)
	l := d.Len()
	if l == 0 {
		return
	}
	edge := c.shapes.get(shapeKey{kind: shapeEdge, a: width}).picture
	h := edge.Size().H
	n := Pt(-d.Y/l, d.X/l).Mul(h / 2)
	c.begin(edge)
	c.vertex(a.Sub(n), Pt(1, 0), col)
	c.vertex(b.Sub(n), Pt(2, 0), col)
	c.vertex(a.Add(n), Pt(1, h), col)
	c.vertex(b.Add(n), Pt(2, h), col)
	c.indices = append(c.indices, 0, 1, 2, 1, 3, 2)
	c.triangles()
}

// Fill fills a path whose origin is placed at a point, with scale pixels per unit. Keep the path: its image is cached
// by its address.
func (c *Canvas) Fill(path *Path, at Point, scale float64, col Color) {
	c.stamp(c.shapes.get(shapeKey{kind: shapeFill, a: scale, path: path}), at, col)
}

// Stroke draws a path as a line, width pixels wide, with round caps and joins.
func (c *Canvas) Stroke(path *Path, at Point, scale, width float64, col Color) {
	c.stamp(c.shapes.get(shapeKey{kind: shapeStroke, a: scale, b: width, path: path}), at, col)
}

// Disc fills a circle.
func (c *Canvas) Disc(mid Point, r float64, col Color) { c.Fill(c.shapes.circle(), mid, r, col) }

// Circle draws the outline of a circle; radius r is in the middle of the line.
func (c *Canvas) Circle(mid Point, r, width float64, col Color) {
	c.Stroke(c.shapes.circle(), mid, r, width, col)
}

// Hex fills a hexagon with a corner at the top and circumradius r.
func (c *Canvas) Hex(mid Point, r float64, col Color) { c.Fill(c.shapes.hexagon(), mid, r, col) }

// HexLine draws the outline of a hexagon; circumradius r is in the middle of the line.
func (c *Canvas) HexLine(mid Point, r, width float64, col Color) {
	c.Stroke(c.shapes.hexagon(), mid, r, width, col)
}

// Glow draws a soft disc of light.
func (c *Canvas) Glow(mid Point, r float64, col Color) {
	// It is so soft that one picture does for all sizes.
	c.soft++
	c.DrawIn(c.shapes.get(shapeKey{kind: shapeGlow, a: glowRadius}).picture, RectAround(mid, Sz(2*r, 2*r)), col)
	c.soft--
}

// Icon draws an icon in the middle of r, side pixels high.
func (c *Canvas) Icon(i Icon, r Rect, side float64, col Color) {
	if i == NoIcon || i >= IconCount {
		return
	}
	at := r.Place(Sz(side, side), .5, .5).Min()
	at = Pt(math.Round(at.X), math.Round(at.Y))
	c.Stroke(c.shapes.icon(i), at, side/iconGrid, iconStroke*side/iconGrid, col)
}

// Emblem draws a seat's emblem around mid, within radius r.
func (c *Canvas) Emblem(e Emblem, mid Point, r float64, col Color) {
	if e >= EmblemCount {
		return
	}
	c.Fill(c.shapes.emblem(e), mid, r, col)
}

// picture draws a picture with the options that were set, turned.
func (c *Canvas) picture(p *Picture) {
	if c.turns {
		c.op.GeoM.Concat(c.turn)
	}
	if c.traced != nil {
		c.notePicture(p)
		return
	}
	c.dst.DrawImage(p.image, &c.op)
}

// begin begins a mesh of triangles on which parts of a picture are drawn.
func (c *Canvas) begin(p *Picture) {
	c.source, c.origin = p, p.origin()
	c.vertices, c.indices = c.vertices[:0], c.indices[:0]
	c.tri = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
		Filter: ebiten.FilterLinear}
}

func (c *Canvas) triangles() {
	if c.traced != nil {
		c.noteMesh()
		return
	}
	c.dst.DrawTriangles(c.vertices, c.indices, c.source.image, &c.tri)
}

// vertex adds a corner of the mesh: a place and the point of the picture that is drawn there.
func (c *Canvas) vertex(at, src Point, col Color) {
	if c.turns {
		at = c.turned.Out(at)
	}
	src = src.Add(c.origin)
	r, g, b, a := col.floats()
	c.vertices = append(c.vertices, ebiten.Vertex{
		DstX: float32(at.X), DstY: float32(at.Y), SrcX: float32(src.X), SrcY: float32(src.Y),
		ColorR: r * c.fade, ColorG: g * c.fade, ColorB: b * c.fade, ColorA: a * c.fade,
	})
}

func (s *shapes) circle() *Path {
	if s.disc == nil {
		s.disc = Ellipse(Point{}, 1, 1)
	}
	return s.disc
}

func (s *shapes) hexagon() *Path {
	if s.hex == nil {
		h := Hexagon(Point{}, 1)
		s.hex = Polygon(h[:]...)
	}
	return s.hex
}
