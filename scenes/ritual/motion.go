package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// motions are how the picture follows a person's hand: a tile that is picked up, turned, put down and taken back, and the
// board that steps back behind a card. They belong to the selection and not to the model: no move waits for them, and
// the next gesture completes them.
type motions struct {
	dim  ui.Tween // 1: the board is dimmed
	lift ui.Tween // of the chosen tile; 1: it is picked up
	spin ui.Tween // of the chosen tile, in sixths of a turn from how it will lie
	snap ui.Tween // of the tile that goes to its draft, or home to the hand; 1: it is there
	goes rules.TileID
	from ui.Point // of that tile
	size float64  // its radius there
}

// pace returns how long a motion of the hand takes, in ticks, at the speed of the animation. With reduced motion there is
// none.
func (b *Board) pace(ms int) int {
	if b.frame.Kit.Look.ReducedMotion {
		return 0
	}
	speed := b.frame.Speed
	if speed <= 0 {
		speed = 1
	}
	return max(1, int(math.Round(float64(ui.Ticks(ms))/speed)))
}

// stir begins the motions that lead from one selection to the next one.
func (b *Board) stir(before, after *selection) {
	m := &b.motions
	if after.tile >= 0 && after.tile != before.tile {
		m.spin.Set(0)
		m.lift.Set(0)
		m.lift.To(1, b.pace(140), ui.OutCubic)
	}
	if after.tile >= 0 && after.tile == before.tile && after.turn() != before.turn() {
		steps := (int(after.turn()) - int(before.turn()) + rules.Dirs) % rules.Dirs
		if steps > rules.Dirs/2 {
			steps -= rules.Dirs
		}
		m.spin.Set(-float64(steps))
		m.spin.To(0, b.pace(180), ui.OutBackBy(1.2))
	}
	laid := after.draft && (b.hands.Dropped || !before.draft || after.cell != before.cell || after.tile != before.tile)
	home := after.tile >= 0 && after.tile == before.tile && !after.draft && (before.draft || b.hands.Dropped)
	if !laid && !home {
		return
	}
	m.goes = after.tile
	switch at := b.model.handIndex(b.state.Front, after.tile); {
	case b.hands.Dropped:
		m.from, m.size = b.hands.DropAt, b.cam.Scale*(1+carriedScale)
	case before.draft && before.tile == after.tile:
		m.from, m.size = b.at(before.cell), b.cam.Scale
	default:
		m.from, m.size = b.seatSpot(spot{kind: spotHand, seat: b.state.Front, index: at})
	}
	m.snap.Set(0)
	m.snap.To(1, b.pace(120), ui.OutQuad)
}

// snapping reports whether a tile is on its way to where it was put.
func (m *motions) snapping(t rules.TileID) bool { return m.snap.Moving() && m.goes == t }

// angle returns by how much the chosen tile is turned from how it will lie, in radians.
func (m *motions) angle() float64 { return m.spin.Value() * math.Pi / 3 }

// move plays one tick.
func (b *Board) move() {
	m := &b.motions
	ticks := b.pace(200)
	if ticks == 0 {
		ticks = ui.Ticks(120) // a fade stays
	}
	m.dim.To(b.dimming(), ticks, ui.InOutCubic)
	m.dim.Update()
	m.lift.Update()
	m.spin.Update()
	m.snap.Update()
}

// rest completes the motions of the hand.
func (m *motions) rest() {
	m.lift.Set(m.lift.Target())
	m.spin.Set(0)
	m.snap.Set(1)
}

// moving reports whether anything of it moves.
func (m *motions) moving() bool {
	return m.dim.Moving() || m.lift.Moving() || m.spin.Moving() || m.snap.Moving()
}

// dimming returns 1 where the board steps back behind a panel or a revealed card, and otherwise 0.
func (b *Board) dimming() float64 {
	if len(b.model.chain) > 0 && !b.aside() || b.sel.panel != noPanel {
		return 1
	}
	return 0
}

// drawChosen draws the chosen tile as a hand holds it, turned as far as it has come; high is 1 where it is carried.
func (b *Board) drawChosen(c *ui.Canvas, at ui.Point, r, size, high float64) {
	t, turn := b.sel.tile, b.sel.turn()
	angle := b.motions.angle()
	if angle == 0 {
		b.art.drawLifted(c, t, turn, at, r, size, high)
		return
	}
	b.art.drawFarShadow(c, at, r, size, high)
	b.art.spun(c, b.art.tileKey(t, turn, size), at.Sub(ui.Pt(0, .12*high*r)), r*(1+carriedScale*high), size, angle, white)
}

// drawSnap draws the chosen tile on its way to where it was put: onto its cell, or back to its place in the hand.
func (b *Board) drawSnap(c *ui.Canvas) {
	m := &b.motions
	if b.sel.tile < 0 || !m.snapping(b.sel.tile) {
		return
	}
	there, radius, size := b.at(b.sel.cell), b.cam.Scale, b.crisp
	if !b.sel.draft {
		there, radius = b.seatSpot(spot{kind: spotHand, seat: b.state.Front, index: b.model.handIndex(b.state.Front, b.sel.tile)})
		size = math.Floor(radius)
	}
	t := m.snap.Value()
	b.drawChosen(c, m.from.Lerp(there, t), m.size+(radius-m.size)*t, size, 1-t)
}

// drawFlatCard draws a card, or the back of a hidden one, from a picture that is kept: w is its width now, full the width
// that the picture is made for, and squeeze how much of its width is seen while it turns over.
func (b *Board) drawFlatCard(c *ui.Canvas, card rules.Card, form cardForm, at ui.Point, w, full, squeeze float64) {
	if card == rules.Hidden {
		form = cardSign
	}
	key := pictureKey{kind: cardPicture, a: uint8(card), b: uint8(form), size: int16(math.Round(full))}
	p, ok := b.art.pictures.Get(key)
	if !ok {
		p = b.art.pictures.Put(key, b.cardPicture(key))
	}
	f, size := w/float64(key.size), p.Size()
	c.DrawIn(p, ui.RectAround(at, ui.Sz(size.W*f*squeeze, size.H*f)), white)
}

// cardPicture makes the picture of a card, its shadow round it.
func (b *Board) cardPicture(key pictureKey) *ui.Picture {
	w := float64(key.size)
	card := ui.Rc(math.Ceil(w*.25), math.Ceil(w*.25), w, math.Round(w/.7))
	return b.frame.Kit.Paint(int(card.W+2*card.X), int(card.H+2*card.Y), func(c *ui.Canvas) {
		if key.a == uint8(rules.Hidden) {
			drawBack(c, card)
			return
		}
		b.drawCard(c, card, rules.Card(key.a), cardForm(key.b), true)
	})
}
