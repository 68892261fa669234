package market

import "runehall/games"

// RunesLeft returns how many runes the market has. At 0 the match ends, or its last round begins (MAR-31).
func (v View) RunesLeft() int { return int(v.game.market.Runes[Red] + v.game.market.Runes[Blue]) }

// Points returns what a seat would score now (MAR-2).
func (v View) Points(s games.Seat) int { return v.game.players[s].points() }

// Score is where a seat's points come from (MAR-2, MAR-32): a rune is 1 point, an outpost 2, a collector on a store −1.
type Score struct {
	// Loose and Stored are the runes outside of stores, and in stores or piles.
	Loose, Stored int
	Outposts      int
	Collectors    int
	Points        int
}

// Score returns what a seat would score now, and where it comes from.
func (v View) Score(s games.Seat) Score {
	p := &v.game.players[s]
	loose := int(p.loose[Red] + p.loose[Blue])
	return Score{Loose: loose, Stored: p.runes() - loose, Outposts: p.outposts(), Collectors: p.collectors(),
		Points: p.points()}
}

// Standing is who is in front, and which step of MAR-32 or MAR-33 decided that.
type Standing struct {
	// First are the seats that are still equal.
	First [games.MaxSeats]bool
	// By is the step that left these; [ByPoints]: the points alone.
	By TieBreak
}

// Standing returns who would win if the match ended now. If several seats are equal, they would have to play
// rock-paper-scissors. The highest cards in hand do not count before the end, since nobody knows the others' until
// then.
func (v View) Standing() Standing {
	g := v.game
	left, by := g.best(g.all(), ByPoints), ByPoints
	for next := ByOutposts; next < tieBreaks && left.count() > 1; next++ {
		if next == ByCard && g.phase < ThrowPhase {
			break
		}
		if rest := g.best(left, next); rest.count() < left.count() {
			left, by = rest, next
		}
	}
	return Standing{First: left, By: by}
}
