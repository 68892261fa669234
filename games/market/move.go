package market

import "runehall/games"

// Move is what a seat does. Fields that its kind does not use are zero, so that a move has only one form.
type Move struct {
	Kind MoveKind `json:"kind"`
	// Cards are the number cards paid.
	Cards Set `json:"cards"`
	// Pay are the runes paid.
	Pay Payment `json:"pay"`
	// Card is the hand card laid, played, shown or discarded.
	Card Card `json:"card"`
	// Seat is the other seat concerned.
	Seat games.Seat `json:"seat"`
	// Store is the store concerned, or the outpost that is used.
	Store Place `json:"store"`
	// To is where an outpost goes.
	To Place `json:"to"`
	// Colour is the colour of a rune.
	Colour Colour `json:"colour"`
	Pick   Pick   `json:"pick"`
}

// Payment says how many runes come from each source, in this order: loose red runes, loose blue runes, the red main
// store, the blue main store, the two outposts.
type Payment [6]uint8

// Size returns how many runes are paid.
func (p Payment) Size() int {
	n := 0
	for _, part := range p {
		n += int(part)
	}
	return n
}

// none reports whether nothing is paid. It is asked for every move, and comparing with an empty payment would cost a
// call in WebAssembly.
func (p *Payment) none() bool { return p[0]|p[1]|p[2]|p[3]|p[4]|p[5] == 0 }

// MoveKind is the kind of a move.
type MoveKind uint8

const (
	// GiveUp discards a laid main store for a double theft (MAR-18).
	GiveUp MoveKind = iota + 1
	// Interest takes the interest of a store (MAR-10).
	Interest
	// Put puts a loose rune into a store (MAR-16).
	Put
	// Join joins an outpost to a main store (MAR-5).
	Join
	// Neutralise gives an outpost to get rid of a collector (MAR-30 III).
	Neutralise
	// OutpostForRunes buys an outpost with runes: for a place, or in exchange for a collector (MAR-11, MAR-30 III).
	OutpostForRunes
	// CollectorForRunes buys a collector with runes (MAR-11).
	CollectorForRunes
	// RansomForRunes frees a store for runes (MAR-30 II).
	RansomForRunes
	// Lay lays a main store (MAR-14).
	Lay
	// LayJoin lays a main store and joins an outpost, which is then compulsory (MAR-5).
	LayJoin
	// BuyRune buys a rune with number cards (MAR-19).
	BuyRune
	// Outpost buys an outpost with number cards (MAR-20).
	Outpost
	// Collector buys a collector with number cards (MAR-20).
	Collector
	// Ransom frees a store for number cards (MAR-30 I).
	Ransom
	// Duel challenges a seat (MAR-21).
	Duel
	// Rob plays a thief, or a main store as a double theft (MAR-22).
	Rob
	// Waste discards a card if no card can do anything (MAR-12).
	Waste
	// End ends the turn (MAR-13).
	End
	// Show shows a card against a duel (MAR-21).
	Show
	// Yield gives up a duel.
	Yield
	// TakeRune takes a rune of another seat (MAR-22).
	TakeRune
	// TakeCard takes a hand card of another seat, blindly (MAR-23).
	TakeCard
	// Throw picks rock, paper or scissors (MAR-33).
	Throw
	moveKinds
)

// kindIDs are the names of the kinds, used in data for other programs and as the first words of moves.
var kindIDs = [moveKinds]string{
	GiveUp: "give-up", Interest: "interest", Put: "put", Join: "join", Neutralise: "neutralise",
	OutpostForRunes: "outpost-for-runes", CollectorForRunes: "collector-for-runes", RansomForRunes: "ransom-for-runes",
	Lay: "lay", LayJoin: "lay-join", BuyRune: "rune", Outpost: "outpost", Collector: "collector", Ransom: "ransom",
	Duel: "duel", Rob: "rob", Waste: "waste", End: "end", Show: "show", Yield: "yield", TakeRune: "take-rune",
	TakeCard: "take-card", Throw: "throw",
}

type field uint8

const (
	cardsField field = iota
	payField
	cardField
	seatField
	storeField
	toField
	colourField
	pickField
)

// fieldsOf lists the fields of each kind, in the order of the text.
var fieldsOf = [moveKinds][]field{
	GiveUp: {storeField}, Interest: {storeField}, Put: {colourField, storeField}, Join: {storeField, toField},
	Neutralise: {storeField, toField}, OutpostForRunes: {payField, toField},
	CollectorForRunes: {payField, seatField, storeField}, RansomForRunes: {payField, storeField}, Lay: {cardField},
	LayJoin: {cardField, storeField, toField}, BuyRune: {cardsField, colourField}, Outpost: {cardsField, toField},
	Collector: {cardsField, seatField, storeField}, Ransom: {cardsField, storeField}, Duel: {cardField, seatField},
	Rob: {cardField}, Waste: {cardField}, Show: {cardField}, TakeRune: {seatField, colourField, storeField},
	TakeCard: {seatField}, Throw: {pickField},
}

// String returns the name of a kind.
func (k MoveKind) String() string { return kindIDs[k] }

// MarshalText writes the name of a kind.
func (k MoveKind) MarshalText() ([]byte, error) { return []byte(kindIDs[k]), nil }

// wellFormed reports whether a move names only things that exist and only fields that its kind uses (COM-3).
func (m *Move) wellFormed(seats games.Seat) bool {
	return m.Kind != 0 && m.Kind < moveKinds && m.exists(seats) && m.fills(usedBy[m.Kind])
}

// exists reports whether each field of a move names something that there is.
func (m *Move) exists(seats games.Seat) bool {
	return (m.Cards == 0 || m.Cards.numbers()) && m.Card < cardKinds && m.Seat >= 0 && m.Seat < seats &&
		m.Store < Places && m.To < Places && m.Colour < colours && m.Pick < pickKinds
}

// fills reports whether a move has a value in no field but those used, and in each of these of which the zero value is
// none.
func (m *Move) fills(used fields) bool {
	return used.has(cardsField) == (m.Cards != 0) && used.has(cardField) == (m.Card != Hidden) &&
		used.has(colourField) == (m.Colour != NoColour) && used.has(pickField) == (m.Pick != NoPick) &&
		(used.has(payField) || m.Pay.none()) && (used.has(seatField) || m.Seat == 0) &&
		(used.has(storeField) || m.Store == Loose) && (used.has(toField) || m.To == Loose)
}

type fields uint8

func (f fields) has(one field) bool { return f>>one&1 == 1 }

// usedBy is fieldsOf in a form for quick look-up.
var usedBy = func() (used [moveKinds]fields) {
	for kind, list := range fieldsOf {
		for _, f := range list {
			used[kind] |= 1 << f
		}
	}
	return used
}()
