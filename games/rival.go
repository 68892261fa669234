package games

import (
	"crypto/sha256"
	"encoding/binary"
)

// RivalDriver is the driver of a seat that a foreign program played. Without that program another computer player goes on.
const RivalDriver = "program"

// Rival is a foreign program that sits at a seat for one match. It speaks in lines, which are given here without their ends.
type Rival interface {
	// Tell sends a line that wants no answer.
	Tell(line []byte)
	// Ask sends a line that wants an answer in time.
	Ask(line []byte)
	// Answer returns the next line that came, or nil while there is none. The error says what the program did wrong; after it no line will come.
	Answer() ([]byte, error)
	// Wait returns as soon as Answer returns something.
	Wait()
	// Leave ends the match for the program: it has been told what there is to tell. Nothing else may be called after that.
	Leave()
}

// RivalKind is a program that can be seated.
type RivalKind struct {
	// Open starts it for one match.
	Open func() (Rival, error)
	// Command is how it is called, for reports.
	Command string
	// Seconds is how long it may take for an answer, as it is told.
	Seconds float64
}

// rivalSeed is the seed that a program is given for its own chance. Ours is not told: others are made from the same match.
func rivalSeed(seed uint64) uint64 {
	sum := sha256.Sum256(binary.BigEndian.AppendUint64([]byte("runehall rival "), seed))
	return binary.BigEndian.Uint64(sum[:])
}
