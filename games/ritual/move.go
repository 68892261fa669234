package ritual

import "runehall/games"

// Move is what a seat does. Fields that its kind does not use are zero, so that each move has one form.
type Move struct {
	Kind MoveKind `json:"kind"`
	// Card is the ritual of Reveal, RevealAt, Answer and PutOut.
	Card Card `json:"card"`
	// Target is the seat that RevealAt names.
	Target games.Seat `json:"target"`
	// Tile is the hand tile of Place, BuildOver and TakeTile.
	Tile TileID `json:"tile"`
	// Cell is where Place, BuildOver and PickCell point.
	Cell Cell `json:"cell"`
	// Turn is by how many steps of 60° Place and BuildOver turn the tile clockwise, 0 to 5: its edge i then looks in
	// direction i+Turn.
	Turn uint8 `json:"turn"`
}

// MoveKind tells moves apart.
type MoveKind uint8

const (
	// Place lays a hand tile on an empty cell: in the own turn, in a Quick turn and for Place rune tile.
	Place MoveKind = iota + 1
	// BuildOver lays a hand tile on a placed tile: in the own turn, in a Quick turn and for Steal rune tile.
	BuildOver
	// Pass ends a turn in which no hand tile fits on an empty cell (RIT-17).
	Pass
	// Reveal plays a ritual that names no target (RIT-33).
	Reveal
	// RevealAt plays a ritual against a target.
	RevealAt
	// Answer plays a Ward or a Reverse against the card revealed last (RIT-36).
	Answer
	// Decline lets the card revealed last stand.
	Decline
	// TakeTile chooses the hand tile that a ritual takes.
	TakeTile
	// PickCell chooses the placed tile on which a ritual puts coins.
	PickCell
	// SkipNext makes the target of a Skip lose its next turn.
	SkipNext
	// SkipNow makes the target of a Skip end its present turn.
	SkipNow
	// PutOut puts a held ritual out of the match to draw another one (RIT-30).
	PutOut
	// Forgo does without a ritual to draw (RIT-30).
	Forgo
	moveKinds
)

// kindIDs are the names of the kinds in data for other programs.
var kindIDs = [moveKinds]string{
	Place: "place", BuildOver: "over", Pass: "pass", Reveal: "reveal", RevealAt: "reveal-at", Answer: "answer",
	Decline: "decline", TakeTile: "take", PickCell: "coins", SkipNext: "skip-next", SkipNow: "skip-now",
	PutOut: "put-out",
	Forgo:  "forgo",
}

// MarshalText writes the name of a kind.
func (k MoveKind) MarshalText() ([]byte, error) { return []byte(kindIDs[k]), nil }
