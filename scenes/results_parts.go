package scenes

import (
	"math"
	"strconv"

	"runehall/assets/art"
	"runehall/ui"
)

// laurel is the head of the results: the winners' medallions in their wreath, and their names.
type laurel struct {
	looks      []ui.SeatLook
	text, line string
	rect       ui.Rect
}

// radius returns the radius of a medallion, given the width.
func (w *laurel) radius(k *ui.Kit, width float64) float64 {
	return min(max(k.Dp(44), min(k.Dp(72), width*.13)), width*.14)
}

// Measure returns the height of coins and words.
func (w *laurel) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := 2*wreathReach*w.radius(k, room.W) + k.Gap.S + w.titleHeight(k, room.W) + k.LineHeight(k.Type.Small) + k.Gap.M
	return ui.Sz(room.W, h)
}

func (w *laurel) titleHeight(k *ui.Kit, width float64) float64 {
	_, wraps := k.FitText(w.text, k.Type.Title, ui.Sz(width, k.LineHeight(k.Type.Title)))
	if wraps {
		return 2 * k.LineHeight(k.Type.Title)
	}
	return k.LineHeight(k.Type.Title)
}

// Layout gives the head its place.
func (w *laurel) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *laurel) Update(*ui.Context) {}

// wreathReach is how far the wreath extends, and rayReach how far the rays do, in radii of the medallion's coin.
const wreathReach, rayReach = 1.95, 4.4

// rays are the light behind a winner, for a coin of radius 1.
var rays = func() *ui.Path {
	p := &ui.Path{}
	for i := range 24 {
		a, reach := float64(i)*math.Pi/12, rayReach*(1-.28*float64(i%2))
		at := func(turn, r float64) ui.Point {
			sin, cos := math.Sincos(a + turn)
			return ui.Pt(r*sin, -r*cos)
		}
		p.MoveTo(at(-.11, .9)).LineTo(at(-.07, reach)).LineTo(at(.07, reach)).LineTo(at(.11, .9)).Close()
	}
	return p
}()

// Draw draws the medallions side by side above the words.
func (w *laurel) Draw(c *ui.Canvas) {
	p := &c.Palette
	r := w.radius(c.Kit, w.rect.W)
	coins, rest := w.rect.Inset(ui.Insets{Top: c.Gap.S}).CutTop(2*wreathReach*r, 0)
	mid := coins.Center()
	coin := r * .9
	if !c.Look.HighContrast {
		c.Fill(rays, mid, coin, p.Gold.Fade(.05))
	}
	c.Glow(mid, r*rayReach, p.Ember.Fade(.16))
	c.Glow(mid, r*2.6, p.Gold.Fade(.2))
	step := min(2.7*r, coins.W/float64(max(1, len(w.looks))))
	for i, look := range w.looks {
		at := mid.Add(ui.Pt((float64(i)-float64(len(w.looks)-1)/2)*step, 0))
		c.Medallion(look, ui.RectAround(at, ui.Sz(2.4*coin, 2.4*coin)))
	}
	if len(w.looks) == 1 && !c.Look.HighContrast {
		c.Picture(art.Laurel, ui.RectAround(mid, ui.Sz(2*wreathReach*coin, 2*wreathReach*coin)), ui.Hex(0xffffff))
	}
	title, rest := rest.CutTop(w.titleHeight(c.Kit, w.rect.W), 0)
	c.TextIn(w.text, c.Type.Title.In(p.Ink), title.Move(ui.Pt(0, c.Dp(3))), ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.text, c.Type.Title.In(p.GoldText), title, ui.AlignCenter|ui.AlignMiddle)
	line, _ := rest.CutTop(c.LineHeight(c.Type.Small), 0)
	c.TextIn(w.line, c.Type.Small.In(p.Cream), line, ui.AlignCenter|ui.AlignMiddle)
}

// ranking lists the seats by rank, in two columns where there is room.
type ranking struct {
	rows []rankRow
	rect ui.Rect
}

// columns returns how many rows fit side by side in a width.
func (w *ranking) columns(k *ui.Kit, width float64) int {
	return min(2, ui.GridColumns(width, k.Dp(260), k.Gap.M))
}

// Measure returns the height of all rows.
func (w *ranking) Measure(k *ui.Kit, room ui.Size) ui.Size {
	n := w.columns(k, room.W)
	rows := float64((len(w.rows) + n - 1) / n)
	return ui.Sz(room.W, rows*k.Dp(60)+(rows-1)*k.Gap.M)
}

// Layout places the rows.
func (w *ranking) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	for i, place := range r.Grid(len(w.rows), w.columns(k, r.W), k.Gap.M) {
		w.rows[i].rect = place
	}
}

// Rect returns the place of all rows.
func (w *ranking) Rect() ui.Rect { return w.rect }

// Update does nothing.
func (w *ranking) Update(*ui.Context) {}

// Draw draws all rows.
func (w *ranking) Draw(c *ui.Canvas) {
	for i := range w.rows {
		w.rows[i].draw(c)
	}
}

// rankRow is the row of one seat.
type rankRow struct {
	rank, points int
	name         string
	look         ui.SeatLook
	rect         ui.Rect
}

// draw draws rank, coin, name and points; the winners are outlined.
func (w *rankRow) draw(c *ui.Canvas) {
	c.Panel(w.rect)
	if w.rank == 1 {
		c.Selected(w.rect, c.Radius.Panel)
	}
	in := w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.XS))
	rank, in := in.CutLeft(c.Dp(22), c.Gap.S)
	c.TextIn(strconv.Itoa(w.rank), c.Type.Heading, rank, ui.AlignCenter|ui.AlignMiddle)
	coin, in := in.CutLeft(c.Dp(36), c.Gap.S)
	c.Coin(w.look, coin.Center(), c.Dp(18))
	chip, in := in.CutRight(c.Dp(50), c.Gap.S)
	chip = chip.Place(ui.Sz(chip.W, c.Dp(36)), .5, .5)
	c.Recess(chip, chip.H/2)
	c.TextIn(strconv.Itoa(w.points), c.Type.Number, chip, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
}
