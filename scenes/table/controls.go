package table

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// controls run a replay: one move back, play or stop, one move on, and a slider through all moves. The board begins
// right above, so there are no labels: the play button has its word in it if there is room, and every button tells its
// name when it is held.
type controls struct {
	before, play, after ui.Button
	slider              ui.Slider
	text                string // which move is shown
	place               ui.Rect
	steps               bool // there is room for the buttons beside play
	worded              bool // the play button has room for its word
}

func (w *controls) wire(names stage.Names) {
	w.before = ui.Button{Icon: ui.IconBack}
	w.after = ui.Button{Icon: ui.IconForward}
	w.play = ui.Button{Kind: ui.PrimaryButton}
	names[&w.before], names[&w.after] = "replay.before", "replay.after"
	names[&w.play], names[&w.slider] = "replay.play", "replay.slider"
}

// wide reports whether there is room for the words about which move is shown.
func (w *controls) wide(k *ui.Kit, width float64) bool { return width >= k.Dp(520) }

func (w *controls) cut(k *ui.Kit, safe ui.Rect) (rest, strip ui.Rect) {
	strip, rest = safe.CutBottom(k.Touch+2*k.Gap.XS, 0)
	return rest, strip
}

func (w *controls) layout(k *ui.Kit, strip ui.Rect, words ...string) {
	in := strip.Inset(ui.Sides(k.Gap.M, k.Gap.XS))
	play := k.Touch
	w.place, w.worded = ui.Rect{}, w.wide(k, strip.W)
	if w.worded {
		in = in.Place(ui.Sz(min(in.W, k.Dp(1100)), in.H), .5, 0)
		w.place, in = in.CutRight(k.Dp(92), k.Gap.S)
		for _, word := range words {
			play = max(play,
				(&ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, Text: word}).Measure(k, ui.Size{}).W)
		}
	}
	step := k.Touch
	if in.W < k.Dp(320) { // one can step with the slider too
		step = 0
	}
	buttons, slider := in.CutLeft(2*step+play+2*k.Gap.XS, k.Gap.S)
	w.slider.Layout(k, slider)
	row := buttons.Columns(k.Gap.XS, ui.Fixed(step), ui.Fixed(play), ui.Fixed(step))
	w.steps = step > 0
	for i, b := range []*ui.Button{&w.before, &w.play, &w.after} {
		b.Layout(k, row[i])
	}
}

func (w *controls) update(c *ui.Context) {
	w.slider.Update(c)
	w.play.Update(c)
	if w.steps {
		w.before.Update(c)
		w.after.Update(c)
	}
}

func (w *controls) draw(c *ui.Canvas) {
	w.slider.Draw(c)
	w.play.Draw(c)
	if w.steps {
		w.before.Draw(c)
		w.after.Draw(c)
	}
	if w.place.Empty() {
		return
	}
	c.TextIn(w.text, c.Type.Number.In(c.Palette.Cream), w.place, ui.AlignRight|ui.AlignMiddle)
}
