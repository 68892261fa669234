package ui

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
