package stones

import (
	"image"
	"math"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/ui"
)

// Shares of the width of a smithy.
const (
	archWall = .082 // thickness of the wall
	archTop  = .42  // from the top down to where the walls are upright
	footLow  = .22  // least height of the parchment at the foot
	footHigh = .34  // greatest height of the parchment
)

// leastFoot is the least height of a smithy's foot, in dp, if there is room.
const leastFoot = 26

// The outline of an arch for a width of 1, down to where its walls are upright, and the anvil on a box of 1.
var (
	archPath  = ui.MustPath("M0 .46V.4C0 .12 .2 0 .5 0C.8 0 1 .12 1 .4V.46Z")
	anvilPath = ui.MustPath(
		"M-.45 -.14H.35L.5 -.09C.4 0 .26 .02 .2 .05L.24 .22H-.24L-.2 .05C-.34 .02 -.42 -.04 -.45 -.14Z")
)

// smithy draws a smithy with the artifact that lies there. At its foot stand the price in gems and what else it gives.
func (a *painter) smithy(c *ui.Canvas, at rules.Smithy, artifact rules.Colour, gems int, r ui.Rect) {
	a.Draw(c, pictureKey{kind: smithyPicture, part: uint8(at), artifact: artifact, number: int16(gems)}, r)
}

func (a *painter) paintSmithy(c *ui.Canvas, at rules.Smithy, artifact rules.Colour, gems int, r ui.Rect) {
	p, w := &c.Palette, r.W
	high := ui.Whole(min(max(footLow*w, min(footHigh*w, c.Dp(leastFoot))), r.H*.4))
	wall := ui.Whole(archWall * w)
	foot, within := r.CutBottom(high, 0)
	within = within.Inset(ui.Insets{Top: wall, Left: wall, Right: wall})
	a.paintArch(c, r, within)

	side := min(within.W*.6, within.H*.76)
	mid := ui.Pt(within.Center().X, within.Y+within.H*.47)
	if artifact != rules.NoColour {
		if !a.Plain {
			c.Glow(mid, side*.8, tones(p, artifact).Body.Fade(.5))
		}
		a.artifact(c, artifact, ui.RectAround(mid, ui.Sz(side, side)))
	}
	edge := ui.Whole(w * .016)
	c.Box(foot.Inset(ui.Insets{Left: edge, Right: edge}), w*.05, ui.Flat(p.Ink))
	foot = foot.Inset(ui.Insets{Top: edge, Left: 2 * edge, Right: 2 * edge, Bottom: edge})
	if !a.Ground(c, art.Strip, foot, ui.Whole(w*.04)) {
		c.Box(foot, w*.04, ui.Shade(p.Parchment.Mix(p.Bone, .5), p.Parchment.Mix(p.Oak, .1)))
	}
	c.Frame(foot, w*.04, c.Hairline, ui.Flat(p.Oak.Fade(.6)))
	a.paintPrice(c, at, artifact, gems, foot)
}

func (a *painter) paintArch(c *ui.Canvas, r, within ui.Rect) {
	p := &c.Palette
	if a.arch(c, r) {
		w := within.W * .72
		a.Sprite(c, art.Anvil, ui.Rc(within.Center().X-w/2, within.Bottom()-w*.47, w, w/2).Snap())
		return
	}
	opening := func(r ui.Rect, top, bottom ui.Color) {
		c.Fill(archPath, r.Min(), r.W, top)
		_, walls := r.CutTop(math.Round(r.W*archTop), 0)
		c.Box(walls, 0, ui.Shade(top, bottom))
	}
	stone := p.Steel.Mix(p.Muted, .25)
	opening(r, stone, stone.Mix(p.Ink, .4))
	opening(within, p.Ink, p.Ink.Mix(p.Ember, .55))
	c.Fill(anvilPath, ui.Pt(within.Center().X, within.Bottom()-within.W*.14), within.W*.6, p.Muted.Mix(p.Ink, .55))
}

// arch covers r with the picture of an arch, whose walls are stretched to the height of r. It returns false if there is
// no picture.
func (a *painter) arch(c *ui.Canvas, r ui.Rect) bool {
	return a.Covered(c, art.Smithy, 0, r, func(full art.Picture, size ui.Size) *image.RGBA {
		w, h := int(size.W), int(size.H)
		bend := min(int(math.Round(size.W*archTop)), h-1)
		cut := full.Rect.Min.Y + int(math.Round(float64(full.Rect.Dx())*archTop))
		upper, lower := full, full
		upper.RGBA = full.SubImage(image.Rect(full.Rect.Min.X, full.Rect.Min.Y, full.Rect.Max.X, cut)).(*image.RGBA)
		lower.RGBA = full.SubImage(image.Rect(full.Rect.Min.X, cut, full.Rect.Max.X, full.Rect.Max.Y)).(*image.RGBA)
		pixels := image.NewRGBA(image.Rect(0, 0, w, h))
		copy(pixels.Pix, ui.Scaled(upper, w, bend).Pix)
		copy(pixels.Pix[bend*pixels.Stride:], ui.Scaled(lower, w, h-bend).Pix)
		return pixels
	})
}

func (a *painter) paintPrice(c *ui.Canvas, at rules.Smithy, artifact rules.Colour, n int, r ui.Rect) {
	bonus := at.Bonus() != rules.Bonus{}
	colour := artifact
	if at == rules.WildSmithy {
		colour = rules.NoColour
	}
	extra := 0.0 // width of the bonus, in sides of a gem
	if bonus {
		extra = bonusWide
	}
	room := r.W * .94
	each := min(r.H*.84, room/(float64(n)*gemStep+extra))
	counted := min(r.H*.84, room/(gemStep+countWide+extra))
	side, total := ui.Whole(each), float64(n)*gemStep
	if each < r.H*crowded && counted > each*1.15 {
		side, total = ui.Whole(counted), gemStep+countWide
	}
	x, y := r.Center().X-(total+extra)*side/2, r.Center().Y
	before := faded(c, artifact == rules.NoColour, .35)
	if total == gemStep+countWide {
		a.gem(c, colour, ui.Pt(x+gemStep*side/2, y), side)
		a.times(c, n, ui.Pt(x+gemStep*side, y), side*.72)
	} else {
		for i := range n {
			a.gem(c, colour, ui.Pt(x+(float64(i)+.5)*gemStep*side, y), side)
		}
	}
	c.Unfade(before)
	if bonus {
		a.paintBonus(c, at, ui.Pt(x+total*side, y), side)
	}
}

// Widths at the foot of a smithy, in sides of a gem; below the share crowded of the foot's height, gems are counted.
const (
	gemStep   = .88
	countWide = .85
	bonusWide = 1.62
	crowded   = .62
)

func (a *painter) paintBonus(c *ui.Canvas, at rules.Smithy, from ui.Point, side float64) {
	style := c.Type.Number.Sized(side * .8).In(c.Palette.ParchmentInk)
	c.Text("+", style, from.Add(ui.Pt(side*.35, 0)), ui.AlignCenter|ui.AlignMiddle)
	mid := from.Add(ui.Pt(side*1.12, 0))
	switch bonus := at.Bonus(); {
	case bonus.Die:
		a.icon(c, rules.Icon{Kind: rules.DieIcon}, mid, side)
	case bonus.Ore:
		a.ore(c, mid, side)
	default:
		a.points(c, bonus.Points, mid, side*.96)
	}
}
