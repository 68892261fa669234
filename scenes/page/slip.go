package page

import "runehall/ui"

// Slip is a slip of parchment: its subject in large letters, and more words below.
type Slip struct {
	// Sign stands above the words of a wide slip; NoIcon: none.
	Sign ui.Icon

	ui.Column
	about ui.Label
	rect  ui.Rect
}

// wideSlip is how wide a slip is at least whose words are as large as a heading, in dp.
const wideSlip = 520

// Write puts words on the slip.
func (w *Slip) Write(k *ui.Kit, about string, more []string) {
	ink := k.Palette.ParchmentInk
	w.about = ui.Label{Text: about, Style: k.Type.Name.In(ink), Wrap: true}
	w.Column = ui.Column{Items: []ui.Widget{&w.about}, Pad: ui.Sides(k.Gap.XL, k.Gap.XL)}
	for _, text := range more {
		w.Items = append(w.Items, &ui.Label{Text: text, Style: k.Type.Body.In(ink), Wrap: true})
	}
}

// grow fits letters and margins to a width. Who has filled the column without Write has given it its margins.
func (w *Slip) grow(k *ui.Kit, width float64) {
	if w.about.Text == "" {
		return
	}
	w.about.Style, w.Pad = k.Type.Name.In(k.Palette.ParchmentInk), ui.Sides(k.Gap.XL, k.Gap.XL)
	if w.wide(k, width) {
		w.about.Style = k.Type.Heading.In(k.Palette.ParchmentInk)
		w.Pad = ui.Sides(2*k.Gap.XL, 2*k.Gap.XL)
		if w.Sign != ui.NoIcon {
			w.Pad.Top += k.Dp(signHigh)
		}
	}
}

// signHigh is how much room a sign above the words has, in dp.
const signHigh = 56

func (w *Slip) wide(k *ui.Kit, width float64) bool { return k.InDp(width) >= wideSlip }

// Measure returns how high the words are.
func (w *Slip) Measure(k *ui.Kit, room ui.Size) ui.Size {
	w.grow(k, room.W)
	return w.Column.Measure(k, room)
}

// Layout places the slip: as high as its words, in the middle of a place that is higher.
func (w *Slip) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r.Place(ui.Sz(r.W, min(r.H, w.Measure(k, ui.Sz(r.W, 0)).H)), 0, .5)
	w.Column.Layout(k, w.rect)
}

// Rect returns where the slip lies.
func (w *Slip) Rect() ui.Rect { return w.rect }

// Draw draws the slip and its words.
func (w *Slip) Draw(c *ui.Canvas) {
	c.Parchment(w.rect)
	if w.Sign != ui.NoIcon && w.wide(c.Kit, w.rect.W) {
		at := ui.Rc(w.rect.X+2*c.Gap.XL, w.rect.Y+c.Gap.XL, c.Dp(signHigh), c.Dp(signHigh))
		c.Icon(w.Sign, at, c.Dp(44), c.Palette.ParchmentInk)
	}
	w.Column.Draw(c)
}
