package ceremony

import (
	"math"
	"slices"

	"runehall/ui"
)

// festStone is a standing stone, 1 high, with its foot at the origin, lit from one side.
type festStone struct{ body, lit, rim, crack *ui.Path }

// newFestStone returns a stone that is lit from the right (side 1) or from the left (-1). The outline goes up the dark
// side and down the lit side; the ridge between them goes up.
func newFestStone(side float64, outline, ridge []ui.Point) festStone {
	along := func(points ...ui.Point) *ui.Path {
		p := (&ui.Path{}).MoveTo(ui.Pt(side*points[0].X, points[0].Y))
		for _, to := range points[1:] {
			p.LineTo(ui.Pt(side*to.X, to.Y))
		}
		return p
	}
	lit := outline[len(outline)/2:]
	return festStone{
		body: along(outline...).Close(), lit: along(slices.Concat(lit, ridge)...).Close(), rim: along(lit...),
		crack: along(ridge...),
	}
}

// festStones are two shapes of stones for the left side, and their mirror images for the right.
var festStones = func() (all [2][2]festStone) {
	for i, side := range [...]float64{1, -1} {
		all[i][0] = newFestStone(side, []ui.Point{
			{X: -.2, Y: 0}, {X: -.21, Y: -.1}, {X: -.185, Y: -.36}, {X: -.19, Y: -.55}, {X: -.15, Y: -.8},
			{X: -.07, Y: -.96},
			{X: .02, Y: -1}, {X: .09, Y: -.95}, {X: .15, Y: -.78}, {X: .175, Y: -.5}, {X: .19, Y: -.28},
			{X: .22, Y: -.08}, {X: .21, Y: 0},
		}, []ui.Point{{X: .1, Y: 0}, {X: .12, Y: -.2}, {X: .09, Y: -.45}, {X: .1, Y: -.66}, {X: .04, Y: -.9}})
		all[i][1] = newFestStone(side, []ui.Point{
			{X: -.24, Y: 0}, {X: -.225, Y: -.2}, {X: -.235, Y: -.42}, {X: -.2, Y: -.7}, {X: -.17, Y: -.86},
			{X: -.06, Y: -.94}, {X: .08, Y: -1}, {X: .16, Y: -.9}, {X: .19, Y: -.62}, {X: .215, Y: -.36},
			{X: .235, Y: 0},
		}, []ui.Point{{X: .13, Y: 0}, {X: .11, Y: -.24}, {X: .14, Y: -.5}, {X: .1, Y: -.72}, {X: .1, Y: -.93}})
	}
	return all
}()

// festRunes are the runes on the stones, each in a box of 60 × 100 round the origin.
var festRunes = [...]*ui.Path{
	festRune("M16 0V100M16 40L54 8M16 66L54 34"),
	festRune("M14 100V2L50 26L14 52L50 98"),
	festRune("M44 2L14 36L48 60L18 98"),
	festRune("M30 0V100M30 52L5 8M30 52L55 8"),
}

func festRune(strokes string) *ui.Path { return ui.MustPath(strokes).Moved(ui.Pt(-30, -50)) }

// festHills are the hills at the horizon, 1 wide: as wide as the screen.
var festHills = ui.MustPath("M0 0L0 -.03L.09 -.052L.17 -.03L.26 -.07L.33 -.046L.41 -.06L.5 -.03L.58 -.058L.66 -.04L.75 -.076L.84 -.036L.92 -.058L1 -.028L1 0Z")

// Sizes of the ground in dp: a stone's height and width, and how much lower on the screen, so nearer, the outermost
// stands.
const festStoneHigh, festStoneWide, festStoneNear = 168, 64, 44

// festStoneMost is how many stones stand at each side at most.
const festStoneMost = 4

