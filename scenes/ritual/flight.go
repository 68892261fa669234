package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/motion"
	"runehall/ui"
)

type course uint8

const (
	arcCourse   course = iota // rises, and comes down on the way
	dropCourse                // lifted, carried over the table, and put down at the end: a tile that is laid
	pressCourse               // lifted once in place: a draft that becomes a move
)

type flight struct {
	motion.Way
	from, to thing
	under    [2]int // how many coins lie under it where it comes from, and where it goes
	course   course
	tile     rules.TileID // the tile that flies, or rules.NoTile
	turn     uint8
	coin     games.Seat // whose coin flies, or games.Nobody
	card     bool       // whether a card flies
	face     rules.Card // the card's face, if known: then it turns over on the way
	open     bool       // whether the face is seen all the way
}

// tileFlight, coinFlight and cardFlight return flights that have not taken off yet.
func tileFlight(t rules.TileID, from, to thing) flight {
	return flight{Way: motion.Way{Ticks: tileTicks}, from: from, to: to, tile: t, coin: games.Nobody}
}

func coinFlight(s games.Seat, from, to thing) flight {
	return flight{Way: motion.Way{Ticks: coinTicks}, from: from, to: to, tile: rules.NoTile, coin: s}
}

func cardFlight(c rules.Card, from, to thing) flight {
	return flight{Way: motion.Way{Ticks: cardTicks}, from: from, to: to, tile: rules.NoTile, coin: games.Nobody,
		card: true, face: c}
}

// Course moves a flight to part u of its time in the air.
func (f *flight) Course(u float64) {
	switch f.course {
	case dropCourse:
		carried := u * float64(f.Ticks)
		f.T = ui.InOutCubic(min(carried/float64(tileTicks), 1))
		f.High = ui.OutCubic(min(carried/float64(liftTicks), 1))
		if down := carried - float64(tileTicks); down > 0 {
			f.High = 1 - ui.InQuad(min(down/float64(dropTicks), 1))
		}
	case pressCourse:
		f.Arc(math.Sqrt(u))
		f.T = 1
	default:
		f.Arc(u)
	}
}
