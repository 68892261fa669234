package market

import "runehall/games"

// weights are the weights of the evaluation, in hundredths of a point.
type weights struct {
	// bears is the worth of one rune of interest per turn, and fresh that of an empty free store. Both are multiplied
	// by the runes left in the market per seat, which is about the number of turns to come.
	bears, fresh int
	// loose is subtracted for a loose rune, because it may be stolen.
	loose int
	// toll is the worth of a collector to its owner, for each of the first runes under it.
	toll int
	// haste is subtracted from everybody for each rune left in the market, so that matches come to an end.
	haste int
	// card is the worth of a hand card; main and thief are added for these cards.
	card, main, thief int
}

// standard was the best of many variants in matches against one another, among those whose matches end soon. With a
// higher bears and a lower haste, seats with good stores go on for long, spending their runes on collectors against
// each other.
var standard = weights{bears: 80, fresh: 60, loose: 35, toll: 45, haste: 150, card: 25, main: 60, thief: 60}

// The parts of what a seat has.
const (
	pointsPart = iota
	// loosePart is the risk of loose runes. storePart is what runes and free stores will bring. tollPart is the effect
	// of collectors.
	loosePart
	storePart
	tollPart
	// numberPart, thiefPart and mainPart are the hand: number cards, thieves, and main stores.
	numberPart
	thiefPart
	mainPart
	// leftPart is the cost of runes left in the market.
	leftPart
	wonPart
	partCount
)

// worth splits the evaluation into parts.
var worth = &games.Worth[*Game]{
	Parts: []string{"points", "loose", "store", "toll", "number", "thief", "main", "left", "won"},
	Clauses: map[string]string{
		"points": "MAR-2", "loose": "MAR-17", "store": "MAR-10", "toll": "MAR-28", "number": "MAR-13",
		"thief": "MAR-22", "main": "MAR-14", "won": "MAR-31",
	},
	Moves: map[string]string{
		"give-up": "MAR-18", "interest": "MAR-10", "outpost-for-runes": "MAR-11", "collector-for-runes": "MAR-11",
		"ransom-for-runes": "MAR-30", "put": "MAR-16", "join": "MAR-15", "neutralise": "MAR-26", "lay": "MAR-14",
		"lay-join": "MAR-14", "rune": "MAR-19", "outpost": "MAR-20", "collector": "MAR-20",
		"ransom": "MAR-30", "duel": "MAR-21", "rob": "MAR-22", "waste": "MAR-12", "end": "MAR-13", "show": "MAR-21",
		"yield": "MAR-21", "take-rune": "MAR-22", "take-card": "MAR-22", "throw": "MAR-33",
	},
	Append:  appendParts,
	Weights: learnt[:],
	Most:    2, // at larger tables, masters won fewer matches with the learnt weights
	Stage:   stage,
	Hold:    hold,
}

// hold scales the learnt weights so that halfway through a match a point counts as one point, since learning only finds
// how much the parts count relative to each other. It sets the weight of runes left in the market like that of points.
// Learning cannot find it: they count alike for all seats, so they do not tell who wins. With a lower weight matches
// would not end.
func hold(weights []games.Weight) {
	if whole := weights[pointsPart].Early + weights[pointsPart].Late; whole > 0 {
		for i := range weights[:leftPart] {
			w := &weights[i]
			w.Early, w.Late = w.Early*200/whole, w.Late*200/whole
		}
	}
	weights[leftPart] = weights[pointsPart]
}

// stage says how far the match has come, by the runes that have left the market.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	return (2*MarketRunes - g.left()) * games.Stages / (2 * MarketRunes)
}

// Among adepts, a match of more than two seats takes some 24 to 28 turns in all. Masters, of whom each keeps the others
// from ending it, would go on for hundreds.
const (
	dueTurns = 30 // in all
	lateRise = 10 // percent per turn
)

// overdue says how much longer than usual the match has been going on.
func overdue(g *Game) int { return min(100, lateRise*max(0, int(g.turns)-dueTurns)) }

func appendParts(dst []int, g *Game, s games.Seat) []int {
	var rows [games.MaxSeats]games.Row
	dst = games.AppendRows(dst, rows[:g.seats], partCount)
	g.takeApart(&rows, s)
	return dst
}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half
// of what the best of them has. With two seats it uses learnt weights. It returns the same as [games.Worth.Evaluate],
// but allocates no memory for each position.
func evaluate(g *Game, s games.Seat) int {
	if int(g.seats) > worth.Most {
		return plain(g, s)
	}
	var rows [games.MaxSeats]games.Row
	var parts [games.MaxSeats][partCount]int
	for o := range rows {
		rows[o].Parts = parts[o][:]
	}
	g.takeApart(&rows, s)
	at := stage(g)
	for o := range rows[:g.seats] {
		rows[o].Sum = worth.Sum(rows[o].Parts, int(g.seats), at)
	}
	return games.Lead(rows[:g.seats], s)
}

// plain is evaluate with the weights set by hand.
func plain(g *Game, s games.Seat) int {
	var rows [games.MaxSeats]games.Row
	g.takeApart(&rows, s)
	return games.Lead(rows[:g.seats], s)
}

// takeApart fills the rows of all seats. At the end of a match the win counts most, then the seat's own points.
func (g *Game) takeApart(rows *[games.MaxSeats]games.Row, s games.Seat) {
	w := &standard
	if g.phase == OverPhase {
		rows[s].Add(pointsPart, 100*g.players[s].points())
		if g.winner == s {
			rows[s].Add(wonPart, 1000)
		} else {
			rows[s].Add(wonPart, -1000)
		}
		return
	}
	for o := range g.seats {
		w.seatWorth(&rows[o], g, o)
	}
	rows[s].Add(leftPart, -w.haste*g.left())
}

// left returns how many runes still have to leave the market; 0 once the last round has begun.
func (g *Game) left() int {
	if g.last {
		return 0
	}
	return int(g.market.Runes[Red] + g.market.Runes[Blue])
}

func (w *weights) seatWorth(row *games.Row, g *Game, s games.Seat) {
	p := &g.players[s]
	row.Add(pointsPart, 100*p.points())
	row.Add(loosePart, -w.loose*int(p.loose[Red]+p.loose[Blue]))
	left, stores, toll := g.left(), 0, 0
	for at := RedMain; at < Pile1; at++ {
		store := &p.stores[at]
		switch {
		case !store.free():
		case store.Runes == 0:
			stores += w.fresh * left / int(g.seats)
		case store.Joined:
			stores += 2 * w.bears * left / int(g.seats)
		default:
			stores += w.bears * left / int(g.seats)
		}
	}
	for o := range g.seats {
		for at := range g.players[o].stores {
			if store := &g.players[o].stores[at]; store.Occupied && store.Collector == s {
				toll += w.toll * int(min(store.Runes, 3))
			} else if store.Occupied && o == s {
				toll -= w.toll * int(min(store.Runes, 3))
			}
		}
	}
	hand := g.hands[s]
	numbers := int(g.sizes[s]) - hand.Count(Thief) - hand.Count(RedCard) - hand.Count(BlueCard)
	row.Add(storePart, stores)
	row.Add(tollPart, toll)
	row.Add(numberPart, w.card*numbers)
	row.Add(thiefPart, w.thief*hand.Count(Thief))
	row.Add(mainPart, w.main*(hand.Count(RedCard)+hand.Count(BlueCard)))
}
