package apart

import (
	"strings"

	"runehall/scenes/stage"
	"runehall/ui"
)

// Plates are the seats of a table on the ledge of a screen that all share and at which nobody plays now: who sits
// there, how they stand, and whose turn it is, large enough to be read from three metres. They stand where elsewhere a
// hand lies, and take no input.
type Plates struct {
	List []Plate

	places []ui.Rect
}

// Plate is one seat on the ledge of a shared screen.
type Plate struct {
	Sitter stage.Sitter
	Number string // the points, or whatever counts in the game; "": nothing counts yet
	Says   string // the words of the number
	Turn   bool   // it is this seat's turn
}

const (
	// plateHigh and plateWide are the least height and width at which a plate can be read from far away, in dp.
	plateHigh, plateWide = 88, 230
	// plateMost is the greatest height of a plate, in dp, and plateShare the greatest part of the screen's height.
	plateMost, plateShare = 150, .17
	// plateLow is the height of a plate on a screen that has no room for two of them side by side, in dp: there they
	// stand in two columns all the same, and are read from near.
	plateLow = 56
	// plateLeast is the width below which a plate has no room for a name, in dp, and plateName the part of its height
	// that the name has.
	plateLeast, plateName = 96, .46
)

// narrow reports whether a width has no room for two plates.
func narrow(k *ui.Kit, width float64) bool { return width < 2*k.Dp(plateWide)+k.Gap.M }

// rowsOf returns in how many rows so many plates stand side by side in a width.
func rowsOf(k *ui.Kit, seats int, width float64) int {
	columns := min(seats, max(2, int((width+k.Gap.M)/(k.Dp(plateWide)+k.Gap.M))))
	return (seats + columns - 1) / columns
}

// PlatesHigh returns how high the plates of so many seats want to be, in a width on a screen of a height.
func PlatesHigh(k *ui.Kit, seats int, width, screen float64) float64 {
	rows := float64(rowsOf(k, seats, width))
	if narrow(k, width) {
		return rows*k.Dp(plateLow) + (rows-1)*k.Gap.S
	}
	return rows*max(k.Dp(plateHigh), min(k.Dp(plateMost), screen*plateShare/max(1, rows*.7))) + (rows-1)*k.Gap.S
}

// Fit places the plates in an area, side by side or in a grid.
func (w *Plates) Fit(k *ui.Kit, area ui.Rect) {
	w.places = w.places[:0]
	n := len(w.List)
	if n == 0 || area.Empty() {
		return
	}
	rows := rowsOf(k, n, area.W)
	columns := float64((n + rows - 1) / rows)
	if area.H > area.W || area.W < columns*k.Dp(plateLeast)+(columns-1)*k.Gap.S { // a rail, or beside a wide button
		rows = n
	}
	w.places = append(w.places, area.Grid(n, (n+rows-1)/rows, k.Gap.S)...)
}

// Draw draws the plates. The one whose turn it is stands out in the colour of its seat; gold is for what can be
// pressed.
func (w *Plates) Draw(c *ui.Canvas) {
	for i, r := range w.places {
		if i < len(w.List) {
			w.List[i].draw(c, r)
		}
	}
}

func (p *Plate) draw(c *ui.Canvas, r ui.Rect) {
	look := p.Sitter.Look
	c.Panel(r)
	if p.Turn {
		c.Box(r, c.Radius.Panel, ui.Flat(look.Color.Fade(.22)))
		c.Frame(r, c.Radius.Panel, max(2*c.Hairline, c.Dp(3)), ui.Flat(look.Color))
	}
	at := p.arrange(c.Kit, r)
	c.Coin(look, at.coin.Center(), min(at.coin.W, at.coin.H)/2*.94)
	icon := ui.IconPhone
	switch {
	case !p.Sitter.Person:
		icon = ui.IconComputer
	case !p.Sitter.Apart:
		icon = ui.IconSeats
	}
	tint, ink := c.Palette.Muted, c.Palette.Text
	if p.Turn {
		tint, ink = look.Color.Mix(c.Palette.Cream, .35), c.Palette.Cream
	}
	if !at.icon.Empty() {
		c.Icon(icon, at.icon, min(at.icon.W, at.icon.H), tint)
	}
	if !at.name.Empty() {
		c.TextIn(p.Sitter.Name, at.called.In(ink), at.name, ui.AlignLeft|ui.AlignMiddle)
	}
	if !at.number.Empty() {
		c.TextIn(p.Number, at.counts.In(c.Palette.Cream), at.number, ui.AlignLeft|ui.AlignMiddle)
	}
	if !at.says.Empty() {
		c.TextIn(p.Says, at.words, at.says, ui.AlignLeft|ui.AlignMiddle)
	}
}

