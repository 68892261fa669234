package masters

// The ends of keys of messages that come from names of the rules, for internal/workshop/tools/says: the code puts them behind a beginning. A
// beginning that no code uses any more, and an end without a message, are found by its tests.
//
//says:keys masters.board.do.{away,beside,discard,draw,extra,ignore,keep,master,play,token}
//says:keys masters.board.side.{green,blue} masters.board.token.{green,blue} masters.board.area.{blue,green,red} masters.aloud.{blue,green,red}
