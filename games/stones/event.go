package stones

import "runehall/games"

// Event is one fact of a match. The events of a move tell all its consequences, in the order in which they happened.
type Event interface{ event() }

// The events.
type (
	// SlotFilled draws a creature into a slot of the display, from 1 on the right (STO-7, STO-10). Pile counts the
	// cards left in the pile.
	SlotFilled struct {
		Slot int  `json:"slot"`
		Card Card `json:"card"`
		Pile int  `json:"pile"`
	}
	// DragonsReturned shuffles the dragons that were put aside back into the common pile (STO-7).
	DragonsReturned struct {
		Cards []Card `json:"cards"`
	}
	// DisplaySlid moves the cards of the display to the right. Afterwards it holds these, from the right slot on
	// (STO-10).
	DisplaySlid struct {
		Display []Card `json:"display"`
	}
	// CommonShuffled makes the common discards the common pile (STO-10).
	CommonShuffled struct {
		Cards int `json:"cards"`
	}
	// SmithyFilled draws an artifact for a smithy (STO-7, STO-12). Pile counts the artifacts left in the pile.
	SmithyFilled struct {
		Smithy   Smithy `json:"smithy"`
		Artifact Colour `json:"artifact"`
		Pile     int    `json:"pile"`
	}
	// ArtifactsShuffled makes the discarded artifacts the pile (STO-12).
	ArtifactsShuffled struct {
		Artifacts int `json:"artifacts"`
	}
	// CardsDrawn draws cards from a seat's pile into its hand. Others do not see them (STO-8, STO-17). Pile is how many
	// cards are left in the pile.
	CardsDrawn struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
		Pile  int        `json:"pile"`
	}
	// PileShuffled makes the own discards the own pile (STO-17).
	PileShuffled struct {
		Seat  games.Seat `json:"seat"`
		Cards int        `json:"cards"`
	}
	// TurnBegan puts a seat on turn.
	TurnBegan struct {
		Seat  games.Seat `json:"seat"`
		Round int        `json:"round"`
	}
	// CardLaid lays a hand card for its magic. Magic is how much can be spent now (STO-10).
	CardLaid struct {
		Seat  games.Seat `json:"seat"`
		Card  Card       `json:"card"`
		Magic int        `json:"magic"`
	}
	// CardBought brings a display card to the own discards; Magic is the magic left to spend (STO-10).
	CardBought struct {
		Seat  games.Seat `json:"seat"`
		Card  Card       `json:"card"`
		Slot  int        `json:"slot"`
		Magic int        `json:"magic"`
	}
	// CardsDiscarded brings the laid cards to the own discards (STO-10).
	CardsDiscarded struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
	}
	// CardsPlayed plays hand cards for their abilities (STO-11).
	CardsPlayed struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
	}
	// IconUsed begins to carry out an icon of a played card (STO-20).
	IconUsed struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Icon int        `json:"icon"`
	}
	// IconWasted uses up an icon that has nothing to give, after its IconUsed (STO-21).
	IconWasted struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Icon int        `json:"icon"`
	}
	// ExchangeUsed begins to carry out an exchange (STO-20).
	ExchangeUsed struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// AbilityLeft leaves out an ability, or the rest of it (STO-11).
	AbilityLeft struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Rest bool       `json:"rest"`
	}
	// DisplayTaken brings a display card to the own discards by an ability (STO-21).
	DisplayTaken struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Slot int        `json:"slot"`
	}
	// GemsTaken brings gems from the supply (STO-21).
	GemsTaken struct {
		Seat games.Seat `json:"seat"`
		Gems Gems       `json:"gems"`
		Why  Cause      `json:"why"`
	}
	// GemsPaid brings gems back to the supply.
	GemsPaid struct {
		Seat games.Seat `json:"seat"`
		Gems Gems       `json:"gems"`
	}
	// OreTaken brings an ore from the supply.
	OreTaken struct {
		Seat games.Seat `json:"seat"`
		Why  Cause      `json:"why"`
	}
	// OrePaid brings ore back to the supply (STO-12).
	OrePaid struct {
		Seat games.Seat `json:"seat"`
		Ore  int        `json:"ore"`
	}
	// PointsScored moves a seat on the power track, to Total.
	PointsScored struct {
		Seat   games.Seat `json:"seat"`
		Points int        `json:"points"`
		Total  int        `json:"total"`
		Why    Cause      `json:"why"`
	}
	// ThroneReached says that a seat has reached the throne: the round is the last one (STO-40).
	ThroneReached struct {
		Seat games.Seat `json:"seat"`
	}
	// DieRolled rolls the die, for a card or as a smithy's bonus; the result may be carried out Times times (STO-5,
	// STO-35).
	DieRolled struct {
		Seat   games.Seat `json:"seat"`
		Die    Die        `json:"die"`
		Times  int        `json:"times"`
		Smithy bool       `json:"smithy"`
	}
	// DieDeclined declines the result once (STO-5).
	DieDeclined struct {
		Seat games.Seat `json:"seat"`
	}
	// CardDrawn brings the top card of the common pile to the own discards (STO-5). Pile counts the cards left in the
	// pile.
	CardDrawn struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Pile int        `json:"pile"`
	}
	// CardKept brings the played card with the lowest number to the own discards (STO-11).
	CardKept struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// CardLost brings a played creature to the common discards, or a druid out of the match (STO-11).
	CardLost struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Out  bool       `json:"out"`
	}
	// ArtifactForged takes the artifact of a smithy (STO-12).
	ArtifactForged struct {
		Seat     games.Seat `json:"seat"`
		Smithy   Smithy     `json:"smithy"`
		Artifact Colour     `json:"artifact"`
		Ore      bool       `json:"ore"`
	}
	// ArtifactPlaced places it on a field of a power row (STO-13).
	ArtifactPlaced struct {
		Seat     games.Seat `json:"seat"`
		Artifact Colour     `json:"artifact"`
		Row      Row        `json:"row"`
		Field    Colour     `json:"field"`
	}
	// Passed does without an action (STO-14).
	Passed struct {
		Seat games.Seat `json:"seat"`
	}
	// RowTraded empties a power row: artifacts to the open discard, wild ones back to their smithy (STO-15).
	RowTraded struct {
		Seat      games.Seat `json:"seat"`
		Row       Row        `json:"row"`
		Artifacts []Colour   `json:"artifacts"`
	}
	// StoneTaken takes a rune stone (STO-16).
	StoneTaken struct {
		Seat  games.Seat `json:"seat"`
		Stone Stone      `json:"stone"`
	}
	// GemSwapped swaps an own gem for an ore (STO-32).
	GemSwapped struct {
		Seat games.Seat `json:"seat"`
		Gem  Colour     `json:"gem"`
	}
	// OreSwapped swaps an own ore for a gem (STO-32).
	OreSwapped struct {
		Seat games.Seat `json:"seat"`
		Gem  Colour     `json:"gem"`
	}
	// JokerSet puts a gem from the supply on the joker stone (STO-33).
	JokerSet struct {
		Seat   games.Seat `json:"seat"`
		Colour Colour     `json:"colour"`
	}
	// MatchEnded ends the match.
	MatchEnded struct {
		Clause string `json:"clause"`
	}
)

