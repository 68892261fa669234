package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// toldPlace is where it is told what a tile is.
type toldPlace struct {
	rect, picture, words ui.Rect
	radius               float64 // of a tile in the picture
}

// leastTold is how wide the words are at least that tell of a tile, in dp.
const leastTold = 120

// drawTold draws a tile that is held large, with words, where no finger lies on it: on the board with the tiles beneath it, the uppermost of them
// first. It lies over revealed cards, which would hide it.
func (a *artist) drawTold(c *ui.Canvas) {
	what := &a.words.told
	if !a.Sel.peek || what.title == "" {
		return
	}
	p := a.placeTold(c.Kit)
	c.Panel(p.rect)
	x := p.picture.X
	for i, t := range a.toldTiles() {
		wide := p.radius * math.Sqrt(3)
		a.painter.drawTile(c, t.tile, t.turn, ui.Pt(x+wide/2, p.picture.Center().Y), p.radius, p.radius, []float64{1, .8}[min(i, 1)])
		x += wide + c.Gap.XS
	}
	line, rest := c.Type.Small.In(c.Palette.Text), p.words
	c.Paragraph(what.title, c.Type.Section, rest, ui.AlignLeft|ui.AlignTop)
	_, rest = rest.CutTop(c.Measure(what.title, c.Type.Section, rest.W).H, c.Gap.XS)
	for _, l := range what.lines {
		var room ui.Rect
		room, rest = rest.CutTop(c.Measure(l, line, rest.W).H, c.Gap.XS)
		c.Paragraph(l, line, room, ui.AlignLeft|ui.AlignTop)
	}
}

// toldTiles returns the tile that is held and those beneath it.
func (a *artist) toldTiles() []covered {
	a.beneath = a.beneath[:0]
	if t := a.Sel.peeked; t.Kind == hand {
		if front := a.front(); int(t.N) < len(front) {
			a.beneath = append(a.beneath, covered{front[t.N], a.Sel.turns[front[t.N]]})
		}
		return a.beneath
	}
	if at, there := a.Model.at(cellOf(a.Sel.peeked)); there {
		t := &a.Model.tiles[at]
		a.beneath = append(a.beneath, covered{t.tile, t.turn})
		for i := range t.under {
			a.beneath = append(a.beneath, t.under[len(t.under)-1-i])
		}
	}
	return a.beneath
}

// placeTold places picture and words, side by side or one below the other, with tiles as large as there is room.
func (a *artist) placeTold(k *ui.Kit) (p toldPlace) {
	f, pad, n := &a.Given.Frame, k.Gap.M, float64(len(a.toldTiles()))
	for _, room := range [...]ui.Rect{f.Field.Grow(-k.Gap.S), ui.Bounding(f.Field, f.Seats).Grow(-k.Gap.S), ui.Bounding(f.Field, f.Seats, f.Ledge).Grow(-k.Gap.S)} {
		for _, radius := range [...]float64{64, 52, 42, 34, 26} {
			p.radius = math.Floor(k.Dp(radius))
			picture := ui.Sz(n*p.radius*math.Sqrt(3)+(n-1)*k.Gap.XS, 2*p.radius)
			for _, aside := range [...]bool{true, false} {
				wide := min(k.Dp(250), room.W-2*pad)
				if aside {
					wide = min(wide, room.W-picture.W-3*pad)
				}
				high := a.toldHigh(k, wide)
				size := ui.Sz(max(wide, picture.W)+2*pad, picture.H+pad+high+2*pad)
				if aside {
					size = ui.Sz(picture.W+pad+wide+2*pad, max(picture.H, high)+2*pad)
				}
				if wide < k.Dp(leastTold) || size.W > room.W || size.H > room.H {
					continue
				}
				at, off := a.Things.At(a.Sel.peeked).Center(), a.Eye.Scale+k.Gap.S
				if a.Sel.peeked.Kind == hand {
					at, off = ui.Pt(room.Center().X, room.Bottom()), 0
				}
				p.rect = boards.Over(at, off, size, room)
				if in := p.rect.Grow(-pad); aside {
					p.picture, p.words = in.CutLeft(picture.W, pad)
					p.words = p.words.Place(ui.Sz(wide, high), 0, .5)
				} else {
					p.picture, p.words = in.CutTop(picture.H, pad)
					p.picture = p.picture.Place(picture, .5, .5)
				}
				return p
			}
		}
	}
	return p
}

// toldHigh returns how high the words are in a width.
func (a *artist) toldHigh(k *ui.Kit, wide float64) float64 {
	what := &a.words.told
	high := k.Measure(what.title, k.Type.Section, wide).H
	for _, l := range what.lines {
		high += k.Gap.XS + k.Measure(l, k.Type.Small, wide).H
	}
	return high
}
