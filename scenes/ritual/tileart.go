package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/paint"
	"runehall/ui"
)

// The picture of a tile is put together from a ground, one for each kind, and decals of runes, one for each rune, edge
// and cut. Runes turn with the tile and the light does not, so nothing that is lit is ever rotated.

// Measures of a tile, as shares of its circumradius.
const (
	tileSize     = .975 // the tile in its cell; the rest is the seam between tiles
	bevelWidth   = .085
	bevelHeight  = .070
	seamWidth    = .024
	centreHex    = .46 // circumradius of the sunken middle
	fineRuneAt   = .635
	fineRuneSize = .335
	boldRuneAt   = .600
	boldRuneSize = .430
)

// cut is how large the signs of a tile are: fine with seams between them, or bold for small tiles.
type cut uint8

const (
	fine cut = iota
	bold
)

// materials are what each kind of tile is made of.
var materials = [...]struct {
	surface paint.Surface
	face    ui.Color // towards the upper left
	shade   ui.Color // towards the lower right
	seam    ui.Color
	bevel   float64 // height of the bevel, as a multiple of bevelHeight
}{
	rules.Grey: {paint.Surface{Shine: .12, Gloss: 14}, ui.Hex(0x797f89), ui.Hex(0x5f6570), ui.Hex(0x3c424c), 1},
	rules.Gold: {paint.Surface{Shine: .50, Gloss: 30, Metal: .75}, ui.Hex(0xf5cf72), ui.Hex(0xdfae46),
		ui.Hex(0x7a4f14), .8},
	rules.Black: {paint.Surface{Shine: .55, Gloss: 40}, ui.Hex(0x2a2f3a), ui.Hex(0x1a1d25), ui.Hex(0x8a6a34), 1.15},
}

// paintGround paints a tile without its runes, with circumradius r in pixels, in the middle of its picture.
func paintGround(k rules.TileKind, r float64, c cut) *paint.Painting {
	side := 2*int(math.Ceil(r)) + 2
	p := paint.New(side, side)
	m := materials[k]
	face, shade, seam := paint.ToneOf(m.face), paint.ToneOf(m.shade), paint.ToneOf(m.seam)
	mid, body := float64(side)/2, r*tileSize
	cuts, heights := make([]float64, side*side), make([]float64, side*side)
	at := func(i, j int) ui.Point { return ui.Pt(float64(i)+.5-mid, float64(j)+.5-mid) }
	for j := range side {
		for i := range side {
			q := at(i, j)
			g := groove(k, c, q, r)
			t := max(0, min(-paint.Hexagon(q, body)/(bevelWidth*r), 1))
			cuts[j*side+i] = g
			heights[j*side+i] = bevelHeight*r*m.bevel*math.Sqrt(1-(1-t)*(1-t)) - .02*r*g
		}
	}
	for j := 1; j < side-1; j++ {
		for i := 1; i < side-1; i++ {
			q, o := at(i, j), j*side+i
			alpha := max(0, min(.5-paint.Hexagon(q, body), 1))
			if alpha <= 0 {
				continue
			}
			dx, dy := (heights[o+1]-heights[o-1])/2, (heights[o+side]-heights[o-side])/2
			albedo := face.Mix(shade, max(0, min(.5+(q.X+q.Y)/(2.2*r), 1)))
			albedo = albedo.Mix(seam, .85*cuts[o])
			p.Put(i, j, m.surface.Lit(albedo, dx, dy), alpha)
		}
	}
	return p
}

// groove returns how deep the lines of a kind are cut at a point, from 0 to 1. Each kind has its own lines, to be known
// without its colour and under a coin: grey has plain seams, gold a second rim, black a lozenge in each corner.
func groove(k rules.TileKind, c cut, q ui.Point, r float64) float64 {
	f := ui.Pt(math.Abs(q.X), math.Abs(q.Y)) // the lines are the same in each quarter
	line := func(d float64) float64 { return paint.Rise(1, 0, math.Abs(d)-seamWidth*r/2+.5) }
	var g float64
	switch k {
	case rules.Gold:
		g = line(paint.Hexagon(q, .885*r))
	case rules.Black:
		// Its rim is inlaid, for a dark tile to be seen on a dark ground.
		g = .8 * paint.Rise(1, 0, math.Abs(paint.Hexagon(q, .915*r))-.012*r+.5)
		up, side := ui.Pt(0, .84*r), ui.Pt(.84*r*math.Sqrt(3)/2, .42*r)
		g = max(g, paint.Rise(1, 0, min(lozenge(f, up, .075*r), lozenge(f, side, .075*r))+.5))
	}
	if c == bold {
		return g
	}
	return max(g, line(paint.Hexagon(q, centreHex*r)), line(spokes(k, f, r)), line(ornament(k, q, r)))
}

// spokes returns the distance of a point from the seams between the fields of the edges. F is in the first quarter.
func spokes(k rules.TileKind, f ui.Point, r float64) float64 {
	to := r * [...]float64{rules.Grey: .92, rules.Gold: .86, rules.Black: .74}[k]
	from := r * centreHex
	cos, sin := math.Sqrt(3)/2, .5
	return min(paint.Segment(f, ui.Pt(0, from), ui.Pt(0, to)),
		paint.Segment(f, ui.Pt(cos*from, sin*from), ui.Pt(cos*to, sin*to)))
}

