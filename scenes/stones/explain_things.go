package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// aboutActions explain the three actions of a turn. The first note gives the picture and the title, the others are the
// lines.
var aboutActions = [actions][]fixedNote{
	summon: {
		{sign{kind: magicSign, n: 1, colour: rules.White}, "summon"}, {backOfCard, "summon.cards"},
		{sign{kind: magicSign, n: 1, colour: rules.White}, "summon.magic"},
		{sign{kind: priceSign, n: 2}, "summon.price"},
	},
	useAbilities: {
		{sign{kind: iconSign, icon: rules.Icon{Kind: rules.AnyCardIcon}}, "use"}, {backOfCard, "use.cards"},
		{sign{kind: iconSign, icon: rules.Icon{Kind: rules.AnyGemIcon}}, "use.icons"},
		{sign{kind: numberSign, n: 2}, "number"},
	},
	forge: {
		{sign{kind: smithySign, smithy: rules.Plain1, colour: rules.Blue}, "forge"},
		{sign{kind: smithySign, smithy: rules.Plain1, colour: rules.Blue}, "forge.smithies"}, {aJoker, "forge.gems"},
		{priceInOre, "ore"},
		{sign{kind: fieldSign, colour: rules.Blue, artifact: rules.Blue}, "forge.place"},
	},
}

func (x explainer) action(t thing) (e explanation) {
	about := aboutActions[t.N]
	e.Picture, e.Title = x.priced(about[0].sign), explained(about[0].k)
	for _, part := range about[1:] {
		part.sign = x.priced(part.sign)
		e.fixed(part)
	}
	return e
}

func (x explainer) way(t thing) (e explanation) {
	e.Title = explained("forge")
	e.fixed(aboutActions[forge][2+t.N])
	return e
}

func (x explainer) smithy(t thing) (e explanation) {
	at := rules.Smithy(t.N)
	lies := x.lies(at)
	e.Picture, e.Title = x.priced(sign{kind: smithySign, smithy: at, colour: lies}), explained("smithy."+at.String())
	artifact, k, price, asks := sign{kind: fieldSign, colour: lies, artifact: lies}, lies.String(), lies.String(), lies
	if lies == rules.NoColour {
		artifact, k, price = e.Picture, "none", "any"
	}
	if at == rules.WildSmithy {
		price, asks = "white", rules.NoColour
	}
	e.tell(artifact, "artifact."+k)
	e.Add(sign{kind: gemSign, colour: asks}, explained("pay."+price, counted(x.view.SmithyPrice(at))),
		explained("pay.text"))
	e.tell(priceInOre, "ore", counted(rules.OrePrice))
	switch b := at.Bonus(); {
	case b.Die:
		e.tell(anyDie, "bonus.die")
	case b.Ore:
		e.tell(sign{kind: oreSign, n: 1}, "bonus.ore")
	case b.Points > 0:
		e.tell(sign{kind: pointsSign, n: b.Points}, "bonus.points", counted(b.Points))
	default:
		e.tell(sign{kind: dotSign}, "bonus.none")
	}
	if x.front >= 0 && !x.model.ended {
		x.whyNot(&e, at)
	}
	return e
}

func (x explainer) whyNot(e *explanation, at rules.Smithy) {
	f := x.view.Forging(x.front, at)
	if f.WhyNot == nil {
		return
	}
	reason := games.Phrase{Key: f.WhyNot.Reason}
	if reason.Key == "stones.refusal.price" { // nothing has been offered yet that could be the wrong price
		reason = explained("no-price")
	}
	e.Add(sign{kind: whySign}, explained("not-now", games.KeyArg("clause", "clause."+f.WhyNot.Clause)), reason)
}

func (x explainer) stone(t thing) (e explanation) {
	k := rules.Stone(t.N)
	if k == rules.NoStone {
		return e
	}
	e = aboutStone(k)
	left := x.model.stonesLeft[k]
	e.Add(sign{kind: numberSign, n: left}, explained("stone.left", counted(left)), explained("stone.left.text"))
	for s := range games.Seat(x.model.seats) {
		if slices.Contains(x.model.who[s].stones, k) {
			e.Add(sign{kind: seatSign, seat: s}, explained("stone.owner", seatName(s)), x.stoneState(s, k))
		}
	}
	return e
}

func aboutStone(k rules.Stone) (e explanation) {
	e.Title = games.Phrase{Key: "stones.stone." + k.String()}
	e.Add(sign{kind: stoneSign, stone: k}, explained("stone.does"), explained("stone."+k.String()))
	return e
}

// stoneState says how a seat's rune stone stands: what lies on it, or whether it has been used.
func (x explainer) stoneState(s games.Seat, k rules.Stone) games.Phrase {
	state := "when." + k.String()
	switch lies := x.model.who[s].stone; {
	case k == rules.JokerStone:
		state = "joker." + lies.String() // "none" if nothing lies on it
	case k == rules.SwapStone && s == x.model.onTurn && x.model.swapped:
		state = "swap.used"
	case k == rules.SwapStone && s == x.model.onTurn:
		state = "swap.free"
	}
	return explained("stone." + state)
}

func (x explainer) die(thing) (e explanation) {
	e.Title = explained("die")
	if d := x.model.die; d.Die != rules.NoDie {
		e.tell(sign{kind: dieSign, die: d.Die}, "die."+d.Die.String())
		if d.Times > 1 {
			e.tell(sign{kind: stoneSign, stone: rules.DoubleStone}, "die.twice")
		}
		return e
	}
	e.Picture = anyDie
	for d := rules.DieGem; d <= rules.DieTwo; d++ {
		e.tell(sign{kind: dieSign, die: d}, "die."+d.String())
	}
	return e
}
