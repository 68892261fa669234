// Package masters is the rules core of Rune Masters: overlapping cards of six runes, and the areas that rune masters hold,
// for 2 or 3 seats.
//
// The ruleset is that of the clauses MAS-1 to MAS-26, with the micro-expansions Adepts and High Masters as options;
// comments and refusals name the clauses. The whole match is one flat value, [Game], without maps, slices or pointers into
// it: it is copied by assignment and played without allocation. [Def] describes the game to everything generic; [View] is
// all that a board may ask.
//
// The package imports the standard library and package games only, and never os, time or log.
package masters
