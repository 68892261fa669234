package market

import "slices"

// begin begins a turn (MAR-9).
func (t *slow) begin() {
	p := t.own()
	t.turns++
	t.stage, t.onePaid, t.played, t.wasted, t.noted, t.challenged = slowGiveUp, false, false, false,
		map[*slowStore]int{}, map[int]bool{}
	for _, s := range append(p.mains(), p.posts()...) {
		if s.runes > 0 && s.occupied < 0 {
			t.noted[s] = 1
			if s.joined {
				t.noted[s] = 2
			}
		}
	}
	for _, s := range p.places() {
		switch {
		case s.occupied < 0:
		case s.runes == 0: // MAR-29
			t.collectors++
			t.remove(p, s)
		default: // MAR-28
			s.runes--
			t.seats[s.occupied].loose[s.colour]++
		}
	}
}

// remove takes a store away; the card of a main store goes to the discards, and the runes become loose.
func (t *slow) remove(p *slowSeat, s *slowStore) {
	p.loose[s.colour] += s.runes
	delete(p.stores, s.place)
	if card := map[Place]Card{RedMain: RedCard, BlueMain: BlueCard}[s.place]; card != 0 {
		t.discards = append(t.discards, card)
	}
}

func (t *slow) apply(m Move, chance slowChance) {
	p := t.own()
	switch m.Kind {
	case GiveUp:
		s := p.stores[m.Store]
		t.remove(p, s)
		if s.joined {
			p.addPost()
		}
		t.rob(2)
	case Interest:
		t.stage = slowInterest
		s := p.stores[m.Store]
		for range t.noted[s] {
			if t.runes[s.colour] > 0 {
				t.runes[s.colour]--
				s.runes++
			}
		}
		delete(t.noted, s)
		t.sold()
	case Put:
		s := p.stores[m.Store]
		p.loose[m.Colour]--
		s.runes++
		s.colour = m.Colour
	case Join:
		t.join(p, m.Store, m.To)
	case Neutralise:
		t.stage = max(t.stage, slowBuying)
		if m.Store == RedMain || m.Store == BlueMain {
			p.stores[m.Store].joined = false
		} else {
			t.remove(p, p.stores[m.Store])
		}
		t.outposts++
		t.free(p, m.To)
	case OutpostForRunes, CollectorForRunes, RansomForRunes, BuyRune, Outpost, Collector, Ransom:
		t.buy(p, m)
	case Lay, LayJoin:
		t.card()
		i := slices.Index(p.hand, m.Card)
		p.hand = slices.Delete(p.hand, i, i+1)
		if m.Card == RedCard {
			p.add(slowStore{colour: Red, occupied: -1}, RedMain)
		} else {
			p.add(slowStore{colour: Blue, occupied: -1}, BlueMain)
		}
		if m.Kind == LayJoin {
			t.join(p, m.Store, m.To)
		}
	case Duel:
		t.card()
		t.discard(p, m.Card)
		t.attack, t.defender = m.Card, int(m.Seat)
		t.challenged[t.defender] = true
	case Show:
		t.attack = Hidden
	case Yield:
		t.attack, t.takings, t.of = Hidden, 1, t.defender
	case Rob:
		t.card()
		t.discard(p, m.Card)
		if m.Card == Thief {
			t.rob(1)
		} else {
			t.rob(2)
		}
	case TakeRune:
		victim := t.seats[m.Seat]
		if m.Store == Loose {
			victim.loose[m.Colour]--
		} else {
			spend(victim.stores[m.Store])
		}
		p.loose[m.Colour]++
		t.taken()
	case TakeCard:
		victim := t.seats[m.Seat]
		i := slices.Index(victim.hand, chance.taken)
		victim.hand = slices.Delete(victim.hand, i, i+1)
		p.hand = append(p.hand, chance.taken)
		t.taken()
	case Waste:
		t.card()
		t.wasted = true
		t.discard(p, m.Card)
	case End:
		t.end(chance)
	case Throw:
		t.throw(m.Pick, chance)
	}
}

// card notes that a hand card has been played (MAR-12).
func (t *slow) card() { t.stage, t.played = slowCards, true }

// rob begins a theft, which is over if there is nothing to take (MAR-18, MAR-22).
func (t *slow) rob(n int) {
	t.takings, t.of = n, -1
	if !t.anybody() {
		t.takings = 0
	}
}

// taken counts a taking. There are no more takings if nothing is left to take (MAR-22).
func (t *slow) taken() {
	t.takings--
	if len(t.thefts()) == 0 {
		t.takings = 0
	}
	if t.takings == 0 {
		t.of = -1
	}
}

// spend takes a rune out of a store. An outpost without runes is open to either colour again (MAR-15).
func spend(s *slowStore) {
	s.runes--
	if s.runes == 0 && s.place.Post() {
		s.colour = NoColour
	}
}

// join joins an outpost to a main store (MAR-5).
func (t *slow) join(p *slowSeat, from, to Place) {
	post, main := p.stores[from], p.stores[to]
	if post.colour == main.colour {
		main.runes += post.runes
		post.runes = 0
	}
	t.remove(p, post)
	main.joined = true
}

