package market

import "runehall/games"

// Change is what a move changes for one seat.
type Change struct {
	// Points is the change in what the seat would score (MAR-2).
	Points int
	// Income is the change in the interest of its next turn. Tolls is the change in what collectors bring it each
	// round.
	Income, Tolls int
}

// Outcome is what a move does, as far as that is certain: up to where others answer or something is taken.
type Outcome struct {
	Changes [games.MaxSeats]Change
	// Step is how far the turn will have come. Forgone is how many runes of interest can be taken now but not after the
	// move.
	Step    Step
	Forgone int
	// Empties says that the market will have no rune left, so that the match ends or its last round begins (MAR-31).
	Empties bool
}

// Outcome returns what a move of a seat does. It returns false if the move is illegal, or if chance decides: a card
// drawn or taken, or rock-paper-scissors.
func (v View) Outcome(s games.Seat, m Move) (Outcome, bool) {
	before := v.game
	switch m.Kind {
	case End, TakeCard, Throw:
		return Outcome{}, false
	}
	var after Game
	before.CloneInto(&after)
	if after.Apply(s, m) != nil {
		return Outcome{}, false
	}
	o := Outcome{Step: after.step, Empties: after.market.Runes[Red]+after.market.Runes[Blue] == 0}
	for i := range before.seats {
		o.Changes[i] = Change{
			Points: after.players[i].points() - before.players[i].points(),
			Income: after.income(i) - before.income(i),
			Tolls:  after.tolls(i) - before.tolls(i),
		}
	}
	if m.Kind != Interest {
		o.Forgone = max(0, before.interestLeft()-after.interestLeft())
	}
	return o, true
}
