package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// label is what an area is worth, or what a free one would add, beside it on the plane.
type label struct {
	rect   ui.Rect // on the plane
	seat   games.Seat
	cells  []rules.Cell
	points int
	gain   bool
	chosen bool
}

// labelStamp is what the places of labels depend on.
type labelStamp struct {
	scale        float64
	laid, areas  int
	morphs       bool
	hover        rules.Laid
	picks        bool
	picked       rules.Cell
	actor        games.Seat
	held, placed int
}

// labels places what areas are worth: beside the area where no card, master, mark or other label is, and where it is shut in on the
// corner of a section that no master stands on.
type labels struct {
	stamp labelStamp
	list  []label
	busy  []ui.Rect // what none may cover
	near  ui.Rect   // the card that hovers, and a section round it
}

// How high labels are, in sections: at least labelLeast dp, at which their numbers can be read, but never so high that they would hide
// the rune of a section that they stand on.
const (
	labelHigh  = .36
	labelMost  = .56
	labelLeast = 20
	labelGap   = .05
)

// place places all labels anew if anything has changed.
func (w *labels) place(a *artist, th *ui.Theme) {
	m := &a.show.model
	now := labelStamp{
		scale: a.places.eye.Scale, laid: len(m.laid), areas: len(m.held), morphs: m.morph.on && !m.morph.still, actor: games.Nobody,
	}
	for _, h := range m.held {
		now.held += (h.points*7+len(h.cells))*31 + int(h.seat)
	}
	if a.hovers() {
		now.hover = a.hand.verdict.laid
	}
	if a.claiming() {
		now.actor, now.picks, now.picked, now.placed = a.hand.options.actor, a.hand.sel.pick, a.hand.sel.picked, len(a.hand.options.areas)
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
		l.rect = w.find(l.cells, size, m)
		w.busy = append(w.busy, l.rect)
	}
}

// collect lists the labels without their places, and what they must keep clear of.
func (w *labels) collect(a *artist) {
	m := &a.show.model
	w.list, w.busy, w.near = w.list[:0], w.busy[:0], ui.Rect{}
	for _, l := range m.laid {
		w.busy = append(w.busy, area(l))
	}
	if w.stamp.hover.Card != rules.Hidden {
		w.near = area(w.stamp.hover).Grow(.6)
	}
	for s := range games.Seat(m.seats) {
		for _, c := range m.standing[s] {
			w.busy = append(w.busy, figureOn(c))
		}
	}
	if a.placing() {
		for _, l := range a.hand.lit {
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
	o := a.hand.options
	chosen, picks := o.claimed(&a.hand.sel)
	if picks {
		w.busy = append(w.busy, figureOn(a.hand.sel.picked))
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

// figureOn is the part of the plane that a master on a cell covers.
func figureOn(c rules.Cell) ui.Rect { return ui.Rc(float64(c.X)+.2, float64(c.Y)-.16, .6, 1.1) }

// find returns where the label of an area fits: beside it, above first, or on a corner of one of its sections.
func (w *labels) find(cells []rules.Cell, size ui.Size, m *model) ui.Rect {
	for way := range [...]int{0, 1, 2, 3} {
		out, _ := axes([...]int{0, 1, 3, 2}[way])
		for _, c := range cells {
			far := ui.Pt(out.X*(.5+labelGap+size.W/2), out.Y*(.5+labelGap+size.H/2))
			if r := ui.RectAround(middle(c).Add(far), size); w.free(r) {
				return r
			}
		}
	}
	best, least := ui.Rect{}, math.MaxInt
	for _, c := range cells {
		for _, off := range [...]ui.Point{{X: .3, Y: -.36}, {X: -.3, Y: -.36}, {X: .3, Y: .36}, {X: -.3, Y: .36}} {
			r := ui.RectAround(middle(c).Add(off), size)
			if cost := w.cost(r, c, m); cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// free reports whether a label covers nothing.
func (w *labels) free(r ui.Rect) bool {
	return !r.Overlaps(w.near) && !slices.ContainsFunc(w.busy, func(o ui.Rect) bool { return r.Overlaps(o) })
}

// cost tells how bad a label is on a section: near a card that hovers, over a figure or another label, or on a master's section.
func (w *labels) cost(r ui.Rect, c rules.Cell, m *model) (cost int) {
	if r.Overlaps(w.near) {
		cost += 1000
	}
	if m.at(c) >= 0 {
		cost += 100
	}
	for _, o := range w.busy[len(m.laid):] {
		if r.Overlaps(o) {
			cost += 300
		}
	}
	return cost
}
