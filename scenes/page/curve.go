package page

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Curve is the graph of each seat's points over the moves of a match.
type Curve struct {
	title  string
	points [][]int // first by move, then by seat
	looks  []ui.SeatLook
	winner []bool
	low    int
	high   int
	Mark   int    // the move to point at; 0: none
	Note   string // what to say about it
	rect   ui.Rect
}

// Fill takes the graph from an outcome.
func (w *Curve) Fill(st *stage.Stage, o *table.Outcome) {
	//says:keys results.curve.{@games}
	*w = Curve{title: st.Text("results.curve." + o.Game), points: o.Curve}
	for seat := range o.Sitters {
		w.looks = append(w.looks, o.Sitters[seat].Look)
		w.winner = append(w.winner, o.Result.Rank[games.Seat(seat)] == 1)
	}
	for _, at := range w.points {
		for _, n := range at {
			w.low, w.high = min(w.low, n), max(w.high, n)
		}
	}
}

// Measure returns the graph's height.
func (w *Curve) Measure(k *ui.Kit, room ui.Size) ui.Size { return ui.Sz(room.W, k.Dp(220)) }

// Layout gives the graph its place.
func (w *Curve) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *Curve) Update(*ui.Context) {}

// Draw draws a step line for each seat, the winners' on top, with the seat's emblem at its end.
func (w *Curve) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	head, area := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M)).CutTop(c.LineHeight(c.Type.Section), c.Gap.S)
	c.TextIn(w.title, c.Type.Section, head, ui.AlignLeft|ui.AlignMiddle)
	foot, area := area.CutBottom(c.LineHeight(c.Type.Label), 0)
	area = area.Inset(ui.Insets{Left: c.Dp(30), Right: c.Dp(26)})
	w.drawGrid(c, area, foot)
	if w.Mark > 0 {
		c.TextIn(w.Note, c.Type.Small.In(c.Palette.GoldText), head, ui.AlignRight|ui.AlignMiddle)
		w.drawMark(c, area)
	}
	for _, winners := range []bool{false, true} {
		for seat := range w.looks {
			if w.winner[seat] == winners {
				w.drawSeat(c, area, seat)
			}
		}
	}
}

func (w *Curve) at(area ui.Rect, move, points int) ui.Point {
	x := area.X + area.W*float64(move)/float64(max(1, len(w.points)-1))
	y := area.Bottom() - area.H*float64(points-w.low)/float64(max(1, w.high-w.low))
	return ui.Pt(x, y)
}

// drawGrid draws lines at round numbers of points, labelled, and the number of moves at both ends.
func (w *Curve) drawGrid(c *ui.Canvas, area, foot ui.Rect) {
	step := 10
	for (w.high-w.low)/step > 5 {
		step *= 2
	}
	label := c.Type.Label
	for n := (w.low / step) * step; n <= w.high; n += step {
		y := w.at(area, 0, n).Y
		line := c.Palette.Edge
		if n == 0 {
			line = c.Palette.Gold.Fade(.7)
		}
		c.HLine(area.X, y, area.W, line)
		c.Text(strconv.Itoa(n), label, ui.Pt(area.X-c.Gap.S, y), ui.AlignRight|ui.AlignMiddle)
	}
	moves := len(w.points) - 1
	for _, move := range []int{0, moves / 2, moves} {
		c.Text(strconv.Itoa(move), label, ui.Pt(w.at(area, move, 0).X, foot.Bottom()), ui.AlignCenter|ui.AlignBottom)
	}
}

// drawMark draws a dashed line at the marked move.
func (w *Curve) drawMark(c *ui.Canvas, area ui.Rect) {
	x := w.at(area, w.Mark, 0).X
	for y := area.Y; y < area.Bottom(); y += c.Dp(8) {
		c.Line(ui.Pt(x, y), ui.Pt(x, min(y+c.Dp(4), area.Bottom())), c.Outline, c.Palette.Gold)
	}
}

func (w *Curve) drawSeat(c *ui.Canvas, area ui.Rect, seat int) {
	width := c.Dp(2.2)
	if w.winner[seat] {
		width = c.Dp(3)
	}
	for _, line := range []struct {
		width float64
		color ui.Color
	}{{width + c.Dp(2.5), c.Palette.Ink}, {width, w.looks[seat].Color}} {
		from := w.at(area, 0, w.points[0][seat])
		for move := 1; move < len(w.points); move++ {
			to := w.at(area, move, w.points[move][seat])
			corner := ui.Pt(to.X, from.Y)
			c.Line(from, corner, line.width, line.color)
			c.Line(corner, to, line.width, line.color)
			from = to
		}
	}
	// Emblems that would overlap move apart, so that each one can be seen.
	last := len(w.points) - 1
	end := w.at(area, last, w.points[last][seat])
	aside := 0
	for other := range seat {
		if w.points[last][other] == w.points[last][seat] {
			aside++
		}
	}
	c.Coin(w.looks[seat], end.Add(ui.Pt(c.Dp(12)+c.Dp(8)*float64(aside), 0)), c.Dp(9))
}
