package stones

// The ends of message keys that the code takes from names of the rules and puts behind a beginning. The tests of
// internal/workshop/tools/says read these lines, to find a beginning that no code uses any more, and an end that has no
// message.
//
//says:keys stones.board.caption.{@stones} stones.board.effect.{@stones}
//says:keys stones.board.colour.{green,red,blue,yellow,white} stones.board.do.gem.{green,red,blue,yellow,white}
//says:keys stones.board.pay.{green,red,blue,yellow,white} stones.board.place.{green,red,blue,yellow,white}
//says:keys stones.board.icon.{anycard,anygem,die,gem.green,gem.red,gem.blue,gem.yellow,card.green,card.red,card.blue,card.yellow}
//says:keys stones.board.icon.gem.{green,red,blue,yellow} stones.board.do.{forge,place}.{upper,lower}
//says:keys stones.explain.{anygem,anycard,joker,die} stones.explain.{anygem,anycard,joker,die}.text
//says:keys stones.explain.card.{green,red,blue,yellow,white} stones.explain.gem.{green,red,blue,yellow} stones.explain.take.{green,red,blue,yellow}
//says:keys stones.explain.magic.{green,red,blue,yellow,white} stones.explain.magic.{green,red,blue,yellow,white}.text
//says:keys stones.explain.field.{green,red,blue,yellow,white} stones.explain.field.{green,red,blue,yellow,white}.text
//says:keys stones.explain.lies.{green,red,blue,yellow,white} stones.explain.lies.{green,red,blue,yellow,white}.text
//says:keys stones.explain.artifact.{green,red,blue,yellow,white} stones.explain.artifact.{green,red,blue,yellow,white}.text
//says:keys stones.explain.row.{upper,lower} stones.explain.purse.{green,red,blue,yellow,white} stones.explain.pay.{green,red,blue,yellow}
//says:keys stones.explain.stone.{@stones} stones.explain.stone.when.{@stones}
//says:keys stones.explain.stone.joker.{green,red,blue,yellow,none} stones.explain.smithy.{plain1,plain2,die,ore,points,wild}
//says:keys stones.explain.die.{gem,swap,card,ore,one,two} stones.explain.die.{gem,swap,card,ore,one,two}.text
//says:keys stones.explain.joker.set.{green,red,blue,yellow} stones.explain.swap.gem.{green,red,blue,yellow,white} stones.explain.swap.ore.{green,red,blue,yellow}
