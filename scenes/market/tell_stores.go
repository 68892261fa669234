package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// shuts returns a step in which the lid of a chest shuts, and opens a step in which it opens.
func shuts(s games.Seat, at rules.Place) step {
	return sounding(runs(lidTicks, func(m *model, t float64) { m.store(s, at).lid = t }), .8, sound.ChestShut,
		storeAt(s, at))
}

func opens(s games.Seat, at rules.Place) step {
	return sounding(runs(lidTicks, func(m *model, t float64) { m.store(s, at).lid = 1 - t }), 0, sound.ChestOpen,
		storeAt(s, at))
}

// tellMainLaid lays the card of a main store down, where a chest opens.
func tellMainLaid(e rules.MainLaid, _ rules.View) tale {
	lay := flown(motion.Flying[model, flight]{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			*m.store(e.Seat, e.Store) = storeModel{
				Store: rules.Store{There: true, Colour: rules.Colour(e.Store)}, lid: 1}
			return m.leave(e.Seat, storeAt(e.Seat, e.Store), mainCard(e.Store))
		},
		Land: func(*model) {},
	})
	at := storeAt(e.Seat, e.Store)
	return tale{[]thing{at}, []step{lay, motion.InStep(opens(e.Seat, e.Store), cardTicks/2),
		lit(flash{kind: flashThing, at: at}, glowTicks)}}
}

// tellStoreLost shuts an empty store for good; the collector goes back to the market.
func tellStoreLost(e rules.StoreLost, _ rules.View) tale {
	gone := flies(buildTicks, func(m *model) flight {
		f := flight{kind: collectorCargo, seat: m.store(e.Seat, e.Store).Collector, from: storeAt(e.Seat, e.Store),
			to: bayAt(bayCollectors)}
		m.store(e.Seat, e.Store).Occupied, m.store(e.Seat, e.Store).chain = false, false
		return f
	}, func(m *model) {
		m.market.Collectors++
		m.closeStore(e.Seat, e.Store)
	})
	return tale{[]thing{storeAt(e.Seat, e.Store)}, []step{shuts(e.Seat, e.Store), gone}}
}

// closeStore takes a store away. The card of a main store goes to the discards.
func (m *model) closeStore(s games.Seat, at rules.Place) {
	if at.Main() {
		m.discards = append(m.discards, mainCard(at))
	}
	*m.store(s, at) = storeModel{}
}

// tellStoreGivenUp empties and shuts a main store; its outpost stays.
func tellStoreGivenUp(e rules.StoreGivenUp, _ rules.View) tale {
	shut := shuts(e.Seat, e.Store)
	end := shut.End
	shut.End = func(m *model) {
		end(m)
		m.closeStore(e.Seat, e.Store)
		if e.Post != rules.Loose {
			*m.store(e.Seat, e.Post) = storeModel{Store: rules.Store{There: true}}
		}
	}
	return tale{[]thing{storeAt(e.Seat, e.Store)}, []step{spills(e.Seat, e.Store, func(*model) {}), shut}}
}

// builds returns a step in which an outpost comes to a place.
func builds(s games.Seat, from thing, at rules.Place, land func(m *model)) step {
	come := flies(buildTicks, func(m *model) flight {
		if at.Post() {
			*m.store(s, at) = storeModel{Store: rules.Store{There: true}}
		}
		return flight{kind: outpostCargo, seat: s, from: from, to: storeAt(s, at)}
	}, func(m *model) {
		land(m)
		m.store(s, at).Joined = at.Main()
	})
	return sounding(come, .9, sound.StonePlace, storeAt(s, at))
}

func tellOutpostPlaced(e rules.OutpostPlaced, _ rules.View) tale {
	place := builds(e.Seat, bayAt(bayOutposts), e.Store, func(m *model) { m.market.Outposts-- })
	at := storeAt(e.Seat, e.Store)
	return tale{[]thing{at}, []step{motion.InStep(place, behindTicks),
		motion.Afterwards(lit(flash{kind: flashThing, at: at}, glowTicks))}}
}

// tellOutpostJoined brings an outpost that was a store of its own to a main store. Its runes go into that store if they
// have its colour, and become loose otherwise.
func tellOutpostJoined(e rules.OutpostJoined, _ rules.View) tale {
	post := storeAt(e.Seat, e.Post)
	runes := hops(spilt, runeTicks,
		func(m *model) []flight { return m.spill(e.Seat, e.Post, rules.Colour(e.Store), e.Store) }, func(*model) {})
	join := builds(e.Seat, post, e.Store, func(m *model) { *m.store(e.Seat, e.Post) = storeModel{} })
	return tale{[]thing{storeAt(e.Seat, e.Store)}, []step{runes, motion.InStep(join, behindTicks)}}
}

