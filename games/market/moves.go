package market

import "runehall/games"

// maxPayments bounds the ways to pay three or four runes from four sources.
const maxPayments = 64

// AppendMoves appends every legal move of a seat: those of the earlier phases of a turn first, number cards from the lowest.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if g.phase == OverPhase || s != g.acting() {
		return dst
	}
	switch g.phase {
	case AnswerPhase:
		for c := g.duel.Card; c <= Highest; c++ {
			if g.hands[s].Count(c) > 0 {
				dst = append(dst, Move{Kind: Show, Card: c})
			}
		}
		return append(dst, Move{Kind: Yield})
	case TakePhase:
		return g.appendTakes(dst, s)
	case ThrowPhase:
		return append(dst, Move{Kind: Throw, Pick: Rock}, Move{Kind: Throw, Pick: Paper}, Move{Kind: Throw, Pick: Scissors})
	default:
		return g.appendTurn(dst, s)
	}
}

func (g *Game) appendTakes(dst []Move, s games.Seat) []Move {
	for o := range g.seats {
		if o == s || g.taking.From != games.Nobody && o != g.taking.From {
			continue
		}
		p := &g.players[o]
		for c := Red; c <= Blue; c++ {
			if p.loose[c] > 0 {
				dst = append(dst, Move{Kind: TakeRune, Seat: o, Colour: c})
			}
		}
		for at := RedMain; g.open && at < Pile1; at++ {
			if store := &p.stores[at]; store.free() && store.Runes > 0 {
				dst = append(dst, Move{Kind: TakeRune, Seat: o, Colour: store.Colour, Store: at})
			}
		}
		if g.sizes[o] > 0 {
			dst = append(dst, Move{Kind: TakeCard, Seat: o})
		}
	}
	return dst
}

// offers are what can be bought by a seat, whatever it is paid with.
type offers struct {
	outposts   [Places]Place
	collectors [games.MaxSeats * Pile1]struct {
		seat games.Seat
		at   Place
	}
	ransoms [Places]Place
	// The counts of what is listed.
	outpostCount, collectorCount, ransomCount int
}

func (o *offers) any() bool { return o.outpostCount+o.collectorCount+o.ransomCount > 0 }

// findOffers finds what can be bought.
func (g *Game) findOffers(o *offers, s games.Seat) {
	p := &g.players[s]
	if g.market.Outposts > 0 && p.room() {
		o.outposts[0] = Loose
		o.outpostCount = 1
	}
	for at := RedMain; at < Places; at++ {
		occupied := p.stores[at].Occupied
		if occupied {
			o.ransoms[o.ransomCount] = at
			o.ransomCount++
		}
		if g.market.Outposts > 0 && (occupied || p.joinable(at)) {
			o.outposts[o.outpostCount] = at
			o.outpostCount++
		}
	}
	for t := range g.seats {
		if t == s || g.market.Collectors == 0 {
			continue
		}
		for at := RedMain; at < Pile1; at++ {
			if g.players[t].stores[at].free() {
				o.collectors[o.collectorCount].seat, o.collectors[o.collectorCount].at = t, at
				o.collectorCount++
			}
		}
	}
}

// appendTurn appends the moves of a turn.
func (g *Game) appendTurn(dst []Move, s games.Seat) []Move {
	dst = g.appendStores(dst, s)
	if g.step < CardStep {
		dst = g.appendForRunes(dst, s)
	}
	if hand := g.hands[s]; !g.wasted && hand != 0 {
		before := len(dst)
		dst = g.appendSpecials(dst, s)
		dst = g.appendDuels(dst, s)
		if hand.highest() != Hidden && (hand.reaches() || hand.Sum() >= SumForMore) {
			dst = g.appendSets(dst, s)
		}
		if len(dst) == before && !g.played {
			for c := Card(1); c < cardKinds; c++ {
				if hand.Count(c) > 0 {
					dst = append(dst, Move{Kind: Waste, Card: c})
				}
			}
		}
	}
	if g.sizes[s] == 0 || g.played {
		dst = append(dst, Move{Kind: End})
	}
	return dst
}

// appendStores appends what is done with stores without cards and payments.
func (g *Game) appendStores(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	for at := RedMain; at < Places; at++ {
		store := &p.stores[at]
		if !store.There {
			continue
		}
		if at.Main() && g.step == StartStep && !store.Occupied {
			dst = append(dst, Move{Kind: GiveUp, Store: at})
		}
		if g.step <= InterestStep && g.noted[at] > 0 && !store.Occupied && g.market.Runes[store.Colour] > 0 {
			dst = append(dst, Move{Kind: Interest, Store: at})
		}
		for c := Red; c <= Blue; c++ {
			if p.loose[c] > 0 && store.accepts(at, c) {
				dst = append(dst, Move{Kind: Put, Store: at, Colour: c})
			}
		}
		if at.Post() {
			for to := RedMain; to <= BlueMain; to++ {
				if p.joinable(to) {
					dst = append(dst, Move{Kind: Join, Store: at, To: to})
				}
			}
		}
		if !store.Occupied {
			continue
		}
		for post := RedMain; post < Pile1; post++ {
			if own := &p.stores[post]; own.There && (own.Joined || post.Post()) {
				dst = append(dst, Move{Kind: Neutralise, Store: post, To: at})
			}
		}
	}
	return dst
}

