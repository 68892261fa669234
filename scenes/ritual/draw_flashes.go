package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawFlashes draws the flashes that lie on the field: dust, edges that match, a new line, a place that was asked for.
func (a *artist) drawFlashes(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		switch {
		case f.kind == flashDust:
			a.drawDust(c, f)
		case f.kind == flashEdges:
			a.drawIgnited(c, f)
		case f.kind == flashShape:
			a.drawShine(c, f)
		case f.kind == flashLit && isHex(f.on):
			a.drawHex(c, pictureKey{kind: targetPicture}, a.places.at(cellOf(f.on)), 1-f.T*f.T)
		}
	}
}

// scatter returns a number from 0 to 1 for thing i at a cell. It looks random, but is the same in every run. Only
// decoration may use it.
func scatter(cell rules.Cell, i int) float64 {
	x := uint64(uint32(int32(cell.Q)))<<40 ^ uint64(uint32(int32(cell.R)))<<16 ^ uint64(i)
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return float64((x^x>>31)>>11) / (1 << 53)
}

// motes is how many specks of dust a tile raises.
const motes = 14

// drawDust draws the dust of a tile that has come down: a ring that spreads, and specks that fly off it.
func (a *artist) drawDust(c *ui.Canvas, f *flash) {
	cell := cellOf(f.on)
	at, r := a.places.at(cell), a.Eye.Scale
	if f.Still || !a.places.sees(at, r) {
		return
	}
	spread, thin, force := ui.OutCubic(f.T), (1-f.T)*(1-f.T*f.T), 1.0
	if f.heavy {
		force = 1.4
	}
	a.painter.draw(c, pictureKey{kind: dustPicture}, at, r*(1+.2*force*spread), a.Eye.Crisp(),
		ui.White.Fade(min(1, .75*force*thin)))
	for i := range motes {
		angle := (float64(i) + scatter(cell, 3*i)) * 2 * math.Pi / motes
		far := r * (.9 + (.2+.4*scatter(cell, 3*i+1))*force*spread)
		p := at.Add(ui.Polar(angle, far)).Sub(ui.Pt(0, r*.12*math.Sin(math.Pi*f.T)))
		c.Glow(p, r*(.06+.07*scatter(cell, 3*i+2)), c.Palette.Bone.Fade(.9*thin))
	}
}

// bounce returns how high a tile that has just come down is above its cell.
func (a *artist) bounce(cell rules.Cell) float64 {
	for f := range a.Model.flashing(flashSettle) {
		if f.on == hexAt(cell) && !f.Still {
			return a.Given.Frame.Kit.Dp(3) * math.Sin(math.Pi*f.T)
		}
	}
	return 0
}

// drawIgnited draws the matching edges of a cell, which ignite one after another with the runes on both sides.
func (a *artist) drawIgnited(c *ui.Canvas, f *flash) {
	cell := cellOf(f.on)
	at, r := a.places.at(cell), a.Eye.Scale
	if !a.places.sees(at, r) {
		return
	}
	n := 0
	for d := range rules.Dir(rules.Dirs) {
		if !f.edges.Has(d) {
			continue
		}
		age := f.Elapsed() - float64(n*edgeTicks)
		n++
		if f.Still {
			a.drawEdgeLit(c, cell, d, 1-f.T)
		} else if age >= 0 {
			u := min(age/float64(glowTicks), 1)
			a.drawEdgeLit(c, cell, d, min(1, age/3)*(1-u*u*u))
			a.drawSparks(c, cell, d, age)
		}
	}
}

// drawEdgeLit lights an edge of a tile and the runes on both sides of it.
func (a *artist) drawEdgeLit(c *ui.Canvas, cell rules.Cell, d rules.Dir, light float64) {
	a.drawHex(c, pictureKey{kind: edgePicture, a: uint8(d)}, a.places.at(cell), light)
	a.drawRuneLit(c, cell, d, light)
	a.drawRuneLit(c, cell.Next(d), d.Opposite(), light)
}

func (a *artist) drawRuneLit(c *ui.Canvas, cell rules.Cell, d rules.Dir, light float64) {
	if i, there := a.Model.at(cell); there {
		t := &a.Model.tiles[i]
		a.drawRune(c, t.tile.Rune(t.turn, d), d, a.places.at(cell), light)
	}
}

// drawRune draws a lit rune on an edge of a tile that lies round a point.
func (a *artist) drawRune(c *ui.Canvas, r rules.Rune, d rules.Dir, at ui.Point, light float64) {
	a.drawHex(c, pictureKey{kind: runePicture, a: uint8(d), b: uint8(r), c: uint8(a.painter.cutFor(a.Eye.Crisp()))},
		at, light)
}

// sparks is how many sparks fly from an edge that ignites; sparkTicks is how long they fly.
const sparks = 5

var sparkTicks = ui.Ticks(360)

