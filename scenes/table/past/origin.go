package past

import "runehall/games"

// Origin says how a move came about.
type Origin uint8

const (
	Person   Origin = iota
	Table           // by a computer player, or by the table for a person who does not answer: no person decided it
	Rules           // by the table, as the only move that a person could make
	Obvious         // by the table, as a step that nobody would decide otherwise ([games.Def].Obvious)
	Together        // by several seats at the same moment, or by hands on a clock: it is never taken back
)

// Auto reports whether no person decided the move.
func (o Origin) Auto() bool { return o == Table || o == Rules || o == Obvious }

// Origins are the origins of a match's moves, in their order.
type Origins []Origin

// LastOf returns how many moves had been made up to and with a person's own last one, or 0. mover returns whose move
// the n-th is.
func (all Origins) LastOf(s games.Seat, mover func(n int) games.Seat) int {
	for n := len(all) - 1; n >= 0; n-- {
		if mover(n) == s && !all[n].Auto() {
			return n + 1
		}
	}
	return 0
}
