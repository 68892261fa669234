package stones

import "runehall/games"

type player struct {
	gems   Gems
	ore    int8
	points int16
	rows   [Rows]Fields
	stones stoneSet
	// onStone is the colour of the gem on the joker stone, or NoColour (STO-33).
	onStone Colour
	hand    Set
	// size is how many cards are in the hand: views know it even of hands that they do not show.
	size int8
	// known are the hand cards that everybody can be certain of.
	known    Set
	pile     pile
	discards Set
	// gone are the druids that are out of the match (STO-11).
	gone Set
}

// takeGems gives gems from the supply, as far as it has them (STO-21).
func (g *Game) takeGems(s games.Seat, want Gems, why Cause) {
	var got Gems
	for c := Green; c < colours; c++ {
		got[c] = min(want[c], g.supply[c])
	}
	if got.Count() == 0 {
		return
	}
	g.supply.sub(got)
	g.players[s].gems.add(got)
	if g.events != nil {
		g.events.Add(GemsTaken{Seat: s, Gems: got, Why: why})
	}
}

// payGems gives gems back to the supply.
func (g *Game) payGems(s games.Seat, gems Gems) {
	g.players[s].gems.sub(gems)
	g.supply.add(gems)
	if g.events != nil {
		g.events.Add(GemsPaid{Seat: s, Gems: gems})
	}
}

// takeOre gives an ore from the supply, if it has one.
func (g *Game) takeOre(s games.Seat, why Cause) {
	if g.ore == 0 {
		return
	}
	g.ore--
	g.players[s].ore++
	if g.events != nil {
		g.events.Add(OreTaken{Seat: s, Why: why})
	}
}

// payOre gives ore back to the supply.
func (g *Game) payOre(s games.Seat, n int8) {
	g.players[s].ore -= n
	g.ore += n
	if g.events != nil {
		g.events.Add(OrePaid{Seat: s, Ore: int(n)})
	}
}

func (g *Game) score(s games.Seat, points int16, why Cause) {
	if points == 0 {
		return
	}
	p := &g.players[s]
	before := p.points
	p.points += points
	if g.events != nil {
		g.events.Add(PointsScored{Seat: s, Points: int(points), Total: int(p.points), Why: why})
		if before < g.throne && g.enthroned(s) && why.inTurn() {
			g.events.Add(ThroneReached{Seat: s})
		}
	}
}

// scoreCard gives power points of a played card, one more with the stone of STO-36: once a card, with its first points.
func (g *Game) scoreCard(s games.Seat, points int16, why Cause) {
	g.score(s, points, why)
	if points > 0 && !g.turn.extra && g.players[s].stones.has(ExtraStone) {
		g.turn.extra = true
		g.score(s, ExtraPoints, ByExtra)
	}
}
