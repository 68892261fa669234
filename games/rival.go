package games

import (
	"crypto/sha256"
	"encoding/binary"
)

// RivalDriver is the driver of a seat that a foreign program played. If the match goes on without that program, another
// computer player takes over.
const RivalDriver = "program"

// Rival is a foreign program that plays a seat for one match. It is spoken to in lines, here without their line ends.
type Rival interface {
	// Tell sends a line that needs no answer.
	Tell(line []byte)
	// Ask sends a line that the program must answer in time.
	Ask(line []byte)
	// Answer returns the next line from the program, or nil if none has come yet. An error says what the program did
	// wrong, and is the last that Answer returns.
	Answer() ([]byte, error)
	// Wait blocks until Answer has something to return.
	Wait()
	// Leave ends the match for the program, after the last Tell. No method may be called after it.
	Leave()
}

// RivalKind is a program that can be seated.
type RivalKind struct {
	// Open starts the program for one match.
	Open func() (Rival, error)
	// Command is the command line, for reports.
	Command string
	// Seconds is the time limit for an answer that the program is told.
	Seconds float64
}

// rivalSeed derives the seed for the program's own chance. The seat's seed itself stays secret, since other seeds of
// the match could be computed from it.
func rivalSeed(seed uint64) uint64 {
	sum := sha256.Sum256(binary.BigEndian.AppendUint64([]byte("runehall rival "), seed))
	return binary.BigEndian.Uint64(sum[:])
}
