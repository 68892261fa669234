package toss

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/things"
)

// returned puts runes of a seat back into the bag.
func returned(s games.Seat, runes ...rules.Rune) step {
	return sounding(flies(len(runes), backTicks, apartTicks,
		func(m *model) []flight {
			list := make([]flight, len(runes))
			for i, r := range runes {
				list[i] = flight{from: m.lying(s, r), to: things.The(bag), rune: r, seat: games.Nobody}
			}
			m.who[s].lose(runes...)
			return list
		},
		func(m *model) { m.bag += len(runes) }), sound.Rattle, things.The(bag))
}

// tellStolen brings a Balance rune, and then all runes of its colour, to the thief (TOS-13).
func tellStolen(e rules.Stolen) step {
	s := flies(1+len(e.Runes), flyTicks, apartTicks,
		func(m *model) []flight {
			c := e.Balance.Colour()
			list := []flight{{from: dishOf(e.Victim), to: lootOf(e.Thief, c), rune: e.Balance, seat: e.Thief}}
			for _, r := range e.Runes {
				list = append(list, flight{from: m.lying(e.Victim, r), to: lootOf(e.Thief, c), rune: r, seat: e.Thief})
			}
			m.who[e.Victim].balance = rules.NoRune
			m.who[e.Victim].lose(e.Runes...)
			return list
		},
		func(m *model) {
			m.who[e.Thief].gain(e.Balance)
			m.who[e.Thief].gain(e.Runes...)
		})
	return sounding(s, sound.Theft, dishOf(e.Thief))
}

// tellBalanceTaken gives a seat the nearest rune on the table as its new Balance rune, if there is one (TOS-15).
func tellBalanceTaken(e rules.BalanceTaken) step {
	if e.Rune == rules.NoRune {
		return step{}
	}
	return sounding(flies(1, flyTicks, 0,
		func(m *model) []flight {
			d, _ := m.lift(e.Rune)
			return []flight{{from: m.spot(d), to: dishOf(e.Seat), rune: e.Rune, seat: games.Nobody}}
		},
		func(m *model) { m.who[e.Seat].balance = e.Rune }), sound.StonePlace, dishOf(e.Seat))
}

// tellFaceDownReturned puts the face-down runes back into the bag, without showing them (TOS-16).
func tellFaceDownReturned(e rules.FaceDownReturned) step {
	n := len(e.Runes)
	if n == 0 {
		return step{}
	}
	return sounding(flies(n, backTicks, apartTicks/3,
		func(m *model) []flight {
			var list []flight
			kept := make([]disc, 0, len(m.discs))
			for _, d := range m.discs {
				if d.up || d.rune == rules.Destiny {
					kept = append(kept, d)
					continue
				}
				list = append(list,
					flight{from: m.spot(d), to: things.The(bag), rune: rules.NoRune, seat: games.Nobody})
			}
			m.discs = kept
			return list
		},
		func(m *model) { m.bag += n }), sound.Rattle, things.The(bag))
}
