package toss

import (
	"math"

	"runehall/games"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawBeacons lights up a seat's thing that the log leads to, if the seat's tray is in sight.
func (a *artist) drawBeacons(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		if f.kind != flashPlace || !all.Of[f.at.Kind].Seated || f.at.Seat == a.Given.Front && a.Given.Bare {
			continue
		}
		if t := a.places.tray(f.at.Seat); t != nil && !t.Chip.Empty() {
			boards.Beacon(c, a.Things.At(f.at), f.T)
		}
	}
}

// drawRobbed draws a glow round the tray of a seat from which something is stolen. The glow trembles at first.
func (a *artist) drawRobbed(c *ui.Canvas) {
	for f := range a.Model.flashes.Each() {
		if f.kind != flashRobbed {
			continue
		}
		if t := a.places.tray(f.seat); t != nil && !t.Chip.Empty() {
			at := t.Place().Move(ui.Pt(f.Shaken(shakeTicks, 3)*c.Dp(5), 0))
			c.Halo(at, c.Radius.Chip, ui.Whole(c.Dp(12)), c.Palette.Ember.Fade(f.Lingering()))
		}
	}
}

func (a *artist) drawGrips(c *ui.Canvas) {
	for i := range a.handwork.grips.list {
		g := &a.handwork.grips.list[i]
		at := g.at
		var ring *ui.Color
		if g.seat >= 0 {
			col := a.Given.Color(g.seat)
			ring = &col
		}
		if g.home > 0 {
			to := g.from
			if !g.lost && g.seat >= 0 {
				to = a.Things.At(wellOf(g.seat, len(a.Model.who[g.seat].well)-1)).Center()
			}
			at = at.Lerp(to, ui.OutQuad(min(1, g.home)))
		} else if g.lost {
			continue
		}
		gold := c.Palette.Ember
		if ring == nil {
			ring = &gold
		}
		a.painter.ribbon(c, g.from, at, a.runeRadius(), ring.Fade(.6))
		a.painter.print(c, g.from, a.runeRadius(), gold)
		a.painter.rune(c, at, a.runeRadius(),
			runeLook{rune: g.rune, lift: 1 - g.home, ring: ring, glow: .8, moving: true, ground: int(g.rune)})
	}
}

// drawCursors draws the cursors of keys and gamepads: a ring in the seat's colour round what the cursor is on. Each
// ring bears the seat's emblem at a side of its own, so that several on one rune can be told apart.
func (a *artist) drawCursors(c *ui.Canvas) {
	if !a.Given.Controls {
		return
	}
	for i, s := range a.Given.Movers {
		cur := &a.handwork.cursors[s]
		if !cur.lies {
			continue
		}
		look := *a.Given.Look(s)
		r := max(a.runeRadius(), c.Dp(cursorLeast)) * (1.2 + .1*float64(i))
		a.painter.ring(c, cur.seen, r, c.Dp(3), look.Color)
		side := ui.Polar(2*math.Pi*float64(s)/games.MaxSeats-math.Pi/2, r)
		a.painter.mark(c, cur.seen.Add(side), c.Dp(cursorLeast)*.6, look)
	}
}

// cursorLeast is the least radius of a cursor's ring, in dp.
const cursorLeast = 14

// drawFlights draws the runes in flight. Draw them over everything else.
func (a *artist) drawFlights(c *ui.Canvas) {
	for f := range a.Model.flights.Each() {
		if a.handwork.grips.holds(f.rune) && f.rune >= 0 {
			continue // a finger carries it
		}
		from, to, t := a.Things.At(f.from), a.Things.At(f.to), f.Made()
		mid := from.Center().Lerp(to.Center(), t).Sub(ui.Pt(0, f.High*c.Dp(18)))
		r := (min(from.W, from.H) + (min(to.W, to.H)-min(from.W, from.H))*t) / 2
		look := runeLook{rune: f.rune, lift: f.High, moving: true, ground: int(f.rune)}
		if f.seat >= 0 {
			col := a.Given.Color(f.seat)
			look.ring, look.glow = &col, f.High
		}
		before := c.Fade(f.Strength())
		a.painter.rune(c, mid, r, look)
		c.Unfade(before)
	}
}
