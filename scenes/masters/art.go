package masters

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	rules "runehall/games/masters"
	"runehall/ui"
)

// artPictures bounds the pictures of cards that are kept: a whole table and a hand at two sizes. artSprites bounds those
// of stones, masters and tokens.
const (
	artPictures = 96
	artSprites  = 64
)

// pictureKey names a picture of a card: hidden for a back. Side is that of a section, in pixels.
type pictureKey struct {
	card rules.Card
	turn uint8
	side int16
}

// picture is a picture that was made.
type picture struct {
	image *ebiten.Image
	used  uint64
}

// painter makes the pictures of the cards and keeps them, up to a bound. It is the only place where the looks of cards are
// made: of baked pictures, or of plain shapes as long as those have not come, and in high contrast.
type painter struct {
	kit      *ui.Kit
	look     ui.Look // that the pictures were made for
	version  int     // of the shelf that they were made from
	pictures map[pictureKey]*picture
	sprites  map[spriteKey]*ebiten.Image
	clock    uint64
}

// newPainter returns a painter that has made nothing yet. Make a new one when the look of the screen changes.
func newPainter(kit *ui.Kit) *painter {
	return &painter{
		kit: kit, look: kit.Look, version: kit.ArtVersion(),
		pictures: map[pictureKey]*picture{}, sprites: map[spriteKey]*ebiten.Image{},
	}
}

// refresh forgets everything once more pictures have come: it may have been drawn without them.
func (a *painter) refresh() {
	if now := a.kit.ArtVersion(); a.version != now {
		a.version = now
		clear(a.pictures)
		clear(a.sprites)
	}
}

// card draws a card, or the back of a hidden one, into r; size is the side of a section that its picture is made for.
func (a *painter) card(c *ui.Canvas, card rules.Card, turn uint8, r ui.Rect, size float64) {
	p := a.picture(pictureKey{card: card, turn: turn, side: int16(max(4, math.Round(size)))})
	if b := p.image.Bounds(); math.Abs(r.W-float64(b.Dx())) < .5 {
		c.Draw(p.image, ui.Pt(math.Round(r.X), math.Round(r.Y)), ui.White)
		return
	}
	c.DrawIn(p.image, r, ui.White)
}

// picture returns a picture, and makes it if it is not kept.
func (a *painter) picture(key pictureKey) *picture {
	p := a.pictures[key]
	a.clock++
	if p == nil {
		p = &picture{image: gathered(a.paint(key))}
		a.pictures[key] = p
		a.trim()
	}
	p.used = a.clock
	return p
}

// spun draws a card that is turned by an angle for a moment, about its middle; side is that of its sections, and size the
// one that its picture is made for.
func (a *painter) spun(c *ui.Canvas, card rules.Card, turn uint8, mid ui.Point, side, size, angle float64) {
	p := a.picture(pictureKey{card: card, turn: turn, side: int16(max(4, math.Round(size)))})
	box := p.image.Bounds()
	wide, _ := extentOf(turn)
	c.DrawSpun(p.image, ui.Pt(float64(box.Dx())/2, float64(box.Dy())/2), mid, side*float64(wide)/float64(box.Dx()), angle, ui.White)
}

// trim drops what was used least lately once there is too much. What this frame draws may be among it: the pictures live
// until the engine has drawn them.
func (a *painter) trim() {
	if len(a.pictures) <= artPictures {
		return
	}
	var sum uint64
	for _, p := range a.pictures {
		sum += p.used
	}
	mean := sum / uint64(len(a.pictures))
	for key, p := range a.pictures {
		if p.used <= mean && p.used != 0 {
			delete(a.pictures, key)
		}
	}
}

// gathered returns a picture like one that was drawn on, which the engine can keep together with others: a frame then
// needs few draw calls, however many cards lie on the table.
func gathered(drawn *ebiten.Image) *ebiten.Image {
	b := drawn.Bounds()
	pix := make([]byte, 4*b.Dx()*b.Dy())
	drawn.ReadPixels(pix)
	drawn.Deallocate()
	img := ebiten.NewImage(b.Dx(), b.Dy())
	img.WritePixels(pix)
	return img
}

// paint draws the picture of a card.
func (a *painter) paint(key pictureKey) *ebiten.Image {
	s := float64(key.side)
	wide, high := extentOf(key.turn)
	r := ui.Rc(0, 0, float64(wide)*s, float64(high)*s)
	img := ebiten.NewImage(int(r.W), int(r.H))
	c := ui.NewCanvas(a.kit)
	c.Begin(img)
	baked := a.ground(c, key, r)
	if !baked {
		tablet(c, r, s)
	}
	if key.card == rules.Hidden {
		if !baked || high > wide {
			drawBack(c, r, s)
		}
		return img
	}
	for y := range high {
		for x := range wide {
			cell := ui.Rc(float64(x)*s, float64(y)*s, s, s)
			colour := key.card.Rune(sectionOf(key.turn, x, y))
			if baked && c.Picture(stoneIDs[colour], cell, ui.White) {
				continue
			}
			well := cell.Grow(-ui.Whole(s * .075))
			c.Box(well, ui.Whole(s*.09), ui.Flat(c.Palette.Ink.Fade(.42)))
			c.Frame(well, ui.Whole(s*.09), ui.Whole(s*.012), ui.Flat(c.Palette.Gem.Rim.Fade(.16)))
			drawGem(c, colour, cell.Center(), s)
		}
	}
	if key.card == rules.StartCard {
		c.Frame(r.Grow(-ui.Whole(s*.06)), ui.Whole(s*.1), ui.Whole(s*.02), ui.Flat(c.Palette.Gold.Fade(.6)))
	}
	return img
}

