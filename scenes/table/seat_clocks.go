package table

import (
	"runehall/games"
	"runehall/ui"
)

// seatClocks are the clocks for the whole match, one for each seat, in a strip below the bar.
type seatClocks struct {
	list   []seatClock
	rect   ui.Rect
	places []ui.Rect // of each in the strip
	style  ui.TextStyle
}

// seatClock is what is left of a seat's time.
type seatClock struct {
	seat games.Seat
	look ui.SeatLook
	left int // seconds
	text string
	runs bool
}

// lastMinute is from when on a clock is shown as nearly over, in seconds.
const lastMinute = 60

// clocksHigh is the height of the strip.
func clocksHigh(k *ui.Kit) float64 { return max(k.Dp(24), k.LineHeight(k.Type.Small)) + k.Gap.XS }

// fit places the clocks side by side, all as wide as the widest can be, and smaller where a narrow screen has no room for that.
func (w *seatClocks) fit(k *ui.Kit) {
	if w.places = w.places[:0]; len(w.list) == 0 {
		return
	}
	style := k.Type.Number.AtMost(.8 * w.rect.H)
	gap, high := k.Gap.S, w.rect.H-k.Gap.XS
	wide := func() float64 { return high + k.Measure(w.widest(), style, 0).W + k.Gap.M }
	n := float64(len(w.list))
	each := wide()
	if most := (w.rect.W - (n-1)*gap) / n; each > most {
		gap = k.Gap.XS
		most = (w.rect.W - (n-1)*gap) / n
		high = min(high, most*.3)
		style = style.Scaled(min(1, (most-high-k.Gap.XS-k.Gap.S)/k.Measure(w.widest(), style, 0).W))
		each = most
	}
	row := w.rect.Place(ui.Sz(n*each+(n-1)*gap, w.rect.H-k.Gap.XS), .5, 0).Snap()
	for i := range w.list {
		w.places = append(w.places, ui.Rc(row.X+float64(i)*(each+gap), row.Y, each, row.H))
	}
	w.style = style
}

// widest is a time with as many digits as the longest of them has, so that nothing moves while the clocks run.
func (w *seatClocks) widest() string {
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

func (w *seatClocks) draw(c *ui.Canvas) {
	if w.rect.Empty() || len(w.list) == 0 {
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

// reportClocks says what the clocks show.
func (s *Table[C, M, E, V]) reportClocks(r *Report) {
	if s.timeLeft != "" {
		r.State["clock"] = s.timeLeft
	}
	for i := range s.clock.list {
		c := &s.clock.list[i]
		r.State[seatName("clock.", c.seat)] = c.text
		if c.runs {
			r.State["clock.runs"] = int(c.seat)
		}
	}
}

// clocks counts the seats that have a clock for the whole match.
func (s *Table[C, M, E, V]) clocks() (n int) {
	if s.play.apart == nil || s.play.over() {
		return 0
	}
	for seat := range s.play.apart.state.Seats {
		if s.play.apart.clocked(games.Seat(seat)) {
			n++
		}
	}
	return n
}

// clocked reports whether a clock for the whole match is shown of a seat: of a person, and of who had no more time.
func (a *afar[C, M, E, V]) clocked(s games.Seat) bool {
	_, _, ok := a.at.Room.Rest(s)
	sitter := &a.state.Seats[s]
	return ok && (sitter.Driver == games.Person || sitter.Late)
}

// clocksWords says how much is left of each seat's time.
func (s *Table[C, M, E, V]) clocksWords() {
	w := &s.clock
	w.list = w.list[:0]
	if s.clocks() > 0 {
		s.addClocks(s.play.apart)
	}
	w.fit(s.stage.Kit)
}

func (s *Table[C, M, E, V]) addClocks(a *afar[C, M, E, V]) {
	w := &s.clock
	for i := range a.state.Seats {
		if seat := games.Seat(i); a.clocked(seat) {
			left, runs, _ := a.at.Room.Rest(seat)
			n := seconds(left)
			w.list = append(w.list, seatClock{seat: seat, look: s.sitters[i].Look, left: n, text: clockText(n), runs: runs})
		}
	}
}
