package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// page is the shape that most screens share: a top bar with the way back and a title, a body that scrolls, and a ledge
// with buttons, of which the last is the golden one.
type page struct {
	title, line string
	back        ui.Button
	scroll      ui.Scroll
	buttons     []*ui.Button
	// wide lets the body use the whole width; otherwise lines stay short enough to read.
	wide bool

	places pagePlaces
	screen ui.Rect
}

// pagePlaces is where the parts of a page stand.
type pagePlaces struct {
	bar, back, title ui.Rect
	body             ui.Rect
	ground           ui.Rect // of the ledge, to the screen's edges
	buttons          []ui.Rect
	foot             ui.Rect // what of the ledge the buttons leave on the left
}

// arrangePage places the parts of a page. Widths are what the buttons want; it is pure.
func arrangePage(k *ui.Kit, screen, safe ui.Rect, widths []float64, wide bool) pagePlaces {
	var p pagePlaces
	portrait := safe.Size().Portrait()
	margin := k.Gap.XL
	if portrait || safe.W < k.Dp(760) {
		margin = k.Gap.M
	}
	p.bar, p.body = safe.CutTop(max(k.Bar, stage.Least(k)), 0)
	p.back, p.title = p.bar.Inset(ui.Sides(margin/2, 0)).CutLeft(max(k.Touch, stage.Least(k)), k.Gap.S)
	if len(widths) > 0 {
		p.ledge(k, screen, portrait, margin, widths)
	}
	p.body = p.body.Inset(ui.Sides(margin, 0))
	if most := k.Dp(920); !wide && p.body.W > most {
		p.body = p.body.Place(ui.Sz(most, p.body.H), .5, 0)
	}
	return p
}

// ledge cuts the ledge off the body. Buttons that do not fit side by side stand below each other.
func (p *pagePlaces) ledge(k *ui.Kit, screen ui.Rect, portrait bool, margin float64, widths []float64) {
	gap, height := k.Gap.S, max(k.Dp(54), k.Touch)
	room := p.body.W - 2*margin
	sum := gap * float64(len(widths)-1)
	tracks := make([]ui.Track, len(widths))
	for i, w := range widths {
		sum += w
		tracks[i] = ui.Track{Px: w}
	}
	tracks[len(tracks)-1].Share = 1
	rows := 1.0
	if sum > room {
		rows = float64(len(widths))
	}
	pad := k.Gap.M
	band := stage.BandHeight(k)
	var foot ui.Rect
	foot, p.body = p.body.CutBottom(band+rows*height+(rows-1)*gap+2*pad, 0)
	p.ground = ui.Rect{X: screen.X, Y: foot.Y, W: screen.W, H: screen.Bottom() - foot.Y}
	in := foot.Inset(ui.Insets{Top: band + pad, Right: margin, Bottom: pad, Left: margin})
	switch {
	case rows > 1:
		p.buttons = in.Grid(len(widths), 1, gap)
	case portrait:
		p.buttons = in.Columns(gap, tracks...)
	default:
		last := max(widths[len(widths)-1], k.Dp(212))
		sum += last - widths[len(widths)-1]
		tracks[len(tracks)-1] = ui.Fixed(last)
		var right ui.Rect
		right, p.foot = in.CutRight(min(sum, in.W), k.Gap.L)
		p.buttons = right.Columns(gap, tracks...)
	}
}

func (p *page) layout(k *ui.Kit, screen, safe ui.Rect) {
	widths := make([]float64, len(p.buttons))
	for i, b := range p.buttons {
		widths[i] = b.Measure(k, ui.Size{}).W
	}
	p.screen = screen
	p.places = arrangePage(k, screen, safe, widths, p.wide)
	p.back.Kind, p.back.Icon = ui.QuietButton, ui.IconBack
	p.back.Layout(k, p.places.back)
	for i, b := range p.buttons {
		b.Layout(k, p.places.buttons[i])
	}
	p.scroll.Layout(k, p.places.body)
}

// update updates the page; Back is its way back.
func (p *page) update(c *ui.Context) {
	p.back.Update(c)
	p.scroll.Update(c)
	for _, b := range p.buttons {
		b.Update(c)
	}
	if c.Action(ui.Back) && p.back.OnTap != nil {
		p.back.OnTap()
	}
	c.Moves(p.scroll.Moving())
}

func (p *page) draw(c *ui.Canvas) {
	stage.Ground(c, p.screen)
	p.scroll.Draw(c)
	p.back.Draw(c)
	r := p.places.title
	if p.line == "" {
		c.TextIn(p.title, c.Type.Heading, r, ui.AlignLeft|ui.AlignMiddle)
	} else {
		w := min(r.W, c.Measure(p.title, c.Type.Heading, 0).W)
		if line := c.Measure(p.line, c.Type.Small, 0).W; w+c.Gap.M+line <= r.W {
			left, rest := r.CutLeft(w, c.Gap.M)
			c.TextIn(p.title, c.Type.Heading, left, ui.AlignLeft|ui.AlignMiddle)
			c.TextIn(p.line, c.Type.Small, rest, ui.AlignLeft|ui.AlignMiddle)
		} else {
			top, low := r.Inset(ui.Sides(0, c.Gap.XS)).CutTop(r.H*.5, 0)
			c.TextIn(p.title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
			c.TextIn(p.line, c.Type.Small, low, ui.AlignLeft|ui.AlignMiddle)
		}
	}
	stage.Ledge(c, p.places.ground)
	for _, b := range p.buttons {
		b.Draw(c)
	}
}