// payments finds the ways to pay n runes.
type payments struct {
	list  [maxPayments]Payment
	count int
}

// find goes through the parts of a payment, of a colour or of any.
func (w *payments) find(p *player, colour Colour, part, n int, pay Payment) {
	if n == 0 {
		w.list[w.count] = pay
		w.count++
		return
	}
	if part == len(pay) {
		return
	}
	c, there := p.source(part)
	if colour != NoColour && c != colour {
		there = 0
	}
	for k := min(n, int(there)); k >= 0; k-- {
		pay[part] = uint8(k)
		w.find(p, colour, part+1, n-k, pay)
	}
}

// appendForRunes appends what can be bought with runes (MAR-11, MAR-30 II).
func (g *Game) appendForRunes(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	var spendable [colours]int
	for part := range len(Payment{}) {
		c, n := p.source(part)
		spendable[c] += int(n)
	}
	price := int(prices[g.seats])
	if spendable[Red] < price && spendable[Blue] < price && spendable[Red]+spendable[Blue] < RansomRunes {
		return dst
	}
	var o offers
	g.findOffers(&o, s)
	for c := Red; c <= Blue; c++ {
		if spendable[c] < price || o.outpostCount+o.collectorCount == 0 {
			continue
		}
		var ways payments
		ways.find(p, c, 0, price, Payment{})
		for _, pay := range ways.list[:ways.count] {
			for _, to := range o.outposts[:o.outpostCount] {
				dst = append(dst, Move{Kind: OutpostForRunes, Pay: pay, To: to})
			}
			for _, t := range o.collectors[:o.collectorCount] {
				dst = append(dst, Move{Kind: CollectorForRunes, Pay: pay, Seat: t.seat, Store: t.at})
			}
		}
	}
	if o.ransomCount > 0 && spendable[Red]+spendable[Blue] >= RansomRunes {
		var ways payments
		ways.find(p, NoColour, 0, RansomRunes, Payment{})
		for _, pay := range ways.list[:ways.count] {
			for _, at := range o.ransoms[:o.ransomCount] {
				dst = append(dst, Move{Kind: RansomForRunes, Pay: pay, Store: at})
			}
		}
	}
	return dst
}

// appendSpecials appends the moves of thieves and main stores (MAR-14, MAR-22).
func (g *Game) appendSpecials(dst []Move, s games.Seat) []Move {
	p, hand := &g.players[s], g.hands[s]
	if hand>>(4*Thief) == 0 {
		return dst
	}
	victim := g.anyVictim(s)
	for c := Thief; c < cardKinds; c++ {
		if hand.Count(c) == 0 {
			continue
		}
		if victim {
			dst = append(dst, Move{Kind: Rob, Card: c})
		}
		at, ok := c.store()
		if !ok || p.stores[at].There {
			continue
		}
		if !p.mustJoin() {
			dst = append(dst, Move{Kind: Lay, Card: c})
			continue
		}
		for post := Post1; post <= Post2; post++ {
			for to := RedMain; to <= BlueMain && p.stores[post].There; to++ {
				if to == at || p.joinable(to) {
					dst = append(dst, Move{Kind: LayJoin, Card: c, Store: post, To: to})
				}
			}
		}
	}
	return dst
}

func (g *Game) appendDuels(dst []Move, s games.Seat) []Move {
	for o := range g.seats {
		if o == s || g.challenged[o] || !g.reachable(o) {
			continue
		}
		for c := Card(1); c <= Highest; c++ {
			if g.hands[s].Count(c) > 0 {
				dst = append(dst, Move{Kind: Duel, Card: c, Seat: o})
			}
		}
	}
	return dst
}

// appendSets goes through all sets of number cards and appends what they buy (MAR-19, MAR-20, MAR-30 I).
func (g *Game) appendSets(dst []Move, s games.Seat) []Move {
	var o offers
	if g.hands[s].Sum() >= SumForMore {
		g.findOffers(&o, s)
	}
	hand := g.hands[s]
	var set Set
	for sum := 0; ; {
		// The next set: the lowest kind of which one more can be added, the lower ones taken out.
		c := Card(1)
		for ; c <= Highest && set.Count(c) == hand.Count(c); c++ {
			sum -= int(c) * set.Count(c)
			set &^= 15 << (4 * c)
		}
		if c > Highest {
			return dst
		}
		set.add(c)
		sum += int(c)
		if sum == 5 || sum == 10 || sum == 15 {
			for colour := Red; colour <= Blue; colour++ {
				if g.market.Runes[colour] > 0 {
					dst = append(dst, Move{Kind: BuyRune, Cards: set, Colour: colour})
				}
			}
		}
		if sum < SumForMore {
			continue
		}
		for _, to := range o.outposts[:o.outpostCount] {
			dst = append(dst, Move{Kind: Outpost, Cards: set, To: to})
		}
		for _, t := range o.collectors[:o.collectorCount] {
			dst = append(dst, Move{Kind: Collector, Cards: set, Seat: t.seat, Store: t.at})
		}
		for _, at := range o.ransoms[:o.ransomCount] {
			dst = append(dst, Move{Kind: Ransom, Cards: set, Store: at})
		}
	}
}
