// Package market is the rules core of Rune Market: runes in stores that bear interest, thieves, duels and collectors,
// for 2 to 5 seats.
//
// The rules are the clauses MAR-1 to MAR-34; comments and refusals name them. A whole match is one flat value, [Game],
// without maps, slices or pointers: it is copied by assignment, and played without allocation. [Def] describes the game
// to generic code. A board can ask for nothing but what [View] has.
//
// The package imports the standard library and package games only, and never os, time or log.
package market
