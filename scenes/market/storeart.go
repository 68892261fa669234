package market

import (
	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/ui"
)

// storeKind is what a store is made of.
type storeKind uint8

const (
	chestStore storeKind = iota // a main store
	yardStore                   // an outpost that is a store of its own
	pileStore                   // the frozen runes that are left of such an outpost
)

// storeLook is what is seen of a store.
type storeLook struct {
	kind    storeKind
	colour  rules.Colour // NoColour is a yard that is open to either one
	runes   int
	owner   ui.SeatLook  // a pile does not show its owner
	outpost bool         // whether one is joined to a chest
	taker   *ui.SeatLook // whose collector sits on it
	frost   float64      // how far its runes have frozen, up to 1
	chained bool         // whether a chain lies round it
	lid     float64      // how far the lid of a chest is shut, up to 1
}

// store draws a whole store at the foot of r, but not the number of its runes, which the board draws.
func (a *painter) store(c *ui.Canvas, look *storeLook, r ui.Rect) {
	f := fit(r, storeWide, storeHigh)
	f.at = f.point(storeX, storeY)
	switch look.kind {
	case chestStore:
		a.chestBack(c, look.colour, f)
		a.chestRunes(c, look.colour, look.runes, f)
		a.frost(c, f.rect(18, 40, 144, 44), look.frost)
		a.chestFront(c, f)
		if look.lid > 0 {
			before := c.Fade(look.lid)
			a.chest(c, look.colour, false, f.rect(0, 0, chestWide, chestHigh))
			c.Unfade(before)
		}
		a.lock(c, look.owner, f)
		if look.outpost {
			a.outpost(c, look.owner.Color, f.rect(-25, 41, 47, 98))
		}
	case yardStore:
		a.yard(c, look, f)
	default:
		over := f.rect(0, 38, 112, 96)
		for i := range min(look.runes, 12) {
			side := f.size(34)
			a.rune(c, look.colour, pilePlace(i, look.runes, over, side), side)
		}
		a.frost(c, f.rect(-4, 78, 122, 60), look.frost)
	}
	a.bonds(c, look, f)
}

// bonds draws what holds a store: a chain, the collector, and on a chest a lock.
func (a *painter) bonds(c *ui.Canvas, look *storeLook, f frameOf) {
	seat := f.rect(86, -14, 86, 114)
	if look.kind == pileStore {
		seat = f.rect(96, 16, 86, 114)
	}
	if look.chained && look.kind != pileStore {
		a.chain(c, f.rect(0, 76, chestWide, 40))
	}
	if look.taker != nil {
		a.collector(c, look.taker, true, seat)
	}
	switch {
	case look.chained && look.kind == pileStore:
		a.chain(c, f.rect(6, 108, 150, 33))
	case look.chained:
		a.padlock(c, f.point(36, 103), f.size(34))
	}
}

// The palisade of a yard: behind the tower and before it.
var (
	yardGround = ui.MustPath("M14 108a76 21 0 1 0 152 0a76 21 0 1 0 -152 0Z")
	yardFar    = palisade(11, 94, 72, 16, 34)
	yardNear   = palisade(12, 138, 76, -16, 27)
)

// palisade returns n pointed stakes in a bow. The foot of the middle one is at y; the feet of the outermost ones are
// lower by bow.
func palisade(n int, y, half, bow, high float64) *ui.Path {
	path := new(ui.Path)
	for i := range n {
		u := (2*float64(i)/float64(n-1) - 1)
		x, y := 90+u*half, y+u*u*bow
		for j, p := range [...]ui.Point{{X: -6.6}, {X: -6.6, Y: 8 - high}, {Y: -high},
			{X: 6.6, Y: 8 - high}, {X: 6.6}} {
			if at := p.Add(ui.Pt(x, y)); j == 0 {
				path.MoveTo(at)
			} else {
				path.LineTo(at)
			}
		}
		path.Close()
	}
	return path
}

// mostInYard is how many runes lie before a tower.
const mostInYard = 4

// yard draws an outpost that is a store of its own.
func (a *painter) yard(c *ui.Canvas, look *storeLook, f frameOf) {
	at, u, p := f.at, f.unit, &c.Palette
	wood, words := wood(p, nil), max(1, 3*u)
	if !a.Sprite(c, art.YardBack, f.rect(0, 52, chestWide, 80)) {
		c.Stroke(yardFar, at, u, words, p.Ink)
		c.Fill(yardFar, at, u, wood)
		c.Fill(yardGround, at, u, p.Ink)
	}
	a.outpost(c, look.owner.Color, f.rect(50, 2, 54, 110))
	n := min(look.runes, mostInYard)
	for i := range n {
		a.rune(c, look.colour, f.point(110+(float64(i)-float64(n-1)/2)*26, 104), f.size(40))
	}
	a.frost(c, f.rect(62, 84, 104, 46), look.frost)
	if !a.Sprite(c, art.YardFront, f.rect(0, 96, chestWide, 46)) {
		c.Stroke(yardNear, at, u, words, p.Ink)
		c.Fill(yardNear, at, u, wood)
	}
	disc(c, look.owner, f.point(40, 121), 18*u)
}
