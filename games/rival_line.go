package games

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
)

// RivalProtocol is the version of what programs are told and answer (docs/bot-protocol.md).
const RivalProtocol = 1

// rivalSamples is how many samples of a continuous set a program is offered on top of the listed moves.
const rivalSamples = 16

// RivalHello is the first line for a program.
type RivalHello struct {
	Line     string `json:"line"` // "hello"
	Protocol int    `json:"protocol"`
	Game     string `json:"game"`
	Version  int    `json:"version"`
	// Tables is the digest of the game's tables; left out for a game without any.
	Tables  string            `json:"tables,omitempty"`
	Options map[string]string `json:"options"`
	Seats   int               `json:"seats"`
	Seat    Seat              `json:"seat"`
	// Seed is for the program's own chance, so that the same seed leads to the same match.
	Seed uint64 `json:"seed,string"`
	// Seconds is the time limit for an answer; 0: there is none.
	Seconds float64 `json:"seconds"`
}

// RivalQuestion asks a program for a decision. It holds only what the seat may know.
type RivalQuestion struct {
	Line   string `json:"line"` // "ask"
	Number int    `json:"number"`
	// Must says that the match waits for this seat's move. Otherwise the seat may interrupt, or keep still.
	Must     bool `json:"must"`
	Position any  `json:"position"`
	// Moves are all legal moves that can be listed, followed by samples of a continuous set. Bounds are the limits of
	// that set.
	Moves  []ReplayMove `json:"moves"`
	Bounds any          `json:"bounds,omitempty"`
}

// RivalEnd is the last line for a program: how the match ended, or who forfeited it.
type RivalEnd struct {
	Line    string        `json:"line"` // "end"
	Result  *ReplayResult `json:"result,omitempty"`
	Forfeit *RivalForfeit `json:"forfeit,omitempty"`
}

// RivalForfeit says which seat's program cannot go on, and what it did wrong.
type RivalForfeit struct {
	Seat Seat   `json:"seat"`
	Did  string `json:"did"`
}

type rivalAnswer struct {
	Number *whole  `json:"number"`
	Move   *whole  `json:"move"`
	Text   *string `json:"text"`
	Still  bool    `json:"still"`
}

// whole is a whole number in any notation: many languages have only one kind of number, and write 0.0 or 1e0.
type whole int

// UnmarshalJSON implements json.Unmarshaler.
func (w *whole) UnmarshalJSON(text []byte) error {
	const most = 1 << 53 // beyond it a float64 cannot hold every whole number
	n, err := strconv.ParseFloat(string(text), 64)
	if err != nil || n != math.Trunc(n) || math.Abs(n) > most {
		return fmt.Errorf("%.40s is no whole number", text)
	}
	*w = whole(n)
	return nil
}

// NewRivalHello returns the first line for the program at a seat. seed is the seat's own: see rivalSeed.
func NewRivalHello(info *Info, setup Setup, s Seat, seed uint64, seconds float64) RivalHello {
	hello := RivalHello{
		Line: "hello", Protocol: RivalProtocol, Game: info.ID, Version: info.Version, Options: map[string]string{},
		Seats: setup.Seats, Seat: s, Seed: rivalSeed(seed), Seconds: seconds,
	}
	hello.Tables, _ = info.tables() // cannot fail: the setup has been validated, and so the tables
	for _, o := range info.AllOptions() {
		hello.Options[o.ID] = info.Choice(setup, o.ID)
	}
	return hello
}

// NewRivalQuestion returns the question for the program at an acting seat, and the moves that it offers. chance draws
// the samples.
func NewRivalQuestion[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], core C, a Acting, number int,
	chance *Chance) (RivalQuestion, []M) {
	moves := def.AppendCandidates(nil, core, a.Seat, chance, rivalSamples)
	q := RivalQuestion{
		Line: "ask", Number: number, Must: a.Must, Position: def.Position(def.View(core, a.Seat)),
		Moves: make([]ReplayMove, len(moves)),
	}
	for i, m := range moves {
		q.Moves[i] = ReplayMove{Text: def.Moves.Text(m), Fields: m}
	}
	if def.Bounds != nil {
		q.Bounds = def.Bounds(core, a.Seat)
	}
	return q, moves
}

// rivalLine encodes a line. Encoding cannot fail for a proper game: package gamestest checks that.
func rivalLine(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(fmt.Sprintf("games: a line for a program: %v", err))
	}
	return text
}
