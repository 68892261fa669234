// Package ritual is the rules core of Rituals: hexagonal rune tiles, coins and ritual cards, for 2 to 5 seats.
//
// The rules are the clauses RIT-1 to RIT-42; comments and refusals name them. A whole match is one flat value, [Game],
// without maps, slices or pointers: it is copied by assignment, and played without allocation. [Def] describes the game
// to generic code. A board can ask for nothing but what [View] has.
//
// The package imports the standard library and package games only, and never os, time or log.
package ritual
