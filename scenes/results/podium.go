package results

import (
	"math"

	"runehall/scenes/page"
	"runehall/ui"
)

// podium says who has won, and lists the seats by rank. Beside the results it stays in sight while they scroll; above
// them, where the screen is narrow, it scrolls with them, and a row remains of it. Where it is low the laurel is small,
// and its words stand beside it; where there is no room even for that it is bare, and the top bar says who has won.
type podium struct {
	laurel laurel
	ranks  ranking
	bare   bool
	// beside is what lies beside the podium, and becomes as high as there is room.
	beside *page.Columns
	places podiumPlaces
	at     ui.Rect // for which they are
	top    float64 // where it lies now
}

type podiumPlaces struct {
	laurel, ranks ui.Rect
	radius        float64 // of the medallion's coin; 0: there is no laurel
	columns       int     // of the ranking
	gap           float64 // between its rows
	side          bool
	low           bool // the laurel's words stand beside its wreath
}

type podiumWants struct {
	seats int
	row   float64 // the least width of a row of the ranking
	// the height of the laurel's words in a width, below the wreath or beside it
	words func(w float64, low bool) float64
}

// The heights of a row of the ranking: the least, that on low screens, as it should be above the results and beside
// them, and the highest, in dp.
const (
	leastRank, lowRank, rankAbove, rankBeside, mostRank = 28, 22, 52, 60, 72
)

// leastRadius and mostRadius bound the coin of the medallion, in dp; leastLow and mostLow that of one with its words
// beside it.
const leastRadius, mostRadius, leastLow, mostLow = 30, 88, 15, 24

// arrangePodium places the parts of a podium within the body of a page, and returns the rest of the body. It is pure.
func arrangePodium(k *ui.Kit, body ui.Rect, margin float64, wants podiumWants) (p podiumPlaces, place, rest ui.Rect) {
	inner := body.W - 2*margin
	p.side = inner >= 2*k.Dp(400)+k.Gap.XL || body.W > 2*body.H && inner >= k.Dp(380)
	in := body.Inset(ui.Insets{Top: k.Gap.S, Right: margin, Bottom: k.Gap.S, Left: margin})
	share := .54 // of the height
	p.columns = ui.GridColumns(in.W, wants.row, k.Gap.S)
	if p.side {
		in, rest = in.CutLeft((inner-k.Gap.XL)/2.6, k.Gap.XL)
		rest.X, rest.W = rest.X-margin, rest.W+2*margin // the content of the page has its margin
		rest.Y, rest.H = body.Y, body.H
		share, p.columns = 1, 1
	}
	p.columns = max(1, min(p.columns, wants.seats, 3))
	rows := float64((wants.seats + p.columns - 1) / p.columns)
	p.gap = k.Gap.S
	row := k.Dp(rankAbove)
	if p.side {
		row = k.Dp(rankBeside)
	}
	if rows*k.Dp(leastRank)+(rows-1)*p.gap > in.H*share {
		p.gap = k.Gap.XS
	}
	gaps := (rows - 1) * p.gap
	words := wants.words(in.W, false) + k.Gap.M
	p.radius = min((in.H*share-words-rows*row-gaps)/(2*wreathReach), k.Dp(mostRadius), in.W*.14)
	head := 2*wreathReach*p.radius + words
	if p.radius < k.Dp(leastRadius) {
		head = p.lowHead(k, in.Size(), in.H*share-rows*k.Dp(leastRank)-gaps, wants)
		if p.side && head+rows*k.Dp(lowRank)+gaps > in.H {
			p.radius, p.low, head = 0, false, 0
		}
		least := k.Dp(leastRank)
		if p.side {
			least = min(least, (in.H-head-gaps)/rows)
		}
		row = max(min(least, (in.H*max(share, .65)-gaps)/rows), min(row, (in.H*share-head-gaps)/rows))
	}
	if free := in.H - head - rows*row - gaps; p.side && free > 0 {
		higher := min(k.Dp(mostRank)-row, free/rows)
		row += higher
		if p.radius > 0 {
			_, in = in.CutTop(math.Round((free-rows*higher)*.4), 0)
		}
	}
	top := in.Y
	p.laurel, in = in.CutTop(head, 0)
	p.ranks, in = in.CutTop(rows*row+gaps, 0)
	if !p.side {
		rest = ui.Rect{X: body.X, Y: p.ranks.Bottom() + k.Gap.S, W: body.W,
			H: body.Bottom() - p.ranks.Bottom() - k.Gap.S}
	}
	return p, ui.Rect{X: p.ranks.X, Y: top, W: p.ranks.W, H: p.ranks.Bottom() - top}, rest
}

