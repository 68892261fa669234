package setup

import (
	"math"

	"runehall/ui"
)

// addSeat is the row that adds a seat: a dashed outline, and the look that is free.
type addSeat struct {
	title, text string
	look        ui.SeatLook
	button      ui.Button // handles pointer and focus; it is not drawn
	rect        ui.Rect
	hovered     bool
}

// Measure returns the height of a row.
func (w *addSeat) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, max(k.Touch, w.high(k, w.words(k, room.W))+k.Gap.S))
}

// words is the width of the words; the coin is left out where it would leave them too little.
func (w *addSeat) words(k *ui.Kit, width float64) float64 {
	words := width - 2*k.Gap.S - k.Touch - k.Gap.S
	if words > k.Dp(220) {
		words -= k.Touch + k.Gap.S
	}
	return max(1, words)
}

func (w *addSeat) high(k *ui.Kit, width float64) float64 {
	return k.Measure(w.title, k.Type.Section, width).H + k.Measure(w.text, k.Type.Small, width).H
}

// Layout gives the row its place.
func (w *addSeat) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.button.Layout(k, r)
}

// Rect returns the row's place.
func (w *addSeat) Rect() ui.Rect { return w.rect }

// Update calls OnTap of the button when the row is tapped.
func (w *addSeat) Update(c *ui.Context) {
	w.hovered = c.Hovers(w.rect)
	w.button.Label, w.button.More = w.title, w.text
	w.button.Update(c)
}

// Draw draws the row.
func (w *addSeat) Draw(c *ui.Canvas) {
	p := &c.Palette
	line := p.Brass.Fade(.5)
	if w.hovered {
		c.Box(w.rect, c.Radius.Panel, ui.Flat(p.Steel.Fade(.4)))
		line = p.Brass
	}
	c.Dashes(w.rect.Grow(-c.Hairline), line)
	in := w.rect.Inset(ui.Sides(c.Gap.S, 0))
	plus, in := in.CutLeft(c.Touch, c.Gap.S)
	words, coin := in.CutLeft(w.words(c.Kit, w.rect.W), c.Gap.S)
	r := min(plus.W, plus.H)*.5 - c.Gap.XS
	c.Circle(plus.Center(), r, c.Hairline, p.Brass)
	c.Icon(ui.IconPlus, plus, c.Theme.Icon, p.GoldText)
	if coin.W >= r {
		before := c.Fade(.55)
		c.Coin(w.look, coin.Center(), r*.8)
		c.Unfade(before)
	}
	title := c.Measure(w.title, c.Type.Section, words.W).H
	top, low := words.Place(ui.Sz(words.W, w.high(c.Kit, words.W)), 0, .5).CutTop(title, 0)
	c.Paragraph(w.title, c.Type.Section, top, ui.AlignLeft)
	c.Paragraph(w.text, c.Type.Small, low, ui.AlignLeft)
}

// startChoice is the choice of who starts: by lot, or one of the seats, with their names where there is room.
type startChoice struct {
	ui.Segment
	lot   string
	names []string
}

func (w *startChoice) fill(lot string, seats int, seat func(i int) (string, ui.SeatLook)) {
	w.lot, w.names = lot, w.names[:0]
	w.Choices = append(w.Choices[:0], ui.Choice{Icon: ui.IconDie, Text: lot, Label: lot})
	for i := range seats {
		name, look := seat(i)
		w.names = append(w.names, name)
		w.Choices = append(w.Choices, ui.Choice{Text: name, Seat: &look, Label: name})
	}
}

// suit takes the names away if they do not fit side by side in a width, and the words of the lot, too, if it has no
// room for them even then.
func (w *startChoice) suit(k *ui.Kit, width float64) {
	w.Choices[0].Text = w.lot
	for i, name := range w.names {
		w.Choices[i+1].Text = name
	}
	if w.Segment.Measure(k, ui.Size{}).W <= width {
		return
	}
	for i := range w.names {
		w.Choices[i+1].Text = ""
	}
	alone := ui.Segment{Choices: w.Choices[:1]}
	rows := math.Round(w.Segment.Measure(k, ui.Sz(width, 0)).H / k.Touch)
	if room := width / math.Ceil(float64(len(w.Choices))/rows); alone.Measure(k, ui.Size{}).W*lotShrink > room {
		w.Choices[0].Text = ""
	}
}

// lotShrink is how much smaller the words of the lot may be drawn than others.
const lotShrink = .85

// Measure returns the size in a room.
func (w *startChoice) Measure(k *ui.Kit, room ui.Size) ui.Size {
	w.suit(k, room.W)
	return w.Segment.Measure(k, room)
}

// Layout divides the place among the choices.
func (w *startChoice) Layout(k *ui.Kit, r ui.Rect) {
	w.suit(k, r.W)
	w.Segment.Layout(k, r)
}

// drawSeating draws a table with its seats along one edge, or each at an edge of its own.
func drawSeating(c *ui.Canvas, r ui.Rect, round bool, looks []ui.SeatLook) {
	p := &c.Palette
	board := r.Fit(ui.Sz(16, 11))
	dock := ui.Sz(board.W*.19, board.H*.17)
	top := board
	if !round {
		top.H -= dock.H + c.Gap.XS
	}
	c.Box(top, c.Radius.Chip, ui.Shade(p.Oak.Mix(p.Brass, .12), p.Oak))
	c.Frame(top, c.Radius.Chip, c.Hairline, ui.Flat(p.Brass.Fade(.7)))
	side := top.H * .15
	for _, at := range []ui.Point{{X: -.9, Y: -.8}, {X: .9, Y: -.8}, {X: 0, Y: .8}} {
		c.Hex(top.Center().Add(at.Mul(side)), side*.98, p.Muted.Mix(p.Steel, .4))
	}
	for i, look := range looks {
		at := ui.Rect{X: board.X, Y: board.Bottom() - dock.H, W: board.W, H: dock.H}.Grid(len(looks), len(looks),
			c.Gap.XS)[i].Place(dock, .5, .5)
		if round {
			ends := [][2]float64{{.5, 1}, {0, .5}, {.5, 0}, {1, .5}, {.12, 1}}
			if len(looks) == 2 {
				ends[1] = ends[2]
			}
			at = board.Place(dock, ends[i][0], ends[i][1])
		}
		c.Box(at, c.Radius.Chip/2, ui.Flat(p.Ink.Mix(p.Slate, .5)))
		c.Frame(at, c.Radius.Chip/2, c.Hairline, ui.Flat(p.Edge))
		coin, lines := at.CutLeft(at.H, 0)
		c.Emblem(look.Emblem, coin.Center(), at.H*.3, look.Color)
		c.HLine(lines.X, at.Y+at.H*.4, lines.W*.75, p.Muted)
		c.HLine(lines.X, at.Y+at.H*.62, lines.W*.55, p.Muted)
	}
}
