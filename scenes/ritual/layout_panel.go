package ritual

import (
	"math"

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

// arrangePanel places a panel of n tiles or cards at the lower end of the stage, with buttons of some widths under them.
func arrangePanel(th *ui.Theme, stage ui.Rect, open panel, n int, widths []float64) panelPlaces {
	var p panelPlaces
	in := stage.Inset(ui.Even(th.Gap.S))
	if open == noPanel {
		p.placeChoices(th, in, widths)
		if len(p.choices) > 0 {
			p.rect = bounding(p.choices).Grow(th.Gap.S)
		}
		return p
	}
	pad, gap := th.Gap.M, th.Gap.S
	head := th.Touch
	rows := choiceRows(th, in.W-2*pad, widths)
	tail := float64(rows) * (th.Touch + gap)
	room := ui.Sz(in.W-2*pad, in.H-2*pad-head-gap-tail)
	count := float64(max(n, 1))
	var item ui.Size
	info := 0.0
	if open == handPanel {
		p.radius = min(th.Dp(54), room.H/2, (room.W-(count-1)*gap)/count/math.Sqrt(3))
		item = ui.Sz(p.radius*math.Sqrt(3), 2*p.radius)
	} else {
		info = th.Dp(30)
		item = cardSize(room, count, gap, info+gap, th.Dp(250))
		p.texts = dps(th, item.W) >= 136
		if !p.texts {
			info = min(th.Dp(96), room.H*.5)
			item = cardSize(room, count, gap, info+gap, th.Dp(158))
		}
	}
	width := max(count*item.W+(count-1)*gap, min(room.W, th.Dp(300)))
	if info > 0 && !p.texts {
		width = max(width, min(room.W, th.Dp(380)))
	}
	for _, w := range widths {
		width = max(width, min(room.W, w))
	}
	high := head + gap + item.H + tail + 2*pad
	if info > 0 {
		high += gap + info
	}
	p.rect = in.Place(ui.Sz(width+2*pad, min(high, in.H)), .5, 1)
	body := p.rect.Inset(ui.Even(pad))
	p.title, body = body.CutTop(head, gap)
	p.close, p.title = p.title.CutRight(th.Touch, gap)
	row, body := body.CutTop(item.H, gap)
	row = row.Place(ui.Sz(count*item.W+(count-1)*gap, item.H), .5, 0)
	for i := range n {
		p.items = append(p.items, ui.Rc(row.X+float64(i)*(item.W+gap), row.Y, item.W, item.H))
	}
	if info > 0 {
		p.info, body = body.CutTop(info, gap)
	}
	p.placeChoices(th, body, widths)
	return p
}

// cardSize returns the size of cards of which count stand side by side, with less kept free below.
func cardSize(room ui.Size, count, gap, less, most float64) ui.Size {
	h := max(0, min(most, room.H-less))
	w := min(h*.7, (room.W-(count-1)*gap)/count)
	return ui.Sz(w, w/.7)
}

// placeChoices places buttons side by side at the lower end of r, in as many rows as they need.
func (p *panelPlaces) placeChoices(th *ui.Theme, r ui.Rect, widths []float64) {
	if len(widths) == 0 {
		return
	}
	var sizes []ui.Size
	for _, w := range widths {
		sizes = append(sizes, ui.Sz(min(w, r.W), th.Touch))
	}
	places, high := ui.Flow(r.W, th.Gap.S, sizes)
	at := ui.Pt(r.X+(r.W-bounding(places).W)/2, r.Bottom()-high)
	for _, q := range places {
		p.choices = append(p.choices, q.Move(at))
	}
}

// choiceRows returns in how many rows buttons stand.
func choiceRows(th *ui.Theme, width float64, widths []float64) int {
	rows, x := 0, math.Inf(1)
	for _, w := range widths {
		w = min(w, width)
		if x+w > width {
			rows, x = rows+1, 0
		}
		x += w + th.Gap.S
	}
	return rows
}

// bounding returns the rectangle round some.
func bounding(rs []ui.Rect) ui.Rect {
	var b ui.Rect
	for _, r := range rs {
		b = b.Union(r)
	}
	return b
}
