package ritual

// The code makes these keys of messages from a beginning and a name of the rules. The tool internal/workshop/tools/says
// needs the list; its tests find beginnings that no code uses, and endings without a message.
//
//says:keys ritual.board.close.{line,circle} ritual.board.lacks-own.{line,circle}
//says:keys ritual.board.lacks.{line,circle} ritual.board.lacks-over.{line,circle}
//says:keys ritual.board.choose.{extra-coins,place-tile,quick-turn,replace-coins,skip,steal-gold,steal-hand-tiles,steal-tile}
//says:keys ritual.board.told.{grey,gold,black}
//says:keys ritual.aloud.tile.{grey,gold,black} ritual.tile.{grey,gold,black}
//says:keys ritual.card.{hidden,copy,extra-coins,place-tile,quick-turn,redraw-hand,refill-hand,replace-coins,reverse,reverse-direction,skip,steal-gold,steal-hand-tiles,steal-tile,swap-hands,ward}
//says:keys ritual.card.{hidden,copy,extra-coins,place-tile,quick-turn,redraw-hand,refill-hand,replace-coins,reverse,reverse-direction,skip,steal-gold,steal-hand-tiles,steal-tile,swap-hands,ward}.text
