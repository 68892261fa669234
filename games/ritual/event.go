package ritual

import "runehall/games"

// Event is one fact of a match. The events of a move tell all its consequences, in the order in which they happened.
type Event interface{ event() }

// The events. In those about coins, Tray is what is left on the seat's tray.
type (
	// CoinsDealt gives a seat its coins (RIT-5).
	CoinsDealt struct {
		Seat  games.Seat `json:"seat"`
		Coins int        `json:"coins"`
	}
	// TilesDrawn brings tiles from the supply to the end of a hand, and leaves Supply of them (RIT-6, RIT-16, rituals).
	TilesDrawn struct {
		Seat   games.Seat `json:"seat"`
		Tiles  []TileID   `json:"tiles"`
		Supply int        `json:"supply"`
	}
	// TurnBegan puts a seat on turn (RIT-10).
	TurnBegan struct {
		Seat games.Seat `json:"seat"`
	}
	// TurnLost takes a turn away by Skip: the present one, or one that would begin now.
	TurnLost struct {
		Seat    games.Seat `json:"seat"`
		Present bool       `json:"present"`
	}
	// Passed ends a turn without a tile (RIT-17).
	Passed struct {
		Seat games.Seat `json:"seat"`
	}
	// Placed lays a hand tile on an empty cell (RIT-13).
	Placed struct {
		Seat    games.Seat `json:"seat"`
		Tile    TileID     `json:"tile"`
		Cell    Cell       `json:"cell"`
		Turn    uint8      `json:"turn"`
		Matches Edges      `json:"matches"`
	}
	// BuiltOver lays a hand tile on a placed tile of Owner (RIT-18).
	BuiltOver struct {
		Seat    games.Seat `json:"seat"`
		Tile    TileID     `json:"tile"`
		Cell    Cell       `json:"cell"`
		Turn    uint8      `json:"turn"`
		Matches Edges      `json:"matches"`
		Covered TileID     `json:"covered"`
		Owner   games.Seat `json:"owner"`
	}
	// CoinsPlaced moves coins from a tray to a tile, which holds On coins afterwards.
	CoinsPlaced struct {
		Seat  games.Seat `json:"seat"`
		Cell  Cell       `json:"cell"`
		Coins int        `json:"coins"`
		On    int        `json:"on"`
		Tray  int        `json:"tray"`
		Why   Cause      `json:"why"`
	}
	// CoinsReturned moves all coins of a tile home to their owner's tray.
	CoinsReturned struct {
		Seat  games.Seat `json:"seat"`
		Cell  Cell       `json:"cell"`
		Coins int        `json:"coins"`
		Tray  int        `json:"tray"`
		Why   Cause      `json:"why"`
	}
	// ShapePaid puts coins between the tiles of a new line or circle (RIT-22). Coins is their number, as Shape has it.
	ShapePaid struct {
		Shape Shape `json:"shape"`
		Coins int   `json:"coins"`
		Tray  int   `json:"tray"`
	}
	// ShapeGrew makes paid lines, one or two that grow together, into a longer one that keeps their coins (RIT-25).
	ShapeGrew struct {
		From []Shape `json:"from"`
		To   Shape   `json:"to"`
	}
	// ShapeBroken takes a tile out of a line or circle (RIT-26, RIT-28). Left are the lines that remain, with their
	// coins. Coins return to the owner's tray (none if a line only got shorter).
	ShapeBroken struct {
		Shape Shape   `json:"shape"`
		Left  []Shape `json:"left"`
		Coins int     `json:"coins"`
		Tray  int     `json:"tray"`
	}
	// RitualDrawn moves a card from the ritual pile to a seat; Pile cards are left (RIT-30). Only that seat knows the
	// card.
	RitualDrawn struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		Pile int        `json:"pile"`
	}
	// RitualsShuffled makes the discards, Cards of them, the new ritual pile (RIT-30).
	RitualsShuffled struct {
		Cards int `json:"cards"`
	}
	// RitualPutOut lays a held card face down out of the match (RIT-30). Only its seat knows the card.
	RitualPutOut struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// DrawForgone ends a draw without a card (RIT-30).
	DrawForgone struct {
		Seat games.Seat `json:"seat"`
	}
	// RitualRevealed plays a card (RIT-33). Target is [games.Nobody] if it has none. Does is what the card carries out,
	// which differs from Card for Copy ritual.
	RitualRevealed struct {
		Seat   games.Seat `json:"seat"`
		Card   Card       `json:"card"`
		Target games.Seat `json:"target"`
		Does   Card       `json:"does"`
	}
	// Answered plays a Ward or a Reverse against a card of another seat, the one revealed last (RIT-36).
	Answered struct {
		Seat    games.Seat `json:"seat"`
		Card    Card       `json:"card"`
		Against games.Seat `json:"against"`
		To      Card       `json:"to"`
	}
	// Declined is known only to its seat: it has decided not to answer a card (RIT-33).
	Declined struct {
		Seat games.Seat `json:"seat"`
	}
	// Warded makes a revealed card or answer do nothing (RIT-36). Seat played the card, By the Ward.
	Warded struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
		By   games.Seat `json:"by"`
	}
	// RolesChanged gives the ritual in play, or an answer, a new user and target by a Reverse (RIT-38).
	RolesChanged struct {
		Card   Card       `json:"card"`
		User   games.Seat `json:"user"`
		Target games.Seat `json:"target"`
	}
	// DieRolled rolls the die for the ritual in play (RIT-33).
	DieRolled struct {
		Seat   games.Seat `json:"seat"`
		Number int        `json:"number"`
	}
	// LeftOut says that the ritual in play has become impossible (RIT-34).
	LeftOut struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// RitualDiscarded lays a card that its seat revealed on the discards (RIT-32).
	RitualDiscarded struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// TileTaken moves a hand tile from one hand to the end of another.
	TileTaken struct {
		Seat games.Seat `json:"seat"`
		From games.Seat `json:"from"`
		Tile TileID     `json:"tile"`
	}
	// HandsSwapped exchanges the hands of two seats: Gave went from Seat to With, Got came back.
	HandsSwapped struct {
		Seat games.Seat `json:"seat"`
		With games.Seat `json:"with"`
		Gave []TileID   `json:"gave"`
		Got  []TileID   `json:"got"`
	}
	// HandReturned shuffles a whole hand into the supply, which has Supply tiles afterwards.
	HandReturned struct {
		Seat   games.Seat `json:"seat"`
		Tiles  []TileID   `json:"tiles"`
		Supply int        `json:"supply"`
	}
	// DirectionReversed turns the turn order round.
	DirectionReversed struct {
		Seat      games.Seat `json:"seat"`
		Clockwise bool       `json:"clockwise"`
	}
	// SkipOwed notes that a seat loses a turn to come; Owed counts all it loses.
	SkipOwed struct {
		Seat games.Seat `json:"seat"`
		By   games.Seat `json:"by"`
		Owed int        `json:"owed"`
	}
	// MatchEnded ends the match by RIT-7 or RIT-8.
	MatchEnded struct {
		Clause  string       `json:"clause"`
		Winners []games.Seat `json:"winners"`
	}
)

