package page

import (
	"math"
	"slices"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Page is the layout that most screens share: a top bar with the way back and a title, a body that scrolls, and a ledge
// with buttons; the last button is golden.
type Page struct {
	Title, Line string
	Back        ui.Button
	Content     ui.Widget // the body
	Scroll      ui.Scroll
	column      ui.Column
	Buttons     []*ui.Button
	// Most is how wide the body may be, in dp; 0 keeps lines short enough to read.
	Most float64
	// Middle centres content that is lower than the body.
	Middle bool
	// Ground draws the background of the page; nil: the dark hall.
	Ground func(c *ui.Canvas)
	// Pinned stays in place while the body scrolls; Split cuts its place off the body. If too little of the body would
	// be left, it scrolls with the rest. nil: everything scrolls.
	Pinned interface {
		ui.Widget
		Split(k *ui.Kit, body ui.Rect, margin float64) (place, rest ui.Rect)
	}
	// Legend tells people who play with keys or a gamepad what to press. nil: the ledge has no room for it.
	Legend *stage.Legend

	Places       Places
	pins         bool // there is room for the pinned part
	Screen, Safe ui.Rect
}

// leastBody is the least height of the body below the pinned part, in dp: enough for a whole paragraph.
const leastBody = 210

// unpinned is the pinned widget, in its full size, where it has to scroll with the body.
type unpinned struct {
	ui.Widget
	size ui.Size
}

// Measure returns the height that was cut off.
func (w unpinned) Measure(_ *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, w.size.H) }

// Places holds the places of the parts of a page.
type Places struct {
	Bar, Back, Title ui.Rect
	Body             ui.Rect
	Ground           ui.Rect // the background of the ledge, up to the screen's edges
	Buttons          []ui.Rect
	Foot             ui.Rect // the part of the ledge to the left of the buttons
	Margin           float64 // on both sides of the content of the body
}

// Arrange lays out the parts of a page. widths are the widths that the buttons want, and most is the greatest width of
// the content. It is pure.
func Arrange(k *ui.Kit, screen, safe ui.Rect, widths []float64, most float64) Places {
	var p Places
	portrait := safe.Size().Portrait()
	margin := Margin(k, safe)
	p.Bar, p.Body = safe.CutTop(max(k.Bar, stage.MinTouch(k)), 0)
	p.Back, p.Title = p.Bar.Inset(ui.Sides(margin/2, 0)).CutLeft(max(k.Touch, stage.MinTouch(k)), k.Gap.S)
	if len(widths) > 0 {
		p.ledge(k, screen, portrait, margin, widths)
	}
	if most += 2 * margin; p.Body.W > most {
		p.Body = p.Body.Place(ui.Sz(most, p.Body.H), .5, 0)
	}
	p.Margin = margin
	return p
}

// Margin is the margin on both sides of a page.
func Margin(k *ui.Kit, safe ui.Rect) float64 {
	if safe.Size().Portrait() || safe.W < k.Dp(760) {
		return k.Gap.M
	}
	return k.Gap.XL
}

// leastGolden is the least width of the golden button beside others, in dp.
const leastGolden = 100

