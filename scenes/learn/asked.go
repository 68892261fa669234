package learn

import (
	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// asked is today's puzzle: its position, as large as there is room, with the question on parchment below it.
type asked struct {
	window
	Over, Question, State string
	// Streak says how many days in a row were solved; "": none. Burns says that today's is one of them.
	Streak string
	Burns  bool
	Tap    func()
	// High is how high all is, in pixels, if that is more than the words and a small picture need.
	High float64

	Button            ui.Button // handles pointer and focus; it is not drawn
	rect, slip, words ui.Rect
	flame, days       ui.Rect
	hovered           bool
}

// The least height of the position, how wide the flame with its words is, and how wide the parchment is at least that
// has the flame beside it, all in dp.
const leastPosition, flameWide, besideFlame = 110, 84, 200

// write fills in what is told of a day.
func (w *asked) write(st *stage.Stage, day int) {
	game, _ := puzzle.GameOf(day)
	r := st.Diary.Of(day)
	w.lesson, w.day = "", day
	//says:keys game.{@games}
	w.Over = st.Text("day.of", lang.Str("game", st.Text("game."+game)))
	w.Question = question(st, game)
	w.State = stateWords(st, r)
	n := st.Diary.Streak(day)
	w.Burns = n > 0
	if w.Streak = st.Text("day.streak.none"); n > 0 {
		w.Streak = st.Text("day.streak", lang.Num("n", n))
	}
}

// question says shortly what is asked of a game.
func question(st *stage.Stage, game string) string {
	if game == "toss" {
		return st.Text("day.ask.flick")
	}
	return st.Text("day.ask.best")
}

func (w *asked) ask(k *ui.Kit) ui.TextStyle { return k.Type.Name.In(k.Palette.ParchmentInk) }
func (w *asked) small(k *ui.Kit) ui.TextStyle {
	return k.Type.Small.In(k.Palette.ParchmentInk)
}

// inner is how wide the words are.
func (w *asked) inner(k *ui.Kit, width float64) (inner float64, beside bool) {
	inner = width - 2*k.Gap.L
	if beside = inner-k.Dp(flameWide) >= k.Dp(besideFlame); beside {
		inner -= k.Dp(flameWide)
	}
	return max(1, inner), beside
}

// low is the height of the parchment.
func (w *asked) low(k *ui.Kit, width float64) float64 {
	inner, beside := w.inner(k, width)
	high := k.Measure(w.Over, w.small(k), inner).H + k.Measure(w.Question, w.ask(k), inner).H +
		k.Measure(w.State, w.small(k), inner).H
	if beside {
		high = max(high, k.Dp(44)+2*k.LineHeight(k.Type.Label))
	} else {
		high += k.Dp(30) + k.Gap.XS
	}
	return high + 2*k.Gap.M
}

// Measure returns the height of picture and words.
func (w *asked) Measure(k *ui.Kit, room ui.Size) ui.Size {
	low := w.low(k, room.W)
	if w.High > 0 {
		return ui.Sz(room.W, max(w.High, low+k.Dp(leastPosition)))
	}
	return ui.Sz(room.W, low+max(k.Dp(leastPosition), min(room.W*.46, k.Dp(300))))
}

// Layout places picture, words and flame.
func (w *asked) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.Button.Layout(k, r)
	w.slip, w.at = r.CutBottom(w.low(k, r.W), 0)
	w.at = w.at.Inset(ui.Sides(k.Outline, k.Outline))
	inner, beside := w.inner(k, r.W)
	in := w.slip.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	if beside {
		w.words, _ = in.CutLeft(inner, 0)
		side, _ := in.CutRight(k.Dp(flameWide)-k.Gap.S, 0)
		w.days, w.flame = side.CutBottom(2*k.LineHeight(k.Type.Label), 0)
		return
	}
	low, words := in.CutBottom(k.Dp(30), k.Gap.XS)
	w.words = words
	w.flame, w.days = low.CutLeft(k.Dp(30), k.Gap.S)
}

// Rect returns the place of all.
func (w *asked) Rect() ui.Rect { return w.rect }

// Update calls Tap when it is tapped.
func (w *asked) Update(c *ui.Context) {
	w.update()
	w.hovered = w.Tap != nil && c.Hovers(w.rect)
	if w.Tap != nil {
		w.Button.OnTap, w.Button.Label, w.Button.More = w.Tap, w.Over, w.Question+" "+w.State+". "+w.Streak
		w.Button.Update(c)
	}
}

// Draw draws the position over the parchment.
func (w *asked) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	w.draw(c, 0)
	c.Parchment(w.slip)
	ink := c.Palette.ParchmentInk
	over, rest := w.words.CutTop(c.Measure(w.Over, w.small(c.Kit), w.words.W).H, 0)
	ask, state := rest.CutTop(c.Measure(w.Question, w.ask(c.Kit), w.words.W).H, 0)
	c.Paragraph(w.Over, w.small(c.Kit).In(c.Palette.RedInk), over, ui.AlignLeft)
	c.Paragraph(w.Question, w.ask(c.Kit), ask, ui.AlignLeft)
	c.Paragraph(w.State, w.small(c.Kit), state, ui.AlignLeft)
	drawFlame(c, w.flame, w.Burns)
	align := ui.AlignLeft | ui.AlignMiddle
	if w.days.Y > w.flame.Y {
		align = ui.AlignCenter
	}
	c.Paragraph(w.Streak, c.Type.Label.In(ink), w.days, align)
	col := c.Palette.BrassEdge
	if w.hovered || w.Tap == nil {
		col = c.Palette.Gold
	}
	c.Frame(w.rect, c.Radius.Panel, c.Outline, ui.Flat(col))
}

// Speak says the question and what became of it.
func (w *asked) Speak(st *stage.Stage) aloud.Thing {
	game, _ := puzzle.GameOf(w.day)
	return aloud.Thing{Role: aloud.Text, Label: st.Text("game." + game),
		Note: dated(st, w.day) + ". " + w.Question + " " + stateWords(st, st.Diary.Of(w.day))}
}
