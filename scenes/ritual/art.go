package ritual

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// artPixels bounds the pictures that are kept, in pixels of all of them.
const artPixels = 8 << 20

// levels are the sizes at which pictures for the zooming board are made: each is an eighth of an octave over the one
// before. Between two levels the larger one is drawn a little smaller.
const levelsPerOctave = 8

// floorLevel returns the largest level that is at most a radius.
func floorLevel(radius float64) float64 {
	k := int(math.Floor(math.Log2(radius) * levelsPerOctave))
	for level(k+1) <= radius {
		k++
	}
	return level(k)
}

// ceilLevel returns the smallest level that is at least a radius, to half a pixel.
func ceilLevel(radius float64) float64 {
	k := int(math.Floor(math.Log2(radius)*levelsPerOctave + 1e-6))
	for level(k) < radius-.5 {
		k++
	}
	return level(k)
}

func level(k int) float64 { return math.Round(math.Exp2(float64(k) / levelsPerOctave)) }

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

// picture is a picture that was made; its middle lies on the middle of what it shows, save for an offset.
type picture struct {
	image *ebiten.Image
	off   ui.Point // from the middle of what it shows to its upper left corner
	used  uint64
	cost  int
}

// painter makes the pictures of the board and keeps them, up to a bound. It is the only place where the looks of things
// are made; a set of painted pictures can take its place.
type painter struct {
	kit      *ui.Kit
	look     ui.Look // that the pictures were made for
	version  int     // of the shelf that they were made from
	looks    [games.MaxSeats]ui.SeatLook
	pictures map[pictureKey]*picture
	grounds  map[pictureKey]*painting
	decals   map[pictureKey]decal
	pixels   int
	clock    uint64
}

// newPainter returns a painter that has made nothing yet. Make a new one when the look of the screen or of a seat changes.
func newPainter(kit *ui.Kit, sitters []table.Sitter) *painter {
	a := &painter{
		kit: kit, look: kit.Look, version: kit.ArtVersion(),
		pictures: map[pictureKey]*picture{}, grounds: map[pictureKey]*painting{}, decals: map[pictureKey]decal{},
	}
	for i, s := range sitters {
		a.looks[i] = s.Look
	}
	return a
}

// draw draws a picture round a point, for a hexagon or coin of a radius. The picture is made at a size that suits.
func (a *painter) draw(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size float64, tint ui.Color) {
	key.size = int16(math.Round(size))
	p := a.picture(key)
	f := radius / float64(key.size)
	if math.Abs(f-1) < .004 {
		c.Draw(p.image, ui.Pt(math.Round(mid.X+p.off.X), math.Round(mid.Y+p.off.Y)), tint)
		return
	}
	b := p.image.Bounds()
	c.DrawIn(p.image, ui.Rc(mid.X+p.off.X*f, mid.Y+p.off.Y*f, float64(b.Dx())*f, float64(b.Dy())*f), tint)
}

// spun draws a picture that is turned by an angle for a moment.
func (a *painter) spun(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size, angle float64, tint ui.Color) {
	key.size = int16(math.Round(size))
	p := a.picture(key)
	c.DrawSpun(p.image, ui.Pt(-p.off.X, -p.off.Y), mid, radius/float64(key.size), angle, tint)
}

// picture returns a picture, painted if need be.
func (a *painter) picture(key pictureKey) *picture {
	if p := a.found(key); p != nil {
		return p
	}
	made := a.paint(key)
	p := &picture{image: made.image(), off: ui.Pt(-float64(made.w)/2, -float64(made.h)/2), cost: made.w * made.h}
	if key.kind == stackPicture {
		p.off.Y = stackTop(float64(key.size), int(key.b))
	}
	return a.keep(key, p)
}

// kept returns a picture that somebody else makes if need be.
func (a *painter) kept(key pictureKey, make func() *picture) *picture {
	if p := a.found(key); p != nil {
		return p
	}
	return a.keep(key, make())
}

// newPicture returns an empty picture to draw on.
func newPicture(w, h int) *picture {
	return &picture{image: ebiten.NewImage(w, h), off: ui.Pt(-float64(w)/2, -float64(h)/2), cost: w * h}
}

// found returns a picture that was kept, or nil.
func (a *painter) found(key pictureKey) *picture {
	a.clock++
	p := a.pictures[key]
	if p != nil {
		p.used = a.clock
	}
	return p
}

// keep keeps a picture, and drops others if there are too many.
func (a *painter) keep(key pictureKey, p *picture) *picture {
	p.used = a.clock
	a.pictures[key] = p
	a.pixels += p.cost
	if a.pixels > artPixels {
		a.trim(key)
	}
	return p
}

// forget drops the pictures of a kind: they show words of a language, or what else no key names.
func (a *painter) forget(kind pictureKind) {
	for key, p := range a.pictures {
		if key.kind == kind {
			a.pixels -= p.cost
			delete(a.pictures, key)
		}
	}
}

// trim drops what was used least lately, until half of the bound is free. What this frame draws may be among it: the
// pictures live until the engine has drawn them.
func (a *painter) trim(keep pictureKey) {
	clear(a.grounds)
	clear(a.decals)
	for a.pixels > artPixels/2 && len(a.pictures) > 1 {
		var sum uint64
		for _, p := range a.pictures {
			sum += p.used
		}
		mean := sum / uint64(len(a.pictures))
		for k, p := range a.pictures {
			if p.used <= mean && k != keep && a.pixels > artPixels/2 {
				a.pixels -= p.cost
				delete(a.pictures, k)
			}
		}
	}
}

// paint makes a picture.
func (a *painter) paint(key pictureKey) *painting {
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
func (a *painter) tile(t rules.TileID, turn uint8, r float64, c cut) *painting {
	ground := a.ground(t, r, c)
	p := newPainting(ground.w, ground.h)
	copy(p.pix, ground.pix)
	for d := range rules.Dir(rules.Dirs) {
		q := a.decal(t.Kind(), t.Rune(turn, d), d, r, c)
		p.lay(q.picture, p.w/2+q.x, p.h/2+q.y)
	}
	return p
}

// ground returns the ground of a tile: one of several of its kind, or painted as long as those have not come.
func (a *painter) ground(t rules.TileID, r float64, c cut) *painting {
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
func (a *painter) coin(r float64, look ui.SeatLook) *painting {
	id, side, ok := a.kit.CoinArt(look)
	picture, there := a.kit.Art(id)
	if !ok || !there {
		return nil
	}
	w := 2 * int(math.Round(r*side/2))
	p := newPainting(w, w)
	for i, v := range ui.Scaled(picture, w, w).Pix {
		p.pix[i] = float32(v) / 255
	}
	return p
}

// bakedRadius is the circumradius of the baked tiles as a share of half their pictures' side, which has a border.
func bakedRadius(p art.Picture) float64 {
	side := float64(p.Rect.Dx())
	return (side - 4*p.Scale) / side
}

// paintingOf returns a baked tile with circumradius r, its middle on the middle of the picture.
func paintingOf(p art.Picture, r float64) *painting {
	side := 2*int(math.Ceil(r)) + 2
	inner := int(math.Round(2 * r * tileSize / bakedRadius(p)))
	scaled := ui.Scaled(p, inner, inner)
	q := newPainting(side, side)
	left := (side - inner) / 2
	for y := range inner {
		for x := range inner {
			if x+left < 0 || x+left >= side || y+left < 0 || y+left >= side {
				continue
			}
			from, to := 4*(y*inner+x), 4*((y+left)*side+x+left)
			for i := range 4 {
				q.pix[to+i] = float32(scaled.Pix[from+i]) / 255
			}
		}
	}
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
