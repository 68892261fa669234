// Package table runs one match of any game and shows what every game has in common: whose turn it is, the golden button,
// undo, log, hints, the curtain and its recap, the question for answers, computer players, storing and results. What is
// the game's own it leaves to a [Board].
//
// The package has two halves. The first knows no screen: play.go and its neighbours decide who is asked next, how far
// undo goes, who looks, what may be told. The second draws. Nothing here imports a board or a game; a board never holds
// a core and sees only what its reader may know.
//
// # Secrets
//
// With the curtain shut everything on the screen comes from the public view and from publicly redacted events, and every
// waiting time is counted in ticks that depend on nothing else.
package table