// stand yields the stones of one side, the one farthest back first: its number, where it stands, and how high it is.
func (p *festPlaces) stand(k *ui.Kit, screen ui.Rect, right bool, yield func(i int, foot ui.Point, high float64)) {
	free := p.coin.X - festReach*p.radius - screen.X
	n := max(2, min(festStoneMost, int(free/k.Dp(96))))
	step := max(free/float64(n), k.Dp(festStoneWide)*.8)
	most := min(k.Dp(festStoneHigh), .62*(p.horizon()-screen.Y))
	for i := n - 1; i >= 0; i-- {
		near := 1 - float64(i)/float64(n)
		at := ui.Pt(screen.X+step*(float64(i)+.5), p.horizon()+near*k.Dp(festStoneNear))
		if right {
			at.X = 2*p.coin.X - at.X
		}
		yield(i, at, most*(.5+.5*near))
	}
}

// horizon returns where the ground begins: at the upper edge of the winner's name.
func (p *festPlaces) horizon() float64 { return p.names.Y }

// drawGround draws the scene behind the winners, as it comes out of the dusk: a night sky with a light, hills, and
// standing stones with lit runes at both sides. come goes from 0 to 1.
func drawGround(c *ui.Canvas, screen ui.Rect, at *festPlaces, come float64) {
	p, k := &c.Palette, c.Kit
	if c.Look.HighContrast || come <= 0 {
		return
	}
	defer c.Unfade(c.Fade(come))
	sky, ground := screen.CutTop(at.horizon()-screen.Y, 0)
	c.Box(sky, 0, ui.Shade(p.Ink, p.Ink.Mix(p.Gem.BlueDeep, .55)))
	c.Glow(ui.Pt(at.coin.X, at.horizon()), max(screen.W, screen.H)*.55, p.Ember.Fade(.34))
	c.Glow(at.coin, at.radius*4.4, p.Gold.Fade(.22))
	drawFestRays(c, at.coin, at.radius)
	c.Fill(festHills, ui.Pt(screen.X, at.horizon()+1), screen.W, p.Ink.Mix(p.Gem.BlueDeep, .2))
	c.Box(ground, 0, ui.Shade(p.Oak.Mix(p.Ink, .45), p.Ink))
	for side := range 2 {
		at.stand(k, screen, side == 1, func(i int, foot ui.Point, high float64) {
			drawFestStone(c, &festStones[side][i%2], festRunes[i%len(festRunes)], foot, high)
		})
	}
}

// festRays is how many rays of light there are. Every second one is shorter.
const festRays = 24

// drawFestRays draws rays behind a medallion, which fade outwards.
func drawFestRays(c *ui.Canvas, mid ui.Point, radius float64) {
	for i := range festRays {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / festRays)
		out, across := ui.Pt(sin, -cos), ui.Pt(cos, sin)
		reach := radius * (5.6 - 1.5*float64(i%2))
		c.Band(.15*reach, 1, func(j int) (at, half ui.Point, col ui.Color) {
			far := radius*.8 + (reach-radius*.8)*float64(j)
			return mid.Add(out.Mul(far)), across.Mul(far * .075), c.Palette.Gold.Fade(.34 * (1 - float64(j)))
		})
	}
}

func drawFestStone(c *ui.Canvas, stone *festStone, rune *ui.Path, foot ui.Point, high float64) {
	p := &c.Palette
	c.Glow(foot, high*.42, p.Ink.Fade(.8))
	c.Fill(stone.body, foot, high, p.Steel.Mix(p.Ink, .25))
	c.Fill(stone.lit, foot, high, p.Steel.Mix(p.Muted, .28))
	c.Stroke(stone.crack, foot, high, c.Hairline, p.Ink.Fade(.35))
	c.Stroke(stone.rim, foot, high, c.Hairline, p.Gold.Fade(.75))
	mid, scale, line := foot.Sub(ui.Pt(0, high*.56)), high*.27/100, max(1.5, high*.028)
	c.Glow(mid, high*.3, p.Ice.Fade(.3))
	c.Stroke(rune, mid, scale, line*1.8, p.Ink.Fade(.7))
	c.Stroke(rune, mid, scale, line, p.Ice.Mix(p.Cream, .25))
}
