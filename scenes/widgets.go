package scenes

import "runehall/ui"

// columns puts widgets side by side, each as high as it wants to be, or one below the other where it is narrow.
type columns struct {
	items []ui.Widget
	// least is the least width of a column, in dp.
	least float64
	// share is the share of the width for each column; nil: all have the same.
	share []float64
	// gap is the gap between columns, in pixels; 0 is the theme's widest.
	gap float64
	// high is how high columns side by side are at least, in pixels.
	high float64
	// free is the same, where it is known only once the page is laid out; nil: it is known.
	free *float64
}

// lowest is how high columns side by side are at least.
func (w *columns) lowest() float64 {
	if w.free != nil {
		return *w.free
	}
	return w.high
}

func (w *columns) between(k *ui.Kit) float64 {
	if w.gap > 0 {
		return w.gap
	}
	return k.Gap.XL
}

// side reports whether the columns fit side by side.
func (w *columns) side(k *ui.Kit, width float64) bool {
	n := float64(len(w.items))
	return width >= n*k.Dp(w.least)+(n-1)*w.between(k)
}

func (w *columns) tracks() []ui.Track {
	t := make([]ui.Track, len(w.items))
	for i := range t {
		t[i] = ui.Share(1)
		if w.share != nil {
			t[i] = ui.Share(w.share[i])
		}
	}
	return t
}

// Measure returns the height of the highest column, or of all of them one below the other.
func (w *columns) Measure(k *ui.Kit, room ui.Size) ui.Size {
	var h float64
	if !w.side(k, room.W) {
		for i, item := range w.items {
			if i > 0 {
				h += min(k.Gap.L, w.between(k))
			}
			h += item.Measure(k, ui.Sz(room.W, 0)).H
		}
		return ui.Sz(room.W, h)
	}
	h = w.lowest()
	for i, place := range (ui.Rect{W: room.W}).Columns(w.between(k), w.tracks()...) {
		h = max(h, w.items[i].Measure(k, ui.Sz(place.W, 0)).H)
	}
	return ui.Sz(room.W, h)
}

// Layout gives each column its place.
func (w *columns) Layout(k *ui.Kit, r ui.Rect) {
	if !w.side(k, r.W) {
		for _, item := range w.items {
			var top ui.Rect
			top, r = r.CutTop(item.Measure(k, ui.Sz(r.W, 0)).H, min(k.Gap.L, w.between(k)))
			item.Layout(k, top)
		}
		return
	}
	for i, place := range r.Columns(w.between(k), w.tracks()...) {
		if high := w.lowest(); high > 0 { // no column is stretched beyond what is in sight
			place.H = max(high, w.items[i].Measure(k, ui.Sz(place.W, 0)).H)
		}
		w.items[i].Layout(k, place)
	}
}

// Update updates all columns.
func (w *columns) Update(c *ui.Context) {
	for _, item := range w.items {
		item.Update(c)
	}
}

// Draw draws all columns.
func (w *columns) Draw(c *ui.Canvas) {
	for _, item := range w.items {
		item.Draw(c)
	}
}

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
