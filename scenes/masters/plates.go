package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// plate says what an area is worth. It lies at the foot of the area's master, on a cell that the master covers anyway.
// In a free area it lies where a master would be set first.
type plate struct {
	cell   rules.Cell
	seat   games.Seat
	points int
	then   int // what the area would be worth with the hovering card in place
	gain   bool
	chosen bool
}

// Measures of a plate, in sections; plateLeast is in dp. Its number must be legible, and enough of the rune must stay
// in sight to tell its colour and shape.
const (
	plateHigh  = .36
	plateLeast = 17
	plateMost  = .64
	plateDown  = .34 // how far its middle lies below the middle of the cell
	plateWide  = .94 // the greatest width, unless it says two numbers
	plateGap   = .3  // before and after the number, as a share of its height
)

// worthUnder is the side of a section, in dp of the device, below which no plates are drawn: they would cover the
// runes. Only the small pictures of positions are that small.
const worthUnder = 20

// footing returns the lowest cell of an area on which a master of a seat stands, and false if there is none.
func (m *model) footing(s games.Seat, has func(c rules.Cell) bool) (at rules.Cell, stands bool) {
	for _, c := range m.standing[s] {
		if has(c) && (!stands || before(c, at) > 0) {
			at, stands = c, true
		}
	}
	return at, stands
}

// plated appends the plates of areas: held ones first, with points that count up or down while they change; then, while
// a master is placed, the chosen area, the one pointed at, and the best free ones.
func (a *artist) plated(dst []plate) []plate {
	m := &a.Model
	if o := &m.morph; o.on && !o.still {
		for i := range o.areas {
			g := &o.areas[i]
			if c, ok := m.footing(g.seat, func(c rules.Cell) bool { return g.index(c) >= 0 }); ok {
				now := g.from + int(math.Round(float64(g.to-g.from)*o.t))
				dst = append(dst, plate{cell: c, seat: g.seat, points: now, then: now})
			}
		}
	} else {
		for i := range m.held {
			h := &m.held[i]
			if c, ok := m.footing(h.seat, h.has); ok {
				dst = append(dst, plate{cell: c, seat: h.seat, points: h.points, then: a.becomes(h, c)})
			}
		}
	}
	if !a.claiming() {
		return dst
	}
	o := a.player.options
	free := func(area rules.Area, at rules.Cell, chosen bool) {
		on := func(p plate) bool { return p.gain && slices.Contains(area.Cells, p.cell) }
		if area.Holder < 0 && !slices.ContainsFunc(dst, on) {
			dst = append(dst, plate{cell: at, seat: o.actor, points: area.Points, then: area.Points, gain: true,
				chosen: chosen})
		}
	}
	if chosen, ok := o.claimed(&a.Sel); ok {
		free(chosen, a.Sel.picked, true)
	}
	if meant, ok := a.meant(); ok {
		free(meant, o.standIn(meant), false)
	}
	for _, area := range o.best() {
		free(area, o.standIn(area), false)
	}
	return dst
}

// becomes returns what a held area will be worth with the hovering card in place; c is the cell where its plate lies.
// If several areas join into one, only the first of them tells.
func (a *artist) becomes(h *holding, c rules.Cell) int {
	if !a.hovers() {
		return h.points
	}
	for _, then := range a.player.verdict.after {
		if then.seat != h.seat || !then.has(c) {
			continue
		}
		for i := range a.Model.held {
			first := &a.Model.held[i]
			if at, ok := a.Model.footing(first.seat, first.has); ok && first.seat == h.seat && then.has(at) {
				if at == c {
					return then.points
				}
				break
			}
		}
	}
	return h.points
}

func (a *artist) drawWorths(c *ui.Canvas) {
	if a.Eye.Scale < worthUnder*c.Look.Device {
		return
	}
	a.plates = a.plated(a.plates[:0])
	for i := range a.plates {
		if p := &a.plates[i]; p.points > 0 {
			a.drawPlate(c, p)
		}
	}
}

// plateAt returns where a plate lies. Wide returns the width of its numbers for a height of the plate.
func (a *artist) plateAt(th *ui.Theme, cell rules.Cell, chosen, changes bool, wide func(high float64) float64) ui.Rect {
	s := a.Eye.Scale
	high := max(plateHigh*s, min(plateMost*s, th.Dp(plateLeast)))
	if chosen {
		high = min(high*1.2, plateMost*s)
	}
	w := max(wide(high)+2*plateGap*high, 1.25*high)
	if most := plateWide * s; w > most && !changes {
		high *= most / w
		w = max(wide(high)+2*plateGap*high, 1.25*high)
	}
	mid := a.Eye.At(middle(cell)).Add(ui.Pt(0, min(plateDown*s, .62*s-high/2)))
	return ui.RectAround(mid, ui.Sz(w, high)).Snap()
}

func (a *artist) drawPlate(c *ui.Canvas, p *plate) {
	style := c.Type.Number.In(c.Palette.Cream)
	grown := style.In(c.Palette.GoldText).Bold()
	now, then := ui.Digits(p.points), ui.Digits(p.then)
	if p.gain {
		now = a.words.gain(p.points)
	}
	const arrow = .5 // its width, as a share of the plate's height
	changes := p.then != p.points
	sized := func(high float64) { style, grown = style.Sized(high*.74), grown.Sized(high*.8) }
	r := a.plateAt(&c.Kit.Theme, p.cell, p.chosen, changes, func(high float64) float64 {
		sized(high)
		w := c.Measure(now, style, 0).W
		if changes {
			w += c.Measure(then, grown, 0).W + arrow*high
		}
		return w
	})
	if !r.Overlaps(a.places.field) {
		return
	}
	c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
	switch {
	case p.chosen:
		c.Box(r, r.H/2, ui.Flat(c.Palette.GoldText))
		style = style.In(c.Palette.Ink)
	case p.gain:
		boards.Tag(c, r, 1, ui.Whole(r.H*.07), c.Palette.GoldText)
		style = style.In(c.Palette.GoldText)
	default:
		boards.Tag(c, r, 1, ui.Whole(r.H*.08), a.Given.Color(p.seat))
	}
	if !changes {
		c.Text(now, style, r.Center(), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	x := r.X + plateGap*r.H
	c.Text(now, style.In(c.Palette.Muted), ui.Pt(x, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
	x += c.Measure(now, style, 0).W
	c.Icon(ui.IconForward, ui.Rc(x, r.Y, arrow*r.H, r.H), r.H*.7, c.Palette.Cream)
	c.Text(then, grown, ui.Pt(x+arrow*r.H, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
}