// tablet draws the dark glass that a card is made of.
func tablet(c *ui.Canvas, r ui.Rect, s float64) {
	g := &c.Palette.Gem
	in := r.Grow(-ui.Whole(s * .02))
	c.Box(r, ui.Whole(s*.14), ui.Flat(c.Palette.Ink))
	c.Box(in, ui.Whole(s*.13), ui.Shade(g.Glass, g.GlassLow))
	sheen, _ := in.CutTop(math.Round(in.H*.3), 0)
	c.Box(sheen, ui.Whole(s*.13), ui.Shade(g.Rim.Fade(.16), g.Rim.Fade(0)))
	c.Frame(in, ui.Whole(s*.13), ui.Whole(s*.03), ui.Shade(g.Rim.Fade(.75), g.Rim.Fade(.2)))
}

// drawBack draws the back of a card: glass, a gold line and a quatrefoil knot.
func drawBack(c *ui.Canvas, r ui.Rect, s float64) {
	p := &c.Palette
	c.Frame(r.Grow(-ui.Whole(s*.16)), ui.Whole(s*.08), ui.Whole(s*.02), ui.Flat(p.Gold.Fade(.55)))
	mid, d := r.Center(), min(r.W, r.H)*.13
	for _, o := range [...]ui.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		c.Circle(mid.Add(o.Mul(d)), d*1.25, max(1, s*.035), p.Gold.Fade(.85))
	}
	c.Stroke(runePaths[rules.NoRune], mid, d*1.2, max(1, s*.045), p.Cream)
}

// gemPaths are the outlines of the stones, round the origin: a blue one is round, a green one a diamond, a red one a
// triangle, so that they differ by shape as well as by colour and rune.
var gemPaths = [...]*ui.Path{
	rules.Blue:  ui.Ellipse(ui.Pt(0, 0), .325, .325),
	rules.Green: ui.Polygon(ui.Pt(0, -.405), ui.Pt(.405, 0), ui.Pt(0, .405), ui.Pt(-.405, 0)),
	rules.Red:   ui.Polygon(ui.Pt(0, -.35), ui.Pt(.385, .305), ui.Pt(-.385, .305)),
}

// runePaths are the strokes of the runes: Laguz, Jera and Kenaz, and Ansuz on the backs.
var runePaths = [...]*ui.Path{
	rules.NoRune: new(ui.Path).MoveTo(ui.Pt(-.25, .5)).LineTo(ui.Pt(-.25, -.5)).LineTo(ui.Pt(.3, -.2)).MoveTo(ui.Pt(-.25, -.1)).LineTo(ui.Pt(.3, .2)),
	rules.Blue:   new(ui.Path).MoveTo(ui.Pt(-.1, .5)).LineTo(ui.Pt(-.1, -.5)).LineTo(ui.Pt(.24, -.18)),
	rules.Green:  new(ui.Path).MoveTo(ui.Pt(.08, -.48)).LineTo(ui.Pt(-.24, -.14)).LineTo(ui.Pt(.2, .14)).LineTo(ui.Pt(-.1, .48)),
	rules.Red:    new(ui.Path).MoveTo(ui.Pt(.2, -.46)).LineTo(ui.Pt(-.2, 0)).LineTo(ui.Pt(.2, .46)),
}

// gemColours returns the colours of a stone: edge, body and depth.
func gemColours(g *ui.GemColors, colour rules.Colour) (edge, body, deep ui.Color) {
	switch colour {
	case rules.Green:
		return g.GreenEdge, g.Green, g.GreenDeep
	case rules.Red:
		return g.RedEdge, g.Red, g.RedDeep
	}
	return g.BlueEdge, g.Blue, g.BlueDeep
}

// drawGem draws a rune of a colour round a point, for sections of a side.
func drawGem(c *ui.Canvas, colour rules.Colour, mid ui.Point, s float64) {
	if colour == rules.NoRune {
		return
	}
	edge, body, deep := gemColours(&c.Palette.Gem, colour)
	path := gemPaths[colour]
	c.Fill(path, mid.Add(ui.Pt(s*.015, s*.035)), s*1.04, c.Palette.Ink.Fade(.7))
	c.Fill(path, mid, s, edge)
	low := ui.Pt(0, 0)
	if colour == rules.Red { // its middle lies lower than that of its box
		low.Y = s * .02
	}
	c.Fill(path, mid.Add(low.Mul(.4)), s*.93, deep)
	c.Fill(path, mid.Add(low).Sub(ui.Pt(s*.008, s*.018)), s*.84, body)
	c.Stroke(path, mid.Add(low), s*.74, max(1, s*.012), deep.Fade(.7))
	size, at := s*.36, mid
	if colour == rules.Red {
		size, at = s*.27, mid.Add(ui.Pt(-s*.005, s*.1))
	}
	rune := runePaths[colour]
	c.Stroke(rune, at.Add(ui.Pt(s*.012, s*.016)), size, max(1.2, s*.062), deep)
	c.Stroke(rune, at, size, max(1.2, s*.055), c.Palette.Bone)
}
