package stones

import "runehall/games"

// tradeRow empties a power row for points and a rune stone (STO-15, STO-16).
func (g *Game) tradeRow(s games.Seat, row Row, stone Stone) {
	p := &g.players[s]
	fields := &p.rows[row]
	n := fields.Count()
	var artifacts []Colour
	for _, field := range fieldOrder {
		switch artifact := fields[field]; artifact {
		case NoColour:
			continue
		case White:
			g.wild++
		default:
			g.oldArtifacts[artifact]++
		}
		if g.events != nil {
			artifacts = append(artifacts, fields[field])
		}
	}
	*fields = Fields{}
	if g.events != nil {
		g.events.Add(RowTraded{Seat: s, Row: row, Artifacts: artifacts})
	}
	g.score(s, tradePoints[n], ByTrade)
	if stone == NoStone {
		return
	}
	g.stones[stone]--
	p.stones.add(stone)
	if g.events != nil {
		g.events.Add(StoneTaken{Seat: s, Stone: stone})
	}
}

// takesStone reports whether a seat that trades a row in has to take a rune stone: there is a kind that it lacks, and
// it has fewer than four (STO-16).
func (g *Game) takesStone(s games.Seat) bool {
	own := g.players[s].stones
	if own.size() >= MaxStones {
		return false
	}
	for k := MagicStone; k < Stones; k++ {
		if g.stones[k] > 0 && !own.has(k) {
			return true
		}
	}
	return false
}

// swap swaps a gem for an ore, or an ore for a gem (STO-32).
func (g *Game) swap(s games.Seat, m Move) {
	p := &g.players[s]
	g.turn.swapped = true
	way := int8(1)
	if m.Kind == SwapOre {
		way = -1
	}
	p.gems[m.Colour] -= way
	g.supply[m.Colour] += way
	p.ore += way
	g.ore -= way
	if g.events == nil {
		return
	}
	if m.Kind == SwapGem {
		g.events.Add(GemSwapped{Seat: s, Gem: m.Colour})
	} else {
		g.events.Add(OreSwapped{Seat: s, Gem: m.Colour})
	}
}

// setJoker puts a gem from the supply on the joker stone (STO-33).
func (g *Game) setJoker(s games.Seat, c Colour) {
	g.supply[c]--
	g.players[s].onStone = c
	if g.events != nil {
		g.events.Add(JokerSet{Seat: s, Colour: c})
	}
}
