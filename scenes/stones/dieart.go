package stones

import (
	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/ui"
)

// The cube of the die, seen from a corner, by half of its height: its outline, its right side, its edges, its pips.
var (
	cube      = ui.MustPath("M0 -1L.9 -.48V.5L0 1L-.9 .5V-.48Z")
	cubeSide  = ui.MustPath("M0 0L.9 -.48V.5L0 1Z")
	cubeEdges = ui.MustPath("M-.9 -.48L0 0L.9 -.48M0 0V1")
	cubePips  = [...]ui.Point{{X: 0, Y: -.5}, {X: -.62, Y: 0}, {X: -.28, Y: .5}, {X: .32, Y: .5}, {X: .6, Y: .02}}
)

// die draws the die of bone with a face towards the reader; with NoDie the cube that stands for a roll.
func (a *painter) die(c *ui.Canvas, face rules.Die, r ui.Rect) {
	a.Draw(c, pictureKey{kind: diePicture, part: uint8(face)}, r)
}

func (a *painter) paintDie(c *ui.Canvas, face rules.Die, r ui.Rect) {
	side := min(r.W, r.H)
	r = r.Place(ui.Sz(side, side), .5, .5)
	if face == rules.NoDie {
		a.paintCube(c, r)
		return
	}
	if !a.Sprite(c, art.DieFace, r) {
		p := &c.Palette
		box := r.Grow(-side * .04)
		c.Shadow(box.Move(ui.Pt(0, side*.03)), side*.18, side*.06, p.Shadow)
		c.Box(box, side*.18, ui.Shade(p.Bone, p.Bone.Mix(p.Oak, .25)))
		c.Frame(box, side*.18, max(1, side*.025), ui.Flat(p.ParchmentInk.Fade(.8)))
	}
	mid := r.Center()
	switch face {
	case rules.DieGem:
		a.gem(c, rules.NoColour, mid, side*.62)
	case rules.DieSwap:
		a.gem(c, rules.NoColour, mid.Add(ui.Pt(-side*.2, -side*.17)), side*.36)
		arrowTo(c, mid.Add(ui.Pt(-side*.12, side*.13)), side*.3)
		a.gem(c, rules.White, mid.Add(ui.Pt(side*.17, side*.13)), side*.46)
	case rules.DieCard:
		a.cardIcon(c, rules.NoColour, mid, side*.64)
	case rules.DieOre:
		a.ore(c, mid, side*.7)
	default:
		a.points(c, face.Points(), mid, side*.58)
	}
}

// paintCube paints the cube with pips.
func (a *painter) paintCube(c *ui.Canvas, r ui.Rect) {
	if a.Sprite(c, art.Die, r) {
		return
	}
	p, mid, s := &c.Palette, r.Center(), r.W*.47
	c.Fill(cube, mid, s*1.06, p.ParchmentInk)
	c.Fill(cube, mid, s*.94, p.Bone)
	c.Fill(cubeSide, mid, s*.94, p.Bone.Mix(p.Oak, .45))
	c.Stroke(cubeEdges, mid, s*.94, max(1, s*.08), p.ParchmentInk)
	for _, at := range cubePips {
		c.Disc(mid.Add(at.Mul(s)), max(1, s*.12), p.RedInk)
	}
}
