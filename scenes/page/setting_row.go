package page

import (
	"runehall/assets/art"
	"runehall/ui"
)

// SettingRow is a row of the settings: an icon, words, and the control to their right or, on a narrow screen, below
// them.
type SettingRow struct {
	Icon    ui.Icon
	Picture art.ID // replaces the icon; "": none
	Bare    bool   // without either, where words need the room
	Text    string
	Note    string // below the words; "": none
	value   string // the present value, shown to the right of the control; "": none
	Control ui.Widget
	Width   float64 // the width of the control, in dp; 0: the control is a switch with words of its own

	rect, sign, words, low, number ui.Rect
}

// The width of the present value, and the side of a picture, in dp.
const (
	valueWidth  = 64
	pictureSide = 44
)

// bareUnder is the width of a row, in dp, below which its words need the room of the icon.
const bareUnder = 230

func (w *SettingRow) bare(k *ui.Kit, width float64) bool { return w.Bare || width < k.Dp(bareUnder) }

// head returns the width of the icon and the gap after it.
func (w *SettingRow) head(k *ui.Kit, width float64) float64 {
	if w.bare(k, width) {
		return 0
	}
	if w.Picture != "" {
		return k.Dp(pictureSide) + k.Gap.M
	}
	return k.Icon + k.Gap.M
}

// beside reports whether the control fits to the right of the words.
func (w *SettingRow) beside(k *ui.Kit, width float64) bool {
	words := k.Measure(w.Text, k.Type.Body, 0).W
	return width >= w.head(k, width)+max(words, k.Dp(120))+k.Gap.M+k.Dp(w.Width)+w.valueRoom(k)
}

func (w *SettingRow) valueRoom(k *ui.Kit) float64 {
	if w.value == "" {
		return 0
	}
	return k.Dp(valueWidth)
}

func (w *SettingRow) wordsHeight(k *ui.Kit, width float64) float64 {
	if w.Width == 0 {
		h := w.Control.Measure(k, ui.Sz(max(1, width), 0)).H
		if w.Note != "" {
			h -= w.rise(k, width)
		}
		return h + w.noteHeight(k, w.besideSwitch(k, width))
	}
	return k.Measure(w.Text, k.Type.Body, max(1, width)).H + w.noteHeight(k, width)
}

// leastBeside is the least width of a note beside a switch, in dp. With less room, the note takes the whole row below.
const leastBeside = 170

// besideSwitch returns the width of a note that moves up beside the switch, or below it.
func (w *SettingRow) besideSwitch(k *ui.Kit, width float64) float64 {
	if beside := width - k.Part.Switch.W - k.Gap.M; beside >= k.Dp(leastBeside) {
		return beside
	}
	return width
}

// rise returns how far a note moves up towards the switch, which leaves room below its words.
func (w *SettingRow) rise(k *ui.Kit, width float64) float64 {
	if w.besideSwitch(k, width) == width {
		return 0
	}
	return k.Gap.S
}

func (w *SettingRow) noteHeight(k *ui.Kit, width float64) float64 {
	if w.Note == "" {
		return 0
	}
	return k.Measure(w.Note, k.Type.Small, max(1, width)).H
}

// Measure returns the height of the row.
func (w *SettingRow) Measure(k *ui.Kit, room ui.Size) ui.Size {
	width := room.W - w.head(k, room.W)
	switch {
	case w.Width == 0:
		return ui.Sz(room.W, w.wordsHeight(k, width))
	case w.beside(k, room.W):
		words := width - k.Gap.M - k.Dp(w.Width) - w.valueRoom(k)
		return ui.Sz(room.W, max(w.wordsHeight(k, words), w.Control.Measure(k, ui.Sz(k.Dp(w.Width), 0)).H, k.Touch))
	}
	return ui.Sz(room.W, w.wordsHeight(k, width)+k.Gap.XS+max(k.Touch,
		w.Control.Measure(k, ui.Sz(room.W-w.valueRoom(k), 0)).H))
}

