package ritual

import (
	"math"

	"runehall/scenes/stage"
	"runehall/ui"
)

// panelPlaces is where an open panel and the buttons of a choice lie.
type panelPlaces struct {
	rect    ui.Rect
	title   ui.Rect
	items   []ui.Rect // hand tiles or cards
	radius  float64   // of a hand tile
	texts   bool      // cards bear their texts; otherwise info does
	info    ui.Rect   // text of the chosen card, and why it cannot be played
	choices []ui.Rect // buttons, also without a panel
	close   ui.Rect
}

// arrangePanel places a panel with n tiles or cards and buttons of some widths below them, at the foot of a room.
func arrangePanel(k *ui.Kit, room ui.Rect, open panel, n int, widths []float64) panelPlaces {
	th := &k.Theme
	var p panelPlaces
	in := room.Inset(ui.Even(th.Gap.S))
	if open == noPanel {
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
	s := shapePanel(k, &p, open, body, max(n, 1), gap)
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
	p.fill(row.Place(s.Size, .5, 0), s, n, gap)
	p.placeChoices(below, widths, gap, touch)
	return p
}

// panelShape is how a panel is laid out: its items in one row or in several, and the words about them below or beside.
type panelShape struct {
	ui.Size         // of all
	columns int     // of items; 0: all in one row
	item    ui.Size // of one tile or card
	info    ui.Size // of the words; nothing for a hand
	beside  bool
}

// shapePanel chooses the layout of a number of tiles or cards in a room.
func shapePanel(k *ui.Kit, p *panelPlaces, open panel, room ui.Size, count int, gap float64) panelShape {
	th := &k.Theme
	n := float64(count)
	row := func(item ui.Size) float64 { return n*item.W + (n-1)*gap }
	if open == handPanel {
		p.radius = max(th.Dp(leastRadius), min(th.Dp(54), room.H/2, (room.W-(n-1)*gap)/n/math.Sqrt(3)))
		item := ui.Sz(p.radius*math.Sqrt(3), 2*p.radius)
		return panelShape{Size: ui.Sz(row(item), item.H), item: item}
	}
	if open == pilePanel {
		return shapePiles(k, count, room, gap)
	}
	line := th.Dp(30)
	if item := cardSize(room, n, gap, line+gap, th.Dp(250)); th.InDp(item.W) >= 136 {
		p.texts = true
		return panelShape{Size: ui.Sz(row(item), item.H+gap+line), item: item, info: ui.Sz(row(item), line)}
	}
	beside := cardSize(ui.Sz(room.W*.6, room.H), n, gap, 0, th.Dp(158))
	if info := ui.Sz(min(th.Dp(300), room.W-row(beside)-2*gap), beside.H); room.W > 1.7*room.H && info.W > th.Dp(130) {
		item := beside // the words stand beside the cards
		return panelShape{Size: ui.Sz(row(item)+2*gap+info.W, item.H), item: item, info: info, beside: true}
	}
	high := max(0, min(th.Dp(96), room.H*.42, room.H-gap-stage.MinTouch(k)/.7))
	item := cardSize(room, n, gap, high+gap, th.Dp(158))
	wide := max(row(item), min(room.W, th.Dp(380)))
	return panelShape{Size: ui.Sz(wide, item.H+gap+high), item: item, info: ui.Sz(wide, high)}
}

// fill places the items and the words of a panel.
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
	case s.info.H > 0:
		p.info = r.Place(s.info, .5, 1)
	}
	columns := s.columns
	if columns == 0 {
		columns = n
	}
	for i := range n {
		p.items = append(p.items, ui.Rc(row.X+float64(i%columns)*(s.item.W+gap), row.Y+float64(i/columns)*(s.item.H+gap), s.item.W, s.item.H))
	}
}

// cardSize returns the largest size of count cards side by side, with so much of the height left free below them.
func cardSize(room ui.Size, count, gap, less, most float64) ui.Size {
	h := max(0, min(most, room.H-less))
	w := min(h*.7, (room.W-(count-1)*gap)/count)
	return ui.Sz(w, w/.7)
}

// placeChoices places buttons at the foot of r, in as many rows as they need.
func (p *panelPlaces) placeChoices(r ui.Rect, widths []float64, gap, touch float64) {
	places, high := flow(r.W, widths, gap, touch)
	at := ui.Pt(r.X+(r.W-ui.Bounding(places...).W)/2, r.Bottom()-high)
	for _, q := range places {
		p.choices = append(p.choices, q.Move(at))
	}
}

// flow places buttons of some widths in rows, and returns their height.
func flow(width float64, widths []float64, gap, touch float64) ([]ui.Rect, float64) {
	var sizes []ui.Size
	for _, w := range widths {
		sizes = append(sizes, ui.Sz(min(w, width), touch))
	}
	return ui.Flow(width, gap, sizes)
}
