package ritual

import (
	"math/bits"

	"runehall/games"
)

// The weights of the evaluation, in hundredths of a coin. They were set by playing many matches against each other.
const (
	coinWorth = 100
	// wonWorth is more than everything else together.
	wonWorth = 1_000_000
	// turnWorth is the average worth of a turn.
	turnWorth = 230
	// fitWorth is for each coin that a hand tile would take at its best place.
	fitWorth = 15
)

// heldWorth is the worth of a ritual in hand. It is less than what playing it brings at a good moment.
var heldWorth = [Cards]int{
	RefillHand: 40, Reverse: 150, ReverseDirection: 30, CopyRitual: 120, QuickTurn: 200, ReplaceCoins: 330,
	StealTile: 330, StealHandTiles: 110, SwapHands: 60, StealGold: 120, Skip: 180, PlaceTile: 190, ExtraCoins: 260,
	RedrawHand: 40, Ward: 150,
}

// riskWorth is subtracted for each coin on a tile, because the tile may be built over. It depends on the tile's
// matches.
var riskWorth = [Dirs + 1]int{45, 32, 16, 7, 3, 1, 0}

// runWorth and circleWorth are for lines and circles on the way, by their tiles.
var (
	runWorth    = [LineLength]int{3: 10, 4: 45, 5: 160}
	circleWorth = [Dirs]int{3: 10, 4: 45, 5: 160}
)

// The parts of what a seat has, in hundredths of a coin.
const (
	// coinsPart are the coins still to be placed, ritualPart the rituals in hand.
	coinsPart = iota
	ritualPart
	// fitPart is how well hand tiles fit, turnPart turns to come or to be skipped.
	fitPart
	turnPart
	// riskPart are coins that may be built over, linePart and ringPart lines and circles on the way.
	riskPart
	linePart
	ringPart
	wonPart
	partCount
)

// worthParts takes the evaluation apart.
var worthParts = &games.Worth[*Game]{
	Parts: []string{"coins", "ritual", "fit", "turn", "risk", "line", "ring", "won"},
	Clauses: map[string]string{
		"coins": "RIT-14", "ritual": "RIT-15", "fit": "RIT-13", "turn": "RIT-10", "risk": "RIT-18", "line": "RIT-22",
		"ring": "RIT-22", "won": "RIT-7",
	},
	Moves: map[string]string{
		"place": "RIT-13", "over": "RIT-18", "pass": "RIT-17", "reveal": "RIT-31", "answer": "RIT-36",
		"decline": "RIT-33", "take": "RIT-34", "coins": "RIT-34", "skip": "RIT-34", "put-out": "RIT-30",
		"forgo": "RIT-30",
	},
	Append: appendParts,
	Stage:  stage,
}

// stage says how far the match has come: by the coins of the seat that has placed most.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	least := g.dealt
	for s := range g.seats {
		least = min(least, g.tray[s])
	}
	return int(g.dealt-least) * games.Stages / int(g.dealt)
}

func appendParts(dst []int, g *Game, _ games.Seat) []int {
	var rows [games.MaxSeats]games.Row
	dst = games.AppendRows(dst, rows[:g.seats], partCount)
	g.takeApart(&rows)
	return dst
}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half
// of what the best of them has.
func evaluate(g *Game, s games.Seat) int {
	var rows [games.MaxSeats]games.Row
	g.takeApart(&rows)
	return games.Lead(rows[:g.seats], s)
}

func (g *Game) takeApart(rows *[games.MaxSeats]games.Row) {
	for s := range g.seats {
		rows[s].Add(coinsPart, -coinWorth*int(g.tray[s]))
	}
	if g.phase == OverPhase {
		for s := range g.seats {
			if g.tray[s] == 0 {
				rows[s].Add(wonPart, wonWorth)
			}
		}
		return
	}
	var f frontier
	f.list(&g.board)
	for s := range g.seats {
		g.seatWorth(&rows[s], s, &f)
	}
	rows[g.onTurn].Add(turnPart, turnWorth)
	g.addBoardWorth(rows)
}

// seatWorth fills the row of a seat with its rituals, hand tiles and turns.
func (g *Game) seatWorth(row *games.Row, s games.Seat, f *frontier) {
	for _, c := range g.cards.hand(s) {
		row.Add(ritualPart, heldWorth[c])
	}
	for _, t := range g.hands[s].list() {
		row.Add(fitPart, fitWorth*f.bestFit(t))
	}
	row.Add(turnPart, -turnWorth*int(g.skips[s]))
}

// frontier is what surrounds the cells next to the tiles of the table, listed once for all hand tiles.
type frontier struct {
	around [maxSpots]uint64
	count  int
	// single is what surrounds cells with only one tile next to them, together: there are many of those, and no tile
	// has more than one match in any of them.
	single uint64
}

func (f *frontier) list(b *board) {
	for id := 1; id < int(b.count); id++ {
		spot := &b.spots[id]
		if !spot.empty() {
			continue
		}
		if around := spot.around; around&(around-1) == 0 {
			f.single |= around
		} else {
			f.around[f.count] = around
			f.count++
		}
	}
}

// bestFit returns the most coins that a tile could take on the frontier.
func (f *frontier) bestFit(t TileID) int {
	most := 0
	seeks := &seeking[t]
	for _, around := range f.around[:f.count] {
		// No tile has more matches than neighbours.
		if bits.OnesCount64(around) <= most {
			continue
		}
		for turn := range seeks {
			most = max(most, bits.OnesCount64(seeks[turn]&around))
		}
	}
	for turn := 0; turn < len(seeks) && most == 0; turn++ {
		if seeks[turn]&f.single != 0 {
			most = 1
		}
	}
	return int(worth(t, uint8(most), false))
}

// addBoardWorth adds the chances and risks of the tiles on the table.
func (g *Game) addBoardWorth(rows *[games.MaxSeats]games.Row) {
	b := &g.board
	for id := spotID(1); id < spotID(b.count); id++ {
		spot := &b.spots[id]
		b.addCircleWorth(spot, rows)
		if spot.empty() {
			continue
		}
		if g.variant == Adventurers {
			rows[spot.owner].Add(riskPart, -riskWorth[spot.matches]*int(spot.coins))
		}
		for axis := range Dir(Dirs / 2) {
			// Two tiles are worth nothing yet, and most tiles do not begin more.
			second := spot.next[axis]
			if !b.owns(second, spot.owner) || !b.owns(b.spots[second].next[axis], spot.owner) {
				continue
			}
			before := spot.next[axis.Opposite()]
			if b.owns(before, spot.owner) {
				continue
			}
			end, more := b.run(second, spot.owner, axis)
			// A line grows at its ends: an end with another seat's tile is half closed.
			open := 0
			for _, next := range [2]spotID{before, b.spots[end].next[axis]} {
				if b.spots[next].empty() {
					open++
				}
			}
			if length := int(more) + 2; length < LineLength {
				rows[spot.owner].Add(linePart, runWorth[length]*open/2)
			}
		}
	}
}

// addCircleWorth adds the worth of the circle around a spot, for the seat that has most of it.
func (b *board) addCircleWorth(middle *spot, rows *[games.MaxSeats]games.Row) {
	if middle.neighbours() < 3 {
		return
	}
	var has uint32 // four bits for each seat
	for _, id := range middle.next {
		if spot := &b.spots[id]; id != 0 && !spot.empty() {
			has += 1 << (4 * spot.owner)
		}
	}
	for s := 0; has != 0; s, has = s+1, has>>4 {
		if n := has & 15; n < Dirs {
			rows[s].Add(ringPart, circleWorth[n])
		}
	}
}
