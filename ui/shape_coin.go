package ui

import "runehall/assets/art"

// The ids of colours and emblems, in the order of [Theme.Seats] and of the emblems.
var (
	colourIDs = [...]string{"amber", "sky", "jade", "rose", "vermilion"}
	emblemIDs = [EmblemCount]string{"circle", "diamond", "triangle", "square", "star"}
)

// coinIDs holds the ids of the coins, so that drawing one composes no string.
var coinIDs = func() (ids [len(colourIDs)][EmblemCount]art.ID) {
	for i, colour := range colourIDs {
		for e, emblem := range emblemIDs {
			ids[i][e] = art.Coin(colour, emblem)
		}
	}
	return ids
}()

// coinSide is the side of a coin's picture, in radii of the coin. It is more than 2 because the picture has a border.
const coinSide = 68.0 / 32

// CoinArt returns the picture of a seat's coin, and its side for a coin of radius 1. ok is false before the picture
// has arrived, and in high contrast.
func (k *Kit) CoinArt(seat SeatLook) (id art.ID, side float64, ok bool) {
	if k.Look.HighContrast || seat.Emblem >= EmblemCount {
		return "", 0, false
	}
	for i, s := range k.Seats {
		if s.Color == seat.Color {
			id = coinIDs[i][seat.Emblem]
			_, _, ok = k.Shape(id) // Shape does not need the pixels of a coin that is kept
			return id, coinSide, ok
		}
	}
	return "", 0, false
}

// Coin draws a seat's coin: a brass rim, enamel in the seat's colour, and the emblem in ink.
func (c *Canvas) Coin(seat SeatLook, mid Point, r float64) {
	p := &c.Palette
	c.Disc(mid.Add(Pt(r*.06, r*.12)), r, p.Shadow)
	if id, side, ok := c.CoinArt(seat); ok {
		c.Picture(id, RectAround(mid, Sz(r*side, r*side)), Hex(0xffffff))
		return
	}
	c.Disc(mid, r, p.BrassLow)
	c.Disc(mid.Add(Pt(-r*.02, -r*.03)), r*.94, p.Brass)
	c.Disc(mid, r*.82, p.BrassEdge)
	c.Disc(mid, r*.77, seat.Color)
	c.Emblem(seat.Emblem, mid, r*.44, p.Ink)
}

// medallionRim is how far the oak ring of a medallion extends beyond its coin, in radii of the coin.
const medallionRim = 1.29

// Medallion draws a seat's coin in a ring of oak that fills r.
func (c *Canvas) Medallion(seat SeatLook, r Rect) {
	p := &c.Palette
	outer := min(r.W, r.H) / 2
	mid := r.Center()
	c.Glow(mid.Add(Pt(0, outer*.12)), outer*1.35, p.Ink.Fade(.7))
	if c.Look.HighContrast || !c.Picture(art.Medallion, RectAround(mid, Sz(2*outer, 2*outer)), Hex(0xffffff)) {
		c.Disc(mid, outer*.98, p.Oak.Mix(p.Ink, .35))
	}
	c.Coin(seat, mid, outer/medallionRim)
}
