package ritual

import (
	"math"

	"runehall/assets/art"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/paint"
	"runehall/scenes/table"
	"runehall/ui"
)

// artPixels bounds the pictures that are kept.
const artPixels = 8 << 20

// pictureKind tells the pictures of the board apart.
type pictureKind uint8

const (
	tilePicture   pictureKind = iota // a: tile, b: turn, c: cut
	shadowPicture                    // under a tile
	legalPicture                     // a cell on which the chosen tile can be laid
	otherPicture                     // a cell on which it can be laid in another rotation
	ringPicture                      // round a tile that can be covered
	targetPicture                    // round what is meant: the draft, the cursor, a choice
	wrongPicture                     // round a draft that does not fit
	edgePicture                      // a: edge that matches
	runePicture                      // a: edge, b: rune that matches
	stackPicture                     // a: seat, b: coins
	slotPicture                      // the place of a hand tile that is on the board
	dustPicture                      // round a tile that has just come down
	crossPicture                     // on an edge that disagrees
	cardPicture                      // a: card, b: form; the back of a hidden one
)

// pictureKey names a picture. Size is its hexagon's circumradius, or its coin's radius, in pixels.
type pictureKey struct {
	kind    pictureKind
	a, b, c uint8
	size    int16
}

// painter makes the pictures of the board and keeps them, up to a bound. It is the only place where the looks of things
// are made; a set of painted pictures can take its place.
type painter struct {
	kit      *ui.Kit
	look     ui.Look // that the pictures were made for
	version  int     // of the shelf that they were made from
	looks    [games.MaxSeats]ui.SeatLook
	pictures *baked.Pictures[pictureKey]
	grounds  map[pictureKey]*paint.Painting
	decals   map[pictureKey]decal
}

// newPainter returns a painter that has made nothing yet. Make a new one when the look of the screen or of a seat changes.
func newPainter(kit *ui.Kit, sitters []table.Sitter) *painter {
	a := &painter{
		kit: kit, look: kit.Look, version: kit.ArtVersion(),
		pictures: baked.New[pictureKey](artPixels), grounds: map[pictureKey]*paint.Painting{}, decals: map[pictureKey]decal{},
	}
	for i, s := range sitters {
		a.looks[i] = s.Look
	}
	return a
}

// begin begins a frame: what was drawn longest ago may be dropped.
func (a *painter) begin() {
	if a.pictures.Frame() {
		clear(a.grounds)
		clear(a.decals)
	}
}

// draw draws a picture round a point, for a hexagon or coin of a radius. The picture is made at a size that suits.
func (a *painter) draw(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size float64, tint ui.Color) {
	key.size = int16(math.Round(size))
	p := a.picture(key)
	f, full := radius/float64(key.size), p.Size()
	corner := key.corner(full)
	if math.Abs(f-1) < .004 {
		c.Draw(p, ui.Pt(math.Round(mid.X+corner.X), math.Round(mid.Y+corner.Y)), tint)
		return
	}
	c.DrawIn(p, ui.Rc(mid.X+corner.X*f, mid.Y+corner.Y*f, full.W*f, full.H*f), tint)
}

// spun draws a picture that is turned by an angle for a moment.
func (a *painter) spun(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size, angle float64, tint ui.Color) {
	key.size = int16(math.Round(size))
	p := a.picture(key)
	c.DrawSpun(p, key.corner(p.Size()).Mul(-1), mid, radius/float64(key.size), angle, tint)
}

// corner returns where the upper left corner of a picture of a size lies from the middle of what it shows. That is the
// middle of the picture, save for stacks of coins.
func (k pictureKey) corner(full ui.Size) ui.Point {
	at := ui.Pt(-full.W/2, -full.H/2)
	if k.kind == stackPicture {
		at.Y = stackTop(float64(k.size), int(k.b))
	}
	return at
}

// picture returns a picture, painted if need be.
func (a *painter) picture(key pictureKey) *ui.Picture {
	if p, ok := a.pictures.Get(key); ok {
		return p
	}
	return a.pictures.Put(key, a.paint(key).Picture())
}

// forget drops the pictures of a kind: they show words of a language, or what else no key names.
func (a *painter) forget(kind pictureKind) {
	a.pictures.Forget(func(key pictureKey) bool { return key.kind == kind })
}

// paint makes a picture.
func (a *painter) paint(key pictureKey) *paint.Painting {
	r := float64(key.size)
	p := &a.kit.Palette
	switch key.kind {
	case tilePicture:
		return a.tile(rules.TileID(key.a), key.b, r, cut(key.c))
	case shadowPicture:
		return paintShadow(r)
	case legalPicture:
		return paintLegal(r, a.kit.Hairline, p.GoldText, 1)
	case otherPicture:
		return paintLegal(r, a.kit.Hairline, p.GoldText, .5)
	case ringPicture:
		return paintRing(r*.955, a.kit.Outline*.8, p.Gold, 0)
	case targetPicture:
		return paintRing(r*.97, a.kit.Outline*1.1, p.BrassTop, .16*r)
	case wrongPicture:
		return paintRing(r*.97, a.kit.Outline*1.1, p.Blood, .12*r)
	case edgePicture:
		return paintEdge(r, rules.Dir(key.a), p)
	case runePicture:
		return paintLitRune(r, rules.Dir(key.a), rules.Rune(key.b), cut(key.c), p)
	case dustPicture:
		return paintDust(r, p.Bone)
	case crossPicture:
		return paintCross(r, p)
	case stackPicture:
		return paintStack(r, int(key.b), a.looks[key.a], p, a.coin(r, a.looks[key.a]))
	}
	return paintSlot(r, a.kit.Outline*.8, p.Gold.Fade(.5))
}

