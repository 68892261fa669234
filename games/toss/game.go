package toss

import "runehall/games"

// Game is one match. It is a flat value: a copy of it is independent, except that it has the same listener.
type Game struct {
	events *games.Events[Event]

	way Way
	// timed says that the snatch ends at the tick limit (TOS-10).
	timed bool
	limit int32
	// lead is how many ticks later computer players see the fallen runes.
	lead int32

	phase Phase
	step  Step
	seats games.Seat
	// first holds the bag and is the round's first player (TOS-5); round counts from 1.
	first games.Seat
	round int16
	// revealed is what [Game.Revealed] reports.
	revealed bool

	// bag holds bagSize runes; views only know that number.
	bag     set
	bagSize uint8
	// back are the runes that everybody saw go into the bag since the throw.
	back  set
	hands [games.MaxSeats]hand
	// discs are the discs on the table, Destiny first. The runes that lie face up among them are also in up.
	discs [maxDiscs]Disc
	lying uint8
	up    set
	// balance are the Balance runes, balanceThen those at the throw (TOS-11).
	balance, balanceThen [games.MaxSeats]Rune
	loot                 [games.MaxSeats]pile
	// apart holds for each seat the twin of its Balance rune that another one snatched, taker who snatched each rune
	// this round.
	apart [games.MaxSeats]Rune
	taken set
	taker [Runes]games.Seat

	gestures [games.MaxSeats]Gesture
	ready    [games.MaxSeats]bool

	// fell are the runes that lay face up right after the throw.
	fell set
	// clock is the last tick of the snatch at which a rune was reached; got counts how many each seat snatched this
	// round.
	clock int32
	got   [games.MaxSeats]uint8
	// reached is the tick of each seat's last claim.
	reached [games.MaxSeats]int32
	done    [games.MaxSeats]bool
	passes  uint8
	// onTurn is the seat of the phases in which only one acts.
	onTurn games.Seat
	runs   [games.MaxSeats]run

	// falses are the false runes that are still to go back, place is how far step 1 has come in the turn order.
	falses set
	place  games.Seat
	// colour is the one that steps 3 and 4 have come to.
	colour  Colour
	contest contest
	// named is the last order of thefts that was named, namedBy who named it.
	named   [games.MaxSeats]games.Seat
	namedBy games.Seat

	// winners are set once the match is over; clause is the rule that ended it.
	winners crowd
	clause  string

	bagChance, faceChance, handChance games.Chance
}

// hand is what a seat has drawn and not thrown yet.
type hand struct {
	runes [handSize]Rune
	count uint8
}

// handSize is the most that a seat throws (TOS-6).
const handSize = 5

func (h *hand) list() []Rune { return h.runes[:h.count] }

// Phase says what the match waits for.
type Phase uint8

const (
	// ThrowPhase: all seats that have not yet make their gesture (TOS-7).
	ThrowPhase Phase = iota
	// SnatchPhase: all seats that are not done reach for runes (TOS-40).
	SnatchPhase
	// RunPhase: one seat plays its own run behind a curtain (TOS-41).
	RunPhase
	// CalmPhase: one seat takes a pair or a twin (TOS-42).
	CalmPhase
	// GivePhase: one seat chooses the pair that it gives with a false one (TOS-11).
	GivePhase
	// FlickPhase: one seat flicks in a contest (TOS-20, TOS-22).
	FlickPhase
	// OrderPhase: one seat chooses the order of thefts (TOS-14).
	OrderPhase
	// OverPhase: the match has ended.
	OverPhase
	phases
)

// Way is how runes are snatched.
type Way uint8

const (
	// Snatch is in real time (TOS-40).
	Snatch Way = iota
	// Ghost: the seats snatch one after the other, each on its own; the runs are then played back together (TOS-41).
	Ghost
	// Calm is by turns (TOS-42).
	Calm
)

// The purposes of chance, each a stream of the match's seed.
const (
	startStream = iota
	bagStream
	faceStream
	handStream
)

func newGame(setup games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events, seats: games.Seat(setup.Seats)}
	g.way = ways[info.Choice(setup, OptionWay)]
	g.limit = limits[info.Choice(setup, OptionTime)]
	g.timed = g.limit > 0
	if !g.timed {
		g.limit = endOfTime
	}
	g.lead = leads[info.Choice(setup, OptionLead)]
	chance := games.NewChance(setup.Seed, startStream)
	g.first = setup.Starter(&chance)
	g.bagChance = games.NewChance(setup.Seed, bagStream)
	g.faceChance = games.NewChance(setup.Seed, faceStream)
	g.handChance = games.NewChance(setup.Seed, handStream)
	g.bag, g.bagSize = all, Runes
	g.discs[0], g.lying = Disc{Rune: Destiny, Up: true}, 1
	for s := range g.balance {
		g.balance[s], g.balanceThen[s], g.apart[s] = NoRune, NoRune, NoRune
	}
	g.named, g.namedBy = noOrder, games.Nobody
	g.drawBalances()
	g.beginRound()
	g.events, g.revealed = nil, false
	return g
}

// Listen tells the events of the moves to come.
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed reports whether the last move cannot be taken back: it showed somebody a rune, or was a deed of the hand
// that counted at once. A gesture counts once all have made theirs, an own run once all are played back.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto makes dst an independent copy that nobody listens to.
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// AppendActing appends the seats that may act. All of them must: a seat with nothing to do in a snatch says so.
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	for s := range g.seats {
		if g.acts(s) {
			dst = append(dst, games.Acting{Seat: s, Must: true})
		}
	}
	return dst
}

// acts reports whether a seat of the match may act.
func (g *Game) acts(s games.Seat) bool {
	switch g.phase {
	case ThrowPhase:
		return !g.ready[s]
	case SnatchPhase:
		return !g.done[s]
	case OverPhase:
		return false
	default:
		return s == g.onTurn
	}
}

// inTurn returns the seat that is at a place of the round's turn order (TOS-5).
func (g *Game) inTurn(place games.Seat) games.Seat { return (g.first + place) % g.seats }

func (g *Game) draw() Rune {
	r := g.bag.nth(g.bagChance.IntN(g.bag.size()))
	g.bag &^= bit(r)
	g.bagSize--
	return r
}

func (g *Game) putBack(list ...Rune) {
	for _, r := range list {
		g.bag |= bit(r)
		g.bagSize++
	}
}

func (g *Game) putBackOpenly(list ...Rune) {
	g.putBack(list...)
	g.back |= setOf(list...)
}

// Result ranks the seats by their loot; of those with the most, TOS-20 names the winners.
func (g *Game) Result() (games.Result, bool) {
	if g.phase != OverPhase {
		return games.Result{}, false
	}
	r := games.Result{Clause: g.clause}
	for s := range g.seats {
		r.Points[s] = int32(g.loot[s].count)
	}
	for s := range g.seats {
		r.Rank[s] = 1
		for o := range g.seats {
			if r.Points[o] > r.Points[s] || r.Points[o] == r.Points[s] && g.winners[o] && !g.winners[s] {
				r.Rank[s]++
			}
		}
	}
	return r, true
}

// crowd marks seats.
type crowd [games.MaxSeats]bool

func (c crowd) count() (n int) {
	for _, in := range c {
		if in {
			n++
		}
	}
	return n
}

func (c crowd) list() []games.Seat {
	list := []games.Seat{}
	for s, in := range c {
		if in {
			list = append(list, games.Seat(s))
		}
	}
	return list
}
