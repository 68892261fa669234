package stones

import "runehall/games"

// The parts of a seat's worth that belong to deck building. Parts of one kind stand together, and their ids begin with
// the same word.
const (
	pointsPart = iota
	// onePart are the first gems of each colour, twoPart the second ones, manyPart all others; jokerPart are joker
	// gems, orePart is ore.
	onePart
	twoPart
	manyPart
	jokerPart
	orePart
	// row1Part to row5Part are rows with so many artifacts. freePart are rows that also bring a rune stone.
	row1Part
	row2Part
	row3Part
	row4Part
	row5Part
	freePart
	// stonePart and those after it are the kinds of rune stones, ownJokerPart gems that are jokers by one of them.
	stonePart
	ownJokerPart = stonePart + int(Stones-MagicStone)
	// The parts from deckPart on are the cards, by rank, each weighted by how likely it is to be drawn. sizePart is the
	// number of cards.
	deckPart = ownJokerPart + 1
	sizePart = deckPart + ranks
	// handMagicPart is the most magic that the hand can lay. handPointsPart is what its exchanges can bring, and
	// handCardsPart what its other cards can.
	handMagicPart  = sizePart + 1
	handPointsPart = handMagicPart + 1
	handCardsPart  = handPointsPart + 1
	// turnPart is being on turn. openPart is what the present action still offers.
	turnPart = handCardsPart + 1
	openPart = turnPart + 1
	// endPart are the points of a seat when the last round has begun, comingPart its turn to come in it, aheadPart to
	// be ahead.
	endPart    = openPart + 1
	comingPart = endPart + 1
	aheadPart  = comingPart + 1
	wonPart    = aheadPart + 1
	partCount  = wonPart + 1
)

// The ranks of cards: the tiers of four consecutive numbers, each dragon, and the kinds of druids.
const (
	tiers     = (int(LastColoured-FirstCreature) + 1) / int(Yellow)
	dragons   = int(LastCreature - LastColoured)
	basics    = int(Yellow) // druids that all give a gem
	ranks     = tiers + dragons + druids - basics + 1
	firstRank = tiers + dragons
)

func (c Card) rank() int {
	switch {
	case c.Druid():
		return firstRank + max(0, int(c-FirstDruid)-basics+1)
	case c.Dragon():
		return tiers + int(c-LastColoured) - 1
	default:
		return int(c-FirstCreature) / int(Yellow)
	}
}

var rankOf = func() (list [LastDruid + 1]uint8) {
	for c := FirstCreature; c <= LastDruid; c++ {
		if c.real() {
			list[c] = uint8(c.rank())
		}
	}
	return list
}()

// parts are the amounts of a seat, before weights.
type parts [partCount]int

// worth takes the evaluation apart.
var worth = &games.Worth[*Game]{
	Parts: partIDs(), Append: appendParts, Weights: learnt[:], First: first(), Stage: stage,
	Clauses: map[string]string{
		"points": "STO-40", "gem": "STO-12", "row": "STO-15", "stone": "STO-16", "deck": "STO-10", "hand": "STO-17",
		"won": "STO-40",
	},
	Moves: map[string]string{
		"lay": "STO-10", "buy": "STO-10", "done": "STO-10", "use": "STO-11", "icon": "STO-20", "icon-gem": "STO-21",
		"icon-card": "STO-21", "exchange": "STO-20", "leave": "STO-11", "accept": "STO-5", "accept-gem": "STO-5",
		"decline": "STO-5", "forge": "STO-12", "forge-ore": "STO-12", "place": "STO-13", "pass": "STO-14",
		"trade": "STO-15", "swap-gem": "STO-32", "swap-ore": "STO-32", "joker": "STO-33", "end": "STO-17",
	},
}

// partIDs lists the ids of the parts.
func partIDs() []string {
	ids := []string{
		"points", "gem-one", "gem-two", "gem-many", "gem-joker", "gem-ore", "row-1", "row-2", "row-3", "row-4", "row-5",
		"row-free",
	}
	for k := MagicStone; k < Stones; k++ {
		ids = append(ids, "stone-"+k.String())
	}
	ids = append(ids, "stone-own")
	for i := range ranks {
		switch {
		case i < tiers:
			ids = append(ids, "deck-"+(FirstCreature+Card(i*int(Yellow))).String())
		case i < firstRank:
			ids = append(ids, "deck-"+(LastColoured+1+Card(i-tiers)).String())
		case i == firstRank:
			ids = append(ids, "deck-"+FirstDruid.String())
		default:
			ids = append(ids, "deck-"+(FirstDruid+Card(i-firstRank+basics-1)).String())
		}
	}
	return append(ids, "deck-size", "hand-magic", "hand-points", "hand-cards", "turn", "open", "end-points", "end-turn",
		"end-ahead", "won")
}

