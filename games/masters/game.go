package masters

import "runehall/games"

// Game is one match. It is a flat value: a copy of it is independent, except that it has the same listener.
type Game struct {
	events *games.Events[Event]

	rules  Rules
	phase  Phase
	seats  games.Seat
	onTurn games.Seat
	// drewExtra is set from the draw of MAS-23 to the end of the turn.
	drewExtra bool
	// revealed is what [Game.Revealed] reports.
	revealed bool

	board   board
	hands   [maxSeats]hand
	players [maxSeats]player
	deck    pile
	// box holds the layouts that a wild deck leaves out.
	box pile
	// discards are the cards that left the match by MAS-16.
	discards pile
}

// player is what a seat has, apart from its hand and what stands on the table.
type player struct {
	// left is how many masters are still to be placed (MAS-3).
	left int8
	side Side
	// powerUsed is set when the blue side was used (MAS-22), bonus when the green side gave its card (MAS-21).
	powerUsed, bonus bool
	// ignored is the rune that the blue side ignored.
	ignored Cell
	// beside are the cards that cost a point each (MAS-23).
	beside pile
}

// Rules are the options that a match is played with.
type Rules struct {
	// Adepts: each seat has an adept card (MAS-20).
	Adepts bool `json:"adepts"`
	// Extra: everybody may draw at the start of a turn (MAS-23).
	Extra bool `json:"extraDraw"`
	// High: each seat has a high-master token (MAS-25).
	High bool `json:"highMasters"`
	// Wild: the cards are drawn from all layouts (MAS-4).
	Wild bool `json:"wildDeck"`
}

// Phase says what the match waits for.
type Phase uint8

const (
	// SidePhase: the seat on turn chooses the side of its adept (MAS-20).
	SidePhase Phase = iota
	// PlayPhase: it plays a card, and may draw one before (MAS-6, MAS-23).
	PlayPhase
	// MasterPhase: it draws a card or places a master (MAS-13).
	MasterPhase
	// TokenPhase: it may put its token next to the master just placed (MAS-25).
	TokenPhase
	// DiscardPhase: it discards a card for the one drawn at the start of the turn (MAS-23).
	DiscardPhase
	// OverPhase: the match has ended.
	OverPhase
)

// The streams of chance, one for each purpose. They are used only for the set-up.
const (
	startStream = iota
	deckStream
)

func newGame(setup games.Setup, events *games.Events[Event]) *Game {
	chosen := func(option, choice string) bool { return info.Choice(setup, option) == choice }
	g := &Game{events: events, seats: games.Seat(setup.Seats), rules: Rules{
		Adepts: chosen(OptionAdepts, games.Yes), Extra: chosen(OptionExtra, games.Yes),
		High: chosen(OptionHigh, games.Yes), Wild: chosen(OptionDeck, DeckWild),
	}}
	chance := games.NewChance(setup.Seed, startStream)
	g.onTurn = setup.Starter(&chance)
	start := g.shuffle(games.NewChance(setup.Seed, deckStream))
	g.board = newBoard(start)
	if g.events != nil {
		g.events.Add(StartLaid{Card: start})
	}
	g.deal()
	g.events, g.revealed = nil, false
	return g
}

// shuffle makes the deck, and returns the start card (MAS-4, MAS-5).
func (g *Game) shuffle(chance games.Chance) Card {
	start := StartCard
	if !g.rules.Wild {
		for card := StartCard + 1; card <= StartCard+DeckCards; card++ {
			g.deck.add(card)
		}
		games.Shuffle(&chance, g.deck.list())
		return start
	}
	for card := Card(1); card <= Layouts; card++ {
		g.box.add(card)
	}
	games.Shuffle(&chance, g.box.list())
	start = g.box.draw()
	for range DeckCards {
		g.deck.add(g.box.draw())
	}
	return start
}

// deal gives out masters and hands, in turn order, and begins the first turn, or the choice of sides (MAS-5, MAS-20).
func (g *Game) deal() {
	s := g.onTurn
	for range g.seats {
		g.players[s].left = HandCards
		for range HandCards {
			g.hands[s].add(g.deck.draw())
		}
		if g.events != nil {
			g.events.Add(HandDealt{Seat: s, Cards: g.handOf(s), Deck: int(g.deck.count)})
		}
		s = g.after(s)
	}
	if g.rules.Adepts {
		g.phase = SidePhase
		return
	}
	g.beginTurn()
}

// after returns the seat that comes next clockwise.
func (g *Game) after(s games.Seat) games.Seat { return (s + 1) % g.seats }

// anyDone reports whether a seat has no master left: from then on nobody draws (MAS-17).
func (g *Game) anyDone() bool {
	for s := range g.seats {
		if g.players[s].left == 0 {
			return true
		}
	}
	return false
}

// Listen tells the events of the moves to come.
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed reports whether the last move showed somebody a card: one was drawn, or a hidden one was played, discarded
// or shown.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto makes dst an independent copy that nobody listens to.
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// AppendActing appends the seat on turn: nobody ever interrupts.
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	if g.phase == OverPhase {
		return dst
	}
	return append(dst, games.Acting{Seat: g.onTurn, Must: true})
}

// points returns what a seat would score now (MAS-18, MAS-23).
func (g *Game) points(s games.Seat) int {
	_, points := g.board.worth(&g.board.held[s])
	return points - int(g.players[s].beside.count)
}

// Result ranks the seats by their points, most first; equal seats share a rank (MAS-18).
func (g *Game) Result() (games.Result, bool) {
	if g.phase != OverPhase {
		return games.Result{}, false
	}
	r := games.Result{Clause: "MAS-18"}
	for s := range g.seats {
		r.Points[s] = int32(g.points(s))
	}
	for s := range g.seats {
		r.Rank[s] = 1
		for o := range g.seats {
			if r.Points[o] > r.Points[s] {
				r.Rank[s]++
			}
		}
	}
	return r, true
}
