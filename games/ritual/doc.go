// Package ritual is the rules core of Rituals: hexagonal rune tiles, coins and ritual cards, for 2 to 5 seats.
//
// The ruleset is that of the clauses RIT-1 to RIT-42; comments and refusals name them. The whole match is one flat value,
// [Game], without maps, slices or pointers into it: it is copied by assignment and played without allocation. [Def]
// describes the game to everything generic; [View] is all that a board may ask.
//
// The package imports the standard library and package games only, and never os, time or log.
package ritual
