package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

func runeHop(c rules.Colour, from, to thing) flight {
	return flight{kind: runeCargo, colour: c, from: from, to: to}
}

// hops returns a step in which runes hop one after another, each for some ticks. Only the first ones set out apart, as
// many as most says; all others go with the last of these. A rune is counted at its old place until it takes off, and
// at its new one when it has landed.
func hops(most, ticks int, take func(m *model) []flight, land func(m *model)) step {
	var list []flight
	gone, come := 0, 0
	pass := func(m *model, off, on int) {
		for ; gone < off; gone++ {
			m.runeGone(list[gone].from, list[gone].colour)
		}
		for ; come < on; come++ {
			m.runeCome(list[come].to, list[come].colour)
		}
	}
	return flown(motion.Flying[model, flight]{
		Ticks: motion.Lasting(most, ticks, apartTicks),
		Take: func(m *model) []flight {
			list = motion.InTurn(take(m), apartTicks)
			for i := range list {
				list[i].Ticks, list[i].Wait = ticks, min(list[i].Wait, (most-1)*apartTicks)
			}
			return list
		},
		Pass: pass,
		Land: func(m *model) {
			pass(m, len(list), len(list))
			land(m)
		},
	})
}

// runesFly lets n runes of a colour hop from one place to another, where the effect is heard.
func runesFly(c rules.Colour, n, ticks int, from, to thing, e sound.Effect) step {
	fly := hops(n, ticks, func(*model) (fs []flight) {
		for range n {
			fs = append(fs, runeHop(c, from, to))
		}
		return fs
	}, func(*model) {})
	return sounding(fly, .8, e, to)
}

// spilt is how many runes hop one after another out of a store that is lost; all others go with the last of these.
const spilt = 4

// spills returns a step in which the runes of a store become loose.
func spills(s games.Seat, at rules.Place, land func(m *model)) step {
	return hops(spilt, runeTicks, func(m *model) []flight { return m.spill(s, at, rules.NoColour, rules.Loose) }, land)
}

// spill returns the runes of a store on their way: they become loose or, if they have the colour into, go into the
// store other.
func (m *model) spill(s games.Seat, at rules.Place, into rules.Colour, other rules.Place) (fs []flight) {
	from := &m.who[s].stores[at]
	to := looseOf(s, from.Colour)
	if from.Colour == into {
		to = storeAt(s, other)
	}
	for range from.Runes {
		fs = append(fs, runeHop(from.Colour, storeAt(s, at), to))
	}
	return fs
}
