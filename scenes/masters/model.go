package masters

import (
	"cmp"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view to
// the next. Nothing in it is a rule: what may be done is asked of the view.
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
	used     [games.MaxSeats]bool // the power of the blue side
	beside   [games.MaxSeats][]rules.Card
	deck     int
	held     []held

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]
	morph   morph

	// already is the draft that a person has just made a move of, or nothing: it lies on the table before the move is told,
	// and need not fly there.
	already rules.Laid
}

type held struct {
	seat   games.Seat
	cells  []rules.Cell // row by row
	points int
}

func (h *held) has(c rules.Cell) bool {
	_, found := slices.BinarySearchFunc(h.cells, c, before)
	return found
}

func before(a, b rules.Cell) int {
	return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
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

// handIndex returns the place of a card in a hand; of one that the reader does not know, that of any such card.
func (m *model) handIndex(s games.Seat, c rules.Card) int {
	if at := slices.Index(m.hands[s], c); at >= 0 {
		return at
	}
	return max(0, slices.Index(m.hands[s], rules.Hidden))
}

func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }
