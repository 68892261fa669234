package games

import "encoding/json"

// ReplayFormat is the version of the format of [ReplayLine].
const ReplayFormat = 1

// ReplaySamples is how many samples of a continuous set a line lists for each seat.
const ReplaySamples = 16

// ReplayLine is one line of a replay as data: first a line "head", then a line "step" for each step of the record, and
// last a line "end". "step" says how the match stands before the step, "end" how it stands in the end.
type ReplayLine struct {
	Line string `json:"line"`
	// Head is only in the line "head".
	Head *ReplayHead `json:"head,omitempty"`
	// Number counts the steps from 1. The line "end" has none.
	Number int `json:"number,omitempty"`
	// Moves counts the moves of the match before the step, without those that were undone.
	Moves int `json:"moves"`
	// Sum is the position's hash, 16 hex digits.
	Sum      string         `json:"sum,omitempty"`
	Position any            `json:"position,omitempty"`
	Acting   []ReplayActing `json:"acting,omitempty"`
	// Result is set once the match is over.
	Result *ReplayResult `json:"result,omitempty"`
	Step   *ReplayStep   `json:"step,omitempty"`
	// Events are the events of the step; in the line "head", those of the set-up.
	Events []json.RawMessage `json:"events,omitempty"`
	// Error says why the step does not fit, and Clause is the clause of the refusal, if it is one. No line follows.
	Error  string `json:"error,omitempty"`
	Clause string `json:"clause,omitempty"`
}

// ReplayHead is the head of the record.
type ReplayHead struct {
	Format  int    `json:"format"`
	Game    string `json:"game"`
	Version int    `json:"version"`
	Seed    uint64 `json:"seed,string"`
	// Tables is the digest of the game's tables; left out for a game without any.
	Tables  string            `json:"tables,omitempty"`
	Options map[string]string `json:"options"`
	Starts  []Seat            `json:"starts"`
	Players []ReplayPlayer    `json:"players"`
}

// ReplayPlayer is who sits at a seat.
type ReplayPlayer struct {
	Driver string `json:"driver"`
	Colour string `json:"colour"`
	Emblem string `json:"emblem"`
	Name   string `json:"name"`
}

// ReplayActing is a seat that may act, with every legal move that it has.
type ReplayActing struct {
	Seat  Seat         `json:"seat"`
	Must  bool         `json:"must"`
	Moves []ReplayMove `json:"moves"`
	// Bounds are the limits of a continuous set of moves, in the game's own form. Samples are some moves of that set.
	Bounds  any            `json:"bounds,omitempty"`
	Samples *ReplaySampled `json:"samples,omitempty"`
}

// ReplayMove is a move as it appears in a record, and its fields.
type ReplayMove struct {
	Text   string `json:"text"`
	Fields any    `json:"fields"`
}

// ReplaySampled holds legal moves drawn at random from a continuous set. The seed and the stream of the PCG generator
// are given, so that they can be drawn again. A program that checks the rules need not draw them: it only has to find
// them legal.
type ReplaySampled struct {
	Seed   uint64       `json:"seed,string"`
	Stream uint64       `json:"stream,string"`
	Moves  []ReplayMove `json:"moves"`
}

// ReplayStep is a step of the record. Kind is "move", "undo" or "sum".
type ReplayStep struct {
	Kind string `json:"kind"`
	// Seat and Move belong to a move.
	Seat *Seat       `json:"seat,omitempty"`
	Move *ReplayMove `json:"move,omitempty"`
	// To is the number of moves that an undo goes back to, or after which a sum was taken.
	To *int `json:"to,omitempty"`
	// Sum is the hash stated by a sum, 16 hex digits.
	Sum string `json:"sum,omitempty"`
}

// ReplayResult is the [Result] of a match, with one entry per seat.
type ReplayResult struct {
	Rank    []int8  `json:"rank"`
	Points  []int32 `json:"points"`
	Rematch []Seat  `json:"rematch"`
	Clause  string  `json:"clause"`
}

// Told returns the result of a match as replays and programs are told it: with as many entries as there are seats.
func (r Result) Told(seats int) *ReplayResult {
	return &ReplayResult{Rank: r.Rank[:seats], Points: r.Points[:seats], Rematch: r.Starters(), Clause: r.Clause}
}
