package apart

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Clocks shows, in a strip below the top bar, how much time each seat has left for the whole match.
type Clocks struct {
	Rect ui.Rect
	Move string // what is left of the time for one move; "": no such clock runs

	voice  voice
	list   []seatClock
	places []ui.Rect // one for each of list
	style  ui.TextStyle
}

type seatClock struct {
	seat games.Seat
	look ui.SeatLook
	left int // seconds
	text string
	runs bool
}

// lastMinute is when a clock turns to the colour of warning, in seconds before it runs out.
const lastMinute = 60

// ClocksHigh is the height of the strip.
func ClocksHigh(k *ui.Kit) float64 { return max(k.Dp(24), k.LineHeight(k.Type.Small)) + k.Gap.XS }

// fit places the clocks side by side, all as wide as the widest can become. Where a narrow screen has no room for that,
// they are smaller.
func (w *Clocks) fit(k *ui.Kit) {
	if w.places = w.places[:0]; len(w.list) == 0 {
		return
	}
	style := k.Type.Number.AtMost(.8 * w.Rect.H)
	gap, high := k.Gap.S, w.Rect.H-k.Gap.XS
	wide := func() float64 { return high + k.Measure(w.widest(), style, 0).W + k.Gap.M }
	n := float64(len(w.list))
	each := wide()
	if most := (w.Rect.W - (n-1)*gap) / n; each > most {
		gap = k.Gap.XS
		most = (w.Rect.W - (n-1)*gap) / n
		high = min(high, most*.3)
		style = style.Scaled(min(1, (most-high-k.Gap.XS-k.Gap.S)/k.Measure(w.widest(), style, 0).W))
		each = most
	}
	row := w.Rect.Place(ui.Sz(n*each+(n-1)*gap, w.Rect.H-k.Gap.XS), .5, 0).Snap()
	for i := range w.list {
		w.places = append(w.places, ui.Rc(row.X+float64(i)*(each+gap), row.Y, each, row.H))
	}
	w.style = style
}

// widest returns a time with as many digits as the longest one shown has. Widths come from it, so that nothing moves
// while the clocks run.
func (w *Clocks) widest() string {
	most := 0
	for _, c := range w.list {
		most = max(most, c.left)
	}
	switch {
	case most >= 10*3600:
		return "00:00:00"
	case most >= 3600:
		return "0:00:00"
	}
	return "00:00"
}

// Draw draws the strip. A clock that runs has a frame in the colour of its seat.
func (w *Clocks) Draw(c *ui.Canvas) {
	if w.Rect.Empty() || len(w.list) == 0 {
		return
	}
	p := &c.Palette
	for i := range w.list {
		s, r := &w.list[i], w.places[i]
		edge, ink, width := p.Edge, p.Muted, c.Hairline
		if s.runs {
			edge, ink, width = s.look.Color, p.Cream, 2*c.Hairline
		}
		if s.left <= lastMinute {
			ink = p.Ember
		}
		c.Box(r, r.H/2, ui.Flat(p.Ink.Fade(.91)))
		c.Frame(r, r.H/2, width, ui.Flat(edge))
		coin, words := r.CutLeft(min(r.H, r.W*.3), c.Gap.XS)
		c.Coin(s.look, coin.Center(), .4*min(coin.W, coin.H))
		words.W = max(1, words.W-c.Gap.S)
		c.TextIn(s.text, w.style.In(ink), words, ui.AlignCenter|ui.AlignMiddle)
	}
}

// Report puts the texts of all clocks, and the seat whose clock runs, into the report's state.
func (w *Clocks) Report(r *stage.Report) {
	if w.Move != "" {
		r.State["clock"] = w.Move
	}
	for i := range w.list {
		c := &w.list[i]
		r.State[clockName(c.seat)] = c.text
		if c.runs {
			r.State["clock.runs"] = int(c.seat)
		}
	}
}

func clockName(s games.Seat) string { return "clock." + strconv.Itoa(int(s)) }

// Clocks counts the seats that have a clock for the whole match.
func (a *Line) Clocks() (n int) {
	if a == nil || a.State.End != nil {
		return 0
	}
	for seat := range a.State.Seats {
		if a.clocked(games.Seat(seat)) {
			n++
		}
	}
	return n
}

// clocked reports whether a seat's clock for the whole match is shown: a person's, or one that has run out.
func (a *Line) clocked(s games.Seat) bool {
	_, _, ok := a.At.Room.Rest(s)
	sitter := &a.State.Seats[s]
	return ok && (sitter.Driver == games.Person || sitter.Late)
}

// Fill reads from the room how much time each seat has left, and places the clocks in Rect. sitters are in the order of
// the seats.
func (w *Clocks) Fill(k *ui.Kit, a *Line, sitters []stage.Sitter) {
	w.list = w.list[:0]
	if a.Clocks() > 0 {
		w.add(a, sitters)
	}
	w.fit(k)
}

func (w *Clocks) add(a *Line, sitters []stage.Sitter) {
	for i := range a.State.Seats {
		if seat := games.Seat(i); a.clocked(seat) {
			left, runs, _ := a.At.Room.Rest(seat)
			n := seconds(left)
			w.list = append(w.list, seatClock{
				seat: seat, look: sitters[i].Look, left: n, text: clockText(n), runs: runs,
			})
		}
	}
}
