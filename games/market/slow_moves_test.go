package market

import "runehall/games"

// moves lists every legal move, in no order.
func (t *slow) moves() []Move {
	switch {
	case t.over:
		return nil
	case t.tie != nil:
		return []Move{{Kind: Throw, Pick: Rock}, {Kind: Throw, Pick: Paper}, {Kind: Throw, Pick: Scissors}}
	case t.attack != Hidden:
		return t.answers()
	case t.takings > 0:
		return t.thefts()
	}
	list := t.anyTime()
	if t.stage <= slowGiveUp {
		for _, s := range t.own().mains() {
			if s.occupied < 0 { // MAR-18
				list = append(list, Move{Kind: GiveUp, Store: s.place})
			}
		}
	}
	if t.stage <= slowInterest {
		for _, s := range t.own().places() {
			if t.noted[s] > 0 && t.runes[s.colour] > 0 { // MAR-10
				list = append(list, Move{Kind: Interest, Store: s.place})
			}
		}
	}
	if t.stage <= slowBuying {
		list = append(list, t.forRunes()...)
	}
	if cards := t.cards(); len(cards) > 0 {
		if !t.wasted {
			list = append(list, cards...)
		}
	} else if !t.played {
		for _, c := range kinds(t.own().hand) { // MAR-12
			list = append(list, Move{Kind: Waste, Card: c})
		}
	}
	if t.played || len(t.own().hand) == 0 { // MAR-12
		list = append(list, Move{Kind: End})
	}
	return list
}

// kinds lists the different cards of a hand.
func kinds(hand []Card) []Card {
	var list []Card
	for c := Card(1); c <= BlueCard; c++ {
		if count(hand, c) > 0 {
			list = append(list, c)
		}
	}
	return list
}

func count(hand []Card, c Card) int {
	n := 0
	for _, h := range hand {
		if h == c {
			n++
		}
	}
	return n
}

// answers lists the moves of a challenged seat: it must show one of the cards that hold, or yield if it has none
// (MAR-21).
func (t *slow) answers() []Move {
	var list []Move
	for _, c := range kinds(t.seats[t.defender].hand) {
		if c <= 10 && c >= t.attack {
			list = append(list, Move{Kind: Show, Card: c})
		}
	}
	if len(list) == 0 {
		return []Move{{Kind: Yield}}
	}
	return list
}

// thefts lists what can be taken (MAR-17, MAR-21, MAR-22).
func (t *slow) thefts() []Move {
	var list []Move
	for s := range t.seats {
		if s != t.onTurn && (t.of < 0 || t.of == s) {
			list = append(list, t.reach(s)...)
		}
	}
	return list
}

// reach lists what can be taken from one seat (MAR-6, MAR-17).
func (t *slow) reach(seat int) []Move {
	var list []Move
	s, p := games.Seat(seat), t.seats[seat]
	for _, c := range []Colour{Red, Blue} {
		if p.loose[c] > 0 {
			list = append(list, Move{Kind: TakeRune, Seat: s, Colour: c})
		}
	}
	for _, store := range p.places() {
		if t.open && store.occupied < 0 && store.runes > 0 {
			list = append(list, Move{Kind: TakeRune, Seat: s, Colour: store.colour, Store: store.place})
		}
	}
	if len(p.hand) > 0 {
		list = append(list, Move{Kind: TakeCard, Seat: s})
	}
	return list
}

// anyTime lists what the seat on turn can do at any time: MAR-16, MAR-5, and MAR-30 III with an outpost it already has.
func (t *slow) anyTime() []Move {
	var list []Move
	p := t.own()
	for _, c := range []Colour{Red, Blue} {
		for _, s := range append(p.mains(), p.posts()...) {
			if p.loose[c] > 0 && (s.colour == c || s.colour == NoColour) {
				list = append(list, Move{Kind: Put, Colour: c, Store: s.place})
			}
		}
	}
	var outposts []*slowStore
	for _, post := range p.posts() {
		outposts = append(outposts, post)
		for _, main := range p.mains() {
			if !main.joined && main.occupied < 0 {
				list = append(list, Move{Kind: Join, Store: post.place, To: main.place})
			}
		}
	}
	for _, main := range p.mains() {
		if main.joined {
			outposts = append(outposts, main)
		}
	}
	for _, with := range outposts {
		for _, s := range t.taxed() {
			list = append(list, Move{Kind: Neutralise, Store: with.place, To: s})
		}
	}
	return list
}

// taxed lists where the seat on turn has collectors of others.
func (t *slow) taxed() []Place {
	var list []Place
	for _, s := range t.own().places() {
		if s.occupied >= 0 {
			list = append(list, s.place)
		}
	}
	return list
}

// homes lists where a bought outpost can go: to a place (MAR-5, MAR-15), or against a collector (MAR-30 III).
func (t *slow) homes() []Place {
	var list []Place
	p := t.own()
	if len(p.mains())+len(p.posts()) < 2 {
		list = append(list, Loose)
	}
	for _, main := range p.mains() {
		if !main.joined && main.occupied < 0 {
			list = append(list, main.place)
		}
	}
	return append(list, t.taxed()...)
}

// victims lists the stores that a bought collector can go to, as moves (MAR-25, MAR-26: a pile is no store).
func (t *slow) victims() []Move {
	var list []Move
	for s, p := range t.seats {
		for _, store := range append(p.mains(), p.posts()...) {
			if s != t.onTurn && store.occupied < 0 {
				list = append(list, Move{Seat: games.Seat(s), Store: store.place})
			}
		}
	}
	return list
}

