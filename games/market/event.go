package market

import "runehall/games"

// Event is one fact of a match. The events of a move tell all its consequences, in the order in which they happened.
type Event interface{ event() }

// The events.
type (
	// CardsDrawn draws cards from the deck, which leaves Deck in it (MAR-3, MAR-13). Others do not know the cards.
	CardsDrawn struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
		Deck  int        `json:"deck"`
	}
	// DiscardsShuffled makes the discards the new deck (MAR-13).
	DiscardsShuffled struct {
		Cards int `json:"cards"`
	}
	// TurnBegan puts a seat on turn.
	TurnBegan struct {
		Seat games.Seat `json:"seat"`
	}
	// TollPaid gives a rune of an occupied store to the collector's owner (MAR-28).
	TollPaid struct {
		Seat   games.Seat `json:"seat"`
		Store  Place      `json:"store"`
		Colour Colour     `json:"colour"`
		To     games.Seat `json:"to"`
	}
	// StoreLost gives up an occupied store without runes; the collector goes back to the market (MAR-29).
	StoreLost struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
	}
	// InterestTaken brings runes from the market into a store (MAR-10).
	InterestTaken struct {
		Seat   games.Seat `json:"seat"`
		Store  Place      `json:"store"`
		Colour Colour     `json:"colour"`
		Runes  int        `json:"runes"`
	}
	// StoreGivenUp discards a main store, whose runes become loose; Post is where its outpost stays, or Loose (MAR-18).
	StoreGivenUp struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
		Post  Place      `json:"post"`
	}
	// RunePut puts a loose rune into a store (MAR-16).
	RunePut struct {
		Seat   games.Seat `json:"seat"`
		Colour Colour     `json:"colour"`
		Store  Place      `json:"store"`
	}
	// OutpostJoined joins an outpost to a main store, with its runes of that colour; others become loose (MAR-5).
	OutpostJoined struct {
		Seat  games.Seat `json:"seat"`
		Post  Place      `json:"post"`
		Store Place      `json:"store"`
	}
	// MainLaid lays a main store (MAR-14).
	MainLaid struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
	}
	// RunesPaid brings runes back to the market (MAR-11, MAR-30).
	RunesPaid struct {
		Seat  games.Seat `json:"seat"`
		Pay   Payment    `json:"pay"`
		Runes int        `json:"runes"`
	}
	// CardsPaid discards number cards for a purchase (MAR-19, MAR-20).
	CardsPaid struct {
		Seat  games.Seat `json:"seat"`
		Cards []Card     `json:"cards"`
		Sum   int        `json:"sum"`
	}
	// RuneBought brings a rune from the market; it is loose (MAR-19).
	RuneBought struct {
		Seat   games.Seat `json:"seat"`
		Colour Colour     `json:"colour"`
	}
	// OutpostPlaced brings an outpost from the market, as a store of its own or joined to a main store (MAR-15).
	OutpostPlaced struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
	}
	// OutpostReturned gives an own outpost back to the market; runes in one of its own become loose (MAR-30).
	OutpostReturned struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
	}
	// CollectorPlaced puts a collector from the market into a store of Target (MAR-25).
	CollectorPlaced struct {
		Seat   games.Seat `json:"seat"`
		Target games.Seat `json:"target"`
		Store  Place      `json:"store"`
	}
	// OutpostDestroyed brings the outpost that a collector meets back to the market. Pile is where the collector stays:
	// in the main store, on the runes, or Loose, when it goes back too (MAR-26).
	OutpostDestroyed struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
		Pile  Place      `json:"pile"`
	}
	// CollectorGone brings a collector back to the market; the runes of a pile become loose (MAR-30).
	CollectorGone struct {
		Seat  games.Seat `json:"seat"`
		Store Place      `json:"store"`
		Why   Cause      `json:"why"`
	}
	// DuelBegun challenges a seat with a card, which is discarded (MAR-21).
	DuelBegun struct {
		Seat   games.Seat `json:"seat"`
		Target games.Seat `json:"target"`
		Card   Card       `json:"card"`
	}
	// DuelHeld shows a card against a duel, which stays in the hand.
	DuelHeld struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// DuelYielded gives up a duel.
	DuelYielded struct {
		Seat games.Seat `json:"seat"`
	}
	// ThiefPlayed discards a thief, or a main store as two (MAR-22).
	ThiefPlayed struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// RuneTaken takes a rune of another seat; it is loose then (MAR-22).
	RuneTaken struct {
		Seat   games.Seat `json:"seat"`
		From   games.Seat `json:"from"`
		Colour Colour     `json:"colour"`
		Store  Place      `json:"store"`
	}
	// CardTaken takes a hand card of another seat. Only these two know the card (MAR-23).
	CardTaken struct {
		Seat games.Seat `json:"seat"`
		From games.Seat `json:"from"`
		Card Card       `json:"card"`
	}
	// CardWasted discards a card without effect (MAR-12).
	CardWasted struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// MarketEmptied says that no rune is left in the market (MAR-31).
	MarketEmptied struct{}
	// LastRound says that the round is finished before the points are counted (MAR-31).
	LastRound struct{}
	// SeatScored gives a seat its points (MAR-32).
	SeatScored struct {
		Seat       games.Seat `json:"seat"`
		Runes      int        `json:"runes"`
		Outposts   int        `json:"outposts"`
		Collectors int        `json:"collectors"`
		Points     int        `json:"points"`
	}
	// HighestShown shows the highest number card of a seat that is tied, or Hidden for none (MAR-33).
	HighestShown struct {
		Seat games.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// TieBroken says whom a step of MAR-33 leaves.
	TieBroken struct {
		By   TieBreak     `json:"by"`
		Left []games.Seat `json:"left"`
	}
	// ThrowsBegan lets two seats play rock-paper-scissors (MAR-33).
	ThrowsBegan struct {
		Seat    games.Seat `json:"seat"`
		Against games.Seat `json:"against"`
	}
	// Picked notes a secret pick, which others do not know.
	Picked struct {
		Seat games.Seat `json:"seat"`
		Pick Pick       `json:"pick"`
	}
	// PicksShown shows both picks.
	PicksShown struct {
		Seat    games.Seat `json:"seat"`
		Pick    Pick       `json:"pick"`
		Against games.Seat `json:"against"`
		Answer  Pick       `json:"answer"`
	}
	// ThrowWon gives a game to a seat, by the picks or by the seed.
	ThrowWon struct {
		Seat games.Seat `json:"seat"`
		Wins int        `json:"wins"`
	}
	// MatchEnded ends the match.
	MatchEnded struct {
		Clause string     `json:"clause"`
		Winner games.Seat `json:"winner"`
	}
)

