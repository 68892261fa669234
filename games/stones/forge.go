package stones

import "runehall/games"

// lies returns the artifact that lies at a smithy, White for a wild one, or NoColour (STO-4, STO-12).
func (g *Game) lies(at Smithy) Colour {
	if at != WildSmithy {
		return g.smithies[at]
	}
	if g.wild > 0 {
		return White
	}
	return NoColour
}

// price returns the price of the artifact at a smithy for a seat, in gems.
func (g *Game) price(s games.Seat, at Smithy) price {
	total := g.deck.smithies[at]
	if at == WildSmithy {
		return anyPrice(total)
	}
	p := price{total: total}
	p.most[g.smithies[at]], p.most[White] = total, total
	if joker := g.players[s].onStone; joker != NoColour {
		p.most[joker] = total
	}
	return p
}

// affords reports whether a seat can pay the gem price of the artifact at a smithy. Any gem that may pay for part of it
// may pay for all of it, so counting is enough.
func (g *Game) affords(s games.Seat, at Smithy) bool {
	p := &g.players[s]
	if at == WildSmithy {
		return p.gems.Count() >= int(g.deck.smithies[at])
	}
	artifact := g.smithies[at]
	n := p.gems[artifact] + p.gems[White]
	if p.onStone != artifact {
		n += p.gems[p.onStone] // 0 for NoColour
	}
	return n >= g.deck.smithies[at]
}

// forge pays for an artifact (STO-12).
func (g *Game) forge(s games.Seat, m Move) {
	t := &g.turn
	t.artifact, t.smithy, t.withOre = g.lies(m.Smithy), m.Smithy, m.Kind == ForgeOre
	t.forged[m.Smithy] = true
	if t.withOre {
		g.payOre(s, OrePrice)
	} else {
		g.payGems(s, m.Pay)
	}
	if m.Smithy == WildSmithy {
		g.wild--
	} else {
		g.smithies[m.Smithy] = NoColour
	}
	g.phase = PlacePhase
	if g.events != nil {
		g.events.Add(ArtifactForged{Seat: s, Smithy: m.Smithy, Artifact: t.artifact, Ore: t.withOre})
	}
}

// place places the forged artifact (STO-13), and gives the smithy's bonus unless it was paid with ore.
func (g *Game) place(s games.Seat, row Row, field Colour) {
	t := &g.turn
	g.players[s].rows[row][field] = t.artifact
	if g.events != nil {
		g.events.Add(ArtifactPlaced{Seat: s, Artifact: t.artifact, Row: row, Field: field})
	}
	var bonus Bonus
	if !t.withOre {
		bonus = t.smithy.Bonus()
	}
	t.artifact, t.smithy, t.withOre = NoColour, 0, false
	switch {
	case bonus.Die:
		g.roll(s, true)
		return
	case bonus.Ore:
		g.takeOre(s, BySmithy)
	case bonus.Points > 0:
		g.score(s, int16(bonus.Points), BySmithy)
	}
	g.forgeDone()
}

// forgeDone goes on after a forging; two are the most (STO-12).
func (g *Game) forgeDone() {
	n := 0
	for _, forged := range g.turn.forged {
		if forged {
			n++
		}
	}
	if n == 2 {
		g.endAction()
		return
	}
	g.phase = ForgePhase
}

// fillSmithies draws an artifact for each empty smithy (STO-12).
func (g *Game) fillSmithies() {
	for at := range WildSmithy {
		if g.smithies[at] != NoColour {
			continue
		}
		if g.vault.count == 0 {
			if g.oldArtifacts == (Gems{}) {
				return
			}
			g.vault.fill(g.oldArtifacts, &g.artifactChance)
			g.oldArtifacts = Gems{}
			if g.events != nil {
				g.events.Add(ArtifactsShuffled{Artifacts: int(g.vault.count)})
			}
		}
		g.smithies[at] = g.vault.draw()
		g.revealed = true
		if g.events != nil {
			g.events.Add(SmithyFilled{Smithy: at, Artifact: g.smithies[at], Pile: int(g.vault.count)})
		}
	}
}
