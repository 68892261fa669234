package market

// Keys of messages that end in names of the rules: the code puts such a name behind a beginning. The list is for
// internal/workshop/tools/says, whose tests find a beginning that no code uses any more, and an end without a message.
//
//says:keys market.board.do.rune.{red,blue} market.board.do.take.{red,blue} market.board.do.throw.{rock,paper,scissors}
//says:keys market.explain.lay.{red,blue} market.explain.lay.{red,blue}.text market.explain.loose.{red,blue} market.explain.yard.{red,blue}
//says:keys market.explain.runes.{red,blue} market.explain.throws.{rock,paper,scissors} market.explain.throws.{rock,paper,scissors}.text
