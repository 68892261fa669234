package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
)

// strokes are the signs by number, in a box of side 1 round the origin. No sign looks like another one turned.
var strokes = [rules.Signs][][]ui.Point{
	// Raido
	{{{X: -.25, Y: .5}, {X: -.25, Y: -.46}, {X: .26, Y: -.22}, {X: -.2, Y: .04}, {X: .3, Y: .5}}},
	// Algiz
	{{{X: 0, Y: .5}, {X: 0, Y: -.5}}, {{X: -.38, Y: -.46}, {X: 0, Y: -.02}, {X: .38, Y: -.46}}},
	// Mannaz
	{{{X: -.36, Y: .5}, {X: -.36, Y: -.46}, {X: .36, Y: .04}}, {{X: .36, Y: .5}, {X: .36, Y: -.46}, {X: -.36, Y: .04}}},
	// Hagalaz
	{{{X: -.3, Y: -.5}, {X: -.3, Y: .5}}, {{X: .3, Y: -.5}, {X: .3, Y: .5}}, {{X: -.3, Y: -.2}, {X: .3, Y: .2}}},
	// Berkano
	{{{X: -.24, Y: .46}, {X: -.24, Y: -.46}, {X: .26, Y: -.23}, {X: -.12, Y: 0}, {X: .26, Y: .23}, {X: -.24, Y: .46},
		{X: -.24, Y: 0}}},
	// Ingwaz
	{{{X: -.3, Y: -.5}, {X: .27, Y: 0}, {X: -.3, Y: .5}}, {{X: .3, Y: -.5}, {X: -.27, Y: 0}, {X: .3, Y: .5}}},
	// Kenaz
	{{{X: .22, Y: -.5}, {X: -.22, Y: 0}, {X: .22, Y: .5}}},
	// Jera
	{{{X: 0, Y: -.48}, {X: -.34, Y: -.16}, {X: 0, Y: .16}}, {{X: 0, Y: -.16}, {X: .34, Y: .16}, {X: 0, Y: .48}}},
}

// Measures of signs, as multiples of their rune's radius; widths of strokes as shares of the sign's height. Small signs
// are larger and bolder.
const (
	signHigh, boldHigh = 1.04, 1.17
	signLine, boldLine = .17, .2
	signBox            = 1.4 // the side of a sign's picture, as a multiple of its height
)

// signs are the outlines of the signs, with sharp corners: the usual one, and the bold one.
var signs = func() (list [rules.Signs][2]*ui.Path) {
	for i, lines := range strokes {
		list[i] = [...]*ui.Path{outlined(lines, signLine), outlined(lines, boldLine)}
	}
	return list
}()

// grain is how many spots roughen the ground of a cut, for strokes of length 1.
const grain = 60

// paintSign paints a sign in white. Its ground is rough like broken stone, but even in high contrast.
func (a *painter) paintSign(c *ui.Canvas, sign int, bold bool, mid ui.Point, high float64) {
	if a.Plain {
		c.Fill(signs[sign][index(bold)], mid, high, ui.White)
		return
	}
	c.Fill(signs[sign][index(bold)], mid, high, ui.Hex(0xe0e0e0))
	spot := 0
	for _, line := range strokes[sign] {
		for i := 1; i < len(line); i++ {
			n := int(grain * line[i-1].Dist(line[i]))
			for j := range n {
				spot++
				way, far := float64(spot)*2.4, signLine*.36*float64(spot%7)/7
				at := line[i-1].Lerp(line[i], (float64(j)+.5)/float64(n)*.94+.03).Add(ui.Polar(way, far))
				c.Disc(mid.Add(at.Mul(high)), high*.011*(1+float64(spot%3)),
					[...]ui.Color{ui.White, ui.Hex(0x909090)}[spot/2%2].Fade(.3))
			}
		}
	}
}

// outlined returns the outline of lines drawn with a width, with flat ends and sharp corners. All parts go round the
// same way, so that they add up where they overlap.
func outlined(lines [][]ui.Point, width float64) *ui.Path {
	p := &ui.Path{}
	add := func(corners ...ui.Point) {
		for i, q := range corners {
			if i == 0 {
				p.MoveTo(q)
			} else {
				p.LineTo(q)
			}
		}
		p.Close()
	}
	for _, line := range lines {
		var before ui.Point // across the previous piece
		for i := 1; i < len(line); i++ {
			a, b := line[i-1], line[i]
			d := b.Sub(a)
			across := ui.Pt(-d.Y, d.X).Mul(width / 2 / d.Len())
			add(a.Sub(across), b.Sub(across), b.Add(across), a.Add(across))
			if i > 1 {
				add(corner(a, before, across)...)
			}
			before = across
		}
	}
	return p
}

// corner returns the gap at the outer side of a bend, up to the point where the outer edges meet. First and second
// point across the two lines, half a width long. Where the point would be too far out, the corner is cut off.
func corner(at, first, second ui.Point) []ui.Point {
	half := first.Len()
	if turn := first.X*second.Y - first.Y*second.X; turn < 0 { // a bend to the left: the outer side is the right one
		first, second = second.Mul(-1), first.Mul(-1)
	}
	tip := first.Add(second)
	far := 2 * half * half / tip.Len()
	if far > 3*half {
		return []ui.Point{at, at.Sub(first), at.Sub(second)}
	}
	return []ui.Point{at, at.Sub(first), at.Sub(tip.Mul(far / tip.Len())), at.Sub(second)}
}

// cut draws a sign cut into a stone, turned. The upper left edges of the cut lie in shadow and the others take the
// light, however the sign is turned. On a disc that is tipped over it is tipped too.
func (a *painter) cut(c *ui.Canvas, sign int, kind stone, mid ui.Point, r float64, bold bool, turn float64,
	tip tipping) {
	high := r * signHigh
	if bold {
		high = r * boldHigh
	}
	side := high * signBox
	p := a.white(signPicture, sign, bold, side*sharper)
	size, t, deep := p.Size(), &tones[kind], r*.028
	lay := func(off ui.Point, col ui.Color) {
		c.DrawTipped(p, ui.Pt(size.W/2, size.H/2), mid.Add(off), side/size.W, turn, tip.axis, tip.part, col)
	}
	if !a.Plain {
		lay(ui.Pt(deep*.8, deep), ui.White.Fade(t.light))
		lay(ui.Pt(-deep*.8, -deep), shadow.Fade(.6))
	}
	lay(ui.Point{}, t.ink)
}

// sharper is how much larger those pictures are made that are turned when they are drawn.
const sharper = 1.6

const round = 2 * math.Pi
