// Package market is the board of Rune Market.
//
// In the field lie the stall (four bays of goods with their prices: red runes, blue runes, outposts, collectors), deck and discards, the
// other seats with their stores, and at times the ring with a duel. On the ledge lies what the seat in front has: its stores and loose runes,
// its hand, a line that says what the chosen cards are worth, and two buttons beside the golden one. Below a certain size the stall becomes
// a row of counts, and below another one deck and discards are left out; kinds.go says what each thing is called, and where it is found then.
//
// A turn has four phases: interest, runes, cards, refilling the hand. Interest is a few moves at once, one for each store that bears any: the
// selection keeps which stores are left out, and [boards.Plan] makes the moves one after another. Everything else is one move. Who points at
// goods, at cards or at a store chooses what can be done with them ([deal]); where several things can, they stand as offers, the best one
// meant until another is tapped. A move that has all it needs is what the golden button makes. What cannot be done is asked of the core all
// the same (refused.go), whose refusal says why.
//
// Three things are hard about it. Runes that pay may come from several stores: the view proposes the cheapest payment, and a tap on a rune of
// it takes that one from elsewhere (payment.go). The ledge shows what its mode says (mode.go), and the mode changes only when the picture has
// caught up, so that nothing moves under a finger. And the answer to a duel is a secret: all that is said while everybody is asked depends on
// what everybody may see (explainer.asked), and a hidden hand is asked for by its curtain (curtain.go).
//
// Package boards says of which parts a board is made.
package market