func (SlotFilled) event()        {}
func (DragonsReturned) event()   {}
func (DisplaySlid) event()       {}
func (CommonShuffled) event()    {}
func (SmithyFilled) event()      {}
func (ArtifactsShuffled) event() {}
func (CardsDrawn) event()        {}
func (PileShuffled) event()      {}
func (TurnBegan) event()         {}
func (CardLaid) event()          {}
func (CardBought) event()        {}
func (CardsDiscarded) event()    {}
func (CardsPlayed) event()       {}
func (IconUsed) event()          {}
func (IconWasted) event()        {}
func (ExchangeUsed) event()      {}
func (AbilityLeft) event()       {}
func (DisplayTaken) event()      {}
func (GemsTaken) event()         {}
func (GemsPaid) event()          {}
func (OreTaken) event()          {}
func (OrePaid) event()           {}
func (PointsScored) event()      {}
func (ThroneReached) event()     {}
func (DieRolled) event()         {}
func (DieDeclined) event()       {}
func (CardDrawn) event()         {}
func (CardKept) event()          {}
func (CardLost) event()          {}
func (ArtifactForged) event()    {}
func (ArtifactPlaced) event()    {}
func (Passed) event()            {}
func (RowTraded) event()         {}
func (StoneTaken) event()        {}
func (GemSwapped) event()        {}
func (OreSwapped) event()        {}
func (JokerSet) event()          {}
func (MatchEnded) event()        {}

// facts holds a zero value of each event type.
var facts = []Event{
	SlotFilled{}, DragonsReturned{}, DisplaySlid{}, CommonShuffled{}, SmithyFilled{}, ArtifactsShuffled{}, CardsDrawn{},
	PileShuffled{}, TurnBegan{}, CardLaid{}, CardBought{}, CardsDiscarded{}, CardsPlayed{}, IconUsed{}, IconWasted{},
	ExchangeUsed{}, AbilityLeft{}, DisplayTaken{}, GemsTaken{}, GemsPaid{}, OreTaken{}, OrePaid{}, PointsScored{},
	ThroneReached{}, DieRolled{}, DieDeclined{}, CardDrawn{}, CardKept{}, CardLost{}, ArtifactForged{},
	ArtifactPlaced{}, Passed{}, RowTraded{}, StoneTaken{}, GemSwapped{}, OreSwapped{}, JokerSet{}, MatchEnded{},
}
