package ui

import "runehall/internal/aloud"

// ListRow is a row of a list: words, with signs before them and a quieter line below.
type ListRow struct {
	Text string
	Note string // a quieter line below the text; "": none
	Icon Icon
	Seat *SeatLook // drawn as a coin before the icon
	More bool      // has a chevron at its end, since the row opens something
}

// List is a column of rows, one of which may be chosen; put it into a [Scroll] if it may get long.
type List struct {
	Rows     []ListRow
	Selected int // the index of the chosen row; -1: none
	OnTap    func(i int)

	cells []option
}

// height returns the height of a row at a width: its words may take several lines.
func (l *List) height(k *Kit, row ListRow, width float64) float64 {
	room := max(1, Rc(0, 0, width, 0).Inset(l.insets(k, row)).W)
	h := k.Measure(row.Text, k.Type.Body, room).H
	if row.Note != "" {
		h += k.Measure(row.Note, k.Type.Small, room).H
	}
	return max(h+2*k.Gap.S, k.Touch)
}

// insets returns how much room the icons and margins of a row take.
func (l *List) insets(k *Kit, row ListRow) Insets {
	in := Insets{Left: k.Gap.M, Right: k.Gap.M}
	if row.Seat != nil {
		in.Left += 2*k.Part.SmallCoin + k.Gap.S
	}
	if row.Icon != NoIcon {
		in.Left += k.Icon + k.Gap.S
	}
	if row.More {
		in.Right += k.Icon + k.Gap.S
	}
	return in
}

// Measure returns the room's width, or the width of the widest words, and the height of all rows.
func (l *List) Measure(k *Kit, room Size) Size {
	s := Sz(room.W, 0)
	if room.W <= 0 {
		for _, row := range l.Rows {
			words := max(k.Measure(row.Text, k.Type.Body, 0).W, k.Measure(row.Note, k.Type.Small, 0).W)
			in := l.insets(k, row)
			s.W = max(s.W, words+in.Left+in.Right)
		}
	}
	for i, row := range l.Rows {
		s.H += l.height(k, row, s.W)
		if i > 0 {
			s.H += k.Gap.XS
		}
	}
	return s
}

// Layout stacks the rows.
func (l *List) Layout(k *Kit, r Rect) {
	if len(l.cells) != len(l.Rows) {
		l.cells = make([]option, len(l.Rows))
		for i := range l.cells {
			l.cells[i].speak = func() aloud.Thing { return l.speak(i) }
		}
	}
	y := r.Y
	for i, row := range l.Rows {
		h := l.height(k, row, r.W)
		l.cells[i].rect = Rc(r.X, y, r.W, h)
		y += h + k.Gap.XS
	}
}

// speak describes row i to screen readers.
func (l *List) speak(i int) aloud.Thing {
	if i >= len(l.Rows) {
		return aloud.Thing{Role: aloud.Button}
	}
	return aloud.Thing{Role: aloud.Button, Label: l.Rows[i].Text, Note: l.Rows[i].Note,
		State: aloud.State{Selected: i == l.Selected}}
}

// Owner returns the focus owner that stands for row i.
func (l *List) Owner(i int) any { return &l.cells[i] }

// Row returns the place of row i, for [Scroll.Reveal].
func (l *List) Row(i int) Rect { return l.cells[i].rect }

// Update chooses the row that is tapped or activated.
func (l *List) Update(c *Context) {
	for i := range l.cells {
		cell := &l.cells[i]
		if cell.press.update(c, cell, cell.rect, c.Radius.Button) {
			l.Selected = i
			if l.OnTap != nil {
				l.OnTap(i)
			}
		}
	}
}

// Draw draws the visible rows.
func (l *List) Draw(c *Canvas) {
	seen := c.Bounds()
	for i := range l.cells {
		if cell := &l.cells[i]; cell.rect.Overlaps(seen) && i < len(l.Rows) {
			l.drawRow(c, l.Rows[i], cell, i == l.Selected)
		}
	}
}

func (l *List) drawRow(c *Canvas, row ListRow, cell *option, selected bool) {
	p := &c.Palette
	r := cell.rect
	switch {
	case cell.press.down, cell.press.hovered:
		c.Box(r, c.Radius.Button, Flat(p.Steel.Fade(.6)))
	default:
		c.Box(r, c.Radius.Button, Flat(p.Ink.Fade(.4)))
	}
	if selected {
		c.Frame(r, c.Radius.Button, c.Outline, Flat(p.Gold))
	}
	signs := r.Inset(Sides(c.Gap.M, 0))
	if row.Seat != nil {
		var coin Rect
		coin, signs = signs.CutLeft(2*c.Part.SmallCoin, c.Gap.S)
		c.Coin(*row.Seat, coin.Center(), c.Part.SmallCoin)
	}
	icon, _ := signs.CutLeft(c.Theme.Icon, 0)
	c.Icon(row.Icon, icon, c.Theme.Icon, p.GoldText)
	if row.More {
		chevron, _ := signs.CutRight(c.Theme.Icon, 0)
		c.Icon(IconForward, chevron, c.Theme.Icon, p.Muted)
	}
	words := r.Inset(l.insets(c.Kit, row))
	high := c.Measure(row.Text, c.Type.Body, words.W).H
	if row.Note == "" {
		c.Paragraph(row.Text, c.Type.Body, words, AlignLeft|AlignMiddle)
		return
	}
	low := c.Measure(row.Note, c.Type.Small, words.W).H
	both := words.Place(Sz(words.W, high+low), 0, .5)
	c.Paragraph(row.Text, c.Type.Body, both, AlignLeft)
	both.Y += high
	c.Paragraph(row.Note, c.Type.Small, both, AlignLeft)
}
