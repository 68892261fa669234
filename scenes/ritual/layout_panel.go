package ritual

import (
	"math"

	"runehall/scenes/stage"
	"runehall/ui"
)

func arrangePanel(k *ui.Kit, room ui.Rect, c content) panelPlaces {
	th := &k.Theme
	n, widths := len(c.items), c.widths
	var p panelPlaces
	in := room.Inset(ui.Even(th.Gap.S))
	if c.open == noPanel {
		p.placeChoices(in, widths, th.Gap.S, th.Touch)
		if len(p.choices) > 0 {
			p.rect = ui.Bounding(p.choices...).Grow(th.Gap.S)
		}
		return p
	}
	pad, gap, touch := th.Gap.M, th.Gap.S, th.Touch
	if th.InDp(in.H) < 300 {
		pad, gap, touch = th.Gap.S, th.Gap.XS, stage.MinTouch(k)
	}
	if th.InDp(in.H) < 200 {
		pad = th.Gap.XS
	}
	head := touch
	tail := 0.0
	if _, high := flow(in.W-2*pad, widths, gap, touch); high > 0 {
		tail = high + gap
	}
	body := ui.Sz(in.W-2*pad, in.H-2*pad-head-gap-tail)
	s := shapePanel(k, &p, c, body, gap)
	buttons := -gap
	for _, w := range widths {
		buttons += w + gap
	}
	width := max(s.W, min(body.W, th.Dp(300)), min(body.W, buttons))
	p.rect = in.Place(ui.Sz(width+2*pad, min(head+gap+s.H+tail+2*pad, in.H)), .5, 1)
	var rest ui.Rect
	p.title, rest = p.rect.Inset(ui.Even(pad)).CutTop(head, gap)
	p.close, p.title = p.title.CutRight(head, gap)
	row, below := rest.CutTop(s.H, gap)
	if s.sheet.H > 0 && th.InDp(in.H) < 420 {
		p.readAlone(row, head, n, gap)
		p.placeChoices(below, widths, gap, touch)
		return p
	}
	p.fill(row.Place(s.Size, .5, 0), s, n, gap)
	p.placeChoices(below, widths, gap, touch)
	return p
}

// shapePanel returns the shape of a panel's content that fits a room best.
func shapePanel(k *ui.Kit, p *panelPlaces, c content, room ui.Size, gap float64) panelShape {
	th := &k.Theme
	count := max(len(c.items), 1)
	n := float64(count)
	row := func(item ui.Size) float64 { return n*item.W + (n-1)*gap }
	if c.open == handPanel {
		p.radius = max(th.Dp(leastRadius), min(th.Dp(54), room.H/2, (room.W-(n-1)*gap)/n/math.Sqrt(3)))
		item := ui.Sz(p.radius*math.Sqrt(3), 2*p.radius)
		return panelShape{Size: ui.Sz(row(item), item.H), item: item}
	}
	if c.open == pilePanel {
		return shapePiles(k, len(c.items), room, gap)
	}
	line := k.LineHeight(k.Type.Small) * 1.2
	if item := cardSize(room, n, gap, line+gap, th.Dp(280)); readable(k, item, c.texts) {
		p.texts = true
		return panelShape{Size: ui.Sz(row(item), item.H+gap+line), item: item, info: ui.Sz(row(item), line)}
	}
	if !c.reads {
		return shapeFolded(k, count, room, gap)
	}
	return shapeReading(k, count, room, gap)
}

func (p *panelPlaces) fill(r ui.Rect, s panelShape, n int, gap float64) {
	across := n
	if s.columns > 0 {
		across = min(n, s.columns)
	}
	items := ui.Sz(float64(across)*s.item.W+float64(max(0, across-1))*gap, s.item.H)
	row := r.Place(items, .5, 0)
	switch {
	case s.beside:
		row = r.Place(items, 0, 0)
		p.info = r.Place(s.info, 1, 0)
		if s.sheet.H > 0 {
			p.info = r.Place(s.info, 1, 1)
		}
	case s.info.H > 0:
		p.info = r.Place(s.info, .5, 1)
	}
	if s.sheet.H > 0 {
		p.sheet = ui.RectAround(p.info.Center(), s.sheet)
		p.sheet.Y = p.info.Y - gap - s.sheet.H
	}
	columns := s.columns
	if columns == 0 {
		columns = n
	}
	for i := range n {
		p.items = append(p.items,
			ui.Rc(row.X+float64(i%columns)*(s.item.W+gap), row.Y+float64(i/columns)*(s.item.H+gap), s.item.W, s.item.H))
	}
}

// cardSize returns the largest size for count cards side by side that leaves a height of less free below them, and is
// no higher than most.
func cardSize(room ui.Size, count, gap, less, most float64) ui.Size {
	h := max(0, min(most, room.H-less))
	w := min(h*.7, (room.W-(count-1)*gap)/count)
	return ui.Sz(w, w/.7)
}

// placeChoices places buttons of the given widths at the foot of r, in as many rows as they need.
func (p *panelPlaces) placeChoices(r ui.Rect, widths []float64, gap, touch float64) {
	places, high := flow(r.W, widths, gap, touch)
	at := ui.Pt(r.X+(r.W-ui.Bounding(places...).W)/2, r.Bottom()-high)
	for _, q := range places {
		p.choices = append(p.choices, q.Move(at))
	}
}

// flow places buttons of the given widths in rows, and returns the height of the rows.
func flow(width float64, widths []float64, gap, touch float64) ([]ui.Rect, float64) {
	var sizes []ui.Size
	for _, w := range widths {
		sizes = append(sizes, ui.Sz(min(w, width), touch))
	}
	return ui.Flow(width, gap, sizes)
}
