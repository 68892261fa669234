package market

import "runehall/games"

// Change is what a move changes for a seat.
type Change struct {
	// Points are those that it would score (MAR-2).
	Points int
	// Income is what its next turn brings of interest, Tolls what collectors bring it from turn to turn.
	Income, Tolls int
}

// Outcome is what a move does, as far as it can be told before: where others answer or something is taken, up to then.
type Outcome struct {
	Changes [games.MaxSeats]Change
	// Step is how far the turn will have come. Forgone is how many runes of interest can be taken now and not any more then.
	Step    Step
	Forgone int
	// Empties says that no rune will be left in the market: the match ends, or its last round begins (MAR-31).
	Empties bool
}

// Outcome returns what a move of a seat does, and false if it is not legal, or if chance decides: a card taken or drawn, or
// rock-paper-scissors.
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
