// Package gamestest plays seeded matches of a rules core and checks everything that package games promises of every
// core. [Run] is called by each game's own tests:
//
//	func TestKit(t *testing.T) {
//		gamestest.Run(t, Def, gamestest.Options[*Game, Move]{Invariant: conserved})
//	}
//
// What it shows, each under the name that its failures begin with, is listed at [Check]. A failure prints a call of
// [Play] with the setup and the moves that lead there; pasted into a test it repeats the failure, and stays as a
// regression test. All of the kit's own choices come from the setup's seed and the number of moves made, so that the
// same match is always checked in the same way.
//
// The environment variable RUNEHALL_MATCHES sets the number of matches, for long runs:
//
//	RUNEHALL_MATCHES=10000 go test ./games/... -run TestKit
//
// The kit is itself tested with the toy games below toys, and with toys broken on purpose in each way that it looks
// for. It imports games only, and is imported by tests only.
package gamestest
