package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotSupply spotKind = iota
	spotPile
	spotDiscards
	spotOut
	spotTray
	spotHand
	spotRituals
	spotCell
	spotShape
	spotStage
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
	cell  rules.Cell
	shape rules.Shape
}

// course is how a thing flies.
type course uint8

const (
	arcCourse   course = iota // rises and comes down on the way
	dropCourse                // is lifted, carried over the table, and comes down at the end: a tile that is laid
	pressCourse               // lies there already, and only lifts once: a draft that is made
)

// flight is a thing on its way. While it flies it is at neither end.
type flight struct {
	id       uint64
	from, to spot
	course   course
	wait     int     // ticks until it takes off, counted from the start of its step
	ticks    int     // that it flies
	t        float64 // part of the way
	high     float64 // how far over the table it is; 1 is as high as a hand carries
	gone     bool    // it has taken off
	come     bool    // it has arrived
	still    bool    // motion is reduced: it does not fly but appears at its end, with strength t
	tile     rules.TileID
	turn     uint8
	coin     games.Seat // whose coin flies, or games.Nobody
	card     bool       // a card flies
	face     rules.Card // its face, if it is known: it turns over on the way
	open     bool       // the face is seen all the way
}

// tileFlight, coinFlight and cardFlight are things that have not taken off.
func tileFlight(t rules.TileID, from, to spot) flight {
	return flight{from: from, to: to, ticks: tileTicks, tile: t, coin: games.Nobody}
}

func coinFlight(s games.Seat, from, to spot) flight {
	return flight{from: from, to: to, ticks: coinTicks, tile: rules.NoTile, coin: s}
}

func cardFlight(c rules.Card, from, to spot) flight {
	return flight{from: from, to: to, ticks: cardTicks, tile: rules.NoTile, coin: games.Nobody, card: true, face: c}
}

// queued lets things take off one after another.
func queued(fs []flight) []flight {
	for i := range fs {
		fs[i].wait = i * staggerTicks
	}
	return fs
}

// lasting returns how long n things fly that take off one after another, each for some ticks.
func lasting(n, ticks int) int {
	if n <= 0 {
		return 0
	}
	return ticks + (n-1)*staggerTicks
}

// fly brings a flight to where it is some ticks after the start of its step.
func (f *flight) fly(elapsed float64) {
	u := max(0, min((elapsed-float64(f.wait))/float64(max(1, f.ticks)), 1))
	f.gone, f.come = u > 0, u >= 1
	switch f.course {
	case dropCourse:
		carried := u * float64(f.ticks)
		f.t = ui.InOutCubic(min(carried/float64(tileTicks), 1))
		f.high = ui.OutCubic(min(carried/float64(liftTicks), 1))
		if down := carried - float64(tileTicks); down > 0 {
			f.high = 1 - ui.InQuad(min(down/float64(dropTicks), 1))
		}
	case pressCourse:
		f.t, f.high = 1, math.Sin(math.Pi*math.Sqrt(u))
		if u >= 1 {
			f.high = 0
		}
	default:
		f.t = ui.InOutCubic(u)
		f.high = coinHigh(u) // up at once and down at last: numbers on the way stay in sight
		if u >= 1 {
			f.high = 0
		}
	}
}

// appear shows a flight without motion: it grows stronger at its end.
func (f *flight) appear(t float64) { f.still, f.t, f.high, f.gone, f.come = true, t, 0, true, t >= 1 }

// flights is what a step in which things fly does to the model.
type flights struct {
	ticks int                            // until the last one has arrived
	take  func(m *model) []flight        // made when the step starts, from the model as it then is
	pass  func(m *model, gone, come int) // how many have taken off and arrived so far; may be nil
	land  func(m *model)                 // all have arrived
}

// play brings flights to where they are at part t of their step.
func (fs *flights) play(m *model, ids []uint64, t float64, still bool) {
	gone, come := 0, 0
	for i := range m.flights {
		f := &m.flights[i]
		if !slices.Contains(ids, f.id) {
			continue
		}
		if still {
			f.appear(t)
		} else {
			f.fly(t * float64(fs.ticks))
		}
		if f.gone {
			gone++
		}
		if f.come {
			come++
		}
	}
	if fs.pass != nil {
		fs.pass(m, gone, come)
	}
}

// flown is a step in which things fly and that changes the model for good when they have landed.
func flown(fs flights) []step {
	var ids []uint64
	return []step{{
		Ticks: fs.ticks,
		Start: func(m *model) {
			for _, f := range fs.take(m) {
				m.started++
				f.id = m.started
				m.flights = append(m.flights, f)
				ids = append(ids, f.id)
			}
		},
		Run:  func(m *model, t float64) { fs.play(m, ids, t, false) },
		Fade: func(m *model, t float64) { fs.play(m, ids, t, true) },
		End: func(m *model) {
			m.flights = slices.DeleteFunc(m.flights, func(f flight) bool { return slices.Contains(ids, f.id) })
			fs.land(m)
		},
	}}
}
