package stones

import "runehall/games"

// lacks says what a refused move lacks, with the numbers of the moment: magic, gems, ore or artifacts. All of these are
// open, so everybody may be told. About hand cards it only uses their number.
func lacks(v View, s games.Seat, m Move) (games.Phrase, bool) {
	g := v.game
	if s < 0 || s >= g.seats || !m.wellFormed() {
		return games.Phrase{}, false
	}
	p := &g.players[s]
	say := func(key string, args ...games.Arg) (games.Phrase, bool) {
		return games.Phrase{Key: "stones.lacks." + key, Args: args}, true
	}
	n := games.NumberArg
	switch g.Check(s, m) {
	case refuseTooDear:
		return say("magic", n("price", int(g.deck.slots[m.Slot-1])), n("n", int(g.magic(s))))
	case refusePrice:
		price, of := g.price(s, m.Smithy), g.lies(m.Smithy)
		if has := price.held(&p.gems); has < price.total {
			//says:keys stones.lacks.gems.{green,red,blue,yellow,white}
			return say("gems."+of.String(), n("price", int(price.total)), n("n", int(has)), n("of", OrePrice),
				n("ore", int(p.ore)))
		}
	case refuseNoOre:
		return say("ore", n("of", OrePrice), n("n", int(p.ore)))
	case refuseRowShort:
		return say("row", n("n", p.rows[m.Row].Count()))
	case refuseNoPayment:
		price := priceOf(g.deck.Face(s, m.Card).Give, p.onStone)
		if short := price.total - price.held(&p.gems); short > 0 {
			return say("exchange", n("n", int(short)))
		}
	case refuseTwoCards:
		return say("cards", n("n", int(p.size)))
	}
	return games.Phrase{}, false
}
