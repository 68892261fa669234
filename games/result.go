package games

// Result says how a match ended.
type Result struct {
	// Rank is 1 for the winners, and shared by seats that tie. Entries beyond the match's seats are 0.
	Rank [MaxSeats]int8
	// Points are the figures that the ranks come from, in the game's own unit ("coins left on the tray").
	Points [MaxSeats]int32
	// Rematch marks the seats one of which starts a rematch; if none is marked, any seat may be drawn.
	Rematch [MaxSeats]bool
	// Clause is the id of the rule that ended the match.
	Clause string
}

// Starters lists the seats marked in Rematch.
func (r Result) Starters() []Seat {
	var seats []Seat
	for s, marked := range r.Rematch {
		if marked {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}

// Tally is one entry in the derivation of a score: a change of a seat's points, and its reason. The tallies of a match's events
// add up to its result.
type Tally struct {
	Seat Seat
	// Points is the change, with the unit and sign of [Result].Points.
	Points int
	// Reason is the message key of the row in which the results show it.
	Reason string
	// Clause is the id of the rule that it comes from.
	Clause string
	// Follows says that the words for the event only say how much, and those for what the move did say why: not that seven coins
	// go onto a tile, but which tile was laid, with how many matches.
	Follows bool
}