// free returns a collector to the market (MAR-30). A pile's runes become loose (MAR-26).
func (t *slow) free(p *slowSeat, at Place) {
	s := p.stores[at]
	s.occupied = -1
	t.collectors++
	if at.Pile() {
		t.remove(p, s)
	}
}

// buy carries out a purchase for runes or cards.
func (t *slow) buy(p *slowSeat, m Move) {
	if m.Cards != 0 {
		t.card()
		t.discard(p, m.Cards.Cards()...)
	} else {
		t.stage = slowBuying
	}
	for part, n := range m.Pay {
		for range n {
			if part < 2 {
				c := []Colour{Red, Blue}[part]
				p.loose[c]--
				t.runes[c]++
				continue
			}
			s := p.stores[[]Place{RedMain, BlueMain, Post1, Post2}[part-2]]
			t.runes[s.colour]++
			spend(s)
		}
	}
	switch m.Kind {
	case BuyRune:
		t.runes[m.Colour]--
		p.loose[m.Colour]++
		t.sold()
	case Outpost, OutpostForRunes:
		t.onePaid = t.onePaid || m.Kind == OutpostForRunes
		switch s := p.stores[m.To]; {
		case m.To == Loose:
			t.outposts--
			p.addPost()
		case s.occupied >= 0: // MAR-30 III: the outpost is back at once
			t.free(p, m.To)
		default:
			t.outposts--
			s.joined = true
		}
	case Collector, CollectorForRunes:
		t.onePaid = t.onePaid || m.Kind == CollectorForRunes
		t.occupy(t.seats[m.Seat], m.Store)
	case Ransom, RansomForRunes:
		t.free(p, m.Store)
	}
}

// occupy lets a collector of the seat on turn go into a store (MAR-25, MAR-26).
func (t *slow) occupy(p *slowSeat, at Place) {
	s := p.stores[at]
	if !at.Post() {
		if s.joined {
			s.joined = false
			t.outposts++
		}
		t.collectors--
		s.occupied = t.onTurn
		return
	}
	delete(p.stores, at)
	t.outposts++
	if s.runes > 0 {
		t.collectors--
		p.add(slowStore{colour: s.colour, runes: s.runes, occupied: t.onTurn}, Pile1, Pile2, Pile3, Pile4)
	}
}

// end refills the hand and passes the turn on (MAR-13, MAR-31, MAR-34).
func (t *slow) end(chance slowChance) {
	p := t.own()
	for len(p.hand) < 3 && len(t.deck) > 0 {
		p.hand = append(p.hand, t.deck[len(t.deck)-1])
		t.deck = t.deck[:len(t.deck)-1]
	}
	if len(p.hand) < 3 && len(t.discards) > 0 {
		p.hand = append(p.hand, chance.drawn...)
		t.deck, t.discards = chance.deck, nil
	}
	if t.last && (t.onTurn+1)%len(t.seats) == t.starts || t.turns == 200*len(t.seats) {
		t.decide()
		return
	}
	t.onTurn = (t.onTurn + 1) % len(t.seats)
	t.begin()
}

// sold ends the match, at once or with the round, if the market has no rune left (MAR-31).
func (t *slow) sold() {
	if t.runes[Red]+t.runes[Blue] > 0 {
		return
	}
	if t.finish {
		t.last = true
		return
	}
	t.decide()
}

// decide finds the winner (MAR-32, MAR-33).
func (t *slow) decide() {
	var tied []int
	for i := range t.seats {
		tied = append(tied, (t.starts+i)%len(t.seats))
	}
	for _, measure := range []func(p *slowSeat) int{
		(*slowSeat).points, (*slowSeat).outposts,
		func(p *slowSeat) int { return -p.collectors() },
		func(p *slowSeat) int { return int(p.highestNumber()) },
	} {
		var best []int
		for _, s := range tied {
			if len(best) > 0 && measure(t.seats[s]) > measure(t.seats[best[0]]) {
				best = nil
			}
			if len(best) == 0 || measure(t.seats[s]) == measure(t.seats[best[0]]) {
				best = append(best, s)
			}
		}
		tied = best
	}
	if len(tied) == 1 {
		t.over, t.best = true, tied[0]
		return
	}
	t.tie = &slowTie{queue: tied}
}

// throw makes a pick in rock-paper-scissors (MAR-33).
func (t *slow) throw(pick Pick, chance slowChance) {
	tie := t.tie
	if tie.first == NoPick {
		tie.first = pick
		return
	}
	won := chance.game
	beats := map[Pick]Pick{Rock: Scissors, Scissors: Paper, Paper: Rock}
	switch {
	case beats[tie.first] == pick:
		won, tie.equal = 0, 0
	case beats[pick] == tie.first:
		won, tie.equal = 1, 0
	default:
		tie.equal++
		if tie.equal < 10 {
			won = -1
		} else {
			tie.equal = 0
		}
	}
	tie.first = NoPick
	if won < 0 {
		return
	}
	tie.wins[won]++
	if tie.wins[won] < 2 {
		return
	}
	tie.queue = slices.Delete(tie.queue, 1-won, 2-won)
	tie.wins = [2]int{}
	if len(tie.queue) == 1 {
		t.over, t.best, t.tie = true, tie.queue[0], nil
	}
}