// bought lists what can be bought with a payment for an outpost or a collector.
func (t *slow) bought(paid, outpost, collector Move) []Move {
	var list []Move
	if t.outposts > 0 {
		for _, to := range t.homes() {
			m := paid
			m.Kind, m.To = outpost.Kind, to
			list = append(list, m)
		}
	}
	if t.collectors > 0 {
		for _, to := range t.victims() {
			m := paid
			m.Kind, m.Seat, m.Store = collector.Kind, to.Seat, to.Store
			list = append(list, m)
		}
	}
	return list
}

// forRunes lists what runes can pay for (MAR-11, MAR-30 II).
func (t *slow) forRunes() []Move {
	var list []Move
	price := map[int]int{2: 4, 3: 3, 4: 2, 5: 2}[len(t.seats)]
	for _, c := range []Colour{Red, Blue} {
		if t.onePaid {
			break
		}
		for _, pay := range t.payments(price, c) {
			list = append(list, t.bought(Move{Pay: pay}, Move{Kind: OutpostForRunes}, Move{Kind: CollectorForRunes})...)
		}
	}
	for _, at := range t.taxed() {
		for _, pay := range t.payments(3, NoColour) {
			list = append(list, Move{Kind: RansomForRunes, Pay: pay, Store: at})
		}
	}
	return list
}

// payments lists the ways to pay a number of runes of one colour, or of any, from loose runes and free stores.
func (t *slow) payments(n int, colour Colour) []Payment {
	p := t.own()
	parts := []struct {
		colour Colour
		there  int
	}{{Red, p.loose[Red]}, {Blue, p.loose[Blue]}}
	for _, at := range []Place{RedMain, BlueMain, Post1, Post2} {
		parts = append(parts, struct {
			colour Colour
			there  int
		}{})
		if s := p.stores[at]; s != nil && s.occupied < 0 {
			parts[len(parts)-1].colour, parts[len(parts)-1].there = s.colour, s.runes
		}
	}
	var list []Payment
	var fill func(pay Payment, part, left int)
	fill = func(pay Payment, part, left int) {
		if part == len(parts) {
			if left == 0 {
				list = append(list, pay)
			}
			return
		}
		for k := 0; k <= min(left, parts[part].there); k++ {
			if k == 0 || colour == NoColour || parts[part].colour == colour {
				pay[part] = uint8(k)
				fill(pay, part+1, left-k)
			}
		}
	}
	fill(Payment{}, 0, n)
	return list
}

// cards lists what the hand cards can do (MAR-12).
func (t *slow) cards() []Move {
	var list []Move
	for _, set := range slowSets(t.own().hand) {
		sum := set.Sum()
		if sum == 5 || sum == 10 || sum == 15 { // MAR-19
			for _, c := range []Colour{Red, Blue} {
				if t.runes[c] > 0 {
					list = append(list, Move{Kind: BuyRune, Cards: set, Colour: c})
				}
			}
		}
		if sum >= 21 { // MAR-20, MAR-30 I
			list = append(list, t.bought(Move{Cards: set}, Move{Kind: Outpost}, Move{Kind: Collector})...)
			for _, at := range t.taxed() {
				list = append(list, Move{Kind: Ransom, Cards: set, Store: at})
			}
		}
	}
	for _, c := range kinds(t.own().hand) {
		for s := range t.seats {
			if c <= 10 && s != t.onTurn && !t.challenged[s] && len(t.reach(s)) > 0 { // MAR-21, MAR-6
				list = append(list, Move{Kind: Duel, Card: c, Seat: games.Seat(s)})
			}
		}
		if c > 10 && t.anybody() { // MAR-22
			list = append(list, Move{Kind: Rob, Card: c})
		}
		if c == RedCard || c == BlueCard {
			list = append(list, t.lays(c)...)
		}
	}
	return list
}

// anybody reports whether any seat has something to take.
func (t *slow) anybody() bool {
	for s := range t.seats {
		if s != t.onTurn && len(t.reach(s)) > 0 {
			return true
		}
	}
	return false
}

// lays lists the ways to lay a main store (MAR-14, MAR-5).
func (t *slow) lays(c Card) []Move {
	p := t.own()
	at := map[Card]Place{RedCard: RedMain, BlueCard: BlueMain}[c]
	if p.stores[at] != nil {
		return nil
	}
	mains, posts := len(p.mains())+1, len(p.posts())
	if mains+posts <= 2 {
		return []Move{{Kind: Lay, Card: c}}
	}
	var list []Move
	for _, post := range p.posts() {
		list = append(list, Move{Kind: LayJoin, Card: c, Store: post.place, To: at})
		for _, main := range p.mains() {
			if !main.joined && main.occupied < 0 {
				list = append(list, Move{Kind: LayJoin, Card: c, Store: post.place, To: main.place})
			}
		}
	}
	return list
}

// slowSets lists the different sets of number cards of a hand.
func slowSets(hand []Card) []Set {
	seen := map[Set]bool{}
	var list []Set
	for chosen := range 1 << len(hand) {
		var cards []Card
		for i, c := range hand {
			if chosen>>i&1 == 1 {
				cards = append(cards, c)
			}
		}
		set := SetOf(cards...)
		if len(cards) > 0 && set.numbers() && !seen[set] {
			seen[set] = true
			list = append(list, set)
		}
	}
	return list
}
