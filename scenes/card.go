package scenes

import "runehall/ui"

// card is something to choose or to open: a title, a line of text, and the coins of seats.
type card struct {
	title, text string
	icon        ui.Icon
	seats       []ui.SeatLook
	selected    bool
	tapped      func()

	button  ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

// signs is the width of what is to the left of the words.
func (w *card) signs(k *ui.Kit) float64 {
	if w.icon == ui.NoIcon {
		return 0
	}
	return k.Icon + k.Gap.M
}

func (w *card) coins(k *ui.Kit) float64 {
	if len(w.seats) == 0 {
		return 0
	}
	return k.Dp(26)*float64(len(w.seats)) + k.Gap.M
}

// wraps reports whether the coins have a line of their own.
func (w *card) wraps(k *ui.Kit, width float64) bool { return w.coins(k) > width*.45 }

// Measure returns the height of the words.
func (w *card) Measure(k *ui.Kit, room ui.Size) ui.Size {
	width := max(1, room.W-2*k.Gap.L-w.signs(k))
	h := k.LineHeight(k.Type.Name)
	if w.wraps(k, width) {
		h += k.Dp(30)
	} else {
		width -= w.coins(k)
	}
	if w.text != "" {
		h += k.Measure(w.text, k.Type.Small, max(1, width)).H
	}
	return ui.Sz(room.W, max(h+2*k.Gap.M, k.Touch))
}

// Layout gives the card its place.
func (w *card) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Rect returns the card's place.
func (w *card) Rect() ui.Rect { return w.rect }

// Update calls tapped when the card is tapped.
func (w *card) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.OnTap, w.button.Label, w.button.More, w.button.Selected = w.tapped, w.title, w.text, w.selected
	w.button.Update(c)
}

// Draw draws the card on slate; a selected one has a brass outline.
func (w *card) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	switch {
	case w.selected:
		c.Selected(w.rect, c.Radius.Panel)
	case w.hovered:
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Brass))
	}
	in := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M))
	if w.icon != ui.NoIcon {
		var icon ui.Rect
		icon, in = in.CutLeft(c.Theme.Icon, c.Gap.M)
		c.Icon(w.icon, icon, c.Theme.Icon, c.Palette.GoldText)
	}
	if len(w.seats) > 0 {
		in = w.drawCoins(c, in)
	}
	if w.text == "" {
		c.TextIn(w.title, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	top, low := in.CutTop(c.LineHeight(c.Type.Name), 0)
	c.TextIn(w.title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
	c.Paragraph(w.text, c.Type.Small, low, ui.AlignLeft)
}

// drawCoins draws the coins and returns the space that they leave.
func (w *card) drawCoins(c *ui.Canvas, in ui.Rect) (rest ui.Rect) {
	r := c.Dp(11)
	var place ui.Rect
	if w.wraps(c.Kit, in.W) {
		place, rest = in.CutBottom(c.Dp(30), 0)
	} else {
		place, rest = in.CutRight(w.coins(c.Kit)-c.Gap.M, c.Gap.M)
	}
	for i, look := range w.seats {
		c.Coin(look, ui.Pt(place.X+c.Dp(26)*(float64(i)+.5), place.Center().Y), r)
	}
	return rest
}

// beside is a card with a quiet button to its right.
type beside struct {
	card   *card
	button *ui.Button
}

// width is the width of the button with its gap.
func (w *beside) width(k *ui.Kit) float64 { return w.button.Measure(k, ui.Size{}).W + k.Gap.XS }

// Measure returns the card's height.
func (w *beside) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.card.Measure(k, ui.Sz(max(0, room.W-w.width(k)), 0)).H)
}

// Layout places both.
func (w *beside) Layout(k *ui.Kit, r ui.Rect) {
	button, rest := r.CutRight(w.width(k)-k.Gap.XS, k.Gap.XS)
	w.button.Layout(k, button)
	w.card.Layout(k, rest)
}

// Rect returns the place of the card.
func (w *beside) Rect() ui.Rect { return w.card.Rect() }

// Update updates both.
func (w *beside) Update(c *ui.Context) {
	w.card.Update(c)
	w.button.Update(c)
}

// Draw draws both.
func (w *beside) Draw(c *ui.Canvas) {
	w.card.Draw(c)
	w.button.Draw(c)
}