func (CardsDrawn) event()       {}
func (DiscardsShuffled) event() {}
func (TurnBegan) event()        {}
func (TollPaid) event()         {}
func (StoreLost) event()        {}
func (InterestTaken) event()    {}
func (StoreGivenUp) event()     {}
func (RunePut) event()          {}
func (OutpostJoined) event()    {}
func (MainLaid) event()         {}
func (RunesPaid) event()        {}
func (CardsPaid) event()        {}
func (RuneBought) event()       {}
func (OutpostPlaced) event()    {}
func (OutpostReturned) event()  {}
func (CollectorPlaced) event()  {}
func (OutpostDestroyed) event() {}
func (CollectorGone) event()    {}
func (DuelBegun) event()        {}
func (DuelHeld) event()         {}
func (DuelYielded) event()      {}
func (ThiefPlayed) event()      {}
func (RuneTaken) event()        {}
func (CardTaken) event()        {}
func (CardWasted) event()       {}
func (MarketEmptied) event()    {}
func (LastRound) event()        {}
func (SeatScored) event()       {}
func (HighestShown) event()     {}
func (TieBroken) event()        {}
func (ThrowsBegan) event()      {}
func (Picked) event()           {}
func (PicksShown) event()       {}
func (ThrowWon) event()         {}
func (MatchEnded) event()       {}

// facts holds a zero value of each event type.
var facts = []Event{
	CardsDrawn{}, DiscardsShuffled{}, TurnBegan{}, TollPaid{}, StoreLost{}, InterestTaken{}, StoreGivenUp{}, RunePut{},
	OutpostJoined{}, MainLaid{}, RunesPaid{}, CardsPaid{}, RuneBought{}, OutpostPlaced{}, OutpostReturned{},
	CollectorPlaced{}, OutpostDestroyed{}, CollectorGone{}, DuelBegun{}, DuelHeld{}, DuelYielded{}, ThiefPlayed{},
	RuneTaken{}, CardTaken{}, CardWasted{}, MarketEmptied{}, LastRound{}, SeatScored{}, HighestShown{}, TieBroken{},
	ThrowsBegan{}, Picked{}, PicksShown{}, ThrowWon{}, MatchEnded{},
}
