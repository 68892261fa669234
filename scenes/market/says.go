package market

// The ends of keys of messages that come from names of the rules, for internal/workshop/tools/says: the code puts them behind a beginning. A
// beginning that no code uses any more, and an end without a message, are found by its tests.
//
//says:keys market.board.do.rune.{red,blue} market.board.do.take.{red,blue} market.board.do.throw.{rock,paper,scissors}
//says:keys market.explain.lay.{red,blue} market.explain.lay.{red,blue}.text market.explain.loose.{red,blue} market.explain.yard.{red,blue}
//says:keys market.explain.runes.{red,blue} market.explain.throws.{rock,paper,scissors} market.explain.throws.{rock,paper,scissors}.text
