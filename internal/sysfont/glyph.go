//go:build !js

package sysfont

import (
	"bytes"
	"image"
	"image/color"
	_ "image/jpeg" // pictures in fonts are of these kinds
	_ "image/png"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"golang.org/x/image/draw"
	"golang.org/x/image/vector"
)

// ink is how a glyph is drawn: one of these, or nothing.
type ink struct {
	layers  tables.PaintTable  // for a glyph with colours
	picture []byte             // PNG or JPEG
	outline []opentype.Segment // for a glyph in the colour of the text
}

func (i ink) seen() bool { return i.layers != nil || i.picture != nil || len(i.outline) > 0 }

// look returns the ink of a glyph. Plain bitmaps for small sizes are passed over: fonts with these have outlines too.
func (t *typeface) look(id font.GID) (i ink) {
	if c, ok := t.face.GlyphDataColor(id); ok {
		i.layers = c.Paint
	} else if b, ok := t.face.GlyphDataBitmap(id); ok && (b.Format == font.PNG || b.Format == font.JPG) &&
		len(b.Data) > 0 {
		i.picture = b.Data
	} else if o, ok := t.face.GlyphDataOutline(id); ok {
		i.outline = o.Segments
	}
	return i
}

// How far a glyph may reach from its pen, in parts of its size: there are words of a whole line in one glyph.
const (
	reachX = 12
	reachY = 4
)

// box returns the pixels that a glyph may cover with its pen at a point.
func (t *typeface) box(i ink, id font.GID, x, y, size float64) image.Rectangle {
	scale := size / t.unit()
	left, right, up, down := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	add := func(px, py float64) {
		left, right = min(left, px), max(right, px)
		up, down = min(up, -py), max(down, -py)
	}
	switch {
	case i.layers != nil:
		add(0, -.5*t.unit())
		add(max(float64(t.face.HorizontalAdvance(id)), t.unit()), 1.25*t.unit())
	case i.picture != nil:
		e, _ := t.face.GlyphExtents(id)
		add(float64(e.XBearing), float64(e.YBearing))
		add(float64(e.XBearing+e.Width), float64(e.YBearing+e.Height))
	default:
		for _, s := range i.outline {
			for _, p := range s.ArgsSlice() {
				add(float64(p.X), float64(p.Y))
			}
		}
	}
	if !(left <= right && up <= down) { // nothing, or no numbers
		return image.Rectangle{}
	}
	in := func(v, reach float64) float64 { return max(-reach*size, min(reach*size, v*scale)) }
	return image.Rect(
		int(math.Floor(x+in(left, reachX)))-1, int(math.Floor(y+in(up, reachY)))-1,
		int(math.Ceil(x+in(right, reachX)))+1, int(math.Ceil(y+in(down, reachY)))+1,
	)
}

// paint draws the part of a glyph that lies in box, with its pen at a point, and reports whether the glyph has its own
// colours.
func (t *typeface) paint(dst *image.RGBA, box image.Rectangle, i ink, id font.GID,
	x, y, size float64) (coloured bool, err error) {
	if box.Empty() {
		return false, nil
	}
	scale := float32(size / t.unit())
	at := matrix{scale, 0, 0, -scale, float32(x), float32(y)}
	switch {
	case i.layers != nil:
		(&painter{typeface: t, dst: dst, box: box, left: maxLayers}).paint(i.layers, at, nil)
		return true, nil
	case i.picture != nil:
		return true, t.paintPicture(dst, i.picture, id, x, y, size)
	}
	fill(dst, box, i.outline, at, color.White)
	return false, nil
}

// fill fills an outline.
func fill(dst *image.RGBA, box image.Rectangle, outline []opentype.Segment, m matrix, c color.Color) {
	raster := vector.NewRasterizer(box.Dx(), box.Dy())
	pt := func(p opentype.SegmentPoint) (float32, float32) {
		x, y := m.of(p.X, p.Y)
		return x - float32(box.Min.X), y - float32(box.Min.Y)
	}
	for n, s := range outline {
		ax, ay := pt(s.Args[0])
		bx, by := pt(s.Args[1])
		cx, cy := pt(s.Args[2])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			if n > 0 {
				raster.ClosePath()
			}
			raster.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			raster.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			raster.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			raster.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	if len(outline) > 0 {
		raster.ClosePath()
	}
	raster.DrawOp = draw.Over
	raster.Draw(dst, box, image.NewUniform(c), image.Point{})
}

// maxPicture bounds the pixels of a picture in a font, at each side.
const maxPicture = 1024

// paintPicture draws a picture in the place that its font gives it.
func (t *typeface) paintPicture(dst *image.RGBA, data []byte, id font.GID, x, y, size float64) error {
	config, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if config.Width > maxPicture || config.Height > maxPicture {
		return errBroken
	}
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return err
	}
	box := t.box(ink{picture: data}, id, x, y, size).Inset(1)
	draw.CatmullRom.Scale(dst, box, picture, picture.Bounds(), draw.Over, nil)
	return nil
}