// first returns the weights from which others are learnt: much as in the plain evaluation. What pays later counts less
// and less.
func first() []games.Weight {
	w := make([]games.Weight, partCount)
	for i := range w {
		w[i] = games.Weight{Early: 100, Late: 100}
	}
	for i := onePart; i <= orePart; i++ {
		w[i].Late = 50
	}
	for i := stonePart; i < sizePart; i++ {
		w[i].Late = 5
	}
	w[freePart].Late = 0
	w[sizePart], w[turnPart] = games.Weight{}, games.Weight{}
	w[handMagicPart] = games.Weight{Early: 20, Late: 10}
	w[handPointsPart] = games.Weight{Early: 20, Late: 50}
	w[handCardsPart] = games.Weight{Early: 20, Late: 10}
	w[comingPart] = games.Weight{Early: 200, Late: 200}
	w[aheadPart] = games.Weight{Early: 2000, Late: 2000}
	return w
}

func appendParts(dst []int, g *Game, s games.Seat) []int {
	var rows [maxSeats]parts
	takeApart(&rows, g, s)
	for o := range g.seats {
		dst = append(dst, rows[o][:]...)
	}
	return dst
}

// evaluate says how good a position is for a seat: what it has, less half of what the others have on average and half
// of what the best of them has.
func evaluate(g *Game, s games.Seat) int {
	var rows [maxSeats]parts
	takeApart(&rows, g, s)
	var sums [maxSeats]games.Row
	weights := &staged[stage(g)]
	for o := range g.seats {
		sum := int64(0)
		for i, weight := range weights {
			sum += int64(weight) * int64(rows[o][i])
		}
		sums[o].Sum = int(sum / games.Whole)
	}
	return games.Lead(sums[:g.seats], s)
}

// staged are the weights in each stage.
var staged = func() (list [games.Stages + 1][partCount]int32) {
	for stage := range list {
		for i, weight := range learnt {
			list[stage][i] = int32(weight.At(stage))
		}
	}
	return list
}()

// thinDeck is the number of cards below which a deck does not get better by losing more.
const thinDeck = 5

// takeApart fills the rows of all seats, as one of them counts. Nothing counts when the last round has begun but
// points; at the end it is the win.
func takeApart(rows *[maxSeats]parts, g *Game, s games.Seat) {
	if g.phase == OverPhase {
		rows[s][pointsPart], rows[s][wonPart] = 100*int(g.players[s].points), g.wonWorth(s)
		return
	}
	if g.lastRound() {
		g.lastWorth(rows)
		rows[s][openPart] = standardWeights.pending(g, s)
		return
	}
	for o := range g.seats {
		g.seatWorth(&rows[o], o)
	}
	rows[g.onTurn][turnPart] = 100
	rows[s][openPart] = standardWeights.pending(g, s)
}

// lastRound reports whether the match ends with this round.
func (g *Game) lastRound() bool {
	for s := range g.seats {
		if g.enthroned(s) {
			return true
		}
	}
	return false
}

func (g *Game) lastWorth(rows *[maxSeats]parts) {
	most, holder := -1, games.Nobody
	for o := range g.seats {
		p := &g.players[o]
		end := int(p.points + p.leftPoints() + p.rowPoints())
		rows[o][endPart] = 100 * end
		// Seats from the start player on have had their turns, up to the seat on turn.
		if (o-g.starts+g.seats)%g.seats >= (g.onTurn-g.starts+g.seats)%g.seats &&
			(o != g.onTurn || g.phase == TurnPhase) {
			rows[o][comingPart] = 100
			rows[o][handPointsPart] = 100 * g.handPoints(o)
		}
		switch {
		case end > most:
			most, holder = end, o
		case end == most:
			holder = games.Nobody
		}
	}
	if holder != games.Nobody {
		rows[holder][aheadPart] = 100
	}
}

