package page

import (
	"strings"

	"runehall/assets/art"
	"runehall/internal/aloud"
	"runehall/ui"
)

// Notice is a panel with a line that is worth knowing, small words below it, and a button beside them where something
// can be done about it.
type Notice struct {
	Icon        ui.Icon
	Picture     art.ID // replaces the icon if the panel is high enough
	Title, Text string
	Action      *ui.Button // nil: none

	rect, sign, words ui.Rect
}

// picturedFrom is how high a panel with a picture is at least, in dp.
const picturedFrom = 110

func (w *Notice) under(k *ui.Kit, width float64) bool {
	return w.Action != nil && width-w.head(k, width)-w.Action.Measure(k, ui.Size{}).W < k.Dp(190)
}

// signFrom is the least width of a panel with a sign, in dp. On a narrower one the words need the room.
const signFrom = 260

// head is the width of icon and margins.
func (w *Notice) head(k *ui.Kit, width float64) float64 {
	if width < k.Dp(signFrom) {
		return 2 * k.Gap.L
	}
	return k.Icon + k.Gap.M + 2*k.Gap.L
}

func (w *Notice) inner(k *ui.Kit, width float64) float64 {
	inner := width - w.head(k, width)
	if w.Action != nil && !w.under(k, width) {
		inner -= w.Action.Measure(k, ui.Size{}).W + k.Gap.M
	}
	return max(1, inner)
}

func (w *Notice) wordsHeight(k *ui.Kit, width float64) float64 {
	h := k.Measure(w.Title, k.Type.Strong, width).H
	if w.Text != "" {
		h += k.Measure(w.Text, k.Type.Small, width).H
	}
	return h
}

// Measure returns the height of words and button.
func (w *Notice) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.wordsHeight(k, w.inner(k, room.W))
	switch {
	case w.under(k, room.W):
		h += k.Gap.S + k.Button
	case w.Action != nil:
		h = max(h, k.Button)
	}
	return ui.Sz(room.W, h+2*k.Gap.M)
}

// Layout places words and button.
func (w *Notice) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	if w.Action != nil {
		var place ui.Rect
		if w.under(k, r.W) {
			place, in = in.CutBottom(k.Button, k.Gap.S)
		} else {
			place, in = in.CutRight(w.Action.Measure(k, ui.Size{}).W, k.Gap.M)
		}
		w.Action.Layout(k, place.Place(ui.Sz(place.W, k.Button), .5, .5))
	}
	sign := k.Icon
	if w.pictured(k) {
		sign = min(r.H-2*k.Gap.S, k.Dp(150))
	}
	words := in
	w.sign = ui.Rect{}
	if r.W >= k.Dp(signFrom) {
		w.sign, words = in.CutLeft(sign, k.Gap.M)
	}
	w.words = words.Place(ui.Sz(words.W, w.wordsHeight(k, words.W)), 0, .5)
}

func (w *Notice) pictured(k *ui.Kit) bool {
	return w.Picture != "" && w.rect.H >= k.Dp(picturedFrom) && w.rect.W >= k.Dp(480)
}

// Rect returns the panel's place.
func (w *Notice) Rect() ui.Rect { return w.rect }

// Update updates the button.
func (w *Notice) Update(c *ui.Context) {
	if w.Action != nil {
		w.Action.Update(c)
	}
}

// Draw draws the panel.
func (w *Notice) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	if w.pictured(c.Kit) {
		side := w.sign.W
		c.Glow(w.sign.Center(), side*.5, c.Palette.Ember.Fade(.25))
		c.Picture(w.Picture, w.sign.Place(ui.Sz(side, side), .5, .5), ui.White)
	} else if !w.sign.Empty() {
		c.Icon(w.Icon, w.sign, c.Theme.Icon, c.Palette.GoldText)
	}
	top, low := w.words.CutTop(c.Measure(w.Title, c.Type.Strong, w.words.W).H, 0)
	c.Paragraph(w.Title, c.Type.Strong, top, ui.AlignLeft)
	c.Paragraph(w.Text, c.Type.Small, low, ui.AlignLeft)
	if w.Action != nil {
		w.Action.Draw(c)
	}
}

// Speak says the line and the words below it.
func (w *Notice) Speak() aloud.Thing {
	return aloud.Thing{Role: aloud.Text, Label: w.Title, Note: strings.ReplaceAll(w.Text, "\n", ". ")}
}
