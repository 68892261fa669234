package results

import (
	"math"
	"strconv"

	"runehall/assets/art"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// laurel is the head of the results: the winners' medallions in their wreath, their names, and the title that the
// rulebook gives them.
type laurel struct {
	looks      []ui.SeatLook
	text, line string
	honour     string  // "": the rulebook gives none
	low        bool    // the words stand beside the wreath
	radius     float64 // of a medallion's coin
	rect       ui.Rect
}

// words is the height of all words in a width, below the wreath or beside it.
func (w *laurel) words(k *ui.Kit, width float64) float64 {
	h := w.titleHeight(k, width) + w.honourHeight(k, width) + w.lineHeight(k, width)
	if w.low {
		return h
	}
	return k.Gap.S + h
}

func (w *laurel) honourHeight(k *ui.Kit, width float64) float64 {
	if w.honour == "" {
		return 0
	}
	return k.Measure(w.honour, k.Type.Small, width).H
}

// lineHeight is the height of the last line, which may take several beside a wreath.
func (w *laurel) lineHeight(k *ui.Kit, width float64) float64 {
	if w.low {
		return k.Measure(w.line, k.Type.Small, width).H
	}
	return k.LineHeight(k.Type.Small)
}

func (w *laurel) title(k *ui.Kit) ui.TextStyle {
	if w.low {
		return k.Type.Section
	}
	return k.Type.Title
}

func (w *laurel) titleHeight(k *ui.Kit, width float64) float64 {
	style := w.title(k)
	if w.low {
		return k.Measure(w.text, style, width).H
	}
	_, wraps := k.FitText(w.text, style, ui.Sz(width, k.LineHeight(style)))
	if wraps {
		return 2 * k.LineHeight(style)
	}
	return k.LineHeight(style)
}

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

// draw draws the medallions side by side above the words, or to the left of them.
func (w *laurel) draw(c *ui.Canvas) {
	align := ui.AlignCenter
	coins, words := w.rect.CutTop(2*wreathReach*w.radius, c.Gap.S)
	if w.low {
		align = ui.AlignLeft
		coins, words = w.rect.CutLeft(2*wreathReach*w.radius, c.Gap.M)
		words = words.Place(ui.Sz(words.W, w.words(c.Kit, words.W)), 0, .5)
	}
	w.drawCoins(c, coins)
	p := &c.Palette
	style := w.title(c.Kit)
	title, rest := words.CutTop(w.titleHeight(c.Kit, words.W), 0)
	c.TextIn(w.text, style.In(p.Ink), title.Move(ui.Pt(0, c.Dp(3))), align|ui.AlignMiddle)
	c.TextIn(w.text, style.In(p.GoldText), title, align|ui.AlignMiddle)
	honour, rest := rest.CutTop(w.honourHeight(c.Kit, words.W), 0)
	c.Paragraph(w.honour, c.Type.Small.In(p.GoldText), honour, align)
	line, _ := rest.CutTop(w.lineHeight(c.Kit, words.W), 0)
	c.TextIn(w.line, c.Type.Small.In(p.Cream), line, align|ui.AlignMiddle)
}

// drawCoins draws the medallions in the middle of a place, one alone in its wreath.
func (w *laurel) drawCoins(c *ui.Canvas, coins ui.Rect) {
	p := &c.Palette
	mid, coin := coins.Center(), w.radius*.9
	if !c.Look.HighContrast {
		c.Fill(rays, mid, coin, p.Gold.Fade(.05))
	}
	c.Glow(mid, w.radius*rayReach, p.Ember.Fade(.16))
	c.Glow(mid, w.radius*2.6, p.Gold.Fade(.2))
	step := min(2.7*w.radius, coins.W/float64(max(1, len(w.looks))))
	for i, look := range w.looks {
		at := mid.Add(ui.Pt((float64(i)-float64(len(w.looks)-1)/2)*step, 0))
		c.Medallion(look, ui.RectAround(at, ui.Sz(2.4*coin, 2.4*coin)))
	}
	if len(w.looks) == 1 && !c.Look.HighContrast {
		c.Picture(art.Laurel, ui.RectAround(mid, ui.Sz(2*wreathReach*coin, 2*wreathReach*coin)), ui.White)
	}
}

type ranking struct{ rows []rankRow }

// least returns the width at which every name can be read beside its rank and its points. A name may shrink a little.
func (w *ranking) least(k *ui.Kit) float64 {
	widest := 0.0
	for i := range w.rows {
		r := &w.rows[i]
		widest = max(widest, .9*k.Measure(r.name, k.Type.Name, 0).W+2*k.Gap.S+k.Dp(rankWidth)+
			k.Dp(mostRankCoin)+r.chip(k)+3*k.Gap.S)
	}
	return widest
}

func (w *ranking) layout(r ui.Rect, columns int, gap float64) {
	for i, place := range r.Grid(len(w.rows), columns, gap) {
		w.rows[i].rect = place
	}
}

// hear says who has which rank, and the points.
func (w *ranking) hear(h *stage.Heard) {
	if len(w.rows) == 0 {
		return
	}
	places := make([]ui.Rect, len(w.rows))
	for i := range w.rows {
		r := &w.rows[i]
		places[i] = r.rect
		h.Shows("results.rank."+strconv.Itoa(i),
			aloud.Thing{Role: aloud.Text, Label: strconv.Itoa(r.rank) + ". " + r.name,
				Value: strconv.Itoa(r.points)}, r.rect)
	}
	h.Part("ranks", h.Text("results.ranks"), aloud.List, ui.Bounding(places...))
}

func (w *ranking) draw(c *ui.Canvas) {
	for i := range w.rows {
		w.rows[i].draw(c)
	}
}

type rankRow struct {
	rank, points int
	name         string
	look         ui.SeatLook
	rect         ui.Rect
}

// rankWidth is the width of the rank, and mostRankCoin the width of the largest coin in a row, in dp.
const rankWidth, mostRankCoin = 20, 36

func (w *rankRow) chip(k *ui.Kit) float64 {
	return max(k.Dp(44), k.Measure(strconv.Itoa(w.points), k.Type.Number, 0).W+2*k.Gap.S)
}

// draw draws rank, coin, name and points; the winners are outlined.
func (w *rankRow) draw(c *ui.Canvas) {
	c.Panel(w.rect)
	if w.rank == 1 {
		c.Selected(w.rect, c.Radius.Panel)
	}
	in := w.rect.Inset(ui.Sides(c.Gap.S, 0))
	rank, in := in.CutLeft(c.Dp(rankWidth), c.Gap.S)
	c.TextIn(strconv.Itoa(w.rank), c.Type.Heading, rank, ui.AlignCenter|ui.AlignMiddle)
	side := min(c.Dp(mostRankCoin), in.H-c.Gap.XS)
	coin, in := in.CutLeft(side, c.Gap.S)
	c.Coin(w.look, coin.Center(), side/2)
	chip, in := in.CutRight(w.chip(c.Kit), c.Gap.S)
	chip = chip.Place(ui.Sz(chip.W, side), .5, .5)
	c.Recess(chip, chip.H/2)
	c.TextIn(strconv.Itoa(w.points), c.Type.Number, chip, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
}
