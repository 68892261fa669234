package stones

import (
	"slices"

	"runehall/assets/sound"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

func tellSlotFilled(e rules.SlotFilled) []step {
	fill := flies(fillTicks, func(m *model) flight {
		return cardFlight(0, e.Card, thePile, slotAt(e.Slot)).by(flipCourse, fillTicks)
	}, func(m *model) { m.display[e.Slot-1], m.pile = e.Card, e.Pile })
	return []step{sounding(motion.InStep(fill, behindTicks), .2, sound.CardDraw, thePile)}
}

func tellDisplaySlid(e rules.DisplaySlid) []step {
	slide := flown(motion.Flying[model, flight]{
		Ticks: slideTicks,
		Take: func(m *model) (fs []flight) {
			for to, c := range e.Display {
				if from := slices.Index(m.display[:], c); from != to && from >= 0 {
					fs = append(fs, cardFlight(0, c, slotAt(from+1), slotAt(to+1)).by(slideCourse, slideTicks))
				}
			}
			return fs
		},
		Land: func(m *model) {
			m.display = [rules.Slots]rules.Card{}
			copy(m.display[:], e.Display)
		},
	})
	return []step{motion.InStep(slide, behindTicks)}
}

func tellCommonShuffled(e rules.CommonShuffled) []step {
	shuffle := flies(slideTicks, func(m *model) flight {
		m.discards = rules.Set{}
		return cardFlight(0, rules.Hidden, theDiscards, thePile).by(slideCourse, slideTicks)
	}, func(m *model) { m.pile = e.Cards })
	return []step{sounding(shuffle, 0, sound.CardDraw, thePile)}
}

func artifactFlight(c rules.Colour, from, to thing) flight {
	return flight{kind: artifactCargo, colour: c, from: from, to: to, Way: motion.Way{Ticks: cardTicks}}
}

func tellSmithyFilled(e rules.SmithyFilled) []step {
	fill := flies(gemTicks, func(m *model) flight {
		return artifactFlight(e.Artifact, things.The(supply), smithyOf(e.Smithy)).by(slideCourse, gemTicks)
	}, func(m *model) { m.smithies[e.Smithy], m.artifacts = e.Artifact, e.Pile })
	return []step{motion.InStep(fill, behindTicks)}
}

// tellArtifactForged lets sparks fly. The artifact stays on its anvil until it is placed.
func tellArtifactForged(e rules.ArtifactForged) []step {
	forge := motion.Now(func(m *model) {
		m.artifact, m.anvil = e.Artifact, e.Smithy
		if e.Smithy == rules.WildSmithy {
			m.wild--
		}
	})
	forge = sounding(forge, 0, sound.Forge, smithyOf(e.Smithy))
	return []step{forge, lit(flash{kind: flashSparks, at: smithyOf(e.Smithy)}, sparkTicks),
		motion.Pause[model](heatTicks)}
}

func tellArtifactPlaced(e rules.ArtifactPlaced) []step {
	to := fieldAt{Row: e.Row, Field: e.Field}.thing(e.Seat)
	place := flies(cardTicks, func(m *model) flight {
		return artifactFlight(e.Artifact, smithyOf(m.anvil), to)
	}, func(m *model) {
		m.who[e.Seat].rows[e.Row][e.Field] = e.Artifact
		if m.anvil != rules.WildSmithy || m.wild == 0 {
			m.smithies[m.anvil] = rules.NoColour
		}
		m.artifact = rules.NoColour
	})
	return []step{sounding(place, .9, sound.Coin, to),
		motion.Afterwards(lit(flash{kind: flashThing, at: to}, glowTicks))}
}

// tellRowTraded lets the artifacts of a row sink into it. Wild ones fly back to their smithy.
func tellRowTraded(e rules.RowTraded) []step {
	sink := flown(motion.Flying[model, flight]{
		Ticks: cardTicks,
		Take: func(m *model) (fs []flight) {
			m.traded = e.Row
			for _, field := range fieldOrder {
				at := fieldAt{Row: e.Row, Field: field}.thing(e.Seat)
				switch artifact := m.who[e.Seat].rows[e.Row][field]; artifact {
				case rules.NoColour:
				case rules.White:
					fs = append(fs, artifactFlight(artifact, at, smithyOf(rules.WildSmithy)))
				default:
					fs = append(fs, artifactFlight(artifact, at, at).by(sinkCourse, sinkTicks))
				}
			}
			return fs
		},
		Land: func(m *model) {
			m.who[e.Seat].rows[e.Row] = rules.Fields{}
			for _, artifact := range e.Artifacts {
				if artifact == rules.White {
					m.wild++
					m.smithies[rules.WildSmithy] = rules.White
				}
			}
		},
	})
	return []step{sounding(sink, 0, sound.CoinsBack, fieldAt{Row: e.Row, Field: rules.Green}.thing(e.Seat))}
}

// tellStoneTaken carries a rune stone to a seat, where it rises from the ground.
func tellStoneTaken(e rules.StoneTaken) []step {
	from := stoneOf(int(e.Stone))
	take := flies(stoneTicks, func(m *model) flight {
		return flight{kind: stoneCargo, stone: e.Stone, from: from, to: ownStoneOf(e.Seat, e.Stone)}
	}, func(m *model) {
		m.stonesLeft[e.Stone]--
		p := &m.who[e.Seat]
		p.stones = append(slices.Clone(p.stones), e.Stone)
		slices.Sort(p.stones)
	})
	rise := motion.Afterwards(lit(flash{kind: flashStone, at: ownStoneOf(e.Seat, e.Stone)}, riseTicks))
	return []step{sounding(take, .8, sound.Menhir, ownStoneOf(e.Seat, rules.NoStone)), rise,
		motion.Pause[model](riseTicks)}
}
