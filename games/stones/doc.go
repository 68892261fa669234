// Package stones is the rules core of Menhirs: creatures and druids in a deck of one's own, gems, artifacts in two
// power rows, and rune stones that change the rules for their owner, for 2 to 4 seats.
//
// The rules are the clauses STO-1 to STO-41; comments and refusals name them. A whole match is one flat value, [Game],
// without maps or slices, whose only pointer leads to the card table, which never changes. So it is copied by
// assignment, and played without allocation. A turn is a sequence of small moves with an explicit end. [Def] describes
// the game to generic code. A board can ask for nothing but what [View] has. The card table is the file cards.json
// (docs/stones-cards.md); see [ParseDeck].
//
// The package imports the standard library and package games only, and never os, time or log.
package stones
