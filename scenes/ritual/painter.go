package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/paint"
	"runehall/scenes/table"
	"runehall/ui"
)

const artPixels = 8 << 20

// pictureKind tells the pictures of the board apart.
type pictureKind uint8

const (
	tilePicture   pictureKind = iota // a: tile, b: turn, c: cut
	shadowPicture                    // the shadow under a tile
	legalPicture                     // a cell where the chosen tile can be laid
	otherPicture                     // a cell where it can be laid in another rotation
	ringPicture                      // round a tile that can be covered
	targetPicture                    // round what is chosen: the draft, the cursor, a choice
	freshPicture                     // round a tile that another seat has just laid; a: seat
	wrongPicture                     // round a draft that does not fit
	edgePicture                      // light on an edge that matches; a: edge
	runePicture                      // a rune that matches; a: edge, b: rune, c: cut
	stackPicture                     // coins; a: seat, b: how many
	slotPicture                      // the empty place of a hand tile
	dustPicture                      // round a tile that has just come down
	crossPicture                     // on an edge that disagrees
	cardPicture                      // a: card, b: form; the back of a hidden one
)

// pictureKey names a picture. Size is the circumradius of its hexagon, or the radius of its coin, in pixels.
type pictureKey struct {
	kind    pictureKind
	a, b, c uint8
	size    int16
}

// painter makes the pictures of the board and keeps them, up to a bound. Only the painter decides how things look, so
// that another set of pictures can take the place of these.
type painter struct {
	kit      *ui.Kit
	look     ui.Look // the look that the pictures were made for
	stamp    baked.Stamp
	looks    [games.MaxSeats]ui.SeatLook
	pictures *baked.Pictures[pictureKey]
	grounds  map[pictureKey]*paint.Painting
	decals   map[pictureKey]decal
	paint    func(key pictureKey) *paint.Painting
}

// suits reports whether the pictures still suit the kit and the looks of the seats.
func (m *painter) suits(kit *ui.Kit, sitters []table.Sitter) bool {
	return m.stamp == baked.StampOf(kit) && m.looks == looksOf(sitters)
}

// begin begins a frame, when the pictures that were not drawn for longest may be dropped.
func (m *painter) begin() {
	if m.pictures.Frame() {
		clear(m.grounds)
		clear(m.decals)
	}
}

// draw draws a picture round a point, for a hexagon or coin of a radius. Size is the radius that the picture is made
// for, and may differ from that while things move.
func (m *painter) draw(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size float64, tint ui.Color) {
	if c.Notes(ui.RectAround(mid, ui.Sz(2*radius, 2*radius)), tint) {
		return
	}
	key.size = int16(math.Round(size))
	p := m.picture(key)
	f, full := radius/float64(key.size), p.Size()
	corner := key.corner(full)
	if math.Abs(f-1) < .004 {
		c.Draw(p, ui.Pt(math.Round(mid.X+corner.X), math.Round(mid.Y+corner.Y)), tint)
		return
	}
	c.DrawIn(p, ui.Rc(mid.X+corner.X*f, mid.Y+corner.Y*f, full.W*f, full.H*f), tint)
}

// spun draws a picture turned by an angle, while a tile is being turned.
func (m *painter) spun(c *ui.Canvas, key pictureKey, mid ui.Point, radius, size, angle float64, tint ui.Color) {
	key.size = int16(math.Round(size))
	p := m.picture(key)
	c.DrawSpun(p, key.corner(p.Size()).Mul(-1), mid, radius/float64(key.size), angle, tint)
}

// corner returns the upper left corner of a picture, seen from the middle of the thing in it. That is the middle of the
// picture too, save for stacks of coins.
func (k pictureKey) corner(full ui.Size) ui.Point {
	at := ui.Pt(-full.W/2, -full.H/2)
	if k.kind == stackPicture {
		at.Y = stackTop(float64(k.size), int(k.b))
	}
	return at
}

// picture returns a picture, and paints it if there is none yet.
func (m *painter) picture(key pictureKey) *ui.Picture {
	if p, ok := m.pictures.Get(key); ok {
		return p
	}
	return m.pictures.Put(key, m.paint(key).Picture())
}

// forget drops the pictures of a kind, because something has changed that keys do not name, such as the language.
func (m *painter) forget(kind pictureKind) {
	m.pictures.Forget(func(key pictureKey) bool { return key.kind == kind })
}

// tileKey returns the key of a tile's picture, in the cut that suits its size.
func (m *painter) tileKey(t rules.TileID, turn uint8, size float64) pictureKey {
	return pictureKey{kind: tilePicture, a: uint8(t), b: turn, c: uint8(m.cutFor(size))}
}

// boldUnder is the radius below which tiles are cut boldly, in dp of the device.
const boldUnder = 40

func (m *painter) cutFor(size float64) cut {
	if size < boldUnder*m.look.Device {
		return bold
	}
	return fine
}

// drawLifted draws a tile that is lifted over the table, with its shadow; high is 1 when a hand carries it.
func (m *painter) drawLifted(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, r, size, high float64) {
	m.drawFarShadow(c, at, r, size, high)
	m.draw(c, m.tileKey(t, turn, size), at.Sub(ui.Pt(0, .12*high*r)), r*(1+liftedScale*high), size, ui.White)
}

// drawFarShadow draws the shadow of a tile that is lifted over the table.
func (m *painter) drawFarShadow(c *ui.Canvas, at ui.Point, r, size, high float64) {
	m.draw(c, pictureKey{kind: shadowPicture}, at.Add(ui.Pt(.16*high*r, .3*high*r)), r*(1+.1*high), size, ui.White)
}

// drawTile draws a tile round a point, in the cut that suits its size.
func (m *painter) drawTile(c *ui.Canvas, t rules.TileID, turn uint8, at ui.Point, radius, size, alpha float64) {
	m.draw(c, m.tileKey(t, turn, size), at, radius, size, ui.White.Fade(alpha))
}

// liftedScale is how much larger a tile looks when a hand carries it.
const liftedScale = .06
