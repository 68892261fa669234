package rooms

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// lamp says how the device of a seat is connected.
type lamp uint8

const (
	noLamp lamp = iota
	greenLamp
	amberLamp
)

// seatRow is a seat of a room: the sign of where its hand is, coin, name, how it stands, and what can be done with it.
// Where it can be chosen, the whole row is pressed.
type seatRow struct {
	sign       ui.Icon
	look       ui.SeatLook
	name, line string
	lamp       lamp
	free       bool
	chosen     bool
	tap        func()       // nil: the row itself is no button
	deeds      []*ui.Button // of those below, the ones that are offered
	// rise, give, sit and offer free the seat, give it to a computer player, take it, and let anybody take it.
	rise, give, sit, offer ui.Button
	// admit and deny answer whoever says that the seat is theirs.
	admit, deny ui.Button

	whole   ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	parts   seatRowPlaces
	hovered bool
}

type seatRowPlaces struct{ sign, coin, words, deeds ui.Rect }

// head is the width of sign, coin and margins.
func (w *seatRow) head(k *ui.Kit) float64 { return 2*k.Gap.M + k.Icon + k.Gap.S + k.Dp(44) + k.Gap.M }

// buttons is the width of the deeds side by side.
func (w *seatRow) buttons(k *ui.Kit) (width float64) {
	for _, b := range w.deeds {
		width += b.Measure(k, ui.Size{}).W + k.Gap.S
	}
	return width
}

// beside reports whether the deeds have room beside the words.
func (w *seatRow) beside(k *ui.Kit, width float64) bool {
	return width-w.head(k)-w.buttons(k) >= k.Dp(150)
}

// stacks reports whether the deeds have no room beside each other.
func (w *seatRow) stacks(k *ui.Kit, width float64) bool {
	return w.buttons(k) > width-2*k.Gap.M+k.Gap.S
}

func (w *seatRow) wordsWidth(k *ui.Kit, width float64) float64 {
	words := width - w.head(k)
	if len(w.deeds) > 0 && w.beside(k, width) {
		words -= w.buttons(k)
	}
	return max(1, words)
}

func (w *seatRow) wordsHeight(k *ui.Kit, width float64) float64 {
	return k.LineHeight(k.Type.Name) + k.Measure(w.line, k.Type.Small, width-w.lampWidth(k)).H
}

func (w *seatRow) lampWidth(k *ui.Kit) float64 {
	if w.lamp == noLamp {
		return 0
	}
	return k.Dp(10) + k.Gap.S
}

// top is the height of the words and the coin.
func (w *seatRow) top(k *ui.Kit, width float64) float64 {
	return max(w.wordsHeight(k, w.wordsWidth(k, width)), k.Dp(44), k.Touch) + k.Gap.M
}

// Measure returns the height of the row.
func (w *seatRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.top(k, room.W)
	if len(w.deeds) > 0 && !w.beside(k, room.W) {
		rows := 1.0
		if w.stacks(k, room.W) {
			rows = float64(len(w.deeds))
		}
		h += rows * (max(k.Button, stage.MinTouch(k)) + k.Gap.S)
	}
	return ui.Sz(room.W, h)
}

// Layout places the parts.
func (w *seatRow) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.whole.Layout(k, r)
	in, low := r, ui.Rect{}
	if len(w.deeds) > 0 && !w.beside(k, r.W) {
		in, low = r.CutTop(w.top(k, r.W), 0)
	}
	in = in.Inset(ui.Sides(k.Gap.M, k.Gap.XS))
	w.parts.sign, in = in.CutLeft(k.Icon, k.Gap.S)
	w.parts.coin, in = in.CutLeft(k.Dp(44), k.Gap.M)
	if low.H == 0 {
		w.parts.deeds, in = in.CutRight(w.buttons(k), 0)
	} else {
		w.parts.deeds = low.Inset(ui.Insets{Left: k.Gap.M, Right: k.Gap.M, Bottom: k.Gap.S})
	}
	w.parts.words = in.Place(ui.Sz(in.W, w.wordsHeight(k, w.wordsWidth(k, r.W))), 0, .5)
	w.layoutDeeds(k, low.H > 0 && w.stacks(k, r.W), low.H > 0)
}

func (w *seatRow) layoutDeeds(k *ui.Kit, stacks, below bool) {
	high := max(k.Button, stage.MinTouch(k))
	rest := w.parts.deeds
	for _, b := range w.deeds {
		var place ui.Rect
		switch {
		case stacks:
			place, rest = rest.CutTop(high, k.Gap.S)
		case below:
			place, rest = rest.CutLeft(b.Measure(k, ui.Size{}).W, k.Gap.S)
			place = place.Place(ui.Sz(place.W, high), 0, 0)
		default:
			_, rest = rest.CutLeft(k.Gap.S, 0)
			place, rest = rest.CutLeft(b.Measure(k, ui.Size{}).W, 0)
			place = place.Place(ui.Sz(place.W, high), 0, .5)
		}
		b.Layout(k, place)
	}
}

// Rect returns the row's place.
func (w *seatRow) Rect() ui.Rect { return w.rect }

// Update updates what can be pressed.
func (w *seatRow) Update(c *ui.Context) {
	for _, b := range w.deeds {
		b.Update(c)
	}
	w.hovered = w.tap != nil && c.Hovers(w.rect)
	if w.tap != nil {
		w.whole.OnTap, w.whole.Label, w.whole.More, w.whole.Selected = w.tap, w.name, w.line, w.chosen
		w.whole.Update(c)
	}
}

// Draw draws the row: a free one with a dashed outline, as a place that waits.
func (w *seatRow) Draw(c *ui.Canvas) {
	p := &c.Palette
	switch {
	case w.chosen:
		c.Panel(w.rect)
		c.Selected(w.rect, c.Radius.Panel)
	case w.free:
		fill := p.Ink.Fade(.45)
		if w.hovered {
			fill = p.Steel.Fade(.4)
		}
		c.Box(w.rect, c.Radius.Panel, ui.Flat(fill))
		c.Dashes(w.rect.Grow(-c.Hairline), p.Brass.Fade(.8))
	default:
		c.Panel(w.rect)
	}
	tint := p.Muted
	if w.free || w.chosen {
		tint = p.GoldText
	}
	c.Icon(w.sign, w.parts.sign, c.Theme.Icon, tint)
	before := c.Fade(1)
	if w.free && !w.chosen {
		c.Fade(.7)
	}
	c.Coin(w.look, w.parts.coin.Center(), min(w.parts.coin.W, w.parts.coin.H)/2*.94)
	c.Unfade(before)
	name, line := w.parts.words.CutTop(c.LineHeight(c.Type.Name), 0)
	c.TextIn(w.name, c.Type.Name, name, ui.AlignLeft|ui.AlignMiddle)
	if w.lamp != noLamp {
		var dot ui.Rect
		dot, line = line.CutLeft(c.Dp(10), c.Gap.S)
		lit := p.Moss
		if w.lamp == amberLamp {
			lit = p.Ember
		}
		c.Disc(ui.Pt(dot.Center().X, dot.Y+c.LineHeight(c.Type.Small)/2), c.Dp(5), lit)
	}
	style := c.Type.Small
	if w.free {
		style = style.In(p.GoldText)
	}
	c.Paragraph(w.line, style, line, ui.AlignLeft)
	for _, b := range w.deeds {
		b.Draw(c)
	}
}
