package results

import (
	"math"

	"runehall/scenes/page"
	"runehall/ui"
)

// podium says who has won, and lists the seats by rank. It stays in sight while the results scroll: beside them, or above them
// where the screen is narrow. Where it has no room for the laurel it is bare, and the top bar says who has won.
type podium struct {
	laurel laurel
	ranks  ranking
	bare   bool
	// beside is what lies beside the podium, and becomes as high as there is room.
	beside *page.Columns
	places podiumPlaces
	at     ui.Rect // for which they are
}

type podiumPlaces struct {
	laurel, ranks ui.Rect
	radius        float64 // of the medallion's coin; 0: there is no laurel
	columns       int     // of the ranking
	gap           float64 // between its rows
	side          bool
}

type podiumWants struct {
	seats int
	row   float64                 // the least width of a row of the ranking
	words func(w float64) float64 // the height of the laurel's words in a width
}

// The heights of a row of the ranking: the least, as it should be above the results and beside them, and the highest, in dp.
const (
	leastRank, rankAbove, rankBeside, mostRank = 28, 52, 60, 72
)

// leastRadius and mostRadius bound the coin of the medallion, in dp.
const leastRadius, mostRadius = 30, 88

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
	words := wants.words(in.W) + k.Gap.M
	p.radius = min((in.H*share-words-rows*row-gaps)/(2*wreathReach), k.Dp(mostRadius), in.W*.14)
	if p.radius < k.Dp(leastRadius) {
		p.radius, words = 0, 0
		least := min(k.Dp(leastRank), (in.H*max(share, .65)-gaps)/rows)
		row = max(least, min(row, (in.H*share-gaps)/rows))
	}
	head := 2*wreathReach*p.radius + words
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
		rest = ui.Rect{X: body.X, Y: p.ranks.Bottom() + k.Gap.S, W: body.W, H: body.Bottom() - p.ranks.Bottom() - k.Gap.S}
	}
	return p, ui.Rect{X: p.ranks.X, Y: top, W: p.ranks.W, H: p.ranks.Bottom() - top}, rest
}

// Split cuts the podium's place off the body of a page.
func (w *podium) Split(k *ui.Kit, body ui.Rect, margin float64) (place, rest ui.Rect) {
	wants := podiumWants{seats: len(w.ranks.rows), row: w.ranks.least(k), words: func(width float64) float64 { return w.laurel.words(k, width) }}
	w.places, place, rest = arrangePodium(k, body, margin, wants)
	w.bare, w.at = w.places.radius == 0, place
	w.beside.High = 0
	if w.places.side {
		w.beside.High = min(rest.H-k.Gap.S-k.Gap.XL, k.Dp(mostBeside))
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
