package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawTold shows what is held as a large picture with words, away from the finger: a card of the hand, a master, or a
// rune with all the cards beneath it.
func (a *artist) drawTold(c *ui.Canvas) {
	what := &a.words.told
	if !a.Sel.peek || what.Title == "" {
		return
	}
	p := a.placeTold(c.Kit)
	c.Panel(p.Rect)
	a.drawToldPicture(c, p.Picture, p.Unit)
	what.Draw(c, p.Words)
}

// placeTold places the picture and its words over the field, above the panel; on small screens over the panel and the
// ledge too. The golden button stays in sight.
func (a *artist) placeTold(k *ui.Kit) boards.ToldPlace {
	f := &a.Given.Frame
	whole := ui.Bounding(f.Field, f.Ledge).Grow(-k.Gap.S)
	whole.H = min(whole.H, f.Primary.Y-k.Gap.S-whole.Y) // the golden button stays
	return a.words.told.Place(k, &boards.ToldForm{
		Rooms: []ui.Rect{a.places.field.Grow(-k.Gap.S), f.Field.Grow(-k.Gap.S), whole},
		Units: []float64{38, 32, 26, 20, 16}, Widest: 270,
		Picture: func(unit float64) ui.Size { return a.toldSize(unit, k.Gap.S) },
		From: func(room ui.Rect) (ui.Point, float64) {
			if a.Sel.peeked.Kind == hand {
				return ui.Pt(room.Center().X, room.Bottom()), 0
			}
			return a.Things.At(a.Sel.peeked).Center(), a.Eye.Scale
		},
	})
}

// beneath returns the cards that lie on the section that is held, the topmost first. The list is valid until the next
// call.
func (a *artist) beneath() []rules.Laid {
	a.peeks = a.peeks[:0]
	for _, l := range a.Model.laid {
		if isSection(a.Sel.peeked) && covers(l, cellOf(a.Sel.peeked)) {
			a.peeks = append(a.peeks, l)
		}
	}
	slices.Reverse(a.peeks)
	return a.peeks
}

// toldSize returns the size of the picture, for a side of its sections.
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