// Layout places icon, words and control.
func (w *SettingRow) Layout(k *ui.Kit, r ui.Rect) {
	w.rect, w.number = r, ui.Rect{}
	var rest ui.Rect
	w.sign, rest = r.CutLeft(w.head(k, r.W), 0)
	if w.Width == 0 {
		narrow := w.besideSwitch(k, rest.W)
		w.low, rest = rest.CutBottom(w.noteHeight(k, narrow), 0)
		if w.Note != "" {
			rest.H += w.rise(k, rest.W)
			w.low.W = narrow
		}
		w.words = ui.Rect{}
		w.sign.H = rest.H
		w.Control.Layout(k, rest)
		return
	}
	var control ui.Rect
	if w.beside(k, r.W) {
		control, rest = rest.CutRight(k.Dp(w.Width)+w.valueRoom(k), k.Gap.M)
		control = control.Place(ui.Sz(control.W, w.Control.Measure(k, ui.Sz(k.Dp(w.Width), 0)).H), 0, .5)
	} else {
		rest, control = r.CutTop(w.wordsHeight(k, rest.W), k.Gap.XS)
		w.sign, rest = rest.CutLeft(w.head(k, r.W), 0)
	}
	if w.value != "" {
		w.number, control = control.CutRight(w.valueRoom(k), 0)
	}
	w.Control.Layout(k, control)
	h := w.wordsHeight(k, rest.W)
	rest = rest.Place(ui.Sz(rest.W, h), 0, .5)
	w.low, w.words = rest.CutBottom(w.noteHeight(k, rest.W), 0)
	w.sign = w.sign.Place(ui.Sz(w.sign.W, min(w.sign.H, w.words.H)), 0, 0)
	w.sign.Y = w.words.Y
}

// Rect returns the row's place.
func (w *SettingRow) Rect() ui.Rect { return w.rect }

// Update updates the control.
func (w *SettingRow) Update(c *ui.Context) { w.Control.Update(c) }

// Draw draws icon, words and control.
func (w *SettingRow) Draw(c *ui.Canvas) {
	p := &c.Palette
	switch {
	case w.bare(c.Kit, w.rect.W):
	case w.Picture != "":
		side := c.Dp(pictureSide)
		c.Picture(w.Picture, ui.Rect{X: w.rect.X, Y: w.rect.Y, W: side, H: w.rect.H}.Place(ui.Sz(side, side), .5, .5),
			ui.White)
	default:
		sign, _ := w.sign.CutLeft(c.Theme.Icon, 0)
		c.Icon(w.Icon, sign, c.Theme.Icon, p.Gold)
	}
	if !w.words.Empty() {
		c.Paragraph(w.Text, c.Type.Body, w.words, ui.AlignLeft)
	}
	if !w.low.Empty() {
		c.Paragraph(w.Note, c.Type.Small, w.low, ui.AlignLeft)
	}
	if !w.number.Empty() {
		c.TextIn(w.value, c.Type.Strong.In(p.Cream), w.number, ui.AlignRight|ui.AlignMiddle)
	}
	w.Control.Draw(c)
}

// Group is a part of the settings: a title above a panel of rows.
type Group struct {
	Section ui.Section
	column  ui.Column
	panel   ui.Panel
}

// NewGroup returns a group of rows.
func NewGroup(rows ...ui.Widget) *Group {
	g := &Group{}
	g.column.Items = rows
	g.panel.Content = &g.column
	return g
}

// Measure returns the height of title and panel.
func (g *Group) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := g.Section.Measure(k, room).H + k.Gap.XS + g.panel.Measure(k, ui.Sz(room.W, 0)).H
	return ui.Sz(room.W, h)
}

// Layout places the title above the panel.
func (g *Group) Layout(k *ui.Kit, r ui.Rect) {
	head, rest := r.CutTop(g.Section.Measure(k, r.Size()).H, k.Gap.XS)
	g.Section.Layout(k, head)
	g.panel.Layout(k, rest)
}

// Update updates the rows.
func (g *Group) Update(c *ui.Context) { g.panel.Update(c) }

// Draw draws title and rows.
func (g *Group) Draw(c *ui.Canvas) {
	g.Section.Draw(c)
	g.panel.Draw(c)
}
