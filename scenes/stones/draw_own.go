package stones

import (
	"math"

	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawPurse draws gems and ore of the seat in front, and how many there will be after what is chosen.
func (a *artist) drawPurse(c *ui.Canvas) {
	l := &a.places.ledge
	if l.purse[0].Empty() {
		return
	}
	boards.Tray(c, ui.Bounding(l.purse[:]...))
	for i, r := range l.purse {
		n := a.words.purse[i]
		side := ui.Whole(min(r.H*.72, r.W*.46, c.Dp(28)))
		if r.H < c.Dp(24) { // in a low row a gem needs all of its height to be told from the others
			side = ui.Whole(min(r.H*.94, r.W*.46))
		}
		style := c.Type.Number.In(c.Palette.Cream).Sized(min(c.Dp(18), max(r.H*.5, c.Legible)))
		wide := side*1.12 + c.Measure(ui.Digits(n.now), style, 0).W
		if n.changes {
			wide += c.Measure("→", style, 0).W + c.Measure(ui.Digits(n.after), style, 0).W + style.Size*.24
			if room := r.W * .98; wide > room {
				side, style.Size, wide = math.Floor(side*room/wide), style.Size*room/wide, room
			}
		}
		x := r.Center().X - wide/2
		mid := ui.Pt(x+side/2, r.Center().Y)
		a.painter.valuable(c, i, mid, side)
		if i < fields && fieldOrder[i] == a.Model.who[a.Given.Front].stone { // its gems count as jokers (STO-33)
			a.painter.gem(c, rules.White, mid.Add(ui.Pt(side*.34, -side*.34)), ui.Whole(side*.5))
		}
		arrowed(c, n, style, ui.Rc(x+side*1.12, r.Y, r.Right()-x-side*1.12, r.H))
	}
}

// drawOwn draws the rune stones of the seat in front, and empty places for those that it may still get.
func (a *artist) drawOwn(c *ui.Canvas) {
	l, who := &a.places.ledge, &a.Model.who[a.Given.Front]
	for i, r := range l.own {
		if r.Empty() {
			continue
		}
		if i >= len(who.stones) || a.Model.rises(a.Given.Front, i) {
			side := ui.Whole(min(r.W, r.H) * .8)
			box := r.Place(ui.Sz(side*.84, side), .5, .5).Snap()
			d := boards.Dash{Width: max(1, c.Hairline), Long: max(2, side*.09), Gap: max(2, side*.08),
				Color: c.Palette.Muted.Fade(.4)}
			d.Frame(c, box)
			continue
		}
		a.drawOwnStone(c, who.stones[i], r)
	}
}

// drawOwnStone draws a rune stone of the seat in front. It is lit if it can be used now, and dark if it has been used.
func (a *artist) drawOwnStone(c *ui.Canvas, kind rules.Stone, r ui.Rect) {
	t := ownStoneOf(a.Given.Front, kind)
	r = a.shifted(c, r, t)
	used, text := kind == rules.SwapStone && a.Model.swapped && a.Model.acting(a.Given.Front), ""
	if r.H >= c.Dp(58) && r.W >= c.Dp(52) {
		if text = a.words.fixed.captions[kind]; used {
			text = a.words.fixed.used
		}
	}
	style := c.Type.Label.In(c.Palette.Text)
	box := r
	if text != "" {
		var below ui.Rect
		below, box = r.CutBottom(c.LineHeight(style), 0)
		c.TextIn(text, style, below, ui.AlignCenter|ui.AlignMiddle)
	}
	side := ui.Whole(min(box.W, box.H) * .94)
	box = box.Place(ui.Sz(side, side), .5, 1).Snap()
	if a.words.marks.works[kind] {
		c.Glow(box.Center(), side*.75, c.Palette.Ice.Fade(.4))
	}
	before := faded(c, used, .42)
	if up := a.risen(kind, box); up != box { // still rising out of the ground
		whole := c.Clip(ui.Rc(box.X, box.Y-box.H, box.W, 2*box.H))
		a.painter.stone(c, kind, up)
		c.Unclip(whole)
	} else {
		a.painter.stone(c, kind, box)
	}
	c.Unfade(before)
	if a.words.stance(t) == boards.Lit {
		boards.Alight(c, r.Grow(-ui.Whole(c.Dp(1))), c.Radius.Chip)
	}
	if gem := a.Model.who[a.Given.Front].stone; kind == rules.JokerStone && gem != rules.NoColour {
		a.painter.gem(c, gem, ui.Pt(box.Right()-side*.2, box.Bottom()-side*.2), ui.Whole(side*.44))
	}
	a.drawHint(c, t, r, c.Radius.Chip)
}

// riseFrom is how deep in the ground a rune stone stands when it begins to rise, as a share of its height.
const riseFrom = .6

// risen returns where a rune stone of the seat in front stands as it rises. It rises a little too high before it rests.
func (a *artist) risen(kind rules.Stone, place ui.Rect) ui.Rect {
	for f := range a.Model.flashes.Each() {
		if f.kind == flashStone && f.at == ownStoneOf(a.Given.Front, kind) && !f.Still {
			return place.Move(ui.Pt(0, place.H*riseFrom*(1-ui.OutBack(f.T))))
		}
	}
	return place
}

func (a *artist) drawOwnPiles(c *ui.Canvas) {
	l, s := &a.places.ledge, a.Given.Front
	who := &a.Model.who[s]
	a.drawPile(c, l.draw, who.pile, a.words.fixed.draw)
	top := a.words.tops.own
	if !who.discards.Has(top) {
		top = rules.Hidden
	}
	a.drawHeap(c, a.sprung(c, l.discards, ownDiscardsOf(s)), s, top, who.discards.Size(), a.words.fixed.discards)
}
