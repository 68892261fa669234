package toss

// The code makes these keys of messages from a beginning and a name of the rules. The tool internal/workshop/tools/says
// needs the list; its tests find beginnings that no code uses, and endings without a message.
//
//says:keys toss.board.loot.{black,grey,white} toss.card.{black,grey,white} toss.board.step.{TOS-11,TOS-12,TOS-13,TOS-14,TOS-15,TOS-16,TOS-17}
//says:keys toss.board.seat.robbed.{black,grey,white} toss.aloud.{black,grey,white}
