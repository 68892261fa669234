package stones

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawFlashes(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		switch f.kind {
		case flashThing:
			boards.Beacon(c, a.Things.At(f.at), f.T)
		case flashSparks:
			a.drawForging(c, f)
		case flashThrone:
			a.drawThroneReached(c, f)
		case flashStone:
			a.drawRising(c, f)
		case flashStruck:
			a.drawDust(c, f)
		case flashRefused:
			boards.Refused(c, a.Things.At(f.at), f.Shaken(shakeTicks, 2), f.Lingering())
		}
	}
}

func (a *artist) drawForging(c *ui.Canvas, f *flash) {
	const sparks = 24
	r := a.Things.At(f.at)
	u, mid := min(r.W, r.H), r.Center()
	c.Glow(mid, u*(.5+.3*(1-f.T)), c.Palette.Cream.Mix(c.Palette.Ember, ui.OutQuad(f.T)).Fade(.8*(1-f.T)))
	if f.Still {
		return
	}
	for i := range sparks {
		rough := scatter[i%len(scatter)]
		way := ui.Polar(-math.Pi*(float64(i)+rough)/sparks, u*(.45+.55*scatter[(i*7+2)%len(scatter)]))
		at := func(t float64) ui.Point {
			return mid.Add(way.Mul(ui.OutCubic(t))).Add(ui.Pt(0, u*.5*t*t))
		}
		col, size := c.Palette.BrassTop.Mix(c.Palette.Ember, ui.InQuad(f.T)).Fade(min(1, 2.5*(1-f.T))), u*.02*(1-.5*f.T)
		c.Line(at(max(0, f.T-.06)), at(f.T), max(1, size), col)
		c.Disc(at(f.T), max(1, size*.9), col)
	}
}

func (a *artist) drawThroneReached(c *ui.Canvas, f *flash) {
	const rays, grains = 12, 20
	mid := a.Things.At(f.at).Center()
	u, light := c.Dp(60), f.Lingering()
	c.Glow(mid, u*1.6, c.Palette.Gold.Fade(.6*light))
	c.Glow(mid, u*.6, c.Palette.Cream.Fade(.5*light))
	if f.Still {
		return
	}
	for i := range rays {
		way := ui.Polar(2*math.Pi*float64(i)/rays+.5*f.T, 1)
		out := ui.OutCubic(min(1, 2*f.T))
		c.Line(mid.Add(way.Mul(u*.35)), mid.Add(way.Mul(u*(.35+(.5+.4*float64(i%2))*out))), c.Dp(2),
			c.Palette.BrassTop.Fade(.5*light))
	}
	for i := range grains {
		rough := scatter[i%len(scatter)]
		rise := math.Mod(f.T*1.5+rough, 1)
		at := mid.Add(ui.Pt(u*(1.8*scatter[(i*3+5)%len(scatter)]-.9), u*(.7-1.5*rise)))
		c.Disc(at, c.Dp(1.5+1.5*rough), c.Palette.BrassTop.Fade(light*math.Sin(math.Pi*rise)))
	}
}

func (a *artist) drawRising(c *ui.Canvas, f *flash) {
	const puffs = 12
	r := a.Things.At(f.at)
	c.Glow(r.Center(), max(r.W, r.H)*(.5+.3*f.T), c.Palette.Ice.Fade(.6*(1-f.T)))
	if f.Still {
		return
	}
	for i := range puffs {
		side := 2*(float64(i)+.5)/puffs - 1
		at := ui.Pt(r.Center().X+side*r.W*(.4+.35*ui.OutCubic(f.T)), r.Bottom()-r.H*.25*scatter[i]*f.T)
		c.Disc(at, r.W*(.03+.05*f.T)*(1+.4*float64(i%3)), c.Palette.Bone.Fade(.45*(1-f.T)))
	}
}
