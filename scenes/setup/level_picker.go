package setup

import "runehall/ui"

// levelPicker is how strong a computer player is: a pip for each level with the level's name below, between buttons for
// a weaker and a stronger one. Where it is narrow, the pips are one button that goes round.
type levelPicker struct {
	names           []string
	said            []string // how each level plays, for those who hear it
	chosen          int
	narrow          bool
	named           bool // the name stands below the pips, narrow or not
	changed         func(level int)
	weaker, strong  ui.Button
	round           ui.Button // handles pointer and focus; the pips are drawn in its place
	middle, outline ui.Rect
}

// pipsWidth is the width of the pips where they are a button.
func pipsWidth(k *ui.Kit) float64 { return k.Dp(80) }

func (w *levelPicker) name() string { return w.names[w.chosen] }

// manner is the name of the level, and how it plays.
func (w *levelPicker) manner() string { return w.said[w.chosen] }

func (w *levelPicker) width(k *ui.Kit) float64 {
	words := pipsWidth(k)
	for _, name := range w.names {
		words = max(words, k.Measure(name, k.Type.Small, 0).W)
	}
	return words + 2*k.Touch
}

// Measure returns the size of pips and buttons.
func (w *levelPicker) Measure(k *ui.Kit, _ ui.Size) ui.Size { return ui.Sz(w.width(k), k.Touch) }

// Layout gives the picker its place.
func (w *levelPicker) Layout(k *ui.Kit, r ui.Rect) {
	w.outline, w.middle = r, r
	w.weaker.Kind, w.weaker.Icon, w.weaker.Disabled = ui.QuietButton, ui.IconMinus, w.chosen == 0
	w.strong.Kind, w.strong.Icon, w.strong.Disabled = ui.QuietButton, ui.IconPlus, w.chosen == len(w.names)-1
	w.weaker.OnTap = func() { w.step(-1) }
	w.strong.OnTap = func() { w.step(1) }
	w.round.OnTap = func() { w.step(1) }
	if w.narrow {
		w.round.Layout(k, r)
		return
	}
	var left, right ui.Rect
	left, w.middle = r.CutLeft(k.Touch, 0)
	right, w.middle = w.middle.CutRight(k.Touch, 0)
	w.weaker.Layout(k, left)
	w.strong.Layout(k, right)
}

// step goes to the level that is so many steps stronger, round at the end.
func (w *levelPicker) step(by int) {
	w.chosen = (w.chosen + by + len(w.names)) % len(w.names)
	w.changed(w.chosen)
}

// Update updates the buttons.
func (w *levelPicker) Update(c *ui.Context) {
	if w.narrow {
		w.round.Update(c)
		return
	}
	w.weaker.Update(c)
	w.strong.Update(c)
}

// Draw draws a golden pip for each level up to the chosen one.
func (w *levelPicker) Draw(c *ui.Canvas) {
	p := &c.Palette
	pips := w.middle
	if w.narrow {
		w.round.Draw(c)
	} else {
		w.weaker.Draw(c)
		w.strong.Draw(c)
	}
	if w.named {
		var name ui.Rect
		pips, name = w.middle.CutTop(w.middle.H*.5, 0)
		c.TextIn(w.name(), c.Type.Small.In(p.GoldText), name, ui.AlignCenter|ui.AlignMiddle)
	}
	r, n := c.Dp(8), len(w.names)
	for i := range n {
		at := pips.Center().Add(ui.Pt((float64(i)-float64(n-1)/2)*2.1*r, 0))
		c.Hex(at, r, p.BrassEdge)
		if i <= w.chosen {
			c.Hex(at, r-c.Hairline, p.Brass)
		} else {
			c.Hex(at, r-c.Hairline, p.Ink)
		}
	}
}
