package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// How high labels are, in sections: at least labelLeast dp, at which their numbers can be read, but never so high that they would hide
// the rune of a section that they stand on.
const (
	labelHigh  = .36
	labelMost  = .56
	labelLeast = 20
	labelGap   = .05
	labelClear = .11 // of the middle of a rune
	// markReach is how far the marks round a card that hovers reach beyond it.
	markReach = .2
)

// place places all labels anew if anything has changed.
func (w *labels) place(a *artist, th *ui.Theme) {
	m := &a.Model
	now := labelStamp{
		scale: a.Eye.Scale, laid: len(m.laid), areas: len(m.held), morphs: m.morph.on && !m.morph.still, actor: games.Nobody,
	}
	for _, h := range m.held {
		now.held += (h.points*7+len(h.cells))*31 + int(h.seat)
	}
	if a.hovers() {
		now.hover = a.player.verdict.laid
	}
	if a.claiming() {
		now.actor, now.picks, now.picked, now.placed = a.player.options.actor, a.Sel.pick, a.Sel.picked, len(a.player.options.areas)
	}
	if now == w.stamp {
		return
	}
	w.stamp = now
	w.collect(a)
	high := max(labelHigh, min(labelMost, th.Dp(labelLeast)/now.scale))
	for i := range w.list {
		l := &w.list[i]
		size := ui.Sz(high*1.8, high)
		if l.gain {
			size.W = high * 1.6
		}
		if l.chosen {
			size = ui.Sz(size.W*1.25, size.H*1.25)
		}
		if l.rect = w.find(l.cells, size); !l.rect.Empty() {
			w.busy = append(w.busy, l.rect)
		}
	}
}

// collect lists the labels without their places, and what they must keep clear of.
func (w *labels) collect(a *artist) {
	m := &a.Model
	w.list, w.cards, w.whole, w.busy, w.hover = w.list[:0], w.cards[:0], w.whole[:0], w.busy[:0], ui.Rect{}
	for _, l := range m.laid {
		w.cards = append(w.cards, area(l))
	}
	if w.stamp.hover.Card != rules.Hidden {
		w.hover = area(w.stamp.hover).Move(ui.Pt(0, -hoverLift)).Grow(markReach)
	}
	for s := range games.Seat(m.seats) {
		for _, c := range m.standing[s] {
			w.stand(c)
		}
	}
	if a.placing() {
		for _, l := range a.player.lit() {
			w.busy = append(w.busy, ui.RectAround(area(l).Center(), ui.Sz(.5, .5)))
		}
	}
	if w.stamp.morphs {
		for i := range m.morph.areas {
			g := &m.morph.areas[i]
			w.list = append(w.list, label{seat: g.seat, cells: g.cells})
		}
	} else {
		for i := range m.held {
			h := &m.held[i]
			w.list = append(w.list, label{seat: h.seat, cells: h.cells, points: h.points})
		}
	}
	if w.stamp.actor < 0 {
		return
	}
	o := a.player.options
	chosen, picks := o.claimed(&a.Sel)
	if picks {
		w.stand(a.Sel.picked)
		if chosen.Holder != o.actor {
			w.list = slices.Insert(w.list, 0, label{seat: o.actor, cells: chosen.Cells, points: chosen.Points, gain: true, chosen: true})
		}
	}
	for _, free := range o.areas {
		if free.Holder != o.actor && !(picks && free.Cells[0] == chosen.Cells[0]) {
			w.list = append(w.list, label{seat: o.actor, cells: free.Cells, points: free.Points, gain: true})
		}
	}
}

// stand has labels keep clear of a master on a cell.
func (w *labels) stand(c rules.Cell) {
	at := corner(c)
	w.whole = append(w.whole, ui.Rc(at.X+.2, at.Y-.16, .6, 1.1))
	w.busy = append(w.busy, ui.Rc(at.X+.28, at.Y-.16, .44, .56))
}

// wayOut are the directions in which a label is looked for, as ways: above, right, left, below.
var wayOut = [...]int{0, 1, 3, 2}

