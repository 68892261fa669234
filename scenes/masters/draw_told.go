package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawTold draws what is held large, with words, where no finger lies on it: a card of the hand, a master, or a rune with all cards beneath it.
func (a *artist) drawTold(c *ui.Canvas) {
	what := &a.words.told
	if !a.Sel.peek || what.title == "" {
		return
	}
	p := a.placeTold(c.Kit)
	c.Panel(p.rect)
	a.drawToldPicture(c, p.picture, p.unit)
	line := c.Type.Small.In(c.Palette.Text)
	c.Paragraph(what.title, c.Type.Section, p.words, ui.AlignLeft|ui.AlignTop)
	rest := p.words
	_, rest = rest.CutTop(c.Measure(what.title, c.Type.Section, rest.W).H, c.Gap.XS)
	for _, l := range what.lines {
		var room ui.Rect
		room, rest = rest.CutTop(c.Measure(l, line, rest.W).H, c.Gap.XS)
		c.Paragraph(l, line, room, ui.AlignLeft|ui.AlignTop)
	}
}

// toldPlace is where it is told what something is.
type toldPlace struct {
	rect, picture, words ui.Rect
	unit                 float64 // side of a section in the picture
}

// placeTold places picture and words, side by side or one below the other, as large as there is room: over the field, and on small screens over the
// ledge, too.
func (a *artist) placeTold(k *ui.Kit) (p toldPlace) {
	f, pad := &a.Given.Frame, k.Gap.M
	room := f.Field.Grow(-k.Gap.S)
	whole := ui.Bounding(f.Field, f.Ledge).Grow(-k.Gap.S)
	whole.H = min(whole.H, f.Primary.Y-k.Gap.S-whole.Y) // the golden button stays
	for _, all := range [...]ui.Rect{room, whole} {
		room = all
		for _, unit := range [...]float64{38, 32, 26, 20, 16} {
			p.unit = math.Floor(k.Dp(unit))
			picture := a.toldSize(p.unit, k.Gap.S)
			for _, aside := range [...]bool{true, false} {
				wide := min(k.Dp(270), room.W-2*pad)
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
				at, off := a.Things.At(a.Sel.peeked).Center(), a.Eye.Scale
				if a.Sel.peeked.Kind == hand {
					at, off = ui.Pt(room.Center().X, room.Bottom()), 0
				}
				p.rect = boards.Over(at, off, size, room)
				if in := p.rect.Grow(-pad); aside {
					p.picture, p.words = in.CutLeft(picture.W, pad)
				} else {
					p.picture, p.words = in.CutTop(picture.H, pad)
				}
				return p
			}
		}
	}
	return p
}

// leastTold is how wide the words are at least that tell of something, in dp.
const leastTold = 130

// toldHigh returns how high the words are in a width.
func (a *artist) toldHigh(k *ui.Kit, wide float64) float64 {
	what := &a.words.told
	high := k.Measure(what.title, k.Type.Section, wide).H
	for _, l := range what.lines {
		high += k.Gap.XS + k.Measure(l, k.Type.Small, wide).H
	}
	return high
}

// beneath returns the cards that lie over each other on the section that is held, the topmost first.
func (a *artist) beneath() []rules.Laid {
	a.peeks = a.peeks[:0]
	for _, l := range a.Model.laid {
		if a.Sel.peeked.Kind == section && covers(l, cellOf(a.Sel.peeked)) {
			a.peeks = append(a.peeks, l)
		}
	}
	slices.Reverse(a.peeks)
	return a.peeks
}

// toldSize returns how large the picture of what is held is, with sections of a side.
func (a *artist) toldSize(unit, gap float64) ui.Size {
	if a.Sel.peeked.Kind == hand {
		return ui.Sz(4.5*unit, 3*unit)
	}
	w := -gap
	for _, l := range a.beneath() {
		wide, _ := extentOf(l.Turn)
		w += float64(wide)*unit + gap
	}
	if a.Model.at(cellOf(a.Sel.peeked)) >= 0 {
		w += 2*unit + gap
	}
	return ui.Sz(w, 3*unit)
}

func (a *artist) drawToldPicture(c *ui.Canvas, r ui.Rect, unit float64) {
	if a.Sel.peeked.Kind == hand {
		if front := a.player.front(); int(a.Sel.peeked.N) < len(front) {
			side := math.Floor(unit * 1.5)
			a.painter.card(c, front[a.Sel.peeked.N], 0, r.Place(ui.Sz(3*side, 2*side), .5, .5).Snap(), side)
		}
		return
	}
	cell, x := cellOf(a.Sel.peeked), r.X
	if s := a.Model.at(cell); s != games.Nobody {
		a.drawMaster(c, s, ui.Pt(x+unit, r.Y+2.9*unit), 2.8*unit)
		x += 2*unit + c.Gap.S
	}
	for i, l := range a.beneath() {
		wide, high := extentOf(l.Turn)
		card := ui.Rc(x, r.Center().Y-float64(high)*unit/2, float64(wide)*unit, float64(high)*unit)
		a.painter.card(c, l.Card, l.Turn, card, unit)
		at := ui.Rc(card.X+float64(cell.X-l.Cell.X)*unit, card.Y+float64(cell.Y-l.Cell.Y)*unit, unit, unit)
		edge := c.Palette.Cream
		if i == 0 {
			edge = c.Palette.Gold
		}
		c.Frame(at, ui.Whole(unit*.12), ui.Whole(unit*.07), ui.Flat(edge))
		x += card.W + c.Gap.S
	}
}