// ornament returns the distance of a point from the sign in the middle of a tile: three rings, a sun, or a star.
func ornament(k rules.TileKind, q ui.Point, r float64) float64 {
	d := q.Len()
	switch k {
	case rules.Gold:
		if d < .205*r {
			return min(.2*r-d, math.Abs(q.X), math.Abs(q.Y))
		}
		angle := math.Mod(math.Atan2(q.Y, q.X)+2*math.Pi+math.Pi/12, math.Pi/6) - math.Pi/12
		ray := paint.Segment(ui.Pt(d*math.Cos(angle), d*math.Sin(angle)), ui.Pt(.25*r, 0), ui.Pt(.31*r, 0))
		return min(d-.2*r, ray)
	case rules.Black:
		return max(0, glyphs[rules.Star-1].distance(q.Mul(1/(.5*r)), 0)*.5*r)
	}
	best := math.Inf(1)
	for i := range 3 {
		ring := ui.Polar(float64(i)*2*math.Pi/3-math.Pi/2, .1*r)
		best = min(best, math.Abs(q.Dist(ring)-.15*r))
	}
	return best
}

// lozenge returns the distance of q from a square that stands on its corner round mid.
func lozenge(q, mid ui.Point, r float64) float64 {
	return (math.Abs(q.X-mid.X) + math.Abs(q.Y-mid.Y) - r) / math.Sqrt2
}

// decal is the picture of one rune on one edge, with its upper left corner as seen from the tile's middle.
type decal struct {
	picture *paint.Painting
	x, y    int
}

// ink is how a rune is drawn: an inlay with a groove round it.
type ink struct {
	inlay, ground ui.Color
	// shares of the rune's box: width of the inlay, of the groove beyond it, of the light beyond that
	line, rim, glow float64
}

// inks returns how a rune is drawn on a kind of tile in a cut. Own is the rune's own colour.
func inks(k rules.TileKind, c cut, own ui.Color) ink {
	width := map[cut]float64{fine: .15, bold: .20}[c]
	switch k {
	case rules.Gold:
		return ink{inlay: ui.Hex(0x3a1d05), ground: ui.Hex(0xffe9a8), line: width + .03, rim: .03}
	case rules.Black:
		return ink{inlay: own, ground: ui.Hex(0x05060a), line: width, rim: .06, glow: .10}
	}
	// Some inlays are as bright as the stone: for people who cannot tell the hues apart, the dark groove alone shows
	// them.
	return ink{inlay: own, ground: ui.Hex(0x14171d), line: width, rim: map[cut]float64{fine: .085, bold: .11}[c]}
}

// paintRune paints a rune on an edge: edge 0 is in the east, the others follow clockwise.
func paintRune(s rules.Rune, edge rules.Dir, r float64, c cut, k ink) decal {
	at, size := fineRuneAt*r, fineRuneSize*r
	if c == bold {
		at, size = boldRuneAt*r, boldRuneSize*r
	}
	if s == rules.Star {
		size *= 1.15
	}
	angle := float64(edge) * math.Pi / 3
	mid := ui.Pt(at*math.Cos(angle), at*math.Sin(angle))
	half := int(math.Ceil(size * (.75 + k.glow)))
	x, y := int(math.Floor(mid.X))-half, int(math.Floor(mid.Y))-half
	p := paint.New(2*half+1, 2*half+1)
	inlay, ground := paint.ToneOf(k.inlay), paint.ToneOf(k.ground)
	// A rune has its foot towards the middle of the tile.
	sin, cos := math.Sincos(angle + math.Pi/2)
	for j := range p.H {
		for i := range p.W {
			d := ui.Pt(float64(x+i)+.5-mid.X, float64(y+j)+.5-mid.Y)
			q := ui.Pt((d.X*cos+d.Y*sin)/size, (d.Y*cos-d.X*sin)/size)
			dist := glyphs[s-1].distance(q, k.line) * size
			if k.glow > 0 && dist > 0 {
				p.Put(i, j, inlay, .28*paint.Rise(k.glow*size, 0, dist)*k.glow*4)
			}
			p.Put(i, j, ground, .9*max(0, min(.5+k.rim*size-dist, 1)))
			// The upper left of an inlay lies in the shadow of its groove.
			p.Put(i, j, inlay.Mul(.86+.14*paint.Rise(-.5, .5, q.Y)), max(0, min(.5-dist, 1)))
		}
	}
	return decal{p, x, y}
}

// distance returns how far a point is from the lines of a glyph, drawn with a width, in units of its box; negative
// inside a line.
func (g *glyph) distance(q ui.Point, width float64) float64 {
	if g.filled {
		turned := ui.Pt((q.X+q.Y)/math.Sqrt2, (q.Y-q.X)/math.Sqrt2).Mul(1 / .62)
		return min(paint.Outline(q, g.strokes[0]), .62*paint.Outline(turned, g.strokes[0])) - .02
	}
	best := math.Inf(1)
	for _, line := range g.strokes {
		for i := 1; i < len(line); i++ {
			best = min(best, paint.Segment(q, line[i-1], line[i]))
		}
	}
	return best - width/2
}
