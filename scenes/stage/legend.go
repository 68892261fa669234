package stage

import "runehall/ui"

// Prompt returns what is printed on a key or button, in the language of the interface.
func (s *Stage) Prompt(p ui.Prompt) string {
	if p.Key != "" {
		return s.Text(p.Key)
	}
	return p.Text
}

// Legend says what to press for the few things that every screen offers. It names the keys or buttons of the device
// used last, and shows nothing to people who point.
type Legend struct {
	Stage *Stage
	items []legendItem
}

type legendItem struct {
	caps []string
	text string
}

// legendActions are the actions that are explained, each with its message.
var legendActions = [...]struct {
	actions []ui.Action
	key     string
}{
	{[]ui.Action{ui.Left, ui.Up, ui.Down, ui.Right}, "prompt.move"},
	{[]ui.Action{ui.Confirm}, "prompt.choose"},
	{[]ui.Action{ui.Back}, "prompt.back"},
}

// Update notices which device is used. The legend is shown along with the focus ring.
func (l *Legend) Update(c *ui.Context) {
	l.items = l.items[:0]
	if !c.RingShown() {
		return
	}
	for _, of := range legendActions {
		item := legendItem{text: l.Stage.Text(of.key)}
		for _, a := range of.actions {
			if p, ok := c.Input().Prompt(a); ok {
				item.caps = append(item.caps, l.Stage.Prompt(p))
			}
		}
		if len(item.caps) == len(of.actions) {
			l.items = append(l.items, item)
		}
	}
}

// Draw draws as much of the legend as there is room for.
func (l *Legend) Draw(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	p := &c.Palette
	side := c.Dp(32)
	for _, item := range l.items {
		words := c.Measure(item.text, c.Type.Body, 0).W
		want := c.Gap.XS + words + c.Gap.L
		for _, text := range item.caps {
			want += max(side, c.Measure(text, c.Type.Strong, 0).W+c.Gap.M) + c.Gap.XS
		}
		if want > r.W {
			return
		}
		for _, text := range item.caps {
			var place ui.Rect
			place, r = r.CutLeft(max(side, c.Measure(text, c.Type.Strong, 0).W+c.Gap.M), c.Gap.XS)
			place = place.Place(ui.Sz(place.W, side), .5, .5)
			c.Box(place, side/2, ui.Flat(p.Ink.Fade(.8)))
			c.Frame(place, side/2, c.Hairline, ui.Flat(p.Brass))
			c.TextIn(text, c.Type.Strong.In(p.Cream), place, ui.AlignCenter|ui.AlignMiddle)
		}
		var place ui.Rect
		place, r = r.CutLeft(words+1, c.Gap.L)
		c.TextIn(item.text, c.Type.Body, place, ui.AlignLeft|ui.AlignMiddle)
	}
}
