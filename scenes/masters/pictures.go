package masters

import (
	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/ui"
)

// The ids of the pictures of the hall; those of masters and tokens are in the order of [ui.Theme.Seats].
var (
	stoneIDs  = [...]art.ID{rules.Blue: art.Stone("blue"), rules.Green: art.Stone("green"), rules.Red: art.Stone("red")}
	masterIDs = forColours(art.Master)
	tokenIDs  = forColours(art.HighToken)
	adeptIDs  = map[rules.Side]art.ID{rules.NoSide: art.Adept("grey"), rules.BlueSide: art.Adept("blue"), rules.GreenSide: art.Adept("green")}
)

func forColours(name func(string) art.ID) (ids [5]art.ID) {
	for i, colour := range [...]string{"amber", "sky", "jade", "rose", "vermilion"} {
		ids[i] = name(colour)
	}
	return ids
}

// Shares of the picture of a master, by its height: see assets/src/art/masters.js.
const (
	masterWide = .8
	masterHigh = 1.2
	masterFoot = 1.06
)

// tokenSide is the side of the picture of a token, which has a border, by the radius of its ring.
const tokenSide = 60.0 / 28

// of picks the picture of a seat's colour from the five, or none.
func (a *painter) of(ids *[5]art.ID, colour ui.Color) art.ID {
	for i, s := range a.Kit.Seats {
		if s.Color == colour {
			return ids[i]
		}
	}
	return ""
}

// gem draws a stone round a point, for sections of a side.
func (a *painter) gem(c *ui.Canvas, colour rules.Colour, mid ui.Point, s float64) {
	if colour != rules.NoRune && !a.Sprite(c, stoneIDs[colour], ui.RectAround(mid, ui.Sz(s, s))) {
		drawGem(c, colour, mid, s)
	}
}

// figure draws a master of a colour with its foot at a point, if there is a picture of it, which it reports.
func (a *painter) figure(c *ui.Canvas, colour ui.Color, at ui.Point, high float64) bool {
	return a.Sprite(c, a.of(&masterIDs, colour), ui.Rc(at.X-high*masterWide/2, at.Y-high*masterFoot, high*masterWide, high*masterHigh))
}

// ring draws the ring of a token of a colour and a radius.
func (a *painter) ring(c *ui.Canvas, colour ui.Color, mid ui.Point, r float64) {
	if a.Sprite(c, a.of(&tokenIDs, colour), ui.RectAround(mid, ui.Sz(r*tokenSide, r*tokenSide))) {
		return
	}
	c.Disc(mid, r, c.Palette.Ink)
	c.Disc(mid, r*.96, colour)
	c.Disc(mid, r*.85, c.Palette.Gem.GlassLow)
}

// ground draws the slate of a card, or its back, unless there is no picture of it, which it reports.
func (a *painter) ground(c *ui.Canvas, key pictureKey, r ui.Rect) bool {
	if a.Plain {
		return false
	}
	upright := r.H > r.W
	if key.card == rules.Hidden && !upright {
		return c.Picture(art.SlateBack, r, ui.White)
	}
	return c.Picture(art.Slate(upright, int(key.card)%art.Slates), r, ui.White)
}
