package scenes

import (
	"runehall/assets/art"
	"runehall/ui"
)

// settingRow is a row of the settings: an icon, words, and the control to their right, or below them where it is narrow.
type settingRow struct {
	icon    ui.Icon
	picture art.ID // in place of the icon; "" is none
	bare    bool   // without either, where words need the room
	text    string
	note    string // below the words; "" is none
	value   string // the present value, to the right of the control; "" is none
	control ui.Widget
	width   float64 // of the control, in dp; 0: the control is a switch with words of its own

	rect, sign, words, low, number ui.Rect
}

// The width of the present value, and the side of a picture, in dp.
const (
	valueWidth  = 64
	pictureSide = 44
)

// head returns the width of the icon and the gap after it.
func (w *settingRow) head(k *ui.Kit) float64 {
	if w.bare {
		return 0
	}
	if w.picture != "" {
		return k.Dp(pictureSide) + k.Gap.M
	}
	return k.Icon + k.Gap.M
}

// beside reports whether the control fits to the right of the words.
func (w *settingRow) beside(k *ui.Kit, width float64) bool {
	words := k.Measure(w.text, k.Type.Body, 0).W
	return width >= w.head(k)+max(words, k.Dp(120))+k.Gap.M+k.Dp(w.width)+w.valueRoom(k)
}

func (w *settingRow) valueRoom(k *ui.Kit) float64 {
	if w.value == "" {
		return 0
	}
	return k.Dp(valueWidth)
}

// wordsHeight returns the height of words and note in a width.
func (w *settingRow) wordsHeight(k *ui.Kit, width float64) float64 {
	if w.width == 0 {
		h := w.control.Measure(k, ui.Sz(max(1, width), 0)).H
		if w.note != "" {
			h -= w.rise(k)
		}
		return h + w.noteHeight(k, w.besideSwitch(k, width))
	}
	return k.Measure(w.text, k.Type.Body, max(1, width)).H + w.noteHeight(k, width)
}

// besideSwitch returns the width that a note has beside the switch into whose height it moves up.
func (w *settingRow) besideSwitch(k *ui.Kit, width float64) float64 {
	return width - k.Part.Switch.W - k.Gap.M
}

// rise is how far a note moves up into the switch above it, which leaves room below its words.
func (w *settingRow) rise(k *ui.Kit) float64 { return k.Gap.S }

func (w *settingRow) noteHeight(k *ui.Kit, width float64) float64 {
	if w.note == "" {
		return 0
	}
	return k.Measure(w.note, k.Type.Small, max(1, width)).H
}

// Measure returns the height of the row.
func (w *settingRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	width := room.W - w.head(k)
	switch {
	case w.width == 0:
		return ui.Sz(room.W, w.wordsHeight(k, width))
	case w.beside(k, room.W):
		words := width - k.Gap.M - k.Dp(w.width) - w.valueRoom(k)
		return ui.Sz(room.W, max(w.wordsHeight(k, words), w.control.Measure(k, ui.Sz(k.Dp(w.width), 0)).H, k.Touch))
	}
	return ui.Sz(room.W, w.wordsHeight(k, width)+k.Gap.XS+max(k.Touch, w.control.Measure(k, ui.Sz(room.W-w.valueRoom(k), 0)).H))
}

// Layout places icon, words and control.
func (w *settingRow) Layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.number = r, ui.Rect{}
	var rest ui.Rect
	w.sign, rest = r.CutLeft(w.head(k), 0)
	if w.width == 0 {
		narrow := w.besideSwitch(k, rest.W)
		w.low, rest = rest.CutBottom(w.noteHeight(k, narrow), 0)
		if w.note != "" {
			rest.H += w.rise(k)
			w.low.W = narrow
		}
		w.words = ui.Rect{}
		w.sign.H = rest.H
		w.control.Layout(k, rest)
		return
	}
	var control ui.Rect
	if w.beside(k, r.W) {
		control, rest = rest.CutRight(k.Dp(w.width)+w.valueRoom(k), k.Gap.M)
		control = control.Place(ui.Sz(control.W, w.control.Measure(k, ui.Sz(k.Dp(w.width), 0)).H), 0, .5)
	} else {
		rest, control = r.CutTop(w.wordsHeight(k, rest.W), k.Gap.XS)
		w.sign, rest = rest.CutLeft(w.head(k), 0)
	}
	if w.value != "" {
		w.number, control = control.CutRight(w.valueRoom(k), 0)
	}
	w.control.Layout(k, control)
	h := w.wordsHeight(k, rest.W)
	rest = rest.Place(ui.Sz(rest.W, h), 0, .5)
	w.low, w.words = rest.CutBottom(w.noteHeight(k, rest.W), 0)
	w.sign = w.sign.Place(ui.Sz(w.sign.W, min(w.sign.H, w.words.H)), 0, 0)
	w.sign.Y = w.words.Y
}

// Rect returns the row's place.
func (w *settingRow) Rect() ui.Rect { return w.rect }

// Update updates the control.
func (w *settingRow) Update(c *ui.Context) { w.control.Update(c) }

// Draw draws icon, words and control.
func (w *settingRow) Draw(c *ui.Canvas) {
	p := &c.Palette
	switch {
	case w.bare:
	case w.picture != "":
		side := c.Dp(pictureSide)
		c.Picture(w.picture, ui.Rect{X: w.rect.X, Y: w.rect.Y, W: side, H: w.rect.H}.Place(ui.Sz(side, side), .5, .5), ui.White)
	default:
		sign, _ := w.sign.CutLeft(c.Theme.Icon, 0)
		c.Icon(w.icon, sign, c.Theme.Icon, p.Gold)
	}
	if !w.words.Empty() {
		c.Paragraph(w.text, c.Type.Body, w.words, ui.AlignLeft)
	}
	if !w.low.Empty() {
		c.Paragraph(w.note, c.Type.Small, w.low, ui.AlignLeft)
	}
	if !w.number.Empty() {
		c.TextIn(w.value, c.Type.Strong.In(p.Cream), w.number, ui.AlignRight|ui.AlignMiddle)
	}
	w.control.Draw(c)
}

// group is a part of the settings: a title above a panel of rows.
type group struct {
	section ui.Section
	column  ui.Column
	panel   ui.Panel
}

// newGroup returns a group of rows.
func newGroup(rows ...ui.Widget) *group {
	g := &group{}
	g.column.Items = rows
	g.panel.Content = &g.column
	return g
}

// Measure returns the height of title and panel.
func (g *group) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := g.section.Measure(k, room).H + k.Gap.XS + g.panel.Measure(k, ui.Sz(room.W, 0)).H
	return ui.Sz(room.W, h)
}

// Layout places the title above the panel.
func (g *group) Layout(k *ui.Kit, r ui.Rect) {
	head, rest := r.CutTop(g.section.Measure(k, r.Size()).H, k.Gap.XS)
	g.section.Layout(k, head)
	g.panel.Layout(k, rest)
}

// Update updates the rows.
func (g *group) Update(c *ui.Context) { g.panel.Update(c) }

// Draw draws title and rows.
func (g *group) Draw(c *ui.Canvas) {
	g.section.Draw(c)
	g.panel.Draw(c)
}
