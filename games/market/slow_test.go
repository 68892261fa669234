package market

import (
	"slices"

	"runehall/games"
)

// slow is a second reading of the rules, written from their text alone, clause by clause, with lists and maps and
// without updating anything step by step. It shares nothing with the core but the form of moves and the names of
// places. It cannot know chance: it is told what is drawn from a shuffled pile or taken blindly (see slowChance), and
// checks that.
type slow struct {
	open       bool
	finish     bool // by the option, the round is finished once
	last       bool // the market has been empty (MAR-31)
	seats      []*slowSeat
	runes      map[Colour]int // in the market
	outposts   int
	collectors int
	deck       []Card // the last one is on top
	discards   []Card

	starts, onTurn, turns int
	// stage is how far the turn has come: giving up (MAR-18), then the phases of MAR-7.
	stage   slowStage
	onePaid bool // an outpost or collector was bought with runes (MAR-11)
	played  bool
	wasted  bool
	// noted is what each store bears (MAR-9), by store and not by place.
	noted      map[*slowStore]int
	challenged map[int]bool

	attack   Card // the card of a duel that waits for its answer
	defender int
	takings  int // how many are still to be made
	of       int // the only seat they can be made from; -1: any

	tie  *slowTie
	over bool
	best int // the winner
}

type slowStage int

const (
	slowGiveUp slowStage = iota
	slowInterest
	slowBuying
	slowCards
)

type slowSeat struct {
	loose  map[Colour]int
	stores map[Place]*slowStore
	hand   []Card
}

type slowStore struct {
	place  Place
	colour Colour
	runes  int
	joined bool
	// occupied is the seat whose collector sits there, -1 for none.
	occupied int
}

// slowTie is rock-paper-scissors (MAR-33).
type slowTie struct {
	queue []int // the two that play, then those that wait
	wins  [2]int
	first Pick
	equal int
}

// slowChance is what chance brought in a move.
type slowChance struct {
	// drawn are the cards that a seat drew from the shuffled discards, and deck what was left of them.
	drawn, deck []Card
	// taken is the card taken blindly.
	taken Card
	// game is which of the two won a game of rock-paper-scissors that the seed decided.
	game int
}

// slowTable returns the second reading of a match that has just been set up.
func slowTable(g *Game) *slow {
	t := &slow{
		open: g.open, finish: g.finish, runes: map[Colour]int{Red: MarketRunes, Blue: MarketRunes}, outposts: 4,
		collectors: 4, deck: slices.Clone(g.deck.list()), starts: int(g.starts), onTurn: int(g.starts), of: -1,
		best: -1,
	}
	for s := range g.seats {
		t.seats = append(t.seats, &slowSeat{loose: map[Colour]int{}, stores: map[Place]*slowStore{},
			hand: g.hands[s].Cards()})
	}
	t.begin()
	return t
}

func (t *slow) own() *slowSeat { return t.seats[t.onTurn] }

// places lists the stores of a seat in a fixed order.
func (p *slowSeat) places() []*slowStore {
	var list []*slowStore
	for at := range Places {
		if s := p.stores[at]; s != nil {
			list = append(list, s)
		}
	}
	return list
}

// some returns the stores that a seat has at the given places.
func (p *slowSeat) some(places ...Place) []*slowStore {
	var list []*slowStore
	for _, at := range places {
		if s := p.stores[at]; s != nil {
			list = append(list, s)
		}
	}
	return list
}

func (p *slowSeat) mains() []*slowStore { return p.some(RedMain, BlueMain) }
func (p *slowSeat) posts() []*slowStore { return p.some(Post1, Post2) }

// add gives a seat a store at the first free one of some places.
func (p *slowSeat) add(store slowStore, places ...Place) {
	for _, at := range places {
		if p.stores[at] == nil {
			store.place = at
			p.stores[at] = &store
			return
		}
	}
	panic("no place is left")
}

// addPost gives a seat an outpost as a store of its own, open to either colour (MAR-15).
func (p *slowSeat) addPost() { p.add(slowStore{occupied: -1}, Post1, Post2) }

// discard takes cards out of a hand (MAR-13: discards lie open).
func (t *slow) discard(p *slowSeat, cards ...Card) {
	for _, c := range cards {
		i := slices.Index(p.hand, c)
		p.hand = slices.Delete(p.hand, i, i+1)
		t.discards = append(t.discards, c)
	}
}

// points counts by MAR-2.
func (p *slowSeat) points() int {
	points := p.loose[Red] + p.loose[Blue] + 2*p.outposts() - p.collectors()
	for _, s := range p.places() {
		points += s.runes
	}
	return points
}

func (p *slowSeat) outposts() int {
	n := len(p.posts())
	for _, s := range p.mains() {
		if s.joined {
			n++
		}
	}
	return n
}

func (p *slowSeat) collectors() int {
	n := 0
	for _, s := range p.places() {
		if s.occupied >= 0 {
			n++
		}
	}
	return n
}

func (p *slowSeat) highestNumber() Card {
	highest := Hidden
	for _, c := range p.hand {
		if c <= 10 {
			highest = max(highest, c)
		}
	}
	return highest
}

func (t *slow) acting() (games.Seat, bool) {
	switch {
	case t.over:
		return 0, false
	case t.tie != nil && t.tie.first == NoPick:
		return games.Seat(t.tie.queue[0]), true
	case t.tie != nil:
		return games.Seat(t.tie.queue[1]), true
	case t.attack != Hidden:
		return games.Seat(t.defender), true
	default:
		return games.Seat(t.onTurn), true
	}
}
