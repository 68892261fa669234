package scenes

import (
	"runehall/assets/art"
	"runehall/ui"
)

// choice is a card for something to choose: a picture with words beside it, or below it where the card is narrow.
type choice struct {
	picture     art.ID
	title, text string
	selected    bool

	button  ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

// upright reports whether the picture is above the words at a width.
func (w *choice) upright(k *ui.Kit, width float64) bool { return width < k.Dp(260) }

// side is the width and height of the picture.
func (w *choice) side(k *ui.Kit, width float64) float64 {
	if w.upright(k, width) {
		return min(k.Dp(84), width*.5)
	}
	return k.Dp(60)
}

// inner is the width of the words.
func (w *choice) inner(k *ui.Kit, width float64) float64 {
	if w.upright(k, width) {
		return max(1, width-2*k.Gap.S)
	}
	return max(1, width-3*k.Gap.M-w.side(k, width))
}

// Measure returns the height of picture and words.
func (w *choice) Measure(k *ui.Kit, room ui.Size) ui.Size {
	inner := w.inner(k, room.W)
	words := k.Measure(w.title, k.Type.Name, inner).H + k.Measure(w.text, k.Type.Small, inner).H
	if w.upright(k, room.W) {
		return ui.Sz(room.W, w.side(k, room.W)+words+k.Gap.S+2*k.Gap.M)
	}
	return ui.Sz(room.W, max(words, w.side(k, room.W))+2*k.Gap.S)
}

// Layout gives the card its place.
func (w *choice) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Rect returns the card's place.
func (w *choice) Rect() ui.Rect { return w.rect }

// Update chooses the card when it is tapped.
func (w *choice) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.Update(c)
}

// Draw draws the card on slate; the chosen one has a brass outline and a tick.
func (w *choice) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Panel(w.rect)
	switch {
	case w.selected:
		c.Selected(w.rect, c.Radius.Panel)
	case w.hovered:
		c.Frame(w.rect, c.Radius.Panel, c.Hairline, ui.Flat(p.Brass))
	}
	side := w.side(c.Kit, w.rect.W)
	align := ui.AlignLeft
	var picture, words ui.Rect
	if w.upright(c.Kit, w.rect.W) {
		align = ui.AlignCenter
		picture, words = w.rect.Inset(ui.Sides(c.Gap.S, c.Gap.M)).CutTop(side, c.Gap.S)
	} else {
		picture, words = w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.S)).CutLeft(side, c.Gap.M)
		h := c.Measure(w.title, c.Type.Name, words.W).H + c.Measure(w.text, c.Type.Small, words.W).H
		words = words.Place(ui.Sz(words.W, h), 0, .5)
	}
	picture = picture.Place(ui.Sz(side, side), .5, .5)
	c.Glow(picture.Center().Add(ui.Pt(0, side*.1)), side*.7, p.Ink.Fade(.6))
	c.Picture(w.picture, picture, ui.Hex(0xffffff))
	title := c.Type.Name
	if w.selected {
		title = title.In(p.GoldText)
	}
	c.Paragraph(w.title, title, words, align)
	_, low := words.CutTop(c.Measure(w.title, c.Type.Name, words.W).H, 0)
	c.Paragraph(w.text, c.Type.Small, low, align)
	if w.selected {
		r := c.Dp(13)
		at := ui.Pt(w.rect.Right()-r*.9, w.rect.Y+r*.9)
		c.Disc(at, r, p.BrassEdge)
		c.Disc(at, r-c.Hairline, p.Brass)
		c.Icon(ui.IconCheck, ui.RectAround(at, ui.Sz(2*r, 2*r)), r*1.4, p.OnBrass)
	}
}
