package stones

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// feastRunes are the runes on the menhirs of a feast, each in a box of 60 × 100 round the origin.
var feastRunes = [...]*ui.Path{
	feastRune("M16 0V100M16 40L54 8M16 66L54 34"), feastRune("M14 100V2L50 26L14 52L50 98"),
	feastRune("M44 2L14 36L48 60L18 98"), feastRune("M30 0V100M30 52L5 8M30 52L55 8"),
}

func feastRune(strokes string) *ui.Path { return ui.MustPath(strokes).Moved(ui.Pt(-30, -50)) }

// feastHill is the hill on which the menhirs stand, 1 wide, its foot at the origin's height.
var feastHill = ui.MustPath("M0 0L0 -.16L.08 -.19L.2 -.235L.34 -.26L.5 -.268L.66 -.26L.8 -.235L.92 -.19L1 -.16L1 0Z")

// feastMasks are the creatures that were summoned, from side to side.
var feastMasks = [...]string{"satyr", "dryad", "harpy", "kobold", "dragon"}

// feastWide is how wide a feast is at most, in shares of its height.
const feastWide = 2.3

// Feast draws the throne on its hill, between menhirs whose runes glow for the winner, and before it the creatures.
func Feast(c *ui.Canvas, r ui.Rect, winner ui.SeatLook) {
	p := &c.Palette
	in := r.Place(ui.Sz(min(r.W, feastWide*r.H), r.H), .5, 1)
	ground := in.Bottom() - .14*in.H
	scale := math.Min(in.W, 1.5*in.H)
	c.Fill(feastHill, ui.Pt(r.X, in.Bottom()-.02*in.H), r.W, p.Moss.Mix(p.Ink, .78))
	c.Glow(ui.Pt(in.Center().X, ground-.2*in.H), in.W*.45, p.Gold.Fade(.22))
	high := .62 * math.Min(in.H, .5*in.W)
	for i, rune := range feastRunes {
		out := [...]float64{-.34, -.2, .2, .34}[i]
		side := high * [...]float64{1, .84, .84, 1}[i]
		foot := ui.Pt(in.Center().X+out*in.W, ground+math.Abs(out)*.1*in.H)
		c.Glow(foot, side*.5, p.Ink.Fade(.8))
		at := ui.Rc(foot.X-side/2, foot.Y-side, side, side)
		c.Picture(art.Menhir(i%art.Menhirs), at, ui.White)
		mid := at.Center().Add(ui.Pt(0, side*.06))
		c.Glow(mid, side*.42, winner.Color.Fade(.3))
		c.Stroke(rune, mid, side*.46/100, max(2, side*.05), p.Ink.Fade(.75))
		c.Stroke(rune, mid, side*.46/100, max(1.2, side*.03), p.Ice.Mix(p.Cream, .3))
	}
	seat := .66 * in.H
	seat = math.Min(seat, .5*scale)
	c.Glow(ui.Pt(in.Center().X, ground), seat*.5, p.Ink.Fade(.8))
	c.Picture(art.Throne, ui.Rc(in.Center().X-seat*throneWide/2, ground-seat, seat*throneWide, seat), ui.White)
	face := math.Min(.26*in.H, in.W/7)
	for i, mask := range feastMasks {
		x := in.Center().X + (float64(i)-2)*in.W*.19
		y := in.Bottom() - face*(.52+.1*float64(i%2))
		c.Glow(ui.Pt(x, y), face*.6, p.Ink.Fade(.6))
		c.Picture(art.Mask(mask), ui.RectAround(ui.Pt(x, y), ui.Sz(face, face)), ui.White)
	}
}
