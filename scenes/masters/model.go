package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view
// to the next. It knows no rules: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	ended  bool
	reader games.Seat

	laid     []rules.Laid // the topmost last
	tokens   [games.MaxSeats]rules.Token
	hands    [games.MaxSeats][]rules.Card
	standing [games.MaxSeats][]rules.Cell // masters
	left     [games.MaxSeats]int
	worth    [games.MaxSeats]int // of all areas
	side     [games.MaxSeats]rules.Side
	used     [games.MaxSeats]bool // whether the power of the blue side is spent
	beside   [games.MaxSeats][]rules.Card
	deck     int
	held     []holding

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]
	morph   morph

	// already is the draft that a person has just made a move; its card is Hidden if there is none. It lies on the
	// table before the move is told, and need not fly there.
	already rules.Laid
}

func (m *model) points(s games.Seat) int { return m.worth[s] - len(m.beside[s]) }

func (m *model) at(c rules.Cell) games.Seat {
	for s := range games.Seat(m.seats) {
		if slices.Contains(m.standing[s], c) {
			return s
		}
	}
	return games.Nobody
}

// handIndex returns where a card is in a hand; a card that the reader does not know counts as any hidden one.
func (m *model) handIndex(s games.Seat, c rules.Card) int {
	if at := slices.Index(m.hands[s], c); at >= 0 {
		return at
	}
	return max(0, slices.Index(m.hands[s], rules.Hidden))
}

func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }

// flashed returns how strongly a thing is lit, from 0 to 1.
func (m *model) flashed(t thing) float64 {
	return motion.Light(&m.flashes, func(f *flash) bool { return f.on == t })
}

// squash is how much of its height a master loses for a moment when it comes down.
const squash = .08

// squashed returns how tall the master on a cell is at the moment, as a share of its height.
func (m *model) squashed(cell rules.Cell) float64 {
	for f := range m.flashes.Each() {
		if f.kind == flashDown && f.on.Kind == standing && cellOf(f.on) == cell && !f.Still {
			return 1 - squash*math.Sin(math.Pi*min(1, f.Elapsed()/float64(squashTicks)))
		}
	}
	return 1
}

// shaken returns how far a refused draft has swung from its place, from -1 to 1.
func (m *model) shaken(l rules.Laid) float64 {
	return motion.Shaken(&m.flashes, shakeTicks, func(f *flash) bool { return f.kind == flashRefused && f.laid() == l })
}

// away reports whether a card of a hand is not to be drawn there: it is in flight, or lies on the table as a draft of
// which a move was made.
func (m *model) away(s games.Seat, card rules.Card, index int) bool {
	if card != rules.Hidden && m.already.Card == card {
		return true
	}
	for f := range m.flights.Each() {
		if f.takes(s, index, card) {
			return true
		}
	}
	return false
}

func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), ended: v.Phase() == rules.OverPhase, reader: v.Reader(),
		laid: slices.Clone(v.Laid()), deck: v.Deck(), held: holdingsIn(v),
	}
	for s := range games.Seat(m.seats) {
		m.hands[s], m.standing[s], m.beside[s] = slices.Clone(v.Hand(s)), slices.Clone(v.Masters(s)),
			slices.Clone(v.Beside(s))
		m.left[s], m.side[s] = v.Left(s), v.Side(s)
		_, m.used[s] = v.Ignored(s)
		m.worth[s] = v.Points(s) + len(m.beside[s])
		if t, placed := v.Token(s); placed {
			m.tokens[s] = t
		}
	}
	return m
}

// holdingsIn returns the areas that masters hold, by seat. Several masters of a seat in one area make one holding.
func holdingsIn(v rules.View) (list []holding) {
	for s := range games.Seat(v.Seats()) {
		first := len(list)
		for _, c := range v.Masters(s) {
			if slices.ContainsFunc(list[first:], func(h holding) bool { return h.has(c) }) {
				continue
			}
			if a, ok := v.Area(c); ok {
				list = append(list, holding{seat: s, cells: a.Cells, points: a.Points})
			}
		}
	}
	return list
}

func (f *flash) laid() rules.Laid {
	if f.on.Kind != place {
		return rules.Laid{}
	}
	return laidOn(f.on, f.card)
}
