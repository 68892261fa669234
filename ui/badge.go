package ui

// Badge is a seat's coin with a name and a line below it.
type Badge struct {
	Seat   SeatLook
	Name   string
	Line   string
	Number string // in a recess at the right; "" is none
	Acting bool   // an ember outline

	rect Rect
}

// Measure returns the room's width, or that of the words.
func (b *Badge) Measure(k *Kit, room Size) Size {
	w := 2*k.Part.BadgeCoin + 3*k.Gap.M + max(k.Measure(b.Name, k.Type.Name, 0).W, k.Measure(b.Line, k.Type.Small, 0).W)
	if b.Number != "" {
		w += b.count().Measure(k, Size{}).W + k.Gap.S
	}
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.Part.Badge+max(0, b.lineHeight(k, w)-k.LineHeight(k.Type.Small)))
}

// lineHeight is the height of the line in a badge of a width; in a narrow one it takes several.
func (b *Badge) lineHeight(k *Kit, width float64) float64 {
	room := width - 2*k.Part.BadgeCoin - 3*k.Gap.M
	if b.Number != "" {
		room -= b.count().Measure(k, Size{}).W + k.Gap.S
	}
	return k.Measure(b.Line, k.Type.Small, max(1, room)).H
}

// count is the number with the seat's coin.
func (b *Badge) count() *Chip { return &Chip{Seat: &b.Seat, Text: b.Number} }

// Layout gives the badge its place.
func (b *Badge) Layout(_ *Kit, r Rect) { b.rect = r }

// Update does nothing: a badge reacts to nothing.
func (b *Badge) Update(*Context) {}

// Draw draws the badge on a panel.
func (b *Badge) Draw(c *Canvas) {
	p := &c.Palette
	c.Panel(b.rect)
	if b.Acting {
		c.Halo(b.rect, c.Radius.Panel, c.Part.GlowL, p.Ember.Fade(.5))
		c.Frame(b.rect, c.Radius.Panel, c.Outline, Flat(p.Ember))
	}
	r := b.rect.Inset(Sides(c.Gap.M, c.Gap.XS))
	rad := min(c.Part.BadgeCoin, r.H/2)
	coin, r := r.CutLeft(2*rad, c.Gap.M)
	c.Coin(b.Seat, coin.Center(), rad)
	if b.Number != "" {
		var chip Rect
		count := b.count()
		chip, r = r.CutRight(count.Measure(c.Kit, Size{}).W, c.Gap.S)
		count.rect = chip.Place(Sz(chip.W, min(chip.H, c.Part.Chip)), 1, .5)
		count.Draw(c)
	}
	if b.Line == "" {
		c.TextIn(b.Name, c.Type.Name, r, AlignLeft|AlignMiddle)
		return
	}
	low, top := r.CutBottom(r.H*.44+max(0, b.lineHeight(c.Kit, b.rect.W)-c.LineHeight(c.Type.Small)), 0)
	c.TextIn(b.Name, c.Type.Name, top, AlignLeft|AlignBottom)
	c.Paragraph(b.Line, c.Type.Small, low, AlignLeft)
}