// drawSparks draws the flare of an edge that ignited some ticks ago, and the sparks that fly from it.
func (a *artist) drawSparks(c *ui.Canvas, cell rules.Cell, d rules.Dir, age float64) {
	u := age / float64(sparkTicks)
	if u >= 1 {
		return
	}
	r := a.Eye.Scale
	angle := float64(d) * math.Pi / 3
	mid := a.places.at(cell).Add(ui.Polar(angle, r*math.Sqrt(3)/2))
	c.Glow(mid, r*(.35+.25*u), c.Palette.Gold.Fade(.85*(1-u)))
	c.Glow(mid, r*.22, c.Palette.Cream.Fade(max(0, 1-2.5*u)))
	along := angle + math.Pi/2
	for i := range sparks {
		k := int(d)*sparks + i + 100
		from := mid.Add(ui.Polar(along, r*.8*(scatter(cell, 3*k)-.5)))
		to := from.Add(ui.Polar(2*math.Pi*scatter(cell, 3*k+1), r*(.15+.3*scatter(cell, 3*k+2))*ui.OutCubic(u)))
		to.Y += r * .25 * u * u
		c.Glow(to, r*.07, c.Palette.Cream.Fade(1-u*u))
	}
}

func (a *artist) drawShine(c *ui.Canvas, f *flash) {
	r, n := a.Eye.Scale, shapeTiles(f.shape)
	for i := range n {
		at := a.places.at(shapeTile(f.shape, i))
		light := 1 - f.T
		age := f.Elapsed() - float64(i*runTicks)
		if !f.Still {
			if age < 0 {
				break
			}
			u := min(age/float64(glowTicks), 1)
			light = min(1, age/4) * (1 - u*u)
		}
		a.drawHex(c, pictureKey{kind: targetPicture}, at, light)
		c.Glow(at, r*1.15, c.Palette.Gold.Fade(.4*light))
		if !f.Still {
			a.drawGlint(c, at.Add(ui.Pt(-.42*r, -.55*r)), .34*r, age/float64(glintTicks))
		}
	}
	if head := f.Elapsed() / float64(runTicks); !f.Still && head < float64(n) {
		i := int(head)
		next := shapeTile(f.shape, i)
		if f.shape.Kind == rules.Circle || i+1 < n {
			next = shapeTile(f.shape, i+1)
		}
		at := a.places.at(shapeTile(f.shape, i)).Lerp(a.places.at(next), head-float64(i))
		c.Glow(at, r*.8, c.Palette.Gold.Fade(.9))
		c.Glow(at, r*.4, c.Palette.Cream)
	}
}

// grown returns how much of the band of a line or circle is drawn out; 1 at rest.
func (a *artist) grown(s rules.Shape) float64 {
	for f := range a.Model.flashing(flashShape) {
		if f.grows && !f.Still && f.shape == s {
			return min(1, f.Elapsed()/float64(max(1, shapeTicks(s))))
		}
	}
	return 1
}

// drawGlints draws the light on coins that have just landed. Draw it after the coins.
func (a *artist) drawGlints(c *ui.Canvas) {
	for f := range a.Model.flashing(flashGlint) {
		if f.Still {
			continue
		}
		for n := range f.coins {
			at, r := a.places.coinOn(f.to(n), f.under+n)
			age := f.Elapsed() - float64(coinTicks+n*staggerTicks)
			a.drawGlint(c, at.Add(ui.Pt(-.45*r, -.5*r)), .8*r, age/float64(glintTicks))
		}
	}
}

// drawGlint draws a star of light that opens and closes as u goes from 0 to 1.
func (a *artist) drawGlint(c *ui.Canvas, at ui.Point, r, u float64) {
	if u <= 0 || u >= 1 {
		return
	}
	wide := math.Sin(math.Pi * u)
	width := max(c.Hairline, r*.07)
	c.Glow(at, r*.75*wide, c.Palette.Cream.Fade(.8*wide))
	for i, long := range [...]float64{1, .55} {
		angle := float64(i)*math.Pi/4 + .4*u
		for k := range 2 {
			arm := ui.Polar(angle+float64(k)*math.Pi/2, r*long*wide)
			c.Line(at.Sub(arm), at.Add(arm), width, c.Palette.Cream.Fade(wide))
		}
	}
}

func (a *artist) drawEmber(c *ui.Canvas) {
	for f := range a.Model.flashing(flashTurn) {
		from, to := a.Things.At(f.from), a.Things.At(f.on)
		if f.from.Seat < 0 || f.from == f.on || from.Empty() || to.Empty() {
			continue
		}
		t, light := ui.InOutCubic(f.T), math.Sin(math.Pi*min(1, .15+.85*f.T))
		if f.Still {
			t, light = 1, 1-f.T
		}
		low, high := from.Min().Lerp(to.Min(), t),
			ui.Pt(from.Right(), from.Bottom()).Lerp(ui.Pt(to.Right(), to.Bottom()), t)
		r := ui.Rc(low.X, low.Y, high.X-low.X, high.Y-low.Y)
		c.Halo(r, c.Radius.Panel, c.Dp(14), c.Palette.Ember.Fade(.35*light))
		c.Frame(r, c.Radius.Panel, c.Outline, ui.Flat(c.Palette.Ember.Fade(light)))
	}
}