func (g *Game) seatWorth(row *parts, s games.Seat) {
	p, w := &g.players[s], &standardWeights
	row[pointsPart] = 100 * int(p.points)
	for c := Green; c <= Yellow; c++ {
		n := int(p.gems[c])
		row[onePart] += w.gem * min(n, 1)
		row[twoPart] += w.gem * min(max(n-1, 0), 1)
		row[manyPart] += w.many * max(n-2, 0)
	}
	row[jokerPart], row[orePart] = w.joker*int(p.gems[White]), w.ore*int(p.ore)
	free := p.stones.size() < MaxStones
	for r := range p.rows {
		n := p.rows[r].Count()
		if n == 0 {
			continue
		}
		row[row1Part+n-1] += w.row[n]
		if free && n >= 2 {
			row[freePart] += w.free
		}
	}
	for k := MagicStone; k < Stones; k++ {
		if p.stones.has(k) {
			row[stonePart+int(k-MagicStone)] = w.stone[k]
		}
	}
	if p.onStone != NoColour {
		row[ownJokerPart] = 25*int(p.gems[p.onStone]) + 150
	}
	g.deckWorth(row, s)
	if s != g.onTurn || g.phase == TurnPhase {
		row[handMagicPart] = w.magic * g.handMagic(s)
		row[handPointsPart] = 100 * g.handPoints(s)
		row[handCardsPart] = g.handCards(s)
	}
}

// deckWorth fills in the cards of a seat, wherever they are. Everybody knows them, though not where.
func (g *Game) deckWorth(row *parts, s games.Seat) {
	p := &g.players[s]
	own := p.hand.join(p.discards).join(g.kept(s))
	n := own.Size() + int(p.pile.count)
	row[sizePart] = 50 * n
	worths := &g.deck.rates[s]
	// Divide once for each seat instead of once for each card, since this is most of the work of an evaluation.
	const unit = 1 << 16
	share := standardWeights.uses * unit / max(n, thinDeck)
	for ; !own.Empty(); own.drop() {
		c := own.lowest()
		row[deckPart+int(rankOf[c])] += int(worths[c]) * share / unit
	}
	for _, c := range p.pile.list() {
		row[deckPart+int(rankOf[c])] += int(worths[c]) * share / unit
	}
}

// handMagic returns the most magic that the hand can lay.
func (g *Game) handMagic(s games.Seat) int {
	var sums [colours]int
	p := &g.players[s]
	for hand := p.hand; !hand.Empty(); hand.drop() {
		f := g.deck.Face(s, hand.lowest())
		sums[f.Of] += int(f.Magic)
	}
	most := 0
	for c := Green; c <= Yellow; c++ {
		most = max(most, sums[c])
	}
	most += sums[White]
	if p.stones.has(MagicStone) {
		most += StoneMagic
	}
	return most
}

// handPoints returns the points of the best exchanges in hand that the seat can pay for, limited by how many cards it
// may play.
func (g *Game) handPoints(s games.Seat) int {
	p := &g.players[s]
	var best [3]int // the best first
	for hand := p.hand; !hand.Empty(); hand.drop() {
		f := g.deck.Face(s, hand.lowest())
		if f.Points == 0 {
			continue
		}
		if price := priceOf(f.Give, p.onStone); price.payable(&p.gems) {
			points := int(f.Points)
			if p.stones.has(ExtraStone) {
				points++
			}
			for i := range best {
				if points > best[i] {
					points, best[i] = best[i], points
				}
			}
		}
	}
	if p.stones.has(ThreeStone) {
		return best[0] + best[1] + best[2]
	}
	return best[0] + best[1]
}

// handCards returns the worth of the two best cards in hand that bring no points.
func (g *Game) handCards(s games.Seat) int {
	p := &g.players[s]
	worths := &g.deck.rates[s]
	first, second := 0, 0
	for hand := p.hand; !hand.Empty(); hand.drop() {
		c := hand.lowest()
		if g.deck.Face(s, c).Points > 0 {
			continue
		}
		switch worth := int(worths[c]); {
		case worth > first:
			first, second = worth, first
		case worth > second:
			second = worth
		}
	}
	return first + second
}

// longMatch is the number of rounds after which hardly any time is left, to the printed throne.
const longMatch = 40

// stage says how far the match has come: by the points of the first to arrive, or by the rounds that matches take.
func stage(g *Game) int {
	if g.phase == OverPhase {
		return games.Stages
	}
	gone := g.round() * fullTime / longMatch
	for s := range g.seats {
		gone = max(gone, int(g.players[s].points)+fullTime-int(g.throne))
	}
	return min(gone, fullTime) * games.Stages / fullTime
}
