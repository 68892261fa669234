package setup

import (
	"runehall/assets/art"
	"runehall/ui"
)

// pictureCard is a card for something to choose: a picture with words beside it, or below it where the card is narrow.
type pictureCard struct {
	picture     art.ID
	paint       func(c *ui.Canvas, r ui.Rect) bool // draws something better, and reports whether it did; it may be nil
	wide        bool                               // what is painted is wider than high
	peers       []*pictureCard                     // the cards beside it, and itself: their words take the same room
	title, text string                             // text may be empty
	selected    bool

	button  ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

func (w *pictureCard) upright(k *ui.Kit, width float64) bool { return width < k.Dp(260) }

func (w *pictureCard) side(k *ui.Kit, width float64) ui.Size {
	side := k.Dp(60)
	switch {
	case w.upright(k, width):
		side = min(k.Dp(84), width*.6)
	case w.wide:
		side = k.Dp(84)
	}
	if w.wide {
		return ui.Sz(min(side*1.5, width*.8), side*.9)
	}
	return ui.Sz(side, side)
}

func (w *pictureCard) inner(k *ui.Kit, width float64) float64 {
	if w.upright(k, width) {
		return max(1, width-2*k.Gap.S)
	}
	return max(1, width-3*k.Gap.M-w.side(k, width).W)
}

// words is the height of title and text in a width, or of the highest one beside it.
func (w *pictureCard) words(k *ui.Kit, inner float64) float64 {
	h := w.ownWords(k, inner)
	for _, peer := range w.peers {
		h = max(h, peer.ownWords(k, inner))
	}
	return h
}

func (w *pictureCard) ownWords(k *ui.Kit, inner float64) float64 {
	h := w.titleHigh(k, inner)
	if w.text != "" {
		h += k.Measure(w.text, k.Type.Small, inner).H
	}
	return h
}

// Measure returns the height of picture and words.
func (w *pictureCard) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words, side := w.words(k, w.inner(k, room.W)), w.side(k, room.W).H
	if w.upright(k, room.W) {
		return ui.Sz(room.W, side+words+k.Gap.S+2*k.Gap.M)
	}
	return ui.Sz(room.W, max(words, side)+2*k.Gap.M)
}

// titleShrink is how small a title may be drawn before it takes another line.
const titleShrink = .87

// titleHigh is the height of the title in a width: a line, if it shrinks to one.
func (w *pictureCard) titleHigh(k *ui.Kit, inner float64) float64 {
	if k.Measure(w.title, k.Type.Name.Scaled(titleShrink), 0).W <= inner {
		return k.LineHeight(k.Type.Name)
	}
	return k.Measure(w.title, k.Type.Name, inner).H
}

// Layout gives the card its place.
func (w *pictureCard) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Rect returns the card's place.
func (w *pictureCard) Rect() ui.Rect { return w.rect }

// Update chooses the card when it is tapped.
func (w *pictureCard) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.Label, w.button.More, w.button.Selected = w.title, w.text, w.selected
	w.button.Update(c)
}

// Draw draws the card on slate; the chosen one has a brass outline and a tick.
func (w *pictureCard) Draw(c *ui.Canvas) {
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
		// What the card has to spare makes the picture larger.
		spare := w.rect.H - w.Measure(c.Kit, w.rect.Size()).H
		f := 1 + max(0, min(spare, w.rect.W-c.Gap.L-side.W))*.75/side.H
		side = ui.Sz(side.W*f, side.H*f)
		in := w.rect.Place(ui.Sz(w.rect.W-2*c.Gap.S, side.H+c.Gap.S+w.words(c.Kit, w.inner(c.Kit, w.rect.W))), .5, .5)
		picture, words = in.CutTop(side.H, c.Gap.S)
	} else {
		picture, words = w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.S)).CutLeft(side.W, c.Gap.M)
		words = words.Place(ui.Sz(words.W, w.ownWords(c.Kit, words.W)), 0, .5)
	}
	w.drawPicture(c, picture.Place(side, .5, .5))
	title := c.Type.Name
	if w.selected {
		title = title.In(p.GoldText)
	}
	top, low := words.CutTop(w.titleHigh(c.Kit, words.W), 0)
	c.TextIn(w.title, title, top, align)
	c.Paragraph(w.text, c.Type.Small, low, align)
	if w.selected {
		r := c.Dp(13)
		at := ui.Pt(w.rect.Right()-r*.9, w.rect.Y+r*.9)
		c.Disc(at, r, p.BrassEdge)
		c.Disc(at, r-c.Hairline, p.Brass)
		c.Icon(ui.IconCheck, ui.RectAround(at, ui.Sz(2*r, 2*r)), r*1.4, p.OnBrass)
	}
}

// drawPicture draws the picture in firelight, so that dark things stand out from the slate.
func (w *pictureCard) drawPicture(c *ui.Canvas, r ui.Rect) {
	if !w.wide {
		c.Glow(r.Center(), r.H*.86, c.Palette.Gold.Fade(.3))
	}
	if w.paint != nil && w.paint(c, r) {
		return
	}
	c.Picture(w.picture, r, ui.White)
}
