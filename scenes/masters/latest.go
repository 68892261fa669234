package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
)

// latest is what was done last, which is marked, and the steps that show what is done now.
type latest struct {
	*shared
	laid  rules.Laid // the card laid last, which stays in sight when the table outgrows the field
	stood [games.MaxSeats]stood
}

// stood is the master that a seat has set since it laid its last card.
type stood struct {
	is   bool
	cell rules.Cell
}

// model returns what is on the screen at rest. A draft that a move was just made of still lies there: the curtain behind which it was made is
// taken away before the move is told.
func (l *latest) model(v rules.View) model {
	m := modelOf(v)
	m.already = l.Model.already
	for seat, t := range l.stood {
		l.stood[seat].is = t.is && m.at(t.cell) == games.Seat(seat) // it was taken back otherwise
	}
	return m
}

// steps returns how events get into the picture. A card that was a draft lies there already, and has been heard: it is only pressed down.
func (l *latest) steps(events []rules.Event, v rules.View) (list []step) {
	for _, e := range events {
		next := steps(e, v)
		switch e := e.(type) {
		case rules.MasterPlaced:
			l.stood[e.Seat] = stood{true, e.Cell}
		case rules.CardPlayed:
			l.laid, l.stood[e.Seat].is = playedBy(e), false
			if l.Model.already == l.laid {
				next[0].Ticks, next[0].Sound = pressTicks, nil
			}
		}
		list = append(list, next...)
	}
	return list
}

// marks reports whether the master that a seat has set last is marked: those of the seat in front are its own doing.
func (l *latest) marks(seat games.Seat) bool {
	t := &l.stood[seat]
	return t.is && seat != l.Given.Front && l.Model.at(t.cell) == seat
}
