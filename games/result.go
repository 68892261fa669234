package games

// Result says how a match ended.
type Result struct {
	// Rank is 1 for the winners, and shared by seats that tie. Entries beyond the match's seats are 0.
	Rank [MaxSeats]int8
	// Points are the figures that decide the ranks, in the game's own unit ("coins left on the tray").
	Points [MaxSeats]int32
	// Rematch marks the seats that may begin a rematch: one of them does. If none is marked, any seat may.
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

// Tally is one entry in the account of a score: a change of a seat's points, with its reason. The tallies of all events
// of a match add up to its result.
type Tally struct {
	Seat Seat
	// Points is the change, in the unit and with the sign of [Result].Points.
	Points int
	// Reason is the message key of the row of the results that the change belongs to.
	Reason string
	// Clause is the id of the rule that the points come from.
	Clause string
	// Follows says that the event's own words give only the amount, so that the reason must be taken from the words for
	// the move: not "seven coins go onto a tile", but which tile was laid, with how many matches.
	Follows bool
}
