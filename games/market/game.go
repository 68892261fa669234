package market

import "runehall/games"

// Game is one match. It is a flat value: a copy of it is independent, except that it has the same listener.
type Game struct {
	events *games.Events[Event]

	// open is the option of open stores (MAR-17).
	open bool
	// finish is the option to finish the round; last says that the last round has begun (MAR-31).
	finish, last bool

	phase  Phase
	step   Step
	seats  games.Seat
	starts games.Seat
	onTurn games.Seat
	// turns counts the turns begun, by all seats.
	turns int16
	// revealed is the result of [Game.Revealed].
	revealed bool
	// bought is set when an outpost or a collector was bought with runes this turn (MAR-11).
	bought bool
	// played is set when a hand card was played this turn, wasted when one was discarded without effect (MAR-12).
	played, wasted bool
	// noted is how many runes of interest each store of the seat on turn was noted for (MAR-9).
	noted [Places]int8
	// challenged are the seats challenged this turn (MAR-21).
	challenged [games.MaxSeats]bool

	market   Market
	players  [games.MaxSeats]player
	hands    [games.MaxSeats]Set
	sizes    [games.MaxSeats]uint8
	deck     pile
	discards pile
	// known are, for each reader, the cards that it knows each seat to hold. The last reader is the public.
	known [games.MaxSeats + 1][games.MaxSeats]Set
	// yielded is the lowest card to which each seat has yielded in a duel since it last got a card, or Hidden.
	// Everybody knows from it that the seat has no number card that high (MAR-21).
	yielded [games.MaxSeats]Card

	duel   Fight
	taking Taking
	match  throws
	// winner is set once the match is over; clause is the rule that ended it.
	winner games.Seat
	clause string

	deckChance, stealChance, throwChance games.Chance
}

// Market is what lies open on the table to be bought (MAR-1).
type Market struct {
	// Runes are those of each colour; entry 0 stays 0.
	Runes      [colours]int8 `json:"runes"`
	Outposts   int8          `json:"outposts"`
	Collectors int8          `json:"collectors"`
}

// Phase says what the match waits for.
type Phase uint8

const (
	// TurnPhase: the seat on turn makes a move of its turn.
	TurnPhase Phase = iota
	// AnswerPhase: a challenged seat answers (MAR-21).
	AnswerPhase
	// TakePhase: the seat on turn takes something of another seat (MAR-22).
	TakePhase
	// ThrowPhase: rock-paper-scissors decides (MAR-33).
	ThrowPhase
	// OverPhase: the match has ended.
	OverPhase
)

// Step says how far a turn has come (MAR-7).
type Step uint8

const (
	// StartStep: main stores may still be given up (MAR-18).
	StartStep Step = iota
	// InterestStep: interest was taken.
	InterestStep
	// BuyStep: something was bought with runes, or a collector was got rid of.
	BuyStep
	// CardStep: a hand card was played.
	CardStep
)

// The streams of chance, one for each purpose.
const (
	startStream = iota
	deckStream
	stealStream
	throwStream
)

func newGame(setup games.Setup, events *games.Events[Event]) *Game {
	g := &Game{
		events: events, seats: games.Seat(setup.Seats), winner: games.Nobody,
		open:   info.Choice(setup, OptionOpen) == games.Yes,
		finish: info.Choice(setup, OptionEnding) == EndingRound,
	}
	chance := games.NewChance(setup.Seed, startStream)
	g.starts = setup.Starter(&chance)
	g.deckChance = games.NewChance(setup.Seed, deckStream)
	g.stealChance = games.NewChance(setup.Seed, stealStream)
	g.throwChance = games.NewChance(setup.Seed, throwStream)
	g.market = Market{Runes: [colours]int8{Red: MarketRunes, Blue: MarketRunes}, Outposts: MarketOutposts,
		Collectors: MarketCollectors}
	for c := Card(1); c < cardKinds; c++ {
		for range copies[c] {
			g.deck.add(c)
		}
	}
	games.Shuffle(&g.deckChance, g.deck.list())
	for i := range g.seats {
		g.refill((g.starts + i) % g.seats)
	}
	g.onTurn = g.starts
	g.beginTurn()
	g.events, g.revealed = nil, false
	return g
}

// Listen sets the listener for the events of the moves to come.
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed reports whether the last move showed somebody a card, or a pick.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto makes dst an independent copy without a listener.
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// AppendActing appends the one seat that the match waits for. Nobody interrupts: a challenged seat is always asked.
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	if g.phase == OverPhase {
		return dst
	}
	return append(dst, games.Acting{Seat: g.acting(), Must: true})
}

func (g *Game) acting() games.Seat {
	switch g.phase {
	case AnswerPhase:
		return g.duel.Target
	case ThrowPhase:
		return g.match.acting()
	default:
		return g.onTurn
	}
}

// Result ranks the seats by their points. Among those with the most points, MAR-33 names the winner.
func (g *Game) Result() (games.Result, bool) {
	if g.phase != OverPhase {
		return games.Result{}, false
	}
	r := games.Result{Clause: g.clause}
	for s := range g.seats {
		r.Points[s] = int32(g.players[s].points())
	}
	for s := range g.seats {
		r.Rank[s] = 1
		for o := range g.seats {
			if r.Points[o] > r.Points[s] || r.Points[o] == r.Points[s] && o != s && o == g.winner {
				r.Rank[s]++
			}
		}
	}
	r.Rematch[g.winner] = true
	return r, true
}
