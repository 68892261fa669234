package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) layout() {
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

func (a *artist) draw(c *ui.Canvas) {
	a.painter.Frame()
	a.drawTable(c)
	for i := range a.places.trays {
		if t := &a.places.trays[i]; t.Seat != a.Given.Front || !a.Given.Bare {
			a.drawTray(c, t)
		}
	}
	a.drawThrow(c)
	a.drawChoices(c)
	a.drawStory(c)
	a.drawContest(c)
	a.drawRace(c)
	if !a.Given.Bare {
		a.player.acts.Draw(c)
	}
	a.drawBeacons(c)
	a.drawRobbed(c)
	a.drawGrips(c)
	a.drawCursors(c)
	a.drawFlights(c)
	a.drawSheet(c)
}

// drawTable draws the table and all that lies on it, as far as it is in sight.
func (a *artist) drawTable(c *ui.Canvas) {
	l, w, m := a.places.lens, a.places.window, &a.Model
	if w.Empty() || l.scale == 0 {
		return
	}
	field := a.places.seen()
	mid, radius := l.Screen(ui.Point{}), l.scale*float64(rules.TableRadius)/1000
	defer func() { c.AsGround(func() { a.drawDusk(c, field, mid, radius/rimAt) }) }()
	defer c.Unclip(c.Clip(field))
	c.AsGround(func() {
		a.painter.ground(c, field, mid, radius)
		a.painter.table(c, mid, radius)
	})
	a.drawFuse(c, mid, radius)
	if a.places.made.mode == settling {
		c.AsGround(func() { a.painter.veil(c, mid, radius, .34) })
	}
	if len(m.contest.seats) > 0 {
		a.drawFlicked(c)
		if mid.Y-radius < field.Y {
			a.drawChopped(c, field)
		}
		return
	}
	if m.ended {
		a.drawSpoils(c, mid, radius)
		a.drawDisc(c, &m.discs[0])
		a.drawMissed(c)
		return
	}
	a.drawReaches(c)
	a.drawDiscs(c)
	a.drawMissed(c)
	a.drawBeyond(c)
	a.drawCall(c)
}

// drawCall draws the words that call hands to snatch when the clock starts.
func (a *artist) drawCall(c *ui.Canvas) {
	left := callTicks - a.Given.Tick
	if !a.Given.Clocked || left <= 0 {
		return
	}
	before := c.Fade(min(1, 2*float64(left)/float64(callTicks)))
	style := c.Type.Title
	room := a.places.window.Grow(-c.Gap.M)
	r := room.Place(ui.Sz(min(room.W, c.Measure(a.words.call, style, 0).W+2*c.Gap.L), c.LineHeight(style)), .5, 0)
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.8)))
	boards.Label(c, a.words.call, style, r.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter)
	c.Unfade(before)
}

func (a *artist) drawFuse(c *ui.Canvas, mid ui.Point, radius float64) {
	limit, burns := a.places.burns()
	if !burns {
		return
	}
	now := a.Model.clock
	if a.Given.Clocked {
		now = float64(a.Given.Tick)
	}
	left := 1 - now/float64(limit)
	a.painter.fuse(c, mid, radius, 0, 1, left)
	a.painter.fuse(c, mid, radius, math.Pi, 1, left)
}

// drawDiscs draws the runes that lie or tumble. Runes are drawn larger than they are and may overlap, so face-up ones
// are drawn over face-down ones, and flying ones over both.
func (a *artist) drawDiscs(c *ui.Canvas) {
	m := &a.Model
	for pass := range 3 {
		for i := range m.discs {
			d := &m.discs[i]
			over := 0
			switch {
			case d.flips > 0:
				over = 2
			case d.up:
				over = 1
			}
			if over == pass && !a.handwork.grips.lifts(d.rune) {
				a.drawDisc(c, d)
			}
		}
	}
}

// drawReaches draws the shadows of hands that take a rune and pull it home.
func (a *artist) drawReaches(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		if f.kind != flashReach {
			continue
		}
		from := a.Things.At(f.at).Center()
		home := a.Things.At(f.to).Center()
		way := from.Sub(home)
		far, depth := f.reached()
		if c.Look.ReducedMotion { // the hand does not move, and only fades
			far = 1
		}
		a.painter.reach(c, home.Lerp(from, far),
			handLook{way: math.Atan2(way.Y, way.X), depth: depth, breadth: a.runeRadius() * 3.2})
		look := *a.Given.Look(f.seat)
		if !f.soon || f.T > comes {
			a.painter.ribbon(c, from, home.Lerp(from, far), a.runeRadius(), look.Color.Fade(.6*depth))
		}
		a.painter.print(c, from, a.runeRadius(), look.Color.Fade(1-f.T))
	}
}

func (a *artist) drawMissed(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		at := a.Things.At(f.at).Center()
		switch f.kind {
		case flashMissed:
			a.painter.miss(c, at, a.runeRadius(), *a.Given.Look(f.seat), min(1, (1-f.T)*missTime/missFade))
		case flashPlace:
			if f.at.Kind == middle {
				boards.Beacon(c, ui.RectAround(at, ui.Sz(3*a.runeRadius(), 3*a.runeRadius())), f.T)
			}
		case flashRefused:
			red := c.Palette.Blood
			a.painter.ring(c, at.Add(ui.Pt(f.Shaken(shakeTicks, 2)*c.Dp(4), 0)), a.runeRadius()*1.2, c.Dp(3),
				red.Fade(1-f.T))
		}
	}
}
