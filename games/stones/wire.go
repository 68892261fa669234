package stones

import "runehall/games"

// deckSource returns the cards that the views of a game show.
type deckSource func() (*Deck, error)

// wire writes or reads a view. The cards come from the reading device's own table; the digest in the head of the match
// ensures that both devices have the same one.
func (from deckSource) wire(w *games.Wire, v *View) {
	if w.Reads() {
		v.game, v.unseen = new(Game), new([maxSeats]Set)
		deck, err := from()
		if err != nil {
			w.Refuse("the cards: %w", err)
			return
		}
		v.game.deck = deck
	}
	g := v.game
	games.WireNumber(w, &v.reader, games.All, maxSeats-1)
	games.WireNumber(w, &g.seats, games.Seat(info.MinSeats), games.Seat(info.MaxSeats))
	for s := range v.unseen {
		v.unseen[s].wire(w)
	}
	games.WireNumber(w, &g.phase, 0, OverPhase)
	games.WireNumber(w, &g.starts, 0, g.seats-1)
	games.WireNumber(w, &g.onTurn, 0, g.seats-1)
	games.WireNumber(w, &g.throne, 0, Throne)
	games.WireNumber(w, &g.turns, 0, MaxRounds*maxSeats+1)
	w.Flag(&g.revealed)
	w.Clause(&g.clause, &info)
	g.supply.wire(w)
	games.WireNumber(w, &g.ore, 0, AllOre)
	games.WireNumbers(w, g.display[:], Hidden, LastCreature)
	g.common.wire(w)
	g.discards.wire(w)
	games.WireNumbers(w, g.smithies[:], 0, colours-1)
	games.WireNumber(w, &g.wild, 0, WildArtifacts)
	games.WireList(w, g.vault.artifacts[:], &g.vault.count, 0, colours-1)
	g.oldArtifacts.wire(w)
	games.WireNumbers(w, g.stones[:], 0, maxSeats)
	for s := range g.players {
		g.players[s].wire(w)
	}
	g.turn.wire(w)
	for _, c := range []*games.Chance{&g.cardChance, &g.artifactChance, &g.dieChance} {
		w.Chance(c)
	}
}

func (g *Gems) wire(w *games.Wire) { games.WireNumbers(w, g[:], 0, manyGems) }

// manyGems is more than there are gems, or artifacts, of any colour.
const manyGems = 120

func (s *Set) wire(w *games.Wire) {
	games.WireBits(w, &s.low)
	games.WireBits(w, &s.high)
}

func (p *pile) wire(w *games.Wire) { games.WireList(w, p.cards[:], &p.count, Hidden, LastDruid) }

func (p *player) wire(w *games.Wire) {
	p.gems.wire(w)
	games.WireNumber(w, &p.ore, 0, AllOre)
	games.WireNumber(w, &p.points, 0, manyPoints)
	for r := range p.rows {
		games.WireNumbers(w, p.rows[r][:], 0, colours-1)
	}
	games.WireBits(w, &p.stones)
	games.WireNumber(w, &p.onStone, 0, colours-1)
	p.hand.wire(w)
	games.WireNumber(w, &p.size, 0, int8(creatures+druids))
	p.known.wire(w)
	p.pile.wire(w)
	p.discards.wire(w)
	p.gone.wire(w)
}

// manyPoints is more than a seat can come to.
const manyPoints = 10_000

func (t *turn) wire(w *games.Wire) {
	w.Flag(&t.swapped)
	t.played.wire(w)
	games.WireNumber(w, &t.magic, 0, colours-1)
	games.WireNumber(w, &t.points, 0, 127)
	games.WireNumber(w, &t.bought, 0, int8(creatures))
	t.closed.wire(w)
	games.WireNumber(w, &t.open, Hidden, LastDruid)
	w.Flags(t.used[:])
	w.Flag(&t.extra)
	games.WireNumber(w, &t.die, 0, dieFaces-1)
	games.WireNumber(w, &t.times, 0, 127)
	w.Flag(&t.atSmithy)
	w.Flags(t.forged[:])
	games.WireNumber(w, &t.artifact, 0, colours-1)
	games.WireNumber(w, &t.smithy, 0, Smithies)
	w.Flag(&t.withOre)
}
