package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotDeck    spotKind = iota
	spotOut              // out of the match
	spotHand             // card index of seat
	spotBeside           // the cards beside seat
	spotMasters          // the masters that seat still has
	spotLaid             // laid, on the table
	spotCell             // cell
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
	cell  rules.Cell
	laid  rules.Laid
}

// flight is a thing on its way: a card, or a master or token of a seat. While it flies it is at neither end.
type flight struct {
	id       uint64
	from, to spot
	t        float64 // part of the way
	high     float64 // how far over the table it is; 1 is as high as a hand carries
	drop     float64 // how far a master still has to fall onto its cell; 1 is the whole way
	still    bool    // motion is reduced: it does not fly but appears at its end, with strength t
	card     rules.Card
	turn     uint8
	master   games.Seat // whose master flies, or games.Nobody
	token    rules.Colour
}

// run brings a flight to part t of its time. A master is carried to above its cell and falls.
func (f *flight) run(t float64) {
	f.drop = 0
	if f.master != games.Nobody && f.to.kind == spotCell {
		carried := float64(carryTicks) / float64(masterTicks)
		fall := max(0, (t-carried)/(1-carried))
		t, f.drop = min(1, t/carried), 1-ui.InQuad(fall)
	}
	f.t, f.high = ui.InOutCubic(t), math.Sin(math.Pi*t)
	if t >= 1 {
		f.high = 0
	}
}

// flown is a step in which a thing flies and that changes the model for good when it has landed. What flies is asked when
// the step starts, from the model as it then is.
func flown(ticks int, take func(m *model) flight, land func(m *model)) []step {
	var id uint64
	move := func(m *model, set func(f *flight)) {
		for i := range m.flights {
			if m.flights[i].id == id {
				set(&m.flights[i])
			}
		}
	}
	return []step{{
		Ticks: ticks,
		Start: func(m *model) {
			f := take(m)
			m.started++
			id, f.id = m.started, m.started
			m.flights = append(m.flights, f)
		},
		Run: func(m *model, t float64) {
			move(m, func(f *flight) {
				f.run(t)
			})
		},
		Fade: func(m *model, t float64) { move(m, func(f *flight) { f.still, f.t = true, t }) },
		End: func(m *model) {
			m.flights = slices.DeleteFunc(m.flights, func(f flight) bool { return f.id == id })
			land(m)
		},
	}}
}
