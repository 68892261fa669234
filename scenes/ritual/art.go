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

func (m *painter) paintPicture(key pictureKey) *paint.Painting {
	r := float64(key.size)
	p := &m.kit.Palette
	switch key.kind {
	case tilePicture:
		return m.tile(rules.TileID(key.a), key.b, r, cut(key.c))
	case shadowPicture:
		return paintShadow(r)
	case legalPicture:
		return paintLegal(r, m.kit.Hairline, p.GoldText, 1)
	case otherPicture:
		return paintLegal(r, m.kit.Hairline, p.GoldText, .5)
	case ringPicture:
		return paintRing(r*.955, m.kit.Outline*.8, p.Gold, 0)
	case targetPicture:
		return paintRing(r*.97, m.kit.Outline*1.1, p.BrassTop, .16*r)
	case freshPicture:
		return paintRing(r*.9, m.kit.Outline*1.2, m.looks[key.a].Color, .05*r)
	case wrongPicture:
		return paintRing(r*.97, m.kit.Outline*1.1, p.Blood, .12*r)
	case edgePicture:
		return paintEdge(r, rules.Dir(key.a), p)
	case runePicture:
		return paintLitRune(r, rules.Dir(key.a), rules.Rune(key.b), cut(key.c), p)
	case dustPicture:
		return paintDust(r, p.Bone)
	case crossPicture:
		return paintCross(r, p)
	case stackPicture:
		return paintStack(r, int(key.b), m.looks[key.a], p, m.coin(r, m.looks[key.a]))
	}
	return paintSlot(r, m.kit.Outline*.8, p.Gold.Fade(.5))
}

func (m *painter) tile(t rules.TileID, turn uint8, r float64, c cut) *paint.Painting {
	ground := m.ground(t, r, c)
	p := paint.New(ground.W, ground.H)
	copy(p.Pix, ground.Pix)
	for d := range rules.Dir(rules.Dirs) {
		q := m.decal(t.Kind(), t.Rune(turn, d), d, r, c)
		p.Lay(q.picture, p.W/2+q.x, p.H/2+q.y)
	}
	return p
}

// ground returns a tile without its runes: one of several pictures for its kind or, as long as there are none, a
// painted one.
func (m *painter) ground(t rules.TileID, r float64, c cut) *paint.Painting {
	k := t.Kind()
	id, n := art.BoldTile(k.String()), 0
	if c == fine {
		n = int(t) % art.TileGrounds
		id = art.Tile(k.String(), n)
	}
	key := pictureKey{a: uint8(k), b: uint8(n), c: uint8(c), size: int16(r)}
	p, ok := m.grounds[key]
	if !ok {
		if picture, hangs := m.kit.Art(id); hangs && !m.look.HighContrast {
			p = paintingOf(picture, r)
		} else {
			p = paintGround(k, r, c)
		}
		m.grounds[key] = p
	}
	return p
}

func (m *painter) coin(r float64, look ui.SeatLook) *paint.Painting {
	id, side, ok := m.kit.CoinArt(look)
	picture, there := m.kit.Art(id)
	if !ok || !there {
		return nil
	}
	w := 2 * int(math.Round(r*side/2))
	return paint.From(ui.Scaled(picture, w, w))
}

// bakedRadius returns the circumradius of a baked tile as a share of half its picture's side. The picture has a border.
func bakedRadius(p art.Picture) float64 {
	side := float64(p.Rect.Dx())
	return (side - 4*p.Scale) / side
}

// paintingOf returns a baked tile scaled to circumradius r, in the middle of its picture.
func paintingOf(p art.Picture, r float64) *paint.Painting {
	side := 2*int(math.Ceil(r)) + 2
	inner := int(math.Round(2 * r * tileSize / bakedRadius(p)))
	q := paint.New(side, side)
	q.Lay(paint.From(ui.Scaled(p, inner, inner)), (side-inner)/2, (side-inner)/2)
	return q
}

func (m *painter) decal(k rules.TileKind, rune rules.Rune, d rules.Dir, r float64, c cut) decal {
	key := pictureKey{kind: pictureKind(k), a: uint8(rune), b: uint8(d), c: uint8(c), size: int16(r)}
	q, ok := m.decals[key]
	if !ok {
		q = paintRune(rune, d, r, c, inks(k, c, runeColor(&m.kit.Palette, rune)))
		m.decals[key] = q
	}
	return q
}

// runeColor returns the colour of a rune's inlay.
func runeColor(p *ui.Palette, r rules.Rune) ui.Color {
	c := &p.Rune
	return [...]ui.Color{c.Fehu, c.Gebo, c.Tiwaz, c.Othala, c.Sowilo, c.Dagaz, c.Star}[r-1]
}

// newPainter returns a painter that has painted nothing yet. Make another when suits fails.
func newPainter(kit *ui.Kit, sitters []table.Sitter) *painter {
	m := &painter{
		kit: kit, look: kit.Look, stamp: baked.StampOf(kit),
		pictures: baked.New[pictureKey](artPixels), grounds: map[pictureKey]*paint.Painting{},
		decals: map[pictureKey]decal{},
	}
	m.looks, m.paint = looksOf(sitters), m.paintPicture
	return m
}

func looksOf(sitters []table.Sitter) (looks [games.MaxSeats]ui.SeatLook) {
	for i, s := range sitters {
		looks[i] = s.Look
	}
	return looks
}