// platePlaces is where the parts of a plate lie, and in which style its words stand there. What has no room is empty.
type platePlaces struct {
	coin, icon, name, number, says ui.Rect
	called, counts, words          ui.TextStyle // of the name, the number and what it counts
}

// arrange places the parts of a plate: the name above the number. A plate that is too low for two legible lines has
// one, with the number at its end; and the name makes room where it would be cut, for the coin says whose plate it is.
// It is pure.
func (p *Plate) arrange(k *ui.Kit, r ui.Rect) (at platePlaces) {
	in := r.Inset(ui.Sides(k.Gap.M, k.Gap.S))
	if least := k.Type.Name.Sized(k.Legible); in.H*plateName < k.LineHeight(least) {
		return p.inOneLine(k, r)
	}
	var words ui.Rect
	at.coin, words = in.CutLeft(min(in.H, in.W*.28, k.Dp(84)), k.Gap.M)
	icon := ui.Sz(min(k.Dp(30), words.W*.16), min(k.Dp(30), words.H*.4))
	at.name, at.says = words.CutTop(words.H*plateName, 0)
	if icon.W >= k.Dp(14) { // smaller, it tells nothing
		at.icon = words.Place(icon, 1, 0)
		at.name.W -= icon.W + k.Gap.XS
	}
	at.called = k.Type.Name.Sized(min(k.Dp(36), at.name.H*.86))
	at.counts = k.Type.Number.Sized(min(k.Dp(58), at.says.H*.95))
	if p.Number != "" {
		at.number, at.says = at.says.CutLeft(min(k.Measure(p.Number, at.counts, 0).W, at.says.W*.6), k.Gap.S)
	}
	if at.words = k.Type.Small; !holds(k, p.Says, at.words, at.says) {
		at.words = k.Type.Label
	}
	if p.Number != "" && !holds(k, p.Says, at.words, at.says) { // the number alone says enough
		at.says = ui.Rect{}
	}
	return at
}

// inOneLine places coin, name and number of a low plate side by side: as large as the name lets them be.
func (p *Plate) inOneLine(k *ui.Kit, r ui.Rect) (at platePlaces) {
	in := r.Inset(ui.Sides(k.Gap.S, min(k.Gap.XS, r.H*.08)))
	at.coin, in = in.CutLeft(min(in.H, in.W*.28), k.Gap.XS)
	text, count := p.Number, k.Type.Number.Sized(min(k.Dp(40), in.H*.7))
	if text == "" {
		text, count = p.Says, k.Type.Label
	}
	var end ui.Rect
	called := k.Type.Name.Sized(min(k.Dp(24), in.H*.6))
	for _, scale := range []float64{1, .7, 0} {
		at.called, at.counts = called.Sized(max(k.Legible, called.Size*scale)),
			count.Sized(max(k.Legible, count.Size*scale))
		end, at.name = in.CutRight(min(k.Measure(text, at.counts, 0).W, in.W), k.Gap.XS)
		if holds(k, p.Sitter.Name, at.called, at.name) {
			break
		}
	}
	if !holds(k, p.Sitter.Name, at.called, at.name) {
		at.name = ui.Rect{}
	}
	if p.Number != "" {
		at.number = end
	} else if at.words = at.counts; holds(k, text, at.words, end) {
		at.says = end
	}
	return at
}

// holds reports whether words have room in a place, in as many lines as stand there, each word whole.
func holds(k *ui.Kit, text string, style ui.TextStyle, r ui.Rect) bool {
	for word := range strings.FieldsSeq(text) {
		if k.Measure(word, style, 0).W > r.W {
			return false
		}
	}
	return k.Measure(text, style, r.W).H <= r.H
}

// Report puts the words of the plates into the report's state.
func (w *Plates) Report(r *stage.Report) {
	if len(w.places) == 0 {
		return
	}
	var said []string
	for i, p := range w.List {
		said = append(said, p.Sitter.Name+": "+p.Number+" "+p.Says)
		if p.Turn {
			r.State["plates.turn"] = i
		}
	}
	r.State["plates"] = said
}