// lowHead makes the laurel low, and returns the height of wreath and words with the gap below them, as far as it can
// within a room.
func (p *podiumPlaces) lowHead(k *ui.Kit, in ui.Size, room float64, wants podiumWants) float64 {
	p.low = true
	p.radius = max(k.Dp(leastLow), min((room-k.Gap.S)/(2*wreathReach), k.Dp(mostLow)))
	side := 2 * wreathReach * p.radius
	return max(side, wants.words(max(1, in.W-side-k.Gap.M), true)) + k.Gap.S
}

// Split cuts the podium's place off the body of a page.
func (w *podium) Split(k *ui.Kit, body ui.Rect, margin float64) (place, rest ui.Rect) {
	wants := podiumWants{seats: len(w.ranks.rows), row: w.ranks.least(k), words: func(width float64, low bool) float64 {
		w.laurel.low = low
		return w.laurel.words(k, width)
	}}
	w.places, place, rest = arrangePodium(k, body, margin, wants)
	w.bare, w.at = w.places.radius == 0, place
	w.laurel.low = w.places.low
	w.beside.High = 0
	if w.places.side {
		w.beside.High = min(rest.H-k.Gap.S-k.Gap.XL, k.Dp(mostBeside))
	} else {
		rest.H = 0 // the page need not keep it in sight
	}
	return place, rest
}

// mostBeside is how high what lies beside the podium is made, in dp.
const mostBeside = 860

// Measure returns nothing: split gives the podium its place.
func (w *podium) Measure(*ui.Kit, ui.Size) ui.Size { return ui.Size{} }

// Layout places laurel and ranking as in the place that split gave them, wherever that is now.
func (w *podium) Layout(_ *ui.Kit, r ui.Rect) {
	by := r.Min().Sub(w.at.Min())
	w.top = r.Y
	w.laurel.rect, w.laurel.radius = w.places.laurel.Move(by), w.places.radius
	w.ranks.layout(w.places.ranks.Move(by), w.places.columns, w.places.gap)
}

// Update does nothing.
func (w *podium) Update(*ui.Context) {}

// Draw draws laurel and ranking.
func (w *podium) Draw(c *ui.Canvas) {
	if !w.bare {
		w.laurel.draw(c)
	}
	w.ranks.draw(c)
}

// foldedHigh is the height of what remains of the podium above results that were scrolled, in dp.
const foldedHigh = 56

// folded returns the place of what remains of the podium at the top of a body under which it has been scrolled; empty:
// it is in sight itself.
func (w *podium) folded(k *ui.Kit, body ui.Rect) ui.Rect {
	if high := k.Dp(foldedHigh); !w.places.side && !w.bare && w.top+w.at.H < body.Y+high {
		return ui.Rect{X: body.X, Y: body.Y, W: body.W, H: high}
	}
	return ui.Rect{}
}

// drawFolded draws who has won and how many points each seat has, in one row.
func (w *podium) drawFolded(c *ui.Canvas, body ui.Rect) {
	r := w.folded(c.Kit, body)
	if r.Empty() {
		return
	}
	p := &c.Palette
	c.Rect(r, p.Ink)
	c.HLine(r.X, r.Bottom(), r.W, p.Gold.Fade(.6))
	in := r.Inset(ui.Sides(c.Gap.M, c.Gap.XS))
	side := c.Dp(26)
	for i := len(w.ranks.rows) - 1; i >= 0; i-- {
		row := &w.ranks.rows[i]
		wide := side + c.Gap.XS + c.Measure(ui.Digits(row.points), c.Type.Number, 0).W
		if wide > .6*in.W && i > 0 {
			continue
		}
		var seat ui.Rect
		seat, in = in.CutRight(wide, c.Gap.S)
		coin, points := seat.CutLeft(side, c.Gap.XS)
		c.Coin(row.look, coin.Center(), side/2)
		c.TextIn(ui.Digits(row.points), c.Type.Number, points, ui.AlignRight|ui.AlignMiddle)
	}
	if in.W > c.Dp(90) {
		c.TextIn(w.laurel.text, c.Type.Name.In(p.GoldText), in, ui.AlignLeft|ui.AlignMiddle)
	}
}
