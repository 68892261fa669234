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

// Chip is a small sign and a few words on a dark ground: a count, a status.
type Chip struct {
	Seat *SeatLook // drawn as a coin
	Icon Icon
	Text string
	Edge Color // outline; the zero value is a quiet one

	rect Rect
}

// Measure returns the size of sign and words.
func (ch *Chip) Measure(k *Kit, _ Size) Size {
	w := 2*k.Gap.M + k.Measure(ch.Text, k.Type.Strong, 0).W
	if ch.Seat != nil || ch.Icon != NoIcon {
		w += k.Icon + k.Gap.S
	}
	return Sz(w, k.Part.Chip)
}

// Layout gives the chip its place.
func (ch *Chip) Layout(_ *Kit, r Rect) { ch.rect = r }

// Update does nothing: a chip reacts to nothing.
func (ch *Chip) Update(*Context) {}

// Draw draws the chip.
func (ch *Chip) Draw(c *Canvas) {
	p := &c.Palette
	edge := ch.Edge
	if edge == (Color{}) {
		edge = p.Edge
	}
	c.Box(ch.rect, ch.rect.H/2, Flat(p.Ink.Fade(.91)))
	c.Frame(ch.rect, ch.rect.H/2, c.Hairline, Flat(edge))
	r := ch.rect.Inset(Sides(c.Gap.S, 0))
	if ch.Seat != nil || ch.Icon != NoIcon {
		var sign Rect
		sign, r = r.CutLeft(c.Theme.Icon, c.Gap.XS)
		(Choice{Icon: ch.Icon, Seat: ch.Seat}).sign(c, sign, p.Text)
	}
	c.TextIn(ch.Text, c.Type.Strong.In(p.Cream), r, AlignCenter|AlignMiddle)
}

// Progress is a bar that fills from 0 to 1.
type Progress struct {
	Value float64
	Text  string

	rect Rect
}

// Measure returns the room's width and the height of the words and the bar.
func (pr *Progress) Measure(k *Kit, room Size) Size {
	w := k.Part.Progress
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.LineHeight(k.Type.Small)+k.Gap.S+k.Part.Rail)
}

// Layout gives the bar its place.
func (pr *Progress) Layout(_ *Kit, r Rect) { pr.rect = r }

// Update does nothing: a bar reacts to nothing.
func (pr *Progress) Update(*Context) {}

// Draw draws the words above the bar.
func (pr *Progress) Draw(c *Canvas) {
	bar, text := pr.rect.CutBottom(c.Part.Rail, c.Gap.S)
	c.TextIn(pr.Text, c.Type.Small, text, AlignCenter|AlignMiddle)
	c.Recess(bar, bar.H/2)
	if w := bar.W * clamp(pr.Value, 0, 1); w > 0 {
		c.Box(Rc(bar.X, bar.Y, max(w, bar.H), bar.H), bar.H/2, Shade(c.Palette.BrassTop, c.Palette.BrassLow))
	}
}
