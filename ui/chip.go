package ui

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