// aside is how far a label may stand off the middle of the side that it stands on, in sections: where a card hovers before the middle,
// there may be room beside it.
var aside = [...]float64{0, -.3, .3, -.6, .6}

// corners are where a label lies on a section of an area that is shut in: above or below the middle of its rune.
var corners = [...]ui.Point{{X: .3, Y: -1}, {X: -.3, Y: -1}, {X: .3, Y: 1}, {X: -.3, Y: 1}, {Y: 1}, {Y: -1}}

// find returns where the label of an area fits: beside it, or else on a corner of one of its sections, of one without a master first.
// There is none where it would hide what has to be seen; then the seat's points tell.
func (w *labels) find(cells []rules.Cell, size ui.Size) ui.Rect {
	for _, off := range aside {
		for _, way := range wayOut {
			out, _ := axes(way)
			far := ui.Pt(out.X*(.5+labelGap+size.W/2)+math.Abs(out.Y)*off, out.Y*(.5+labelGap+size.H/2)+math.Abs(out.X)*off)
			for _, c := range cells {
				if r := ui.RectAround(middle(c).Add(far), size); w.free(r, w.cards, w.whole) {
					return r
				}
			}
		}
	}
	off := max(.36, labelClear+size.H/2)
	for _, obstacles := range [...][]ui.Rect{w.whole, nil} {
		for _, c := range cells {
			for _, at := range corners {
				if r := ui.RectAround(middle(c).Add(ui.Pt(at.X, at.Y*off)), size); w.free(r, obstacles) {
					return r
				}
			}
		}
	}
	return ui.Rect{}
}

func (w *labels) free(r ui.Rect, others ...[]ui.Rect) bool {
	if r.Overlaps(w.hover) {
		return false
	}
	for _, list := range append(others, w.busy) {
		if slices.ContainsFunc(list, r.Overlaps) {
			return false
		}
	}
	return true
}

// worthUnder is the side of a section, in dp, under which no worth is drawn: it would cover what it is about. Only pictures are so small.
const worthUnder = 20

// drawWorths draws what each area is worth now, and where a master is to be set what each free one would add.
func (a *artist) drawWorths(c *ui.Canvas) {
	if a.Eye.Scale < c.Dp(worthUnder) {
		return
	}
	a.labels.place(a, &c.Kit.Theme)
	for i := range a.labels.list {
		l := &a.labels.list[i]
		points := l.points
		if m := &a.Model.morph; m.on && !m.still && i < len(m.areas) && a.labels.stamp.morphs {
			g := &m.areas[i]
			points = g.from + int(math.Round(float64(g.to-g.from)*m.t))
		}
		if points > 0 && !l.rect.Empty() {
			a.drawWorth(c, l, points)
		}
	}
}

func (a *artist) drawWorth(c *ui.Canvas, l *label, points int) {
	r := a.Eye.Rect(l.rect).Snap()
	if !r.Overlaps(a.places.field) {
		return
	}
	c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
	style := c.Type.Number.In(c.Palette.Cream).Sized(r.H * .72)
	if l.gain {
		style = style.In(c.Palette.GoldText)
		if l.chosen {
			c.Box(r, r.H/2, ui.Flat(c.Palette.GoldText))
			style = style.In(c.Palette.Ink)
		} else {
			boards.Tag(c, r, 1, ui.Whole(r.H*.07), c.Palette.GoldText)
		}
		c.Text(a.words.gain(points), style, r.Center(), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	col := a.Given.Color(l.seat)
	boards.Tag(c, r, 1, ui.Whole(r.H*.08), col)
	if int(l.seat) < len(a.Given.Frame.Sitters) {
		c.Emblem(a.Given.Frame.Sitters[l.seat].Look.Emblem, ui.Pt(r.X+r.H*.52, r.Center().Y), r.H*.24, col)
	}
	c.Text(ui.Digits(points), style, ui.Pt(r.X+r.H*1.18, r.Center().Y), ui.AlignCenter|ui.AlignMiddle)
}
