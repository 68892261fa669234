package toss

// The ends of keys of messages that come from names of the rules, for internal/workshop/tools/says: the code puts them behind a beginning. A
// beginning that no code uses any more, and an end without a message, are found by its tests.
//
//says:keys toss.board.loot.{black,grey,white} toss.card.{black,grey,white} toss.board.step.{TOS-11,TOS-12,TOS-13,TOS-14,TOS-15,TOS-16,TOS-17}
//says:keys toss.board.seat.robbed.{black,grey,white} toss.aloud.{black,grey,white}
