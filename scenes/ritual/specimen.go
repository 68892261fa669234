package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/baked"
	"runehall/scenes/table"
	"runehall/ui"
)

// Specimens draws single things of the board as they look in play, for a gallery.
type Specimens struct{ art *painter }

// NewSpecimens returns specimens with the coins of some looks. Make new ones when the look of the screen changed or
// pictures have come.
func NewSpecimens(k *ui.Kit, looks []ui.SeatLook) *Specimens {
	sitters := make([]table.Sitter, min(len(looks), games.MaxSeats))
	for i := range sitters {
		sitters[i].Look = looks[i]
	}
	return &Specimens{newPainter(k, sitters)}
}

// Kinds is how many kinds of tiles there are.
const Kinds = len(materials)

// Kind returns the id of a kind of tile.
func Kind(kind int) string { return rules.TileKind(kind).String() }

// tile returns tile n of a kind.
func (s *Specimens) tile(kind, n int) rules.TileID {
	for t := range rules.TileID(rules.Tiles) {
		if t.Kind() == rules.TileKind(kind) {
			return t + rules.TileID(n)
		}
	}
	return 0
}

// Tile draws tile n of a kind with a circumradius, lying on the table, or risen from it by up to 1. Small tiles have bold
// signs.
func (s *Specimens) Tile(c *ui.Canvas, kind, n int, at ui.Point, radius, risen float64) {
	s.art.begin()
	s.art.drawLifted(c, s.tile(kind, n), 0, at, radius, baked.Ceil(radius), risen)
}

// Arc is how high a tile has risen at a part of its flight.
func (s *Specimens) Arc(t float64) float64 { return coinHigh(t) }

// Coins draws a stack of a seat's coins on a tile of a circumradius.
func (s *Specimens) Coins(c *ui.Canvas, seat, n int, at ui.Point, radius float64) {
	s.art.begin()
	r := radius * coinShare
	s.art.draw(c, pictureKey{kind: stackPicture, a: uint8(seat), b: uint8(n)}, at, r, r, ui.White)
}

// Thrown draws a seat's coin at a part of its way from one place to another.
func (s *Specimens) Thrown(c *ui.Canvas, seat int, from, to ui.Point, t float64) {
	s.art.begin()
	r := math.Round(c.Dp(13))
	s.art.draw(c, pictureKey{kind: stackPicture, a: uint8(seat), b: 1}, thrown(c.Kit, from, to, t, coinHigh(t)), r, r, ui.White)
}

// Back draws the back of a card.
func (s *Specimens) Back(c *ui.Canvas, r ui.Rect) { drawBack(c, r) }

// Signal is what the board says of a cell or of a tile.
type Signal uint8

// The signals.
const (
	Legal  Signal = iota // a cell that the chosen tile can take
	Turned               // one that it can take in another rotation
	Target               // what is meant
	Over                 // a tile that can be covered
	Match                // edges that match
	Wrong                // a draft that does not fit
	Slot                 // the place of a hand tile that lies on the board as a draft
)

// Signal draws a signal of a strength from 0 to 1, without the tile that it is on.
func (s *Specimens) Signal(c *ui.Canvas, signal Signal, at ui.Point, radius, strength float64) {
	s.art.begin()
	kind := [...]pictureKind{legalPicture, otherPicture, targetPicture, ringPicture, edgePicture, wrongPicture, slotPicture}[signal]
	if signal != Match {
		s.art.draw(c, pictureKey{kind: kind}, at, radius, radius, ui.White.Fade(strength))
		return
	}
	for _, d := range []rules.Dir{rules.East, rules.SouthWest} {
		s.art.draw(c, pictureKey{kind: kind, a: uint8(d)}, at, radius, radius, ui.White.Fade(strength))
		lit := pictureKey{kind: runePicture, a: uint8(d), b: uint8(s.tile(0, 0).Rune(0, d)), c: uint8(s.art.cutFor(radius))}
		s.art.draw(c, lit, at, radius, radius, ui.White.Fade(strength))
	}
}
