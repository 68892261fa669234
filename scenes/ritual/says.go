package ritual

// The ends of keys of messages that come from names of the rules, for internal/workshop/tools/says: the code puts them behind a beginning. A
// beginning that no code uses any more, and an end without a message, are found by its tests.
//
//says:keys ritual.board.close.{line,circle} ritual.board.lacks.{line,circle} ritual.board.lacks-own.{line,circle}
//says:keys ritual.board.choose.{extra-coins,place-tile,quick-turn,replace-coins,skip,steal-gold,steal-hand-tiles,steal-tile}
//says:keys ritual.board.told.{grey,gold,black}
//says:keys ritual.aloud.tile.{grey,gold,black} ritual.tile.{grey,gold,black}
//says:keys ritual.card.{hidden,copy,extra-coins,place-tile,quick-turn,redraw-hand,refill-hand,replace-coins,reverse,reverse-direction,skip,steal-gold,steal-hand-tiles,steal-tile,swap-hands,ward}
//says:keys ritual.card.{hidden,copy,extra-coins,place-tile,quick-turn,redraw-hand,refill-hand,replace-coins,reverse,reverse-direction,skip,steal-gold,steal-hand-tiles,steal-tile,swap-hands,ward}.text
