package games

import "encoding/json"

// Hint proposes a move to a person who has to act: what the best computer player would do with what a reader knows. It
// holds nothing that the reader does not know.
type Hint struct {
	Move string `json:"move"`
	// Does are the events of the move that are certain for the reader and have words, as [EncodeEvent] writes them.
	Does []json.RawMessage `json:"does,omitempty"`
	// Why are the reasons for the move, the weightiest first.
	Why []Reason `json:"why,omitempty"`
}

// Reason speaks for a move: a part of its seat's worth ([Worth]) grows, or a part of another seat's worth shrinks.
type Reason struct {
	Seat Seat `json:"seat"`
	// Part is the kind of part: the first word of the ids.
	Part string `json:"part"`
	// Change is the change in worth, in hundredths of a point. Amount is the change before weighting.
	Change int `json:"change"`
	Amount int `json:"amount"`
}

// Hinting is a hint in the making. It has a position of its own, so the match need not wait for it.
type Hinting interface {
	// Step does at most n units of work, and reports whether the search is over.
	Step(n int) (done bool)
	// Hint returns what was found, or false if there is nothing to propose.
	Hint() (Hint, bool)
}

// Hints begins to look for a hint: on a position after so many moves, for a seat that may act, with what the reader
// knows. Package bots has one, which this package cannot know.
type Hints[C any] func(position C, moves int, a Acting, reader Seat, seed uint64) (Hinting, error)

// HintingEntry is [NewEntry] for a game whose live matches give hints.
func HintingEntry[C Core[C, M, E], M comparable, E any, V any](
	def *Def[C, M, E, V], levels []Level[C, M], hints Hints[C],
) Entry {
	return &entry[C, M, E, V]{def: def, levels: levels, hints: hints}
}