// tile puts a tile together.
func (a *painter) tile(t rules.TileID, turn uint8, r float64, c cut) *paint.Painting {
	ground := a.ground(t, r, c)
	p := paint.New(ground.W, ground.H)
	copy(p.Pix, ground.Pix)
	for d := range rules.Dir(rules.Dirs) {
		q := a.decal(t.Kind(), t.Rune(turn, d), d, r, c)
		p.Lay(q.picture, p.W/2+q.x, p.H/2+q.y)
	}
	return p
}

// ground returns the ground of a tile: one of several of its kind, or painted as long as those have not come.
func (a *painter) ground(t rules.TileID, r float64, c cut) *paint.Painting {
	k := t.Kind()
	id, n := art.BoldTile(k.String()), 0
	if c == fine {
		n = int(t) % art.TileGrounds
		id = art.Tile(k.String(), n)
	}
	key := pictureKey{a: uint8(k), b: uint8(n), c: uint8(c), size: int16(r)}
	p, ok := a.grounds[key]
	if !ok {
		if picture, hangs := a.kit.Art(id); hangs && !a.look.HighContrast {
			p = paintingOf(picture, r)
		} else {
			p = paintGround(k, r, c)
		}
		a.grounds[key] = p
	}
	return p
}

// coin returns a baked coin of radius r, or nil.
func (a *painter) coin(r float64, look ui.SeatLook) *paint.Painting {
	id, side, ok := a.kit.CoinArt(look)
	picture, there := a.kit.Art(id)
	if !ok || !there {
		return nil
	}
	w := 2 * int(math.Round(r*side/2))
	return paint.From(ui.Scaled(picture, w, w))
}

// bakedRadius is the circumradius of the baked tiles as a share of half their pictures' side, which has a border.
func bakedRadius(p art.Picture) float64 {
	side := float64(p.Rect.Dx())
	return (side - 4*p.Scale) / side
}

// paintingOf returns a baked tile with circumradius r, its middle on the middle of the picture.
func paintingOf(p art.Picture, r float64) *paint.Painting {
	side := 2*int(math.Ceil(r)) + 2
	inner := int(math.Round(2 * r * tileSize / bakedRadius(p)))
	q := paint.New(side, side)
	q.Lay(paint.From(ui.Scaled(p, inner, inner)), (side-inner)/2, (side-inner)/2)
	return q
}

func (a *painter) decal(k rules.TileKind, rune rules.Rune, d rules.Dir, r float64, c cut) decal {
	key := pictureKey{kind: pictureKind(k), a: uint8(rune), b: uint8(d), c: uint8(c), size: int16(r)}
	q, ok := a.decals[key]
	if !ok {
		q = paintRune(rune, d, r, c, inks(k, c, runeColor(&a.kit.Palette, rune)))
		a.decals[key] = q
	}
	return q
}

// runeColor returns the colour of a rune's inlay.
func runeColor(p *ui.Palette, r rules.Rune) ui.Color {
	c := &p.Rune
	return [...]ui.Color{c.Fehu, c.Gebo, c.Tiwaz, c.Othala, c.Sowilo, c.Dagaz, c.Star}[r-1]
}

// tileKey names the picture of a tile, in the cut that suits its size.
func (a *painter) tileKey(t rules.TileID, turn uint8, size float64) pictureKey {
	return pictureKey{kind: tilePicture, a: uint8(t), b: turn, c: uint8(a.cutFor(size))}
}

// boldUnder is the radius under which tiles are cut boldly, in dp.
const boldUnder = 40

func (a *painter) cutFor(size float64) cut {
	if size < boldUnder*a.look.Device {
		return bold
	}
	return fine
}

// drawLifted draws a tile that is held over the table; high is 1 where a hand carries it.
func (a *painter) drawLifted(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, r, size, high float64) {
	a.drawFarShadow(c, at, r, size, high)
	a.draw(c, a.tileKey(t, turn, size), at.Sub(ui.Pt(0, .12*high*r)), r*(1+carriedScale*high), size, ui.White)
}

// drawFarShadow draws the shadow of a tile that is held over the table.
func (a *painter) drawFarShadow(c *ui.Canvas, at ui.Point, r, size, high float64) {
	a.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.16*high*r, .3*high*r)), r*(1+.1*high), size, ui.White)
}

// drawTile draws a tile round a point, in the cut that suits its size.
func (a *painter) drawTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, radius, size, alpha float64) {
	a.draw(c, a.tileKey(t, turn, size), at, radius, size, ui.White.Fade(alpha))
}
