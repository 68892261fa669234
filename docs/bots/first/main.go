// Command first is a player of any game of Runehall: it makes any legal move. See docs/bot-protocol.md.
//
//	go build -o first ./docs/bots/first
//	runehall sim --bot ./first --bots novice --matches 10
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"os"
)

// told is what is used here of what the program is told.
type told struct {
	Line   string
	Game   string
	Seat   int
	Seed   uint64 `json:",string"`
	Number int
	Must   bool
	Moves  []struct{ Text string }
}

// answer is a decision: a move by its place in the list, or to keep still.
type answer struct {
	Number int  `json:"number"`
	Move   *int `json:"move,omitempty"`
	Still  bool `json:"still,omitempty"`
}

func main() {
	log.SetFlags(0)
	if err := play(os.Stdin, os.Stdout); err != nil {
		log.Fatalf("first: %v", err)
	}
}

// play answers until the match is over.
func play(in io.Reader, out io.Writer) error {
	lines, answers := json.NewDecoder(in), json.NewEncoder(out)
	chance := rand.New(rand.NewPCG(0, 0))
	for {
		var t told
		if err := lines.Decode(&t); err != nil {
			return fmt.Errorf("read what is told: %w", err)
		}
		switch t.Line {
		case "hello":
			chance = rand.New(rand.NewPCG(t.Seed, 0)) // with the same seed, the same match
			if err := answers.Encode(map[string]bool{"ready": true}); err != nil {
				return fmt.Errorf("answer: %w", err)
			}
			log.Printf("I have seat %d of %s", t.Seat, t.Game)
		case "ask":
			a := answer{Number: t.Number, Still: !t.Must} // it never interrupts
			if t.Must {
				move := chance.IntN(len(t.Moves))
				a.Move = &move
			}
			if err := answers.Encode(a); err != nil {
				return fmt.Errorf("answer: %w", err)
			}
		case "end":
			return nil
		}
	}
}
