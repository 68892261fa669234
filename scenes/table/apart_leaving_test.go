package table

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/table/apart"
)

// TestCalmIsOfferedToWhoHasOthersToAsk opens the menu of matches in a room: Calm is offered to whoever sits at a race
// with another person, also to the host's screen that plays for a free seat. It is offered neither to who watches, nor
// beside computer players alone, nor where no hands race, nor while something else is asked.
func TestCalmIsOfferedToWhoHasOthersToAsk(t *testing.T) {
	person, free := room.Sitter{Driver: games.Person}, room.Sitter{Driver: games.Person, Free: true}
	bot := room.Sitter{Driver: "novice"}
	for name, l := range map[string]struct {
		seat   games.Seat
		host   bool
		seats  []room.Sitter
		still  bool
		asked  *room.Asked
		offers bool
	}{
		"who sits":               {seat: 0, seats: []room.Sitter{person, person}, offers: true},
		"the other one":          {seat: 1, seats: []room.Sitter{person, person}, offers: true},
		"the host's screen":      {seat: games.Nobody, host: true, seats: []room.Sitter{person, free}, offers: true},
		"who watches":            {seat: games.Nobody, seats: []room.Sitter{person, person}},
		"alone with computers":   {seat: 0, seats: []room.Sitter{person, bot}},
		"beside a free seat":     {seat: 0, seats: []room.Sitter{person, free}},
		"no hands race":          {seat: 0, seats: []room.Sitter{person, person}, still: true},
		"something is asked":     {seat: 0, seats: []room.Sitter{person, person}, asked: &room.Asked{By: 1}},
		"the host plays for all": {seat: games.Nobody, host: true, seats: []room.Sitter{free, free}},
	} {
		m := Menu{Sitters: make([]Sitter, len(l.seats))}
		m.leaving(&apart.Line{
			At:    &apart.Elsewhere{Seat: l.seat, Host: l.host},
			State: &room.State{Seats: l.seats, Races: !l.still, Asked: l.asked},
		}, 0)
		if got := m.Calm != nil; got != l.offers {
			t.Errorf("%s: the menu offers Calm: %v", name, got)
		}
	}
}
