package ui

import (
	"image"
	"image/draw"
	"math"

	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"runehall/internal/sysfont"
)

// glyphs collects the outlines of a text. They are rasterised together on the CPU and uploaded, so that the engine
// puts the picture into the same atlas as the shapes. The texts and shapes of a frame then take a few draw calls,
// while a text drawn glyph by glyph onto its own image would take one call each.
type glyphs struct {
	raster *vector.Rasterizer
	w, h   int
	lent   []lentInk
}

// lentInk is a run of letters painted by the system's fonts, and its place.
type lentInk struct {
	painting sysfont.Painting
	at       image.Point
}

func newGlyphs(s Size) *glyphs {
	w, h := max(1, int(math.Ceil(s.W))), max(1, int(math.Ceil(s.H)))
	return &glyphs{raster: vector.NewRasterizer(w, h), w: w, h: h}
}

// add adds a glyph with its origin at a point. A glyph that the typeface cannot load leaves a gap.
func (g *glyphs) add(face *sfnt.Font, buffer *sfnt.Buffer, glyph sfnt.GlyphIndex, size float64, at fract.Point) {
	segments, err := face.LoadGlyph(buffer, glyph, fixed.Int26_6(fract.FromFloat64(size)), nil)
	if err != nil {
		return
	}
	x, y := float32(at.X.ToFloat64()), float32(at.Y.ToFloat64())
	pt := func(p fixed.Point26_6) (float32, float32) { return x + float32(p.X)/64, y + float32(p.Y)/64 }
	for i, s := range segments {
		ax, ay := pt(s.Args[0])
		bx, by := pt(s.Args[1])
		cx, cy := pt(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if i > 0 {
				g.raster.ClosePath()
			}
			g.raster.MoveTo(ax, ay)
		case sfnt.SegmentOpLineTo:
			g.raster.LineTo(ax, ay)
		case sfnt.SegmentOpQuadTo:
			g.raster.QuadTo(ax, ay, bx, by)
		case sfnt.SegmentOpCubeTo:
			g.raster.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	if len(segments) > 0 {
		g.raster.ClosePath()
	}
}

// lend adds a run of letters painted by the system's fonts, with its pen at a point on the baseline.
func (g *glyphs) lend(p sysfont.Painting, at Point) {
	if p.Pix != nil {
		g.lent = append(g.lent, lentInk{p, image.Pt(int(at.X), int(at.Y)).Add(p.Off)})
	}
}

// picture returns all glyphs as a white picture.
func (g *glyphs) picture(on *bench) *Picture { return g.mask().picture(on, 0) }

// mask returns how much of each pixel is covered by glyphs without colours of their own.
func (g *glyphs) mask() coverage {
	c := coverage{alpha: image.NewAlpha(image.Rect(0, 0, g.w, g.h))}
	g.raster.DrawOp = draw.Src
	g.raster.Draw(c.alpha, c.alpha.Bounds(), image.Opaque, image.Point{})
	for _, l := range g.lent {
		if !l.painting.Colour {
			draw.Draw(c.alpha, l.place(), l.painting.Pix, image.Point{}, draw.Over)
		}
	}
	return c
}

// coloured returns the picture of the glyphs that have colours of their own, or nil if there are none.
func (g *glyphs) coloured(on *bench) *Picture {
	var pix *image.RGBA
	for _, l := range g.lent {
		if l.painting.Colour {
			if pix == nil {
				pix = image.NewRGBA(image.Rect(0, 0, g.w, g.h))
			}
			draw.Draw(pix, l.place(), l.painting.Pix, image.Point{}, draw.Over)
		}
	}
	if pix == nil {
		return nil
	}
	return on.upload(pix)
}

func (l lentInk) place() image.Rectangle { return l.painting.Pix.Rect.Add(l.at) }
