//go:build !js

package sysfont

import (
	"image"
	"image/color"
	"math"

	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// maxLayers bounds how much is painted for one glyph, because the layers of a font may refer to each other in circles.
const maxLayers = 2_000

// matrix places the points of a glyph: x' = 0·x + 2·y + 4, y' = 1·x + 3·y + 5.
type matrix [6]float32

func (m matrix) of(x, y float32) (float32, float32) {
	return m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]
}

// after returns a matrix that places by n first and by m then.
func (m matrix) after(n matrix) (p matrix) {
	p[0], p[1] = m[0]*n[0]+m[2]*n[1], m[1]*n[0]+m[3]*n[1]
	p[2], p[3] = m[0]*n[2]+m[2]*n[3], m[1]*n[2]+m[3]*n[3]
	p[4], p[5] = m.of(n[4], n[5])
	return p
}

// shift returns what moves by a distance, and scaled what scales about the origin.
func shift[N int16 | float32](x, y N) matrix { return matrix{1, 0, 0, 1, float32(x), float32(y)} }
func scaled(x, y tables.Fixed214) matrix     { return matrix{number(x), 0, 0, number(y)} }

// number converts a fixed-point number of a font.
func number(n tables.Fixed214) float32 { return float32(n) / (1 << 14) }

// about returns m as a transformation about another origin.
func (m matrix) about(x, y int16) matrix { return shift(x, y).after(m).after(shift(-x, -y)) }

// painter paints a glyph made of layers. It paints a gradient in its mean colour, and ignores variations, since letters
// are small.
type painter struct {
	*typeface
	dst  *image.RGBA
	box  image.Rectangle
	left int
}

// shape is an outline in its place.
type shape struct {
	outline []opentype.Segment
	at      matrix
}

// paint paints a layer: a shape in a colour, or several layers, or one moved about.
func (p *painter) paint(layer tables.PaintTable, m matrix, in *shape) {
	if p.left--; p.left < 0 {
		return
	}
	switch l := layer.(type) {
	case tables.PaintColrLayersResolved:
		for _, one := range l {
			p.paint(tables.PaintGlyph{Paint: tables.PaintSolid{PaletteIndex: one.PaletteIndex, Alpha: 1 << 14},
				GlyphID: uint16(one.GlyphID)}, m, nil)
		}
	case tables.PaintColrLayers:
		list, err := p.face.COLR.LayerList.Resolve(l)
		if err != nil {
			return
		}
		for _, one := range list {
			p.paint(one, m, in)
		}
	case tables.PaintColrGlyph:
		if one, ok := p.face.COLR.Search(tables.GlyphID(l.GlyphID)); ok {
			p.paint(one, m, in)
		}
	case tables.PaintGlyph:
		if o, ok := p.face.GlyphDataOutline(opentype.GID(l.GlyphID)); ok {
			p.paint(l.Paint, m, &shape{o.Segments, m})
		}
	case tables.PaintComposite:
		p.paint(l.BackdropPaint, m, in)
		p.paint(l.SourcePaint, m, in)
	default:
		if below, by, ok := moved(layer); ok {
			p.paint(below, m.after(by), in)
		} else if in != nil {
			fill(p.dst, p.box, in.outline, in.at, p.colour(layer))
		}
	}
}

// moved returns the layer that another one moves about, and how.
func moved(layer tables.PaintTable) (below tables.PaintTable, by matrix, ok bool) {
	turn := func(angle tables.Fixed214) matrix {
		sin, cos := math.Sincos(float64(number(angle)) * math.Pi)
		return matrix{float32(cos), float32(sin), -float32(sin), float32(cos)}
	}
	switch l := layer.(type) {
	case tables.PaintTransform:
		t := l.Transform
		return l.Paint, matrix{float32(t.Xx), float32(t.Yx), float32(t.Xy), float32(t.Yy), float32(t.Dx),
			float32(t.Dy)}, true
	case tables.PaintTranslate:
		return l.Paint, shift(l.Dx, l.Dy), true
	case tables.PaintScale:
		return l.Paint, scaled(l.ScaleX, l.ScaleY), true
	case tables.PaintScaleAroundCenter:
		return l.Paint, scaled(l.ScaleX, l.ScaleY).about(l.CenterX, l.CenterY), true
	case tables.PaintScaleUniform:
		return l.Paint, scaled(l.Scale, l.Scale), true
	case tables.PaintScaleUniformAroundCenter:
		return l.Paint, scaled(l.Scale, l.Scale).about(l.CenterX, l.CenterY), true
	case tables.PaintRotate:
		return l.Paint, turn(l.Angle), true
	case tables.PaintRotateAroundCenter:
		return l.Paint, turn(l.Angle).about(l.CenterX, l.CenterY), true
	}
	return nil, matrix{}, false
}

// colour returns the colour of a layer: its own, or the mean of those it changes between.
func (p *painter) colour(layer tables.PaintTable) color.Color {
	var stops []tables.ColorStop
	switch l := layer.(type) {
	case tables.PaintSolid:
		stops = []tables.ColorStop{{PaletteIndex: l.PaletteIndex, Alpha: l.Alpha}}
	case tables.PaintVarSolid:
		stops = []tables.ColorStop{{PaletteIndex: l.PaletteIndex, Alpha: l.Alpha}}
	case tables.PaintLinearGradient:
		stops = l.ColorLine.ColorStops
	case tables.PaintRadialGradient:
		stops = l.ColorLine.ColorStops
	case tables.PaintSweepGradient:
		stops = l.ColorLine.ColorStops
	}
	var r, g, b, a float64
	for _, s := range stops {
		c := tables.ColorRecord{Blue: 255, Green: 255, Red: 255, Alpha: 255} // the colour of the text
		if len(p.face.CPAL) > 0 && int(s.PaletteIndex) < len(p.face.CPAL[0]) {
			c = p.face.CPAL[0][s.PaletteIndex]
		}
		alpha := float64(c.Alpha) * max(0, min(1, float64(number(s.Alpha))))
		r, g, b, a = r+float64(c.Red)*alpha, g+float64(c.Green)*alpha, b+float64(c.Blue)*alpha, a+alpha
	}
	if a == 0 {
		return color.Transparent
	}
	return color.NRGBA{uint8(r / a), uint8(g / a), uint8(b / a), uint8(a / float64(len(stops)))}
}
