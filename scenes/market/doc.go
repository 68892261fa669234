// Package market is the board of Rune Market.
//
// In the field lie the stall (four bays of goods with their prices: red runes, blue runes, outposts, collectors), deck
// and discards, the other seats with their stores, and at times the ring with a duel. On the ledge lies what the seat
// in front has: its stores and loose runes, its hand, a line that says what the chosen cards are worth, and two buttons
// beside the golden one. On smaller screens the stall becomes a row of counts, and on the smallest ones deck and
// discards are left out. The table in kinds.go says what each thing is called, and which other thing stands for it
// where it has no place.
//
// A turn has four phases: interest, runes, cards, refilling the hand. Interest is a few moves at once, one for each
// store that bears any: the selection keeps which stores are left out, and [boards.Plan] makes the moves one after
// another. Everything else is one move. Whoever points at goods, at cards or at a store chooses what can be done with
// them ([deal]). Where there are several possibilities, they stand as offers, and the best one is meant until another
// is tapped. As soon as a move has all it needs, the golden button makes it. All this is found out once for each
// selection ([upshot]). A tap that asks for something impossible is put to the core all the same, whose refusal says
// why (refused.go).
//
// Three things are hard about it. Runes that pay may come from several stores: the view proposes the cheapest payment,
// and a tap on one of its runes takes that rune from elsewhere (payment.go). What the ledge shows depends on its mode
// (mode.go), and the mode changes only when the picture has caught up, so that nothing moves under a finger. And the
// answer to a duel is a secret: while everybody is asked, all that is said depends on what everybody may see
// (explainer.asked), and a hidden hand is shown only when its curtain is opened (curtain.go).
//
// Package boards says which parts a board is made of.
package market
