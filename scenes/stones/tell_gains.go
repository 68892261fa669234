package stones

import (
	"slices"

	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/scenes/things"
	"runehall/ui"
)

func listed(g rules.Gems) (list []rules.Colour) {
	for _, c := range fieldOrder {
		for range g[c] {
			list = append(list, c)
		}
	}
	return list
}

// source finds the thing from which gems, ore or points come, or to which they go.
type source func(m *model, s games.Seat) thing

func supplied(*model, games.Seat) thing { return things.The(supply) }

// caused returns the source for a cause.
func caused(why rules.Cause) source {
	return func(m *model, s games.Seat) thing {
		switch why {
		case rules.ByAbility, rules.ByExtra:
			return m.playedThing(m.open)
		case rules.ByDie:
			return m.dieThing()
		case rules.BySmithy:
			return smithyOf(m.anvil)
		case rules.ByTrade:
			return fieldAt{Row: m.traded, Field: rules.Green}.thing(s)
		case rules.ByGems:
			return purseOf(s, rules.Green)
		}
		return fieldAt{Row: rules.Upper, Field: rules.Green}.thing(s)
	}
}

// spent returns where paid gems go: to the card or the die that asks for them, or to the smithies.
func spent(m *model, s games.Seat) thing {
	switch {
	case m.die.Die != rules.NoDie:
		return m.dieThing()
	case m.open != rules.Hidden:
		return m.playedThing(m.open)
	}
	return supplied(m, s)
}

// taken lets gems and ore hop into a purse one after another; the numbers of the purse rise as they land.
func taken(s games.Seat, from source, list ...rules.Colour) step { return hops(s, list, from, true) }

// paid lets gems and ore hop out of a purse one after another; the numbers of the purse fall as they leave.
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
	effect, at := sound.Gem, purseOf(s, rules.Green)
	if slices.Contains(list, anOre) {
		effect, at = sound.StonePlace, purseOf(s, anOre)
	}
	return sounding(flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(len(list), gemTicks, hopTicks),
		Take: func(m *model) (fs []flight) {
			for _, c := range list {
				f := flight{kind: gemCargo, colour: c, from: other(m, s), to: purseOf(s, c),
					Way: motion.Way{Ticks: gemTicks}}
				if c == anOre {
					f.kind = oreCargo
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

// tellGemsTaken lets the gems of an exchange come while the gems that it costs are still leaving.
func tellGemsTaken(e rules.GemsTaken) []step {
	take := taken(e.Seat, caused(e.Why), listed(e.Gems)...)
	if e.Why == rules.ByAbility {
		take = motion.InStep(take, gemTicks/2)
	}
	return []step{take}
}

func tellJokerSet(e rules.JokerSet) []step {
	set := flies(gemTicks, func(m *model) flight {
		return flight{kind: gemCargo, colour: e.Colour, from: things.The(supply),
			to: ownStoneOf(e.Seat, rules.JokerStone)}
	}, func(m *model) { m.who[e.Seat].stone = e.Colour })
	return []step{sounding(set, .9, sound.Gem, ownStoneOf(e.Seat, rules.NoStone))}
}

// tellPointsScored flies points to a pin, which then runs along the track.
func tellPointsScored(e rules.PointsScored, v rules.View) []step {
	before := e.Total - e.Points
	fly := flies(gemTicks, func(m *model) flight {
		return flight{kind: pointCargo, points: e.Points, from: caused(e.Why)(m, e.Seat), to: pinAt(e.Seat, before)}
	}, func(*model) {})
	if e.Why == rules.ByAbility {
		fly = motion.InStep(fly, behindTicks)
	}
	run := step{
		Ticks: min(ui.Ticks(e.Points*pinTime), runTicks),
		Run:   func(m *model, t float64) { m.runPin(e.Seat, float64(before)+t*float64(e.Points), t < 1) },
		End: func(m *model) {
			m.who[e.Seat].pin, m.who[e.Seat].points, m.last = float64(e.Total), e.Total, v.LastRound()
		},
	}
	return []step{fly, sounding(run, 1, sound.Pin, pinAt(e.Seat, e.Total)),
		lit(flash{kind: flashChip, at: chipOf(e.Seat)}, glowTicks)}
}

// runPin moves the pin of a seat to a place on the track. If heard, it makes a sound when the pin has come to another
// point.
func (m *model) runPin(s games.Seat, to float64, heard bool) {
	p := &m.who[s]
	if points := int(to); points != p.points {
		p.points = points
		if heard {
			m.noises.Make(sound.Pin, pinAt(s, points))
		}
	}
	p.pin = to
}

func tellThroneReached(e rules.ThroneReached, v rules.View) []step {
	at := pinAt(e.Seat, v.Points(e.Seat))
	shine := lit(flash{kind: flashThrone, at: at}, flourishTime)
	return []step{sounding(motion.Pause[model](throneTicks), 0, sound.Throne, at), shine,
		lit(flash{kind: flashChip, at: chipOf(e.Seat)}, flourishTime)}
}

func tellDieRolled(e rules.DieRolled) []step {
	roll := flies(dieTicks, func(m *model) flight {
		from := smithyOf(rules.DieSmithy)
		if !e.Smithy {
			from = m.playedThing(m.open)
		}
		return flight{kind: dieCargo, die: e.Die, course: hopCourse, from: from, to: m.dieThing()}
	}, func(m *model) { m.die = rules.Rolled{Die: e.Die, Times: e.Times, Smithy: e.Smithy} })
	return []step{sounding(roll, 0, sound.Die, theDie), motion.Pause[model](readTicks)}
}
