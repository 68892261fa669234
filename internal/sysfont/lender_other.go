//go:build !js

package sysfont

import (
	"image"
	"image/draw"
	"math"
	"unicode"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Lender draws letters from the fonts of the system.
type Lender struct{ search *search }

// New returns a lender. It calls arrived, from any goroutine, whenever letters have been found that were marks until then: what
// was measured and painted before has changed.
func New(arrived func()) *Lender { return From(Folders, arrived) }

// From returns a lender that looks into some folders only.
func From(folders func() []string, arrived func()) *Lender {
	return &Lender{newSearch(folders, arrived)}
}

// piece is what is drawn at a place of a run: a glyph, or a mark where there is no typeface.
type piece struct {
	face  *typeface
	glyph sfnt.GlyphIndex
	x     float64
}

func (l *Lender) set(run string, size float64) (pieces []piece, x float64) {
	for _, cluster := range visual(join(run)) {
		start, wide := x, 0.0
		for i, r := range cluster {
			over := i > 0 && unicode.In(r, unicode.Mn, unicode.Me)
			switch {
			case !Seen(r):
				continue
			case unicode.IsSpace(r):
				x += size * spaceWidth(r)
				continue
			case i > 0 && 0x1F3FB <= r && r <= 0x1F3FF: // the colour of a skin, which we cannot show
				continue
			}
			face := l.search.face(r)
			if face == nil {
				if !over {
					pieces = append(pieces, piece{x: x})
					x += size * markAdvance
				}
				continue
			}
			face = face.own()
			glyph, ok := face.glyph(r)
			if !ok {
				continue
			}
			if over {
				// Without the font's own rules a mark stands over the middle of its letter.
				b := face.bounds(glyph, size)
				pieces = append(pieces, piece{face, glyph, start + wide/2 - float64(b.Min.X+b.Max.X)/128})
				continue
			}
			pieces = append(pieces, piece{face, glyph, x})
			wide = face.advance(glyph, size)
			x += wide
		}
	}
	return pieces, x
}

// spaceWidth returns the width of a space, in parts of the size.
func spaceWidth(r rune) float64 {
	if r == 0x3000 {
		return 1
	}
	return .25
}

// Width returns the width of a run of letters in pixels.
func (l *Lender) Width(run string, size float64, _ bool) float64 {
	f := shrink(size)
	_, w := l.set(run, size/f)
	return w * f
}

// Paint paints a run of letters.
func (l *Lender) Paint(run string, size float64, _ bool) Painting {
	size = min(size, MaxSize)
	pieces, _ := l.set(run, size)
	var all image.Rectangle
	boxes := make([]image.Rectangle, len(pieces))
	for i, p := range pieces {
		box := image.Rect(int(p.x), -int(math.Ceil(size)), int(p.x+size)+1, 1)
		if p.face != nil {
			box = pixels(p.face.bounds(p.glyph, size), p.x, 0, size)
		}
		boxes[i] = box
		all = all.Union(box)
	}
	if all.Empty() {
		return Painting{}
	}
	all.Max.X = min(all.Max.X, all.Min.X+maxWidth)
	pix := image.NewRGBA(all)
	for i, p := range pieces {
		if p.face == nil {
			mark(pix, p.x, 0, size)
		} else {
			p.face.paint(pix, boxes[i].Intersect(all), p.glyph, p.x, size)
		}
	}
	pix.Rect = pix.Rect.Sub(all.Min)
	return Painting{Pix: pix, Off: all.Min}
}

// paint draws a glyph in white, as far as it lies in box, with its pen at (x, 0).
func (t *typeface) paint(dst *image.RGBA, box image.Rectangle, glyph sfnt.GlyphIndex, x, size float64) {
	if box.Empty() {
		return
	}
	raster := vector.NewRasterizer(box.Dx(), box.Dy())
	err := guard(func() error {
		segments, err := t.font.LoadGlyph(&t.buffer, glyph, fixed.Int26_6(size*64), nil)
		if err != nil {
			return err
		}
		pt := func(p fixed.Point26_6) (float32, float32) {
			return float32(x-float64(box.Min.X)) + float32(p.X)/64, float32(-box.Min.Y) + float32(p.Y)/64
		}
		for i, s := range segments {
			ax, ay := pt(s.Args[0])
			bx, by := pt(s.Args[1])
			cx, cy := pt(s.Args[2])
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				if i > 0 {
					raster.ClosePath()
				}
				raster.MoveTo(ax, ay)
			case sfnt.SegmentOpLineTo:
				raster.LineTo(ax, ay)
			case sfnt.SegmentOpQuadTo:
				raster.QuadTo(ax, ay, bx, by)
			case sfnt.SegmentOpCubeTo:
				raster.CubeTo(ax, ay, bx, by, cx, cy)
			}
		}
		if len(segments) > 0 {
			raster.ClosePath()
		}
		raster.DrawOp = draw.Over
		raster.Draw(dst, box, image.White, image.Point{})
		return nil
	})
	if err != nil { // its file has gone bad since it was found
		mark(dst, x, 0, size)
	}
}