// tellOutpostReturned brings an outpost back to the market. If it was a store of its own, its runes become loose.
func tellOutpostReturned(e rules.OutpostReturned, _ rules.View) tale {
	back := flies(buildTicks, func(m *model) flight {
		m.store(e.Seat, e.Store).Joined = false
		return flight{kind: outpostCargo, seat: e.Seat, from: storeAt(e.Seat, e.Store), to: bayAt(bayOutposts)}
	}, func(m *model) {
		m.market.Outposts++
		if e.Store.Post() {
			*m.store(e.Seat, e.Store) = storeModel{}
		}
	})
	back = sounding(back, .9, sound.StonePlace, bayAt(bayOutposts))
	list := []step{back}
	if e.Store.Post() {
		list = []step{spills(e.Seat, e.Store, func(*model) {}), motion.InStep(back, behindTicks)}
	}
	return tale{[]thing{bayAt(bayOutposts)}, list}
}

// tellCollectorPlaced lets a collector sit down in a store; then the chain wraps it and the frost comes.
func tellCollectorPlaced(e rules.CollectorPlaced, _ rules.View) tale {
	at := storeAt(e.Target, e.Store)
	sit := flies(sitTicks, func(m *model) flight {
		m.market.Collectors--
		return flight{kind: collectorCargo, seat: e.Seat, from: bayAt(bayCollectors), to: at}
	}, func(m *model) {
		s := m.store(e.Target, e.Store)
		s.Occupied, s.Collector = true, e.Seat
	})
	chain := runs(chainTicks, func(m *model, t float64) { m.store(e.Target, e.Store).chain = t >= 1 })
	frost := runs(frostTicks, func(m *model, t float64) { m.store(e.Target, e.Store).frost = t })
	return tale{[]thing{at}, []step{
		motion.InStep(sit, behindTicks), sounding(chain, 0, sound.Chain, at),
		lit(flash{kind: flashChain, at: at}, chainTicks),
		motion.InStep(sounding(frost, 0, sound.Frost, at), behindTicks),
	}}
}

// tellOutpostDestroyed lets an outpost fall apart. The collector stays in the main store or on the runes that are left,
// or goes back too.
func tellOutpostDestroyed(e rules.OutpostDestroyed, _ rules.View) tale {
	at := storeAt(e.Seat, e.Store)
	fall := flown(motion.Flying[model, flight]{
		Ticks: fallTicks,
		Take: func(m *model) []flight {
			s := m.store(e.Seat, e.Store)
			fs := []flight{{kind: outpostCargo, course: fallCourse, seat: e.Seat, from: at, to: bayAt(bayOutposts)}}
			switch s.Joined = false; {
			case e.Pile == rules.Loose:
				fs = append(fs, flight{kind: collectorCargo, seat: s.Collector, from: at, to: bayAt(bayCollectors)})
				s.Occupied, s.chain, s.frost = false, false, 0
			case e.Pile != e.Store:
				*m.store(e.Seat, e.Pile), *s = *s, storeModel{}
				fs[0].from.N = int16(e.Pile)
			}
			return fs
		},
		Land: func(m *model) {
			m.market.Outposts++
			if e.Pile == rules.Loose {
				m.market.Collectors++
				*m.store(e.Seat, e.Store) = storeModel{}
			}
		},
	})
	return tale{[]thing{storeAt(e.Seat, e.Pile)}, []step{sounding(fall, 0, sound.Drop, at)}}
}

// tellCollectorGone brings a collector back to the market; the runes of a pile become loose.
func tellCollectorGone(e rules.CollectorGone, _ rules.View) tale {
	at := storeAt(e.Seat, e.Store)
	gone := flies(buildTicks, func(m *model) flight {
		s := m.store(e.Seat, e.Store)
		f := flight{kind: collectorCargo, seat: s.Collector, from: at, to: bayAt(bayCollectors)}
		s.Occupied, s.Collector, s.chain, s.frost = false, 0, false, 0
		return f
	}, func(m *model) { m.market.Collectors++ })
	list := []step{sounding(gone, 0, sound.Chain, at)}
	if e.Store.Pile() {
		list = append(list, motion.InStep(
			spills(e.Seat, e.Store, func(m *model) { *m.store(e.Seat, e.Store) = storeModel{} }), behindTicks))
	}
	return tale{[]thing{at}, list}
}
