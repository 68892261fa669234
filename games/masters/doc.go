// Package masters is the rules core of Rune Masters: overlapping cards of six runes, and the areas that rune masters
// hold, for 2 or 3 seats.
//
// The rules are the clauses MAS-1 to MAS-26, with the micro-expansions Adepts and High Masters as options; comments and
// refusals name the clauses. A whole match is one flat value, [Game], without maps, slices or pointers: it is copied by
// assignment, and played without allocation. [Def] describes the game to generic code. A board can ask for nothing but
// what [View] has.
//
// The package imports the standard library and package games only, and never os, time or log.
package masters
