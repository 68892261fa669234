package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
)

// explainAction explains one of the three actions of a turn.
func explainAction(a action) explanation {
	switch a {
	case summon:
		return explanation{picture: sign{kind: magicSign, n: 1, colour: rules.White}, title: explained("summon"), notes: []note{
			told(sign{kind: cardSign}, "summon.cards"),
			told(sign{kind: magicSign, n: 1, colour: rules.White}, "summon.magic"),
			told(sign{kind: priceSign, n: 2}, "summon.price"),
		}}
	case useAbilities:
		return explanation{picture: sign{kind: iconSign, icon: rules.Icon{Kind: rules.AnyCardIcon}}, title: explained("use"), notes: []note{
			told(sign{kind: cardSign}, "use.cards"),
			told(sign{kind: iconSign, icon: rules.Icon{Kind: rules.AnyGemIcon}}, "use.icons"),
			told(sign{kind: numberSign, n: 2}, "number"),
		}}
	}
	smithy := sign{kind: smithySign, smithy: rules.Plain1, colour: rules.Blue}
	return explanation{picture: smithy, title: explained("forge"), notes: []note{
		told(smithy, "forge.smithies"),
		told(sign{kind: gemSign, colour: rules.White}, "forge.gems"),
		told(sign{kind: oreSign, n: rules.OrePrice}, "ore", counted(rules.OrePrice)),
		told(sign{kind: fieldSign, colour: rules.Blue, artifact: rules.Blue}, "forge.place"),
	}}
}

// explainSmithy explains what lies at a smithy, what it costs, what it gives, and why nothing can be forged there now.
func (x explainer) explainSmithy(at rules.Smithy) explanation {
	lies, n := x.lies(at), at.Gems()
	e := explanation{
		picture: sign{kind: smithySign, smithy: at, colour: lies},
		title:   explained("smithy." + at.String()),
		notes:   []note{artifactNote(lies)},
	}
	price := "any"
	if at != rules.WildSmithy && lies != rules.NoColour {
		price = lies.String()
	}
	gem := sign{kind: gemSign, colour: lies}
	if at == rules.WildSmithy {
		gem.colour = rules.NoColour
	}
	e.notes = append(e.notes,
		note{gem, explained("pay."+price, counted(n)), explained("pay.text")},
		told(sign{kind: oreSign, n: rules.OrePrice}, "ore", counted(rules.OrePrice)),
		bonusNote(at.Bonus()))
	if x.front >= 0 && !x.model.ended {
		e.notes = append(e.notes, x.whyNot(at)...)
	}
	return e
}

// whyNot says why the seat in front cannot forge at a smithy, if it cannot.
func (x explainer) whyNot(at rules.Smithy) []note {
	f := x.view.Forging(x.front, at)
	if f.WhyNot == nil {
		return nil
	}
	reason := games.Phrase{Key: f.WhyNot.Reason}
	if reason.Key == "stones.refusal.price" { // nothing has been offered yet that could be wrong
		reason = explained("no-price")
	}
	return []note{{sign{kind: whySign}, explained("not-now", games.KeyArg("clause", "clause."+f.WhyNot.Clause)), reason}}
}

// lies returns what lies at a smithy, White for wild artifacts.
func (x explainer) lies(at rules.Smithy) rules.Colour {
	switch {
	case at != rules.WildSmithy:
		return x.model.smithies[at]
	case x.model.wild > 0:
		return rules.White
	}
	return rules.NoColour
}

// artifactNote says what an artifact is, and where it goes.
func artifactNote(colour rules.Colour) note {
	s := sign{kind: fieldSign, colour: colour, artifact: colour}
	if colour == rules.NoColour {
		return told(sign{kind: smithySign}, "artifact.none")
	}
	return told(s, "artifact."+colour.String())
}

// bonusNote says what a smithy gives besides the artifact.
func bonusNote(b rules.Bonus) note {
	switch {
	case b.Die:
		return told(sign{kind: dieSign}, "bonus.die")
	case b.Ore:
		return told(sign{kind: oreSign, n: 1}, "bonus.ore")
	case b.Points > 0:
		return told(sign{kind: pointsSign, n: b.Points}, "bonus.points", counted(b.Points))
	}
	return told(sign{kind: dotSign}, "bonus.none")
}

// explainStone explains what a rune stone does and when, how many are left, who has one, and what has become of theirs.
func (x explainer) explainStone(k rules.Stone) explanation {
	if k <= rules.NoStone || k >= rules.Stones {
		return explanation{}
	}
	id, stone := k.String(), sign{kind: stoneSign, stone: k}
	left := x.model.stonesLeft[k]
	e := explanation{picture: stone, title: games.Phrase{Key: "stones.stone." + id}, notes: []note{
		{stone, explained("stone.does"), explained("stone." + id)},
		{sign{kind: numberSign, n: left}, explained("stone.left", counted(left)), explained("stone.left.text")},
	}}
	for s := range games.Seat(x.model.seats) {
		if slices.Contains(x.model.who[s].stones, k) {
			e.notes = append(e.notes, note{sign{kind: seatSign, seat: s}, explained("stone.owner", seatName(s)), x.stoneState(s, k)})
		}
	}
	return e
}

// stoneState says what has become of the rune stone of a seat.
func (x explainer) stoneState(s games.Seat, k rules.Stone) games.Phrase {
	switch {
	case k == rules.JokerStone && x.model.who[s].onStone != rules.NoColour:
		return explained("stone.joker." + x.model.who[s].onStone.String())
	case k == rules.JokerStone:
		return explained("stone.joker.none")
	case k == rules.SwapStone && s == x.model.onTurn && x.model.swapped:
		return explained("stone.swap.used")
	case k == rules.SwapStone && s == x.model.onTurn:
		return explained("stone.swap.free")
	}
	return explained("stone.when." + k.String())
}

// explainDie explains the faces of the die, and what the one that lies open does.
func (x explainer) explainDie() explanation {
	if d := x.model.die; d.Die != rules.NoDie {
		s := sign{kind: dieSign, die: d.Die}
		e := explanation{picture: s, title: explained("die"), notes: []note{told(s, "die."+d.Die.String())}}
		if d.Times > 1 {
			e.notes = append(e.notes, told(sign{kind: stoneSign, stone: rules.DoubleStone}, "die.twice"))
		}
		return e
	}
	e := explanation{picture: sign{kind: dieSign}, title: explained("die")}
	for d := rules.DieGem; d <= rules.DieTwo; d++ {
		e.notes = append(e.notes, told(sign{kind: dieSign, die: d}, "die."+d.String()))
	}
	return e
}
