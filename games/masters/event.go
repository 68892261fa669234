package masters

import "runehall/games"

// Event is one fact of a match. The events of a move tell all its consequences, in the order in which they happened.
type Event interface{ event() }

// The events.
type (
	// StartLaid lays the start card in the middle (MAS-5).
	StartLaid struct {
		Card Card `json:"card"`
	}
	// HandDealt gives a seat its first cards, and leaves Deck in the deck (MAS-5). Others do not know the cards.
	HandDealt struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
		Deck  int        `json:"deck"`
	}
	// SideChosen turns a seat's adept to a side (MAS-20).
	SideChosen struct {
		Seat games.Seat `json:"seat"`
		Side Side       `json:"side"`
	}
	// TurnBegan puts a seat on turn.
	TurnBegan struct {
		Seat games.Seat `json:"seat"`
	}
	// CardDrawn brings the top card of the deck, which leaves Deck in it, to the end of a hand (MAS-13, MAS-21,
	// MAS-23). Others do not know the card.
	CardDrawn struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Deck int        `json:"deck"`
		Why  Cause      `json:"why"`
	}
	// CardPlayed lays a card on the table (MAS-6). Under says that MAS-7 holds, Beside that MAS-8 does; where neither
	// does, a RuneIgnored follows.
	CardPlayed struct {
		Seat   games.Seat `json:"seat"`
		Card   Card       `json:"card"`
		Cell   Cell       `json:"cell"`
		Turn   uint8      `json:"turn"`
		Under  bool       `json:"under"`
		Beside bool       `json:"beside"`
	}
	// RuneIgnored uses up the blue side of a seat's adept for a rune under or beside the card just played (MAS-22).
	RuneIgnored struct {
		Seat games.Seat `json:"seat"`
		Cell Cell       `json:"cell"`
	}
	// HandShown shows everybody a hand from which no card can be played (MAS-16).
	HandShown struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
	}
	// CardDiscarded takes a card of a hand that was shown out of the match (MAS-16).
	CardDiscarded struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// MasterPlaced stands a master on a rune; Left are still to be placed. Its area has Runes runes, worth Points
	// together (MAS-13).
	MasterPlaced struct {
		Seat   games.Seat `json:"seat"`
		Cell   Cell       `json:"cell"`
		Colour Colour     `json:"colour"`
		Runes  int        `json:"runes"`
		Points int        `json:"points"`
		Left   int        `json:"left"`
	}
	// MasterPutAway takes a master without a place out of the match; Left are still to be placed (MAS-16).
	MasterPutAway struct {
		Seat games.Seat `json:"seat"`
		Left int        `json:"left"`
	}
	// TokenPlaced changes the colour of a rune (MAS-25).
	TokenPlaced struct {
		Seat   games.Seat `json:"seat"`
		Cell   Cell       `json:"cell"`
		Colour Colour     `json:"colour"`
		Was    Colour     `json:"was"`
	}
	// TokenKept does without a token for the master just placed (MAS-25).
	TokenKept struct {
		Seat games.Seat `json:"seat"`
	}
	// DrawForgone says that the green side of an adept gives no card (MAS-21).
	DrawForgone struct {
		Seat games.Seat `json:"seat"`
	}
	// CardPutBeside discards a card for the one drawn at the start of the turn; Beside lie there now (MAS-23).
	CardPutBeside struct {
		Seat   games.Seat `json:"seat"`
		Card   Card       `json:"card"`
		Beside int        `json:"beside"`
	}
	// WorthChanged says what the areas of a seat were worth together before a card, master or token, and what they are
	// worth now.
	WorthChanged struct {
		Seat games.Seat `json:"seat"`
		From int        `json:"from"`
		To   int        `json:"to"`
	}
	// SeatDone says that a seat has no master left: nobody draws any more (MAS-17).
	SeatDone struct {
		Seat games.Seat `json:"seat"`
	}
	// AreaScored gives a seat the points of an area that its masters hold (MAS-18). Cell is where one of them stands.
	AreaScored struct {
		Seat   games.Seat `json:"seat"`
		Cell   Cell       `json:"cell"`
		Colour Colour     `json:"colour"`
		Runes  int        `json:"runes"`
		Points int        `json:"points"`
	}
	// DiscardsCounted takes a point away for each card beside a seat (MAS-23).
	DiscardsCounted struct {
		Seat  games.Seat `json:"seat"`
		Cards int        `json:"cards"`
	}
	// MatchEnded ends the match.
	MatchEnded struct {
		Clause  string       `json:"clause"`
		Winners []games.Seat `json:"winners"`
	}
)

func (StartLaid) event()       {}
func (HandDealt) event()       {}
func (SideChosen) event()      {}
func (TurnBegan) event()       {}
func (CardDrawn) event()       {}
func (CardPlayed) event()      {}
func (RuneIgnored) event()     {}
func (HandShown) event()       {}
func (CardDiscarded) event()   {}
func (MasterPlaced) event()    {}
func (MasterPutAway) event()   {}
func (TokenPlaced) event()     {}
func (TokenKept) event()       {}
func (DrawForgone) event()     {}
func (CardPutBeside) event()   {}
func (WorthChanged) event()    {}
func (SeatDone) event()        {}
func (AreaScored) event()      {}
func (DiscardsCounted) event() {}
func (MatchEnded) event()      {}

// facts holds a zero value of each event type.
var facts = []Event{
	StartLaid{}, HandDealt{}, SideChosen{}, TurnBegan{}, CardDrawn{}, CardPlayed{}, RuneIgnored{}, HandShown{},
	CardDiscarded{}, MasterPlaced{}, MasterPutAway{}, TokenPlaced{}, TokenKept{}, DrawForgone{}, CardPutBeside{},
	WorthChanged{}, SeatDone{}, AreaScored{}, DiscardsCounted{}, MatchEnded{},
}
