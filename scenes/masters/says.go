package masters

// The code makes these keys of messages from a beginning and a name of the rules. The tool internal/workshop/tools/says
// needs the list; its tests find beginnings that no code uses, and endings without a message.
//
//says:keys masters.board.do.{away,beside,discard,draw,extra,ignore,keep,master,play,token}
//says:keys masters.board.side.{green,blue} masters.board.token.{green,blue} masters.board.area.{blue,green,red} masters.aloud.{blue,green,red}
