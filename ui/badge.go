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
		w += k.Part.Count + k.Gap.S
	}
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.Part.Badge)
}

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
		chip, r = r.CutRight(c.Part.Count, c.Gap.S)
		(&Chip{Seat: &b.Seat, Text: b.Number, rect: chip.Place(Sz(chip.W, min(chip.H, c.Part.Chip)), 1, .5)}).Draw(c)
	}
	if b.Line == "" {
		c.TextIn(b.Name, c.Type.Name, r, AlignLeft|AlignMiddle)
		return
	}
	top, low := r.CutTop(r.H*.56, 0)
	c.TextIn(b.Name, c.Type.Name, top, AlignLeft|AlignBottom)
	c.TextIn(b.Line, c.Type.Small, low, AlignLeft|AlignTop)
}
