// Package market is the rules core of Rune Market: runes in stores that bear interest, thieves, duels and collectors, for
// 2 to 5 seats.
//
// The ruleset is that of the clauses MAR-1 to MAR-34; comments and refusals name the clauses. The whole match is one flat
// value, [Game], without maps, slices or pointers into it: it is copied by assignment and played without allocation.
// [Def] describes the game to everything generic; [View] is all that a board may ask.
//
// The package imports the standard library and package games only, and never os, time or log.
package market
