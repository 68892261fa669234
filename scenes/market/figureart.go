package market

import (
	"runehall/assets/art"
	"runehall/scenes/baked"
	"runehall/ui"
)

// tower is drawn upwards from its foot, which is at the origin. Its flag is drawn apart, in the colour of a seat.
var (
	tower = baked.Shape{
		lined(gold, 2.4, "M0 -98V-117"), flat(body, "M-17 -75L-1.5 -101H1.5L17 -75H11L0 -93L-11 -75Z"),
		flat(wood, "M-20 0L-15 -54H15L20 0Z"),
		lined(ink, 2.6, "M-18.6 -18H18.6M-16.9 -36H16.9"),
		flat(iron, "M-22 -52H22V-76H14V-69H7V-76H-7V-69H-14V-76H-22Z"),
		flat(ink, "M-6.5 0V-13A6.5 6.5 0 0 1 6.5 -13V0Z"), flat(glow, "M-4 -49H4V-39H-4Z"),
	}
	towerFlag = ui.MustPath("M.6 -115C7 -118.5 11 -111.5 20 -114.5L16 -108L20 -101.5C11 -99 7 -105.5 .6 -102.5Z")
)

// The box of a tower, in units, and where its foot stands in it.
const (
	towerWide, towerHigh = 60, 124
	towerFoot            = 120.5
)

// outpost draws a tower at the foot of r; its flag has a seat's colour.
func (a *painter) outpost(c *ui.Canvas, flag ui.Color, r ui.Rect) {
	f := fit(r, towerWide, towerHigh)
	at, p := f.point(towerWide/2, towerFoot), &c.Palette
	if !a.Sprite(c, art.Outpost, f.rect(0, 0, towerWide, towerHigh)) {
		tower.Draw(c, at, f.unit, &p.Kin.Red)
	}
	c.Stroke(towerFlag, at, f.unit, max(1, 2.4*f.unit), p.Ink)
	c.Fill(towerFlag, at, f.unit, flag)
}

// The collector, standing and sitting, drawn upwards from where it sits, which is at the origin: sack, cloak, folds,
// face and eyes. The loop is on the sack of a collector that belongs to nobody.
var (
	standing = cloaked("M-34 0C-36 -30 -28 -56 -16 -64C-24 -74 -20 -96 2 -104C22 -96 26 -76 18 -64C30 -54 34 -28 32 0Z")
	seated   = cloaked(
		"M-34 0C-36 -30 -28 -56 -16 -64C-24 -74 -20 -96 2 -104C22 -96 26 -76 18 -64C30 -54 34 -28 32 0L28 17H10L6 4H-8L-12 17H-30Z")
	sackLoop = ui.MustPath("M34 -34L42 -29V-18L34 -13")
)

func cloaked(cloak string) baked.Shape {
	return baked.Shape{
		edged(sackcloth, 3,
			"M18 -6C10 -26 16 -46 26 -49L24 -54L29 -60L36 -56L43 -61L40 -50C52 -46 58 -34 56 -18C55 -4 44 2 32 1C26 1 20 -1 18 -6Z"),
		edged(grey, 3, cloak),
		lined(dark, 3, "M-24 -34C-10 -21 10 -21 23 -36M2 -58V-30"),
		flat(ink, "M-9 -67C-14 -80 -8 -90 2 -95.5C13 -89.5 17 -78 12 -67C6 -61 -3 -61 -9 -67Z"),
		flat(glow,
			"M-5.6 -79a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0ZM4.4 -79a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0Z"),
	}
}

// The boxes of collectors, in units, and where in them a collector sits. The legs of a sitting one hang over its seat.
const (
	cloakWide         = 104
	standingHigh      = 114
	seatedHigh        = 134
	cloakX, cloakSeat = 42, 109
)

// collector draws a hooded figure at the foot of r, standing, or sitting on an edge that is cloakSeat units below its
// top. Its sack shows the emblem of owner, the seat that gets what it collects, or a loop without an owner.
func (a *painter) collector(c *ui.Canvas, owner *ui.SeatLook, sits bool, r ui.Rect) {
	id, figure, high := art.Collector, standing, float64(standingHigh)
	if sits {
		id, figure, high = art.SeatedCollector, seated, seatedHigh
	}
	f := fit(r, cloakWide, high)
	at, u, p := f.point(cloakX, cloakSeat), f.unit, &c.Palette
	if !a.Sprite(c, id, f.rect(0, 0, cloakWide, seatedHigh)) {
		figure.Draw(c, at, u, &p.Kin.Grey)
	}
	on := f.point(cloakX+38, cloakSeat-23)
	if owner == nil {
		c.Stroke(sackLoop, at, u, max(1, 2.8*u), p.BrassEdge)
		return
	}
	disc(c, *owner, on, 13.5*u)
}

// disc draws a seat's emblem on a dark disc with a rim in its colour.
func disc(c *ui.Canvas, seat ui.SeatLook, mid ui.Point, r float64) {
	c.Disc(mid, r, c.Palette.Ink)
	c.Circle(mid, r*.93, max(1, r*.14), seat.Color)
	c.Emblem(seat.Emblem, mid, r*.54, seat.Color)
}
