package masters

// Move is what a seat does. Fields that its kind does not use are zero, so that each move has one form.
type Move struct {
	Kind MoveKind `json:"kind"`
	// Side is the side that ChooseSide chooses.
	Side Side `json:"side"`
	// Card is the hand card of Play, Ignore, Discard and PutBeside.
	Card Card `json:"card"`
	// Cell is the upper left cell that the card of Play and Ignore covers, or where PlaceMaster and PlaceToken point.
	Cell Cell `json:"cell"`
	// Turn is by how many right angles Play and Ignore turn the card clockwise, 0 to 3.
	Turn uint8 `json:"turn"`
	// Rune is the rune that Ignore ignores.
	Rune Cell `json:"rune"`
	// Colour is the one that PlaceToken shows.
	Colour Colour `json:"colour"`
}

// laid returns the card of a Play or Ignore, as it would lie on the table.
func (m Move) laid() Laid { return Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn} }

// MoveKind tells moves apart.
type MoveKind uint8

const (
	// ChooseSide chooses the side of the seat's adept (MAS-20).
	ChooseSide MoveKind = iota + 1
	// DrawExtra draws a card at the start of a turn (MAS-23).
	DrawExtra
	// Play lays a hand card on the table (MAS-6).
	Play
	// Ignore lays a hand card on the table and ignores a rune, by the blue side of the adept (MAS-22).
	Ignore
	// Discard shows the hand and discards one of its cards, if none can be played (MAS-16).
	Discard
	// Draw draws the top card instead of placing a master (MAS-13).
	Draw
	// PlaceMaster places a master on a visible rune (MAS-13).
	PlaceMaster
	// PutAway puts a master away that has no place (MAS-16).
	PutAway
	// PlaceToken puts the high-master token next to the master just placed (MAS-25).
	PlaceToken
	// KeepToken does without that.
	KeepToken
	// PutBeside discards a hand card for the one drawn at the start of the turn (MAS-23).
	PutBeside
	moveKinds
)

// kindIDs are the names of the kinds: in data for other programs, and as the first words of their texts.
var kindIDs = [moveKinds]string{
	ChooseSide: "side", DrawExtra: "extra", Play: "play", Ignore: "ignore", Discard: "discard", Draw: "draw",
	PlaceMaster: "master", PutAway: "away", PlaceToken: "token", KeepToken: "keep", PutBeside: "beside",
}

// String returns the name of a kind.
func (k MoveKind) String() string { return kindIDs[k] }

// MarshalText writes the name of a kind.
func (k MoveKind) MarshalText() ([]byte, error) { return []byte(kindIDs[k]), nil }
