package stones

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
)

// fieldOrder are the fields of a row, and the gems of a purse, from left to right.
var fieldOrder = rules.FieldOrder()

// fieldSpot is a field of a power row, purseSpot the place of a kind of gem in a purse, and oreSpot that of ore.
func fieldSpot(s games.Seat, r rules.Row, field rules.Colour) spot {
	return spot{kind: spotField, seat: s, index: int(r)*fields + slices.Index(fieldOrder[:], field)}
}

func purseSpot(s games.Seat, gem rules.Colour) spot {
	at := slices.Index(fieldOrder[:], gem)
	if gem == anOre {
		at = fields
	}
	return spot{kind: spotPurse, seat: s, index: at}
}

// anOre stands for ore among gems.
const anOre = rules.NoColour

func oreSpot(s games.Seat) spot { return purseSpot(s, anOre) }

// stoneSpot is the place of a rune stone among those of a seat, now or when it has got it.
func (m *model) stoneSpot(s games.Seat, k rules.Stone) spot {
	at, _ := slices.BinarySearch(m.who[s].stones, k)
	return spot{kind: spotOwnStone, seat: s, index: at}
}

// oneGem is a gem of a colour.
func oneGem(c rules.Colour) (g rules.Gems) {
	g[c] = 1
	return g
}

// listed lists gems one by one, in the order of the purse.
func listed(g rules.Gems) (list []rules.Colour) {
	for _, c := range fieldOrder {
		for range g[c] {
			list = append(list, c)
		}
	}
	return list
}

// source is where gems, ore and points come from.
type source func(m *model, s games.Seat) spot

func supplied(*model, games.Seat) spot { return common(spotSupply) }

// caused is from what a cause names.
func caused(why rules.Cause) source {
	return func(m *model, s games.Seat) spot {
		switch why {
		case rules.ByAbility, rules.ByExtra:
			return m.playedSpot(m.open)
		case rules.ByDie:
			return m.dieSpot()
		case rules.BySmithy:
			return smithySpot(m.anvil)
		case rules.ByTrade:
			return fieldSpot(s, m.traded, rules.Green)
		case rules.ByGems:
			return purseSpot(s, rules.Green)
		}
		return fieldSpot(s, rules.Upper, rules.Green)
	}
}

// spent is where gems go that are paid: to the card or the die that asks for them, or to the smithies.
func spent(m *model, s games.Seat) spot {
	switch {
	case m.die.Die != rules.NoDie:
		return m.dieSpot()
	case m.open != rules.Hidden:
		return m.playedSpot(m.open)
	}
	return supplied(m, s)
}

// taken lets gems and ore hop into a purse one after another, which counts them as they land; paid lets them hop out of it, which counts
// them as they leave.
func taken(s games.Seat, from source, list ...rules.Colour) step { return hops(s, list, from, true) }

func paid(s games.Seat, list ...rules.Colour) step { return hops(s, list, spent, false) }

func hops(s games.Seat, list []rules.Colour, other source, come bool) step {
	heard, by, counted := 0.0, -1, 0
	if come {
		heard, by = .8, 1
	}
	pass := func(m *model, gone, landed int) {
		now := gone
		if come {
			now = landed
		}
		for ; counted < now; counted++ {
			if c := list[counted]; c == anOre {
				m.who[s].ore += by
			} else {
				m.who[s].gems[c] += int8(by)
			}
		}
	}
	effect, at := sound.Gem, purseSpot(s, rules.Green)
	if slices.Contains(list, anOre) {
		effect, at = sound.StonePlace, oreSpot(s)
	}
	return sounding(flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(len(list), gemTicks, hopTicks),
		Take: func(m *model) (fs []flight) {
			for _, c := range list {
				f := flight{kind: gemThing, colour: c, from: other(m, s), to: purseSpot(s, c), Way: motion.Way{Ticks: gemTicks}}
				if c == anOre {
					f.kind = oreThing
				}
				if !come {
					f.from, f.to = f.to, f.from
				}
				fs = append(fs, f)
			}
			return motion.InTurn(fs, hopTicks)
		},
		Pass: pass,
		Land: func(m *model) { pass(m, len(list), len(list)) },
	}), heard, effect, at)
}

// tellGemsTaken lets those of an exchange come while the ones that it costs are still leaving.
func tellGemsTaken(e rules.GemsTaken) []step {
	take := taken(e.Seat, caused(e.Why), listed(e.Gems)...)
	if e.Why == rules.ByAbility {
		take = motion.InStep(take, gemTicks/2)
	}
	return []step{take}
}

// tellJokerSet brings a gem from the supply to the joker stone.
func tellJokerSet(e rules.JokerSet) []step {
	set := flies(gemTicks, func(m *model) flight {
		return flight{kind: gemThing, colour: e.Colour, from: common(spotSupply), to: m.stoneSpot(e.Seat, rules.JokerStone)}
	}, func(m *model) { m.who[e.Seat].onStone = e.Colour })
	return []step{sounding(set, .9, sound.Gem, own(spotOwnStone, e.Seat))}
}
