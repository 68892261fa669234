package masters

import (
	"math/bits"

	"runehall/games"
)

// weights of the evaluation are in hundredths of a point. They were set by playing many matches against each other.
type weights struct {
	// master is the least worth of a master that is still to be placed.
	master int
	// The best free areas count for a seat in part: the first with the share now if the seat is about to place a
	// master, and the others with the share later, for masters to come.
	now, later int
	// power and bonus are the worth of the two sides of an adept before use; token is the worth of an unused token.
	power, token, bonus int
}

var standard = weights{master: 450, now: 70, later: 40, power: 60, token: 500, bonus: 100}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half
// of what the best of them has.
func evaluate(g *Game, s games.Seat) int { return standard.evaluate(g, s) }

// The parts of what a seat has.
const (
	pointsPart = iota
	// masterPart are the masters still to be placed, areaPart the free areas for them.
	masterPart
	areaPart
	// powerPart and bonusPart are the sides of an adept that can still be used, tokenPart is an unused token.
	powerPart
	bonusPart
	tokenPart
	partCount
)

// worth takes the evaluation apart.
var worth = &games.Worth[*Game]{
	Parts: []string{"points", "master", "area", "power", "bonus", "token"},
	Clauses: map[string]string{
		"points": "MAS-18", "area": "MAS-13", "token": "MAS-25", "won": "MAS-18",
	},
	Moves: map[string]string{
		"side": "MAS-20", "extra": "MAS-23", "play": "MAS-6", "ignore": "MAS-22", "discard": "MAS-16", "draw": "MAS-13",
		"master": "MAS-13", "away": "MAS-23", "token": "MAS-25", "keep": "MAS-25", "beside": "MAS-13",
	},
	Append: appendParts,
	Stage:  stage,
}

// stage says how far the match has come: by the masters that all seats have placed.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	all := HandCards * int(g.seats)
	placed := all
	for s := range g.seats {
		placed -= int(g.players[s].left)
	}
	return placed * games.Stages / all
}

func appendParts(dst []int, g *Game, _ games.Seat) []int {
	var rows [maxSeats]games.Row
	dst = games.AppendRows(dst, rows[:g.seats], partCount)
	standard.takeApart(&rows, g)
	return dst
}

func (w *weights) evaluate(g *Game, s games.Seat) int {
	var rows [maxSeats]games.Row
	w.takeApart(&rows, g)
	return games.Lead(rows[:g.seats], s)
}

func (w *weights) takeApart(rows *[maxSeats]games.Row, g *Game) {
	var best [HandCards]int
	if g.phase != OverPhase {
		best = g.bestFree()
	}
	for s := range g.seats {
		w.seatWorth(&rows[s], g, s, &best)
	}
}

// seatWorth fills the row of a seat: its areas, the masters that it has left, and the areas that these could hold.
func (w *weights) seatWorth(row *games.Row, g *Game, s games.Seat, best *[HandCards]int) {
	p := &g.players[s]
	row.Add(pointsPart, 100*g.points(s))
	if g.phase == OverPhase {
		return
	}
	share := w.later
	if s == g.onTurn && g.phase == MasterPhase {
		share = w.now
	}
	row.Add(masterPart, w.master*int(p.left))
	for i := range p.left {
		row.Add(areaPart, share*best[i])
		share = w.later
	}
	if p.side == BlueSide && !p.powerUsed {
		row.Add(powerPart, w.power)
	}
	if p.side == GreenSide && g.board.stands[s] == 0 {
		row.Add(bonusPart, w.bonus)
	}
	if g.rules.High && g.board.tokens[s].Colour == NoRune && p.left > 0 {
		row.Add(tokenPart, w.token)
	}
}

// bestFree returns the points of the best areas that nobody holds and that have a cell for a master, the best first.
func (g *Game) bestFree() (best [HandCards]int) {
	b := &g.board
	var left plane
	for y := b.low.Y; y <= b.high.Y; y++ {
		i := lane(y)
		left[i] = ^(b.held[0][i] | b.held[1][i] | b.held[2][i])
	}
	for colour := Blue; colour < colours; colour++ {
		for y := b.low.Y; y <= b.high.Y; y++ {
			i := lane(y)
			for {
				row := b.runes[colour][i] & left[i]
				if row == 0 {
					break
				}
				var area plane
				area[i] = row & -row
				points, open := b.takeFree(&area, &left, colour, y)
				if open {
					insert(&best, points)
				}
			}
		}
	}
	return best
}

// takeFree grows an area over the free cells of a colour and removes it from them. It returns the area's points, and
// whether a master could be placed in it. No cell of the area may lie above the row first.
func (b *board) takeFree(area, left *plane, colour Colour, first int8) (points int, open bool) {
	area.spread(&b.runes[colour], first, b.high.Y)
	for y := first; y <= b.high.Y; y++ {
		i := lane(y)
		points += bits.OnesCount64(area[i])
		open = open || area[i]&^b.taken[i] != 0
		left[i] &^= area[i]
	}
	return points * colour.Worth(), open
}

// insert puts a number into its place among the best.
func insert(best *[HandCards]int, n int) {
	for i := range best {
		if n > best[i] {
			best[i], n = n, best[i]
		}
	}
}
