package apart

import (
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Clocks shows, in a strip below the top bar, how much time each seat has left for the whole match, and where hands
// race, how long each seat's line takes.
type Clocks struct {
	Rect ui.Rect
	// Brief says that the strip has no room for two figures: where hands race it shows only what lines take, and the
	// words about the turn show the clock.
	Brief bool
	Move  string // what is left of the time for one move; "": no such clock runs

	voice  voice
	list   []seatClock
	line   string    // the widest words for what a line takes; "": no hands race
	places []ui.Rect // one for each of list
	style  ui.TextStyle
	tight  bool // they are smaller, with hardly any margin
}

type seatClock struct {
	seat games.Seat
	look ui.SeatLook
	left int // seconds; −1: it has no clock
	// times says that text has the time that is left.
	times bool
	text  string
	runs  bool
	lag   int // milliseconds one way; −1: it is not known, or no hands race
	slow  bool
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
	if w.Rect.Empty() { // a phone shows one clock, beside the words about the turn, unless hands race
		return
	}
	style := k.Type.Number.AtMost(.8 * w.Rect.H)
	gap, high := k.Gap.S, w.Rect.H-k.Gap.XS
	n := float64(len(w.list))
	need := k.Measure(w.widest(), style, 0).W
	each := high + need + k.Gap.M
	if w.tight = each > (w.Rect.W-(n-1)*gap)/n; w.tight {
		gap = k.Gap.XS
		each = (w.Rect.W - (n-1)*gap) / n
		_, words := w.split(k, ui.Rc(0, 0, each, high))
		style = style.Scaled(min(1, words.W/need))
	}
	row := w.Rect.Place(ui.Sz(n*each+(n-1)*gap, w.Rect.H-k.Gap.XS), .5, 0).Snap()
	for i := range w.list {
		w.places = append(w.places, ui.Rc(row.X+float64(i)*(each+gap), row.Y, each, row.H))
	}
	w.style = style
}

// split returns the places of coin and words on a clock.
func (w *Clocks) split(k *ui.Kit, r ui.Rect) (coin, words ui.Rect) {
	share, edge := .3, k.Gap.S
	if w.tight {
		share, edge = .22, .5*k.Gap.S
	}
	coin, words = r.CutLeft(min(r.H, r.W*share), edge/2)
	words.W = max(1, words.W-edge)
	return coin, words
}

// widest returns a time with as many digits as the longest one shown has, with the time that a line takes behind it.
// Widths come from it, so that nothing moves while the clocks run.
func (w *Clocks) widest() string {
	most := -1
	for _, c := range w.list {
		if c.times {
			most = max(most, c.left)
		}
	}
	switch {
	case most >= 10*3600:
		return joined("00:00:00", w.line)
	case most >= 3600:
		return joined("0:00:00", w.line)
	case most >= 0:
		return joined("00:00", w.line)
	}
	return w.line
}

// joined puts a seat's time and its line's side by side; either may be "".
func joined(time, line string) string {
	if time == "" || line == "" {
		return time + line
	}
	return time + " · " + line
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
		if s.slow || s.times && s.left >= 0 && s.left <= lastMinute {
			ink = p.Ember
		}
		c.Box(r, r.H/2, ui.Flat(p.Ink.Fade(.91)))
		c.Frame(r, r.H/2, width, ui.Flat(edge))
		coin, words := w.split(c.Kit, r)
		c.Coin(s.look, coin.Center(), .4*min(coin.W, coin.H))
		c.TextIn(s.text, w.style.In(ink), words, ui.AlignCenter|ui.AlignMiddle)
	}
}

// Report puts the texts of all clocks, and the seat whose clock runs, into the report's state.
func (w *Clocks) Report(r *stage.Report) {
	if w.Move != "" {
		r.State["clock"] = w.Move
	}
	r.State["clocks.shown"] = len(w.places)
	for i := range w.list {
		c := &w.list[i]
		if c.left >= 0 {
			r.State[clockName(c.seat)] = clockText(c.left)
		}
		if c.lag >= 0 {
			r.State[lagName(c.seat)] = c.lag
		}
		if c.runs {
			r.State["clock.runs"] = int(c.seat)
		}
	}
}

func clockName(s games.Seat) string { return "clock." + strconv.Itoa(int(s)) }

func lagName(s games.Seat) string { return "lag." + strconv.Itoa(int(s)) }

// Clocks counts the seats that the strip shows: those with a clock for the whole match, and where hands race, those of
// persons. So the strip is there before any line has been measured, and the board below it does not move.
func (a *Line) Clocks() (n int) {
	if a == nil || a.State.End != nil {
		return 0
	}
	for seat := range a.State.Seats {
		if a.clocked(games.Seat(seat)) || a.races(games.Seat(seat)) {
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

// ShowsLines reports whether hands race in this room, so that all see how long each person's line takes.
func (a *Line) ShowsLines() bool { return a != nil && a.State.Races }

// races reports whether the line of a seat is shown: that of a person whose hand may race.
func (a *Line) races(s games.Seat) bool {
	return a.ShowsLines() && a.State.Seats[s].Driver == games.Person
}

// Fill reads from the room how much time each seat has left and how long its line takes, and places that in Rect.
// sitters are in the order of the seats.
func (w *Clocks) Fill(st *stage.Stage, a *Line, sitters []stage.Sitter) {
	w.list, w.line = w.list[:0], ""
	if a.Clocks() > 0 {
		w.add(a, sitters, func(ms int) string { return st.Text("table.room.line", lang.Num("ms", ms)) })
	}
	w.fit(st.Kit)
}

// usualLag is a line's time with as many digits as usual, in milliseconds.
const usualLag = 888

func (w *Clocks) add(a *Line, sitters []stage.Sitter, line func(ms int) string) {
	slowest := usualLag
	for i := range a.State.Seats {
		seat := games.Seat(i)
		c := seatClock{seat: seat, look: sitters[i].Look, left: -1, lag: -1}
		time, takes := "", ""
		if a.clocked(seat) {
			left, runs, _ := a.At.Room.Rest(seat)
			c.left, c.runs = seconds(left), runs
			if c.times = !w.Brief || !a.ShowsLines(); c.times {
				time = clockText(c.left)
			}
		}
		if a.races(seat) {
			takes = "–"
			if lag, known := a.At.Room.Lag(seat); known {
				c.lag, c.slow = int(lag.Milliseconds()), lag > mostLag
				takes = line(c.lag)
			}
			slowest = max(slowest, c.lag)
			w.line = line(slowest)
		}
		if c.text = joined(time, takes); c.text != "" {
			w.list = append(w.list, c)
		}
	}
}
