package setup

import (
	"math"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// controlTrial lets several persons take their keys and gamepads in hand before a match, and try them: whoever presses
// first has that control, in the order of the seats, and then leads a ring about its row.
type controlTrial struct {
	chosen stage.Settings // with the controls that have been taken
	rows   []trialRow     // of the persons
	how    string         // how to try, below the rows
	low    ui.Rect
}

type trialRow struct {
	seat       games.Seat
	look       ui.SeatLook
	name, text string
	free       bool // has no control yet
	next       bool // is to press one now
	at         ui.Point
	took       int // ticks for which it is still seen that something was taken

	rect ui.Rect
}

// tookTicks is how long it is seen that something was taken.
var tookTicks = ui.Ticks(500)

// trialReach is how far a ring can be led aside, in steps.
const trialReach = 2

// read reads what controls ask for in a tick, and reports whether one was taken in hand.
func (w *controlTrial) read(in *ui.Input) (taken bool) {
	for n, asked := range in.Controls {
		if asked == 0 {
			continue
		}
		row, mine := w.of(ui.Control(n))
		if row == nil {
			continue
		}
		if !mine {
			w.chosen = w.chosen.WithControl(row.seat, ui.Control(n))
			row.free, taken = false, true
		}
		row.press(asked)
	}
	return taken
}

// of returns the row of whoever has a control, or else of who is to take one now, or nil.
func (w *controlTrial) of(c ui.Control) (row *trialRow, mine bool) {
	for i := range w.rows {
		if has, ok := w.chosen.Control(w.rows[i].seat); ok && has == c {
			return &w.rows[i], true
		}
	}
	for i := range w.rows {
		if w.rows[i].free {
			return &w.rows[i], false
		}
	}
	return nil, false
}

// press leads the ring, or takes something.
func (r *trialRow) press(asked ui.Actions) {
	for a, way := range map[ui.Action]ui.Point{ui.Left: {X: -1}, ui.Right: {X: 1}, ui.Up: {Y: -1}, ui.Down: {Y: 1}} {
		if asked.Has(a) {
			r.at = r.at.Add(way)
		}
	}
	r.at = ui.Pt(max(-trialReach, min(r.at.X, trialReach)), max(-1, min(r.at.Y, 1)))
	if asked.Has(ui.Confirm) {
		r.took = tookTicks
	}
}

func (w *controlTrial) rowHeight(k *ui.Kit, width float64) float64 {
	high := 0.0
	for i := range w.rows {
		r := &w.rows[i]
		high = max(high, k.LineHeight(k.Type.Strong)+k.Measure(r.text, k.Type.Small, w.words(k, width)).H)
	}
	return max(k.Touch, high) + k.Gap.S
}

// words is the width of the words in a row, between coin and ring.
func (w *controlTrial) words(k *ui.Kit, width float64) float64 {
	words := width - k.Touch - k.Gap.S
	if field := w.field(k, width); field > 0 {
		words -= field + k.Gap.S
	}
	return max(1, words)
}

// field is the width of where a ring is led about, or 0 in a row so narrow that this takes the coin's place.
func (w *controlTrial) field(k *ui.Kit, width float64) float64 {
	if width < k.Dp(260) {
		return 0
	}
	return k.Dp(72)
}

// Measure returns the height of the rows and the words below them.
func (w *controlTrial) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, float64(len(w.rows))*w.rowHeight(k, room.W)+k.Gap.S+k.Measure(w.how, k.Type.Small, room.W).H)
}

// Layout places the rows one below the other, and the words.
func (w *controlTrial) Layout(k *ui.Kit, r ui.Rect) {
	high := w.rowHeight(k, r.W)
	for i := range w.rows {
		w.rows[i].rect, r = r.CutTop(high, 0)
	}
	_, w.low = r.CutTop(k.Gap.S, 0)
}

// Update plays a tick of what is seen of the rows.
func (w *controlTrial) Update(c *ui.Context) {
	for i := range w.rows {
		if r := &w.rows[i]; r.took > 0 {
			r.took--
			c.Moves(true)
		}
	}
}

// Draw draws the rows: a coin, the name, what the person has in hand, and the ring.
func (w *controlTrial) Draw(c *ui.Canvas) {
	p := &c.Palette
	for i := range w.rows {
		r := &w.rows[i]
		in := r.rect.Inset(ui.Sides(0, c.Gap.XS))
		if r.next {
			c.Box(in, c.Radius.Chip, ui.Flat(p.Gold.Fade(.25)))
			c.Frame(in, c.Radius.Chip, c.Hairline, ui.Flat(p.Brass))
		}
		coin, rest := in.CutLeft(c.Touch, c.Gap.S)
		field, words := coin, rest
		if wide := w.field(c.Kit, in.W); wide > 0 {
			field, words = rest.CutRight(wide, c.Gap.S)
		}
		if r.free || field != coin {
			c.Coin(r.look, coin.Center(), min(coin.W, coin.H)/2*.8)
		}
		top, low := words.Place(ui.Sz(words.W, min(words.H, w.rowHeight(c.Kit, r.rect.W)-c.Gap.S)), 0,
			.5).CutTop(c.LineHeight(c.Type.Strong), 0)
		c.TextIn(r.name, c.Type.Strong.In(p.ParchmentInk), top, ui.AlignLeft|ui.AlignMiddle)
		c.Paragraph(r.text, c.Type.Small.In(p.ParchmentInk), low, ui.AlignLeft)
		if !r.free {
			w.drawRing(c, r, field)
		}
	}
	c.Paragraph(w.how, c.Type.Small.In(p.ParchmentInk), w.low, ui.AlignLeft)
}

func (w *controlTrial) drawRing(c *ui.Canvas, r *trialRow, field ui.Rect) {
	field = field.Place(ui.Sz(field.W, min(field.H, field.W)), .5, .5)
	c.Box(field, c.Radius.Chip, ui.Flat(c.Palette.Oak))
	radius := min(field.W, field.H) / 5
	in := field.Grow(-radius - c.Dp(2))
	at := ui.Pt(in.Center().X+r.at.X*in.W/(2*trialReach), in.Center().Y+r.at.Y*in.H/2)
	if took := float64(r.took) / float64(tookTicks); took > 0 {
		c.Circle(at, radius*(1+.8*(1-took)), radius*2, r.look.Color.Fade(took))
	}
	c.Arc(at, radius, c.Dp(5), 0, 2*math.Pi, c.Palette.Ink.Fade(.7))
	c.Arc(at, radius, c.Dp(3), 0, 2*math.Pi, r.look.Color)
}
