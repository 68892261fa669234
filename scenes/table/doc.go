// Package table runs one match of any game and shows what every game has in common: whose turn it is, the golden
// button, undo, log, hints, the curtain and its recap, the question for answers, computer players, storing and results.
// The rest it leaves to the game's [Board]. It imports no board and no game. A board never holds a core, and sees only
// what its reader may know.
//
// The package has three layers:
//
//   - Type play runs a match without a screen. drive.go says which computer player is asked and when, moment.go collects
//     what several seats decide at the same moment, timed.go runs phases on a clock, undo.go takes moves back, keep.go
//     stores. Package past keeps where each move came from, thinkers the computer players, questions who is asked for
//     an answer, and timed what hands do on a clock.
//   - Type chrome lays out and draws what stands round a board. It knows neither games nor matches.
//   - [Table] and [Replay] join the two with a board, and are generic in the types of its game.
//
// Whatever appears on a table and needs no types of a game is in a package below this one. Such a package gets values,
// or an interface of a few methods, and knows no more of the match.
//
// A short message over the board is a toast: Table.notify, with a message whose key begins with "table.", in
// assets/lang/TAG/table.json, or rooms.json for what a room says. What somebody did or asked for is answered where that
// happens. What the table says unasked it says in Table.warn, while no other toast is shown; news of a room come from
// front.tellRoom, which waits for no toast. Screen readers hear every toast, and reports have it, without more being
// done.
//
// # Secrets
//
// With the curtain shut, everything on the screen comes from the public view and from publicly redacted events, and so
// does the number of ticks that anything takes.
package table
