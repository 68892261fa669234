package market

import "runehall/games"

// weights of the evaluation are in hundredths of a point.
type weights struct {
	// bears is the worth of one rune of interest a turn, and fresh the worth of an empty free store. Both count once for each
	// rune that the market still has per seat, which is about the number of turns to come.
	bears, fresh int
	// loose is what a loose rune loses because it may be stolen.
	loose int
	// toll is what a collector brings its owner for each of the first runes under it.
	toll int
	// haste is what each rune left in the market costs everybody, so that matches come to an end.
	haste int
	// card is what a hand card is worth, main and thief what those are.
	card, main, thief int
}

// standard is the best of many variants that played against one another, among those whose matches end soon: with more for
// bears and less for haste, seats with good stores spend their runes on collectors for each other for a long time.
var standard = weights{bears: 80, fresh: 60, loose: 35, toll: 45, haste: 150, card: 25, main: 60, thief: 60}

// The parts of what a seat has, in hundredths of a point.
const (
	pointsPart = iota
	// loosePart is the risk of loose runes, storePart what runes and free stores will bring, tollPart what collectors do.
	loosePart
	storePart
	tollPart
	// numberPart, thiefPart and mainPart are the hand: cards with numbers, thieves, and cards of main stores.
	numberPart
	thiefPart
	mainPart
	// leftPart is what the runes left in the market cost.
	leftPart
	wonPart
	partCount
)

// worth takes the evaluation apart.
var worth = &games.Worth[*Game]{
	Parts: []string{"points", "loose", "store", "toll", "number", "thief", "main", "left", "won"},
	Clauses: map[string]string{
		"points": "MAR-2", "loose": "MAR-17", "store": "MAR-10", "toll": "MAR-28", "number": "MAR-13", "thief": "MAR-22", "main": "MAR-14", "won": "MAR-31",
	},
	Moves: map[string]string{
		"give-up": "MAR-18", "interest": "MAR-10", "outpost-for-runes": "MAR-11", "collector-for-runes": "MAR-11", "ransom-for-runes": "MAR-30",
		"put": "MAR-16", "join": "MAR-15", "neutralise": "MAR-26", "lay": "MAR-14", "lay-join": "MAR-14", "rune": "MAR-19", "outpost": "MAR-20", "collector": "MAR-20",
		"ransom": "MAR-30", "duel": "MAR-21", "rob": "MAR-22", "waste": "MAR-12", "end": "MAR-13", "show": "MAR-21", "yield": "MAR-21",
		"take-rune": "MAR-22", "take-card": "MAR-22", "throw": "MAR-33",
	},
	Append:  appendParts,
	Weights: learnt[:],
	Most:    2, // with more, masters who went by them won fewer matches
	Stage:   stage,
	Hold:    hold,
}

// hold has a point count as one, halfway through a match: only how much parts count beside each other was learnt. The runes left in the market count as
// points do: every seat counts them alike, so that who wins tells nothing of them, and with less for them matches go on and on.
func hold(weights []games.Weight) {
	if whole := weights[pointsPart].Early + weights[pointsPart].Late; whole > 0 {
		for i := range weights[:leftPart] {
			w := &weights[i]
			w.Early, w.Late = w.Early*200/whole, w.Late*200/whole
		}
	}
	weights[leftPart] = weights[pointsPart]
}

// stage says how far the match has come: by the runes that have left the market.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	return (2*MarketRunes - g.left()) * games.Stages / (2 * MarketRunes)
}

// A match of more than two seats takes some 24 to 28 turns in all among adepts. Masters of whom each keeps the others from the end would go on for hundreds.
const (
	dueTurns = 30 // in all
	lateRise = 10 // percent a turn
)

// overdue says how far the match has gone beyond what it should take.
func overdue(g *Game) int { return min(100, lateRise*max(0, int(g.turns)-dueTurns)) }

func appendParts(dst []int, g *Game, s games.Seat) []int {
	var rows [games.MaxSeats]games.Row
	dst = games.AppendRows(dst, rows[:g.seats], partCount)
	g.takeApart(&rows, s)
	return dst
}

// evaluate says how good a position is for a seat, with two seats by weights that were learnt: what it has, less half of what the others have on
// average and half of what the best of them has. It does what [games.Worth.Evaluate] does, without memory of its own for each position.
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

// plain says so by weights that were set by hand.
func plain(g *Game, s games.Seat) int {
	var rows [games.MaxSeats]games.Row
	g.takeApart(&rows, s)
	return games.Lead(rows[:g.seats], s)
}

// takeApart fills the rows of the seats, as one of them counts: at the end the win counts most, then its own points.
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

// left returns how many runes are still to leave the market: none once the last round has begun.
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
