// Package table runs one match of any game and shows what every game has in common: whose turn it is, the golden button,
// undo, log, hints, the curtain and its recap, the question for answers, computer players, storing and results. What is
// the game's own it leaves to a [Board]. It imports no board and no game; a board never holds a core, and sees only what its
// reader may know.
//
// The package has three layers:
//
//   - Type play runs a match without a screen: drive.go asks computer players one after another, question.go puts questions for
//     answers, moment.go collects what seats decide at the same moment, timed.go plays phases on a running clock, undo.go says how
//     far a match may go back, keep.go stores. Type eyes knows who looks; turns.go tells in public words what seats did, for recaps and captions.
//   - Type chrome lays out and draws what stands round a board. It is plain, and knows neither games nor matches.
//   - [Table] and [Replay] join the two with a board, and are generic in the types of its game.
//
// # Secrets
//
// With the curtain shut, everything on the screen comes from the public view and from publicly redacted events, and so does the
// number of ticks that anything takes.
package table
