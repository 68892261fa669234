package masters

import (
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// selection is what a person has chosen so far. No rule knows it, and no record keeps it.
type selection struct {
	card   rules.Card               // the chosen hand card, or rules.Hidden
	turns  [rules.Layouts + 1]uint8 // how each card is turned while it is in a hand
	draft  bool                     // the card lies on cell as a draft
	cell   rules.Cell               // the upper left cell of the draft
	pick   bool                     // picked counts
	picked rules.Cell               // the rune that is named for a master or token
	cursor rules.Cell               // where the keys' cursor is on the table
	peek   bool                     // peeked counts
	// what is held, and told of: a section with all that lies on it, or a card of the hand
	peeked thing
}

// turn returns how the chosen card is turned.
func (s *selection) turn() uint8 { return s.turns[s.card] }

func (s *selection) laid() rules.Laid {
	return rules.Laid{Card: s.card, Cell: s.cell, Turn: s.turn()}
}

// spin turns the chosen card by steps clockwise. A draft turns about its middle.
func (s *selection) spin(steps int) {
	if s.card == rules.Hidden {
		return
	}
	steps = ((steps % rules.Turns) + rules.Turns) % rules.Turns
	if s.draft {
		s.cell = spun(s.cell, s.turn(), steps)
		s.cursor = s.cell
	}
	s.turns[s.card] = (s.turns[s.card] + uint8(steps)) % rules.Turns
}

// cleared returns the selection with nothing chosen. How cards are turned stays, and so does the cursor.
func (s selection) cleared() selection { return selection{turns: s.turns, cursor: s.cursor} }

func (s *selection) anything() bool { return s.draft || s.pick || s.card != rules.Hidden }

// piece returns the chosen card as the shared board carries and turns it, and false if there is none. A draft hovers
// over its place.
func piece(s selection) (boards.Piece, bool) {
	middle := area(s.laid()).Center().Sub(ui.Pt(0, hoverLift))
	return boards.Piece{ID: int(s.card), Turn: s.turn(), Draft: s.draft, At: middle}, s.card != rules.Hidden
}