func (CoinsDealt) event()        {}
func (TilesDrawn) event()        {}
func (TurnBegan) event()         {}
func (TurnLost) event()          {}
func (Passed) event()            {}
func (Placed) event()            {}
func (BuiltOver) event()         {}
func (CoinsPlaced) event()       {}
func (CoinsReturned) event()     {}
func (ShapePaid) event()         {}
func (ShapeGrew) event()         {}
func (ShapeBroken) event()       {}
func (RitualDrawn) event()       {}
func (RitualsShuffled) event()   {}
func (RitualPutOut) event()      {}
func (DrawForgone) event()       {}
func (RitualRevealed) event()    {}
func (Answered) event()          {}
func (Declined) event()          {}
func (Warded) event()            {}
func (RolesChanged) event()      {}
func (DieRolled) event()         {}
func (LeftOut) event()           {}
func (RitualDiscarded) event()   {}
func (TileTaken) event()         {}
func (HandsSwapped) event()      {}
func (HandReturned) event()      {}
func (DirectionReversed) event() {}
func (SkipOwed) event()          {}
func (MatchEnded) event()        {}

// facts holds a zero value of each event type.
var facts = []Event{
	CoinsDealt{}, TilesDrawn{}, TurnBegan{}, TurnLost{}, Passed{}, Placed{}, BuiltOver{}, CoinsPlaced{},
	CoinsReturned{}, ShapePaid{}, ShapeGrew{}, ShapeBroken{}, RitualDrawn{}, RitualsShuffled{}, RitualPutOut{},
	DrawForgone{}, RitualRevealed{}, Answered{}, Declined{}, Warded{}, RolesChanged{}, DieRolled{}, LeftOut{},
	RitualDiscarded{}, TileTaken{}, HandsSwapped{}, HandReturned{}, DirectionReversed{}, SkipOwed{}, MatchEnded{},
}
