package market

import "runehall/games"

// maxPayments bounds the ways to pay three or four runes from several sources.
const maxPayments = 64

// offers are the things that a seat can buy, whatever it pays with.
type offers struct {
	outposts   [Places]Place
	collectors [games.MaxSeats * Pile1]struct {
		seat games.Seat
		at   Place
	}
	ransoms [Places]Place
	// How many entries the lists below have.
	outpostCount, collectorCount, ransomCount int
}

func (o *offers) any() bool { return o.outpostCount+o.collectorCount+o.ransomCount > 0 }

func (g *Game) findOffers(o *offers, s games.Seat) {
	p := &g.players[s]
	if g.market.Outposts > 0 && p.room() {
		o.outposts[0] = Loose
		o.outpostCount = 1
	}
	for left := p.there; left != 0; left = left.rest() {
		at := left.first()
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
		for left := g.players[t].free(); left != 0; left = left.rest() {
			o.collectors[o.collectorCount].seat, o.collectors[o.collectorCount].at = t, left.first()
			o.collectorCount++
		}
	}
}

// dear is a price that nobody can pay.
const dear = 2*MarketRunes + 1

// payments lists the ways to pay n runes.
type payments struct {
	// there is what can be spent from each source.
	there Payment
	list  [maxPayments]Payment
	count int
}

// find goes through the sources from the given one on. all is how many runes these hold together, and n how many are
// still to be paid.
func (w *payments) find(part, n, all int, pay Payment) {
	if n == 0 {
		w.list[w.count] = pay
		w.count++
		return
	}
	for w.there[part] == 0 {
		part++
	}
	there := int(w.there[part])
	rest := all - there
	for k := min(n, there); k >= max(0, n-rest); k-- {
		pay[part] = uint8(k)
		w.find(part+1, n-k, rest, pay)
	}
}

// appendForRunes appends what can be bought with runes (MAR-11, MAR-30 II).
func (g *Game) appendForRunes(dst []Move, s games.Seat) []Move {
	p := &g.players[s]
	spendable := p.loose
	for left := p.free(); left != 0; left = left.rest() {
		store := &p.stores[left.first()]
		spendable[store.Colour] += store.Runes
	}
	price := prices[g.seats]
	if g.bought { // only a ransom can still be paid
		price = dear
	}
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
		ways.there = p.spendable(c)
		ways.find(0, int(price), int(spendable[c]), Payment{})
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
		ways.there = p.spendable(NoColour)
		ways.find(0, RansomRunes, int(spendable[Red]+spendable[Blue]), Payment{})
		for _, pay := range ways.list[:ways.count] {
			for _, at := range o.ransoms[:o.ransomCount] {
				dst = append(dst, Move{Kind: RansomForRunes, Pay: pay, Store: at})
			}
		}
	}
	return dst
}