// ledge cuts the ledge off the body. In portrait, buttons that do not fit side by side are stacked: the golden one
// below, and those above it side by side if they fit. Otherwise all buttons shrink alike.
func (p *Places) ledge(k *ui.Kit, screen ui.Rect, portrait bool, margin float64, widths []float64) {
	gap, height := k.Gap.S, max(k.Dp(54), k.Touch)
	room := p.Body.W - 2*margin
	last := widths[len(widths)-1]
	sum := gap*float64(len(widths)-1) - last
	tracks := make([]ui.Track, len(widths))
	for i, w := range widths {
		sum += w
		tracks[i] = ui.Fixed(w)
	}
	rows := 1.0
	if portrait && sum+min(last, k.Dp(leastGolden)) > room { // only the golden one may shrink
		rows = float64(len(widths))
		if sum-gap <= room {
			rows = 2
		}
	}
	last = max(min(last, room-sum), min(last, k.Touch))
	tracks[len(tracks)-1] = ui.Track{Px: last, Share: 1}
	pad := k.Gap.M
	band := stage.BandHeight(k)
	var foot ui.Rect
	foot, p.Body = p.Body.CutBottom(band+rows*height+(rows-1)*gap+2*pad, 0)
	p.Ground = ui.Rect{X: screen.X, Y: foot.Y, W: screen.W, H: screen.Bottom() - foot.Y}
	in := foot.Inset(ui.Insets{Top: band + pad, Right: margin, Bottom: pad, Left: margin})
	switch {
	case rows == 2:
		top, golden := in.CutTop(height, gap)
		for i := range tracks {
			tracks[i] = ui.Track{Px: widths[i], Share: 1}
		}
		p.Buttons = append(top.Columns(gap, tracks[:len(tracks)-1]...), golden)
	case rows > 2:
		p.Buttons = in.Grid(len(widths), 1, gap)
	case portrait:
		p.Buttons = in.Columns(gap, tracks...)
	default:
		last = max(last, min(k.Dp(212), in.W-sum))
		sum += last
		tracks[len(tracks)-1] = ui.Fixed(last)
		var right ui.Rect
		right, p.Foot = in.CutRight(min(sum, in.W), k.Gap.L)
		p.Buttons = right.Columns(gap, tracks...)
	}
}

// Arrange places all parts of the page on a screen. A scene that embeds a page calls it from its Layout once it has
// filled the page in; it has Update and Draw from the page.
func (p *Page) Arrange(k *ui.Kit, screen, safe ui.Rect) {
	p.Screen, p.Safe = screen, safe
	widths := ButtonWidths(k, p.Buttons, safe)
	most := k.Dp(920)
	if p.Most > 0 {
		most = k.Dp(p.Most)
	}
	p.Places = Arrange(k, screen, safe, widths, most)
	p.Back.Kind, p.Back.Icon = ui.QuietButton, ui.IconBack
	p.Back.Layout(k, p.Places.Back)
	for i, b := range p.Buttons {
		b.Layout(k, p.Places.Buttons[i])
	}
	// The margins belong to shadows and to the bar of the scroll; words stay out of them.
	p.column = ui.Column{Items: []ui.Widget{p.Content}, Pad: ui.Insets{
		Top: k.Gap.S, Right: p.Places.Margin, Bottom: k.Gap.XL, Left: p.Places.Margin,
	}}
	p.pins = false
	if p.Pinned != nil {
		place, rest := p.Pinned.Split(k, p.Places.Body, p.Places.Margin)
		if p.pins = rest.Y == p.Places.Body.Y || rest.H >= k.Dp(leastBody); p.pins {
			p.Places.Body = rest
			p.Pinned.Layout(k, place)
		} else {
			p.column.Items = []ui.Widget{unpinned{p.Pinned, place.Size()}, p.Content}
		}
	}
	if p.Middle {
		free := p.Places.Body.H - p.column.Measure(k, ui.Sz(p.Places.Body.W, 0)).H
		p.column.Pad.Top += max(0, math.Round(free*.4))
	}
	p.Scroll.Content = &p.column
	p.Scroll.Layout(k, p.Places.Body)
}

