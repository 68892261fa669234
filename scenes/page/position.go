package page

import (
	"math"

	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Position shows a match: its public board, who sits there, how far it has got, and whose turn it is.
type Position struct {
	// High is how high the board is at most, in pixels.
	High float64
	// Unseated leaves out who sits there, because that stands beside the match.
	Unseated bool

	stage       *stage.Stage
	easel       table.Easel
	sitting     table.Sitting
	sitters     []stage.Sitter
	match, turn string

	picture         *ui.Picture
	made            positionFor
	rect, board     ui.Rect
	seats           []ui.Rect
	matchAt, turnAt ui.Rect
}

// positionFor is everything that the painted picture depends on.
type positionFor struct {
	size ui.Size
	look ui.Look
	art  int
}

// positionShape is how much lower than wide a board is shown at least.
const positionShape = .76

// Fit sets the height of the match, in pixels, for a width, as far as the shape of a board allows.
func (w *Position) Fit(k *ui.Kit, width, high float64) {
	w.High = 0
	words := w.places(k, ui.Rect{W: width}) - w.board.H
	w.High = high - words
}

// Show shows a match of the game behind a door.
func (w *Position) Show(st *stage.Stage, door table.Door, sitting table.Sitting) {
	w.stage, w.easel, w.sitting = st, door.Easel(st), sitting
}

// Write puts the words into the language of the stage.
func (w *Position) Write() {
	w.sitters = w.stage.Sitters(w.sitting.Record().Players)
	w.match, w.turn = w.easel.Headline(w.sitting)
}

// coin is the radius of an emblem.
func (w *Position) coin(k *ui.Kit) float64 { return k.Dp(13) }

// places arranges the parts from the top of a rectangle, and returns how high all is.
func (w *Position) places(k *ui.Kit, r ui.Rect) (high float64) {
	in := r.Inset(ui.Sides(k.Gap.M, k.Gap.M))
	w.board = ui.Rc(in.X, in.Y, math.Floor(in.W), math.Floor(min(in.W*positionShape, max(k.Dp(96), w.High))))
	y := w.board.Bottom() + k.Gap.S
	line := func(text string, style ui.TextStyle) (at ui.Rect) {
		if text != "" {
			at = ui.Rc(in.X, y, in.W, k.Measure(text, style, in.W).H)
			y = at.Bottom()
		}
		return at
	}
	w.turnAt = line(w.turn, k.Type.Strong)
	w.matchAt = line(w.match, k.Type.Small)
	w.seats = w.seats[:0]
	if w.Unseated {
		return y + k.Gap.M - r.Y
	}
	row := max(2*w.coin(k), k.LineHeight(k.Type.Body))
	x := in.X
	y += k.Gap.XS
	for _, s := range w.sitters {
		wide := min(in.W, 2*w.coin(k)+k.Gap.XS+k.Measure(s.Name, k.Type.Body, 0).W+1)
		if x > in.X && x+wide > in.Right() {
			x, y = in.X, y+row
		}
		w.seats = append(w.seats, ui.Rc(x, y, wide, row))
		x += wide + k.Gap.M
	}
	return y + row + k.Gap.M - r.Y
}

// Measure returns the height of all parts.
func (w *Position) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.places(k, ui.Rect{W: room.W}))
}

// Layout gives the match its place, and repaints its board if the size has changed.
func (w *Position) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	w.places(k, r)
}

// Update has the board painted once its pictures are there.
func (w *Position) Update(*ui.Context) {
	k := w.stage.Kit
	now := positionFor{w.board.Size(), k.Look, k.ArtVersion()}
	if now == w.made || now.size.W < 1 || now.size.H < 1 {
		return
	}
	w.Drop()
	w.made, w.picture = now, w.easel.Sitting(w.sitting, now.size)
}

// Drop gives the memory of the picture back.
func (w *Position) Drop() {
	if w.picture != nil {
		w.picture.Drop()
	}
	w.picture, w.made = nil, positionFor{}
}

// Draw draws the match on a panel.
func (w *Position) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Panel(w.rect)
	c.Recess(w.board, c.Radius.Button)
	if w.picture != nil {
		c.Draw(w.picture, w.board.Snap().Min(), ui.White)
	}
	c.Frame(w.board, c.Radius.Button, c.Hairline, ui.Flat(p.BrassEdge))
	c.Paragraph(w.turn, c.Type.Strong.In(p.GoldText), w.turnAt, ui.AlignLeft)
	c.Paragraph(w.match, c.Type.Small.In(p.Muted), w.matchAt, ui.AlignLeft)
	for i, at := range w.seats {
		s := w.sitters[i]
		coin, name := at.CutLeft(2*w.coin(c.Kit), c.Gap.XS)
		c.Coin(s.Look, coin.Center(), w.coin(c.Kit))
		c.TextIn(s.Name, c.Type.Body.In(p.Cream), name, ui.AlignLeft|ui.AlignMiddle)
	}
}

// Painted reports whether the board is there to be seen.
func (w *Position) Painted() bool { return w.picture != nil }
