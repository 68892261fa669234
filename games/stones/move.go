package stones

import "runehall/games"

// Move is what a seat does. Fields that its kind does not use are zero, so that each move has one form.
type Move struct {
	Kind MoveKind `json:"kind"`
	// Cards are the hand cards played for their abilities, the lowest first; the third may be Hidden.
	Cards [3]Card `json:"cards"`
	// Card is the card that is laid, or whose ability is carried out.
	Card Card `json:"card"`
	// Icon says which icon of the card is carried out: 1 or 2.
	Icon int8 `json:"icon"`
	// Slot is a slot of the display, from 1 on the right.
	Slot int8 `json:"slot"`
	// Colour is the colour of a gem.
	Colour Colour `json:"colour"`
	// Pay are the gems paid.
	Pay    Gems   `json:"pay"`
	Smithy Smithy `json:"smithy"`
	Row    Row    `json:"row"`
	// Field is the field of the row, by its colour.
	Field Colour `json:"field"`
	Stone Stone  `json:"stone"`
}

// MoveKind tells moves apart.
type MoveKind uint8

const (
	// Lay lays a hand card for its magic (STO-10).
	Lay MoveKind = iota + 1
	// Buy buys a display card (STO-10).
	Buy
	// Use plays two hand cards for their abilities, or three (STO-11, STO-37).
	Use
	// UseIcon carries out an icon that leaves nothing to choose (STO-21).
	UseIcon
	// IconGem carries out an icon of any gem.
	IconGem
	// IconCard carries out an icon of a display card.
	IconCard
	// Exchange carries out an exchange (STO-20).
	Exchange
	// Leave leaves out the rest of the ability that is being carried out (STO-11).
	Leave
	// Accept carries out the result of the die (STO-5).
	Accept
	// AcceptGem carries it out with a gem: the one taken, or the one given for a joker gem.
	AcceptGem
	// Decline declines it.
	Decline
	// Forge pays a smithy with gems (STO-12).
	Forge
	// ForgeOre pays a smithy with ore.
	ForgeOre
	// Place places the forged artifact (STO-13).
	Place
	// Done ends the action.
	Done
	// Pass does without an action (STO-14).
	Pass
	// Trade trades a power row in (STO-15).
	Trade
	// SwapGem swaps an own gem for an ore (STO-32).
	SwapGem
	// SwapOre swaps an own ore for a gem (STO-32).
	SwapOre
	// SetJoker puts a gem on the joker stone (STO-33).
	SetJoker
	// End refills the hand and ends the turn (STO-17).
	End
	moveKinds
)

// kindIDs are the names of the kinds: in data for other programs, and as the first words of their texts.
var kindIDs = [moveKinds]string{
	Lay: "lay", Buy: "buy", Use: "use", UseIcon: "icon", IconGem: "icon-gem", IconCard: "icon-card",
	Exchange: "exchange", Leave: "leave", Accept: "accept", AcceptGem: "accept-gem", Decline: "decline", Forge: "forge",
	ForgeOre: "forge-ore", Place: "place", Done: "done", Pass: "pass", Trade: "trade", SwapGem: "swap-gem",
	SwapOre: "swap-ore", SetJoker: "joker",
	End: "end",
}

type field uint8

const (
	cardsField field = iota
	cardField
	iconField
	slotField
	colourField
	payField
	smithyField
	rowField
	fieldField
	stoneField
	fieldKinds
)

// fieldsOf says which fields each kind uses, in the order of its text.
var fieldsOf = [moveKinds][]field{
	Lay: {cardField}, Buy: {slotField}, Use: {cardsField}, UseIcon: {cardField, iconField},
	IconGem: {cardField, iconField, colourField}, IconCard: {cardField, iconField, slotField},
	Exchange: {cardField, payField}, AcceptGem: {colourField}, Forge: {smithyField, payField}, ForgeOre: {smithyField},
	Place: {rowField, fieldField}, Trade: {rowField, stoneField}, SwapGem: {colourField}, SwapOre: {colourField},
	SetJoker: {colourField},
}

// uses holds the same as fieldsOf, by kind and field.
var uses = func() (u [moveKinds][fieldKinds]bool) {
	for kind, fields := range fieldsOf {
		for _, f := range fields {
			u[kind][f] = true
		}
	}
	return u
}()

// String returns the name of a kind.
func (k MoveKind) String() string { return kindIDs[k] }

// MarshalText writes the name of a kind.
func (k MoveKind) MarshalText() ([]byte, error) { return []byte(kindIDs[k]), nil }

// wellFormed reports whether a move names only things that exist, and nothing that its kind does not use (COM-3).
func (m *Move) wellFormed() bool {
	return m.Kind > 0 && m.Kind < moveKinds && m.exists() && m.names(&uses[m.Kind])
}

// exists reports whether each single thing that a move names exists.
func (m *Move) exists() bool {
	return (m.Card == Hidden || m.Card.real()) && m.Icon >= 0 && m.Icon <= 2 && m.Slot >= 0 && m.Slot <= Slots &&
		m.Colour < colours && m.Pay[NoColour] == 0 && m.Smithy < Smithies && m.Row < Rows && m.Field < colours &&
		m.Stone < Stones
}

// names reports whether a move names something in the fields that are used, and nothing in the others. Payments,
// smithies, rows and stones are named by their zero values too.
func (m *Move) names(used *[fieldKinds]bool) bool {
	return (used[cardsField] && m.ascending() || !used[cardsField] && m.Cards == [3]Card{}) &&
		used[cardField] == (m.Card != Hidden) && used[iconField] == (m.Icon != 0) &&
		used[slotField] == (m.Slot != 0) && used[colourField] == (m.Colour != NoColour) &&
		used[fieldField] == (m.Field != NoColour) &&
		(used[payField] || m.Pay.none()) && (used[smithyField] || m.Smithy == 0) &&
		(used[rowField] || m.Row == 0) && (used[stoneField] || m.Stone == NoStone)
}

// ascending reports whether one to three different cards are named, the lowest first.
func (m *Move) ascending() bool {
	a, b, c := m.Cards[0], m.Cards[1], m.Cards[2]
	return a.real() && (b == Hidden && c == Hidden || b > a && b.real() && (c == Hidden || c > b && c.real()))
}

func (m *Move) cards() Set {
	var s Set
	for _, c := range m.Cards {
		if c != Hidden {
			s.add(c)
		}
	}
	return s
}

var _ games.Core[*Game, Move, Event] = (*Game)(nil)
