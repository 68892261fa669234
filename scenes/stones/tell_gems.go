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
	return spot{kind: spotPurse, seat: s, index: slices.Index(fieldOrder[:], gem)}
}

func oreSpot(s games.Seat) spot { return spot{kind: spotPurse, seat: s, index: fields} }

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

// supplied is from the supply.
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
func (m *model) spent() spot {
	switch {
	case m.die.Die != rules.NoDie:
		return m.dieSpot()
	case m.open != rules.Hidden:
		return m.playedSpot(m.open)
	}
	return common(spotSupply)
}

// hops is a step in which so many things fly one after another, and that counts each.
func hops(n int, take func(m *model) []flight, count func(m *model, from, to int), came bool) step {
	counted := 0
	pass := func(m *model, gone, come int) {
		now := gone
		if came {
			now = come
		}
		count(m, counted, now)
		counted = now
	}
	return flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(n, gemTicks, hopTicks),
		Take: func(m *model) []flight {
			fs := take(m)
			for i := range fs {
				fs[i].Ticks = gemTicks
			}
			return motion.InTurn(fs, hopTicks)
		},
		Pass: pass,
		Land: func(m *model) { pass(m, n, n) },
	})
}

// gemsTaken lets gems hop into a purse, which counts as they land.
func gemsTaken(s games.Seat, g rules.Gems, from source) step {
	list := listed(g)
	take := hops(len(list), func(m *model) (fs []flight) {
		for _, c := range list {
			fs = append(fs, flight{kind: gemThing, colour: c, from: from(m, s), to: purseSpot(s, c)})
		}
		return fs
	}, func(m *model, from, to int) {
		for ; from < to; from++ {
			m.who[s].gems[list[from]]++
		}
	}, true)
	return sounding(take, .8, sound.Gem, purseSpot(s, rules.Green))
}

// gemsPaid lets gems hop out of a purse, which counts as they leave.
func gemsPaid(s games.Seat, g rules.Gems) step {
	list := listed(g)
	pay := hops(len(list), func(m *model) (fs []flight) {
		for _, c := range list {
			fs = append(fs, flight{kind: gemThing, colour: c, from: purseSpot(s, c), to: m.spent()})
		}
		return fs
	}, func(m *model, from, to int) {
		for ; from < to; from++ {
			m.who[s].gems[list[from]]--
		}
	}, false)
	return sounding(pay, 0, sound.Gem, purseSpot(s, rules.Green))
}

// tellGemsTaken lets those of an exchange come while the ones that it costs are still leaving.
func tellGemsTaken(e rules.GemsTaken) []step {
	take := gemsTaken(e.Seat, e.Gems, caused(e.Why))
	if e.Why == rules.ByAbility {
		take = inStep(take, gemTicks/2)
	}
	return []step{take}
}

func oreTaken(s games.Seat, from source) step {
	take := hops(1, func(m *model) []flight {
		return []flight{{kind: oreThing, from: from(m, s), to: oreSpot(s)}}
	}, func(m *model, from, to int) { m.who[s].ore += to - from }, true)
	return sounding(take, .8, sound.StonePlace, oreSpot(s))
}

func tellOreTaken(e rules.OreTaken) []step { return []step{oreTaken(e.Seat, caused(e.Why))} }

func orePaid(s games.Seat, n int) step {
	pay := hops(n, func(m *model) (fs []flight) {
		for range n {
			fs = append(fs, flight{kind: oreThing, from: oreSpot(s), to: m.spent()})
		}
		return fs
	}, func(m *model, from, to int) { m.who[s].ore -= to - from }, false)
	return sounding(pay, 0, sound.StonePlace, oreSpot(s))
}

// tellJokerSet brings a gem from the supply to the joker stone.
func tellJokerSet(e rules.JokerSet) []step {
	set := flies(gemTicks, func(m *model) flight {
		return flight{kind: gemThing, colour: e.Colour, from: common(spotSupply), to: m.stoneSpot(e.Seat, rules.JokerStone)}
	}, func(m *model) { m.who[e.Seat].onStone = e.Colour })
	return []step{sounding(set, .9, sound.Gem, own(spotOwnStone, e.Seat))}
}
