package page

import (
	"runehall/assets/art"
	"runehall/ui"
)

// Card is something to choose or to open: a title, a line of text, and the coins of seats.
type Card struct {
	Title, Text string
	Icon        ui.Icon
	Picture     art.ID // in front of the words; "": none
	Large       bool   // the picture is, as on a poster
	Seats       []ui.SeatLook
	Selected    bool
	Tapped      func()

	Button  ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

// signs is the width of the signs to the left of the words.
func (w *Card) signs(k *ui.Kit, width float64) (wide float64) {
	if w.pictured(k, width) {
		wide += w.side(k) + k.Gap.M
	}
	if w.Icon != ui.NoIcon {
		wide += k.Icon + k.Gap.M
	}
	return wide
}

// pictureWide is the width of a card's picture, and posterWide that of a large one. picturedCard is the least width of
// a card with a picture. All are in dp.
const pictureWide, posterWide, picturedCard = 48, 92, 290

// side is the width of the picture.
func (w *Card) side(k *ui.Kit) float64 {
	if w.Large {
		return k.Dp(posterWide)
	}
	return k.Dp(pictureWide)
}

func (w *Card) pictured(k *ui.Kit, width float64) bool {
	return w.Picture != "" && k.InDp(width) >= picturedCard
}

func (w *Card) coins(k *ui.Kit) float64 {
	if len(w.Seats) == 0 {
		return 0
	}
	return k.Dp(26)*float64(len(w.Seats)) + k.Gap.M
}

// wraps reports whether the coins have a line of their own.
func (w *Card) wraps(k *ui.Kit, width float64) bool { return w.coins(k) > width*.45 }

// Measure returns the height of the words.
func (w *Card) Measure(k *ui.Kit, room ui.Size) ui.Size {
	width := max(1, room.W-2*k.Gap.L-w.signs(k, room.W))
	h := k.LineHeight(k.Type.Name)
	if w.wraps(k, width) {
		h += k.Dp(30)
	} else {
		width -= w.coins(k)
	}
	if w.Text != "" {
		h += k.Measure(w.Text, k.Type.Small, max(1, width)).H
	}
	least := k.Touch
	if w.Large && w.pictured(k, room.W) {
		least = max(least, k.Dp(posterWide)+k.Gap.M)
	}
	return ui.Sz(room.W, max(h+2*k.Gap.M, least))
}

// Layout gives the card its place.
func (w *Card) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.Button.Layout(k, r)
}

// Rect returns the card's place.
func (w *Card) Rect() ui.Rect { return w.rect }

// Update calls tapped when the card is tapped.
func (w *Card) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.Button.OnTap, w.Button.Label, w.Button.More, w.Button.Selected = w.Tapped, w.Title, w.Text, w.Selected
	w.Button.Update(c)
}

// Draw draws the card on slate; a selected one has a brass outline.
func (w *Card) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	switch {
	case w.Selected:
		c.Selected(w.rect, c.Radius.Panel)
	case w.hovered:
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(c.Palette.Brass))
	}
	in := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M))
	if w.pictured(c.Kit, w.rect.W) {
		var at ui.Rect
		at, in = in.CutLeft(w.side(c.Kit), c.Gap.M)
		c.Picture(w.Picture, at.Place(ui.Sz(at.W, at.W), .5, .5), ui.White)
	}
	if w.Icon != ui.NoIcon {
		var icon ui.Rect
		icon, in = in.CutLeft(c.Theme.Icon, c.Gap.M)
		c.Icon(w.Icon, icon, c.Theme.Icon, c.Palette.GoldText)
	}
	if len(w.Seats) > 0 {
		in = w.drawCoins(c, in)
	}
	if w.Text == "" {
		c.TextIn(w.Title, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	if w.Large { // the words stand in the middle beside the picture
		in = in.Place(ui.Sz(in.W, min(in.H, c.LineHeight(c.Type.Name)+c.Measure(w.Text, c.Type.Small, in.W).H)), 0, .5)
	}
	top, low := in.CutTop(c.LineHeight(c.Type.Name), 0)
	c.TextIn(w.Title, c.Type.Name, top, ui.AlignLeft|ui.AlignMiddle)
	c.Paragraph(w.Text, c.Type.Small, low, ui.AlignLeft)
}

// drawCoins draws the coins and returns the space that they leave.
func (w *Card) drawCoins(c *ui.Canvas, in ui.Rect) (rest ui.Rect) {
	r := c.Dp(11)
	var place ui.Rect
	if w.wraps(c.Kit, in.W) {
		place, rest = in.CutBottom(c.Dp(30), 0)
	} else {
		place, rest = in.CutRight(w.coins(c.Kit)-c.Gap.M, c.Gap.M)
	}
	for i, look := range w.Seats {
		c.Coin(look, ui.Pt(place.X+c.Dp(26)*(float64(i)+.5), place.Center().Y), r)
	}
	return rest
}

// WithButton is a card with a quiet button to its right.
type WithButton struct {
	Card   *Card
	Button *ui.Button
}

// width is the width of the button with its gap.
func (w *WithButton) width(k *ui.Kit) float64 { return w.Button.Measure(k, ui.Size{}).W + k.Gap.XS }

// Measure returns the card's height.
func (w *WithButton) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.Card.Measure(k, ui.Sz(max(0, room.W-w.width(k)), 0)).H)
}

// Layout places both.
func (w *WithButton) Layout(k *ui.Kit, r ui.Rect) {
	button, rest := r.CutRight(w.width(k)-k.Gap.XS, k.Gap.XS)
	w.Button.Layout(k, button)
	w.Card.Layout(k, rest)
}

// Rect returns the place of the card.
func (w *WithButton) Rect() ui.Rect { return w.Card.Rect() }

// Update updates both.
func (w *WithButton) Update(c *ui.Context) {
	w.Card.Update(c)
	w.Button.Update(c)
}

// Draw draws both.
func (w *WithButton) Draw(c *ui.Canvas) {
	w.Card.Draw(c)
	w.Button.Draw(c)
}