// ButtonWidths returns the widths that the buttons of a ledge want. If they do not fit, all but the golden one have
// small words below their icons, and if those do not fit either, they lose them from the left on, unless in portrait
// they have a row to themselves.
func ButtonWidths(k *ui.Kit, buttons []*ui.Button, safe ui.Rect) []float64 {
	room := safe.W - 2*Margin(k, safe)
	widths := make([]float64, len(buttons))
	if len(buttons) == 0 {
		return widths
	}
	fit := func() bool {
		sum := -k.Gap.S
		for i, b := range buttons {
			widths[i] = b.Measure(k, ui.Size{}).W
			sum += widths[i] + k.Gap.S
		}
		last := widths[len(widths)-1] // the golden button shrinks only after the others
		return sum <= room || buttons[0].Stacked && sum-last+min(last, k.Dp(leastGolden)) <= room
	}
	for _, b := range buttons {
		b.Stacked, b.Label = false, ""
	}
	if fit() {
		return widths
	}
	rest := buttons[:len(buttons)-1]
	texts := make([]string, len(rest))
	for i, b := range rest {
		texts[i] = b.Text
		b.Stacked = b.Icon != ui.NoIcon
	}
	for i := 0; !fit() && i < len(rest); i++ {
		if rest[i].Icon != ui.NoIcon {
			rest[i].Text, rest[i].Label = "", rest[i].Text
		}
	}
	if fit() || !safe.Size().Portrait() {
		return widths
	}
	short := slices.Clone(widths)
	for i, b := range rest {
		b.Text = texts[i]
	}
	fit()
	sum := -k.Gap.S
	for _, w := range widths[:len(rest)] {
		sum += w + k.Gap.S
	}
	if sum <= room {
		return widths
	}
	for _, b := range rest {
		if b.Icon != ui.NoIcon {
			b.Text = ""
		}
	}
	return short
}

// Update updates the page; Back goes the same way as its button.
func (p *Page) Update(c *ui.Context) {
	p.Back.Update(c)
	if p.pins {
		p.Pinned.Update(c)
	}
	p.Scroll.Update(c)
	for _, b := range p.Buttons {
		b.Update(c)
	}
	if c.Action(ui.Back) && p.Back.OnTap != nil {
		p.Back.OnTap()
	}
	c.Moves(p.Scroll.Moving())
	if p.Legend != nil {
		p.Legend.Update(c)
	}
}

// Hear says which parts the page has.
func (p *Page) Hear(h *stage.Heard) {
	if h.Title == "" {
		h.Title = p.Title
	}
	h.Part("bar", h.Text("aloud.bar"), aloud.Region, p.Places.Bar)
	h.Part("body", "", aloud.Region, p.Places.Body)
	h.Part("ledge", h.Text("aloud.actions"), aloud.Toolbar, p.Places.Ground)
	p.Back.Label = h.Text("aloud.back")
}

// Draw draws the ground, the body, the head and the ledge.
func (p *Page) Draw(c *ui.Canvas) {
	if p.Ground != nil {
		p.Ground(c)
	} else {
		stage.Ground(c, p.Screen)
	}
	if p.pins {
		p.Pinned.Draw(c) // its glow lies under the body
	}
	p.Scroll.Draw(c)
	p.Back.Draw(c)
	DrawHead(c, p.Places.Title, p.Title, p.Line)
	stage.Ledge(c, p.Places.Ground)
	for _, b := range p.Buttons {
		b.Draw(c)
	}
	if p.Legend != nil {
		p.Legend.Draw(c, p.Places.Foot)
	}
}

// DrawHead draws the title of a screen with a line of words beside it, or below it if there is too little room.
func DrawHead(c *ui.Canvas, r ui.Rect, title, line string) {
	if line == "" {
		c.TextIn(title, c.Type.Heading, r, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	w := min(r.W, c.Measure(title, c.Type.Heading, 0).W)
	if w+c.Gap.M+c.Measure(line, c.Type.Small, 0).W <= r.W {
		left, rest := r.CutLeft(w, c.Gap.M)
		c.TextIn(title, c.Type.Heading, left, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(line, c.Type.Small, rest, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	top, low := r.Inset(ui.Sides(0, c.Gap.XS)).CutTop(r.H*.5, 0)
	c.TextIn(title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(line, c.Type.Small, low, ui.AlignLeft|ui.AlignMiddle)
}

// LowPage is under which height a page is low, in dp.
const LowPage = 520
