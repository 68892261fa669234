package ceremony

import (
	"math"

	"runehall/ui"
)

// turned returns for how many seconds the light has turned; it stands still with reduced motion.
func (e *End) turned(c *ui.Canvas) float64 {
	if c.Look.ReducedMotion {
		return 0
	}
	return float64(e.ticks-nightFrom) / float64(ui.Ticks(1000))
}

// drawGround draws the ground of the game in the light of the feast: first in the dusk, and once the winners rise with
// rays and motes. In high contrast there is only darkness.
func (e *End) drawGround(c *ui.Canvas, screen ui.Rect, at *festPlaces, dusk, rise float64) {
	p := &c.Palette
	defer c.Unfade(c.Fade(dusk))
	if c.Look.HighContrast {
		c.Rect(screen, p.Ink.Fade(.96))
		return
	}
	e.Feast.Ground.Draw(c, screen)
	c.Box(screen, 0, ui.Shade3(p.Ink.Fade(.72), p.Ink.Mix(e.Feast.Hue, .12).Fade(.62), p.Ink.Fade(.9)))
	long := max(screen.W, screen.H)
	c.Glow(at.coin, long*.62, e.Feast.Hue.Fade(.34))
	if rise <= 0 {
		return
	}
	before := c.Fade(rise)
	drawRays(c, at.coin, at.radius, long*.62, e.turned(c)*festTurn, e.Feast.Hue.Mix(p.Gold, .12))
	c.Glow(at.coin, at.radius*3.6, e.Feast.Hue.Mix(p.Gold, .4).Fade(.4))
	e.drawMotes(c, screen)
	c.Unfade(before)
}

// festRays is how many rays of light there are; every second one is shorter. festTurn is how far they turn in a second,
// in radians.
const festRays, festTurn = 26, 2 * math.Pi / 180

// festSoft are the widths of the layers of a ray, in shares of its length: together they have no hard edge.
var festSoft = [...]float64{.03, .05, .07}

// drawRays draws rays of light behind a medallion, which fade outwards and towards their edges.
func drawRays(c *ui.Canvas, mid ui.Point, radius, reach, turn float64, col ui.Color) {
	for i := range festRays {
		sin, cos := math.Sincos(turn + float64(i)*2*math.Pi/festRays)
		out, across := ui.Pt(sin, -cos), ui.Pt(cos, sin)
		far := reach * (1 - .3*float64(i%2))
		for _, half := range festSoft {
			c.Band(2*half*far, 1, func(j int) (at, edge ui.Point, tint ui.Color) {
				from := radius*.8 + (far-radius*.8)*float64(j)
				return mid.Add(out.Mul(from)), across.Mul(from * half), col.Fade(.12 * (1 - float64(j)))
			})
		}
	}
}

// festMotes is how many motes float through the light.
const festMotes = 36

// drawMotes draws motes that rise slowly, each at a place and a pace of its own.
func (e *End) drawMotes(c *ui.Canvas, screen ui.Rect) {
	seconds := e.turned(c)
	for i := range festMotes {
		n := float64(i)
		x := math.Mod(n*.618034+.01*math.Sin(seconds*.7+n), 1)
		y := math.Mod(1+math.Mod(n*.414214, 1)-seconds*(.008+.004*float64(i%4)), 1)
		light := .35 + .3*math.Sin(seconds*1.3+n*2.4)
		side := c.Dp(2 + 1.5*float64(i%3))
		c.Glow(ui.Pt(screen.X+x*screen.W, screen.Y+math.Abs(y)*screen.H), side, c.Palette.GoldText.Fade(light))
	}
}
