package ritual

import "runehall/games"

// Game is one match. It is a flat value: a copy of it is independent, except that it has the same listener.
type Game struct {
	events *games.Events[Event]

	variant Variant
	phase   Phase
	seats   games.Seat
	dealt   int8
	onTurn  games.Seat
	// back is set while the turn order is reversed.
	back bool
	// turnOver is set once the tile of the turn lies, or the turn was passed or lost.
	turnOver bool
	// revealed is what [Game.Revealed] reports.
	revealed bool
	tray     [games.MaxSeats]int8
	// passed marks the seats that have passed since the last tile was laid (RIT-8).
	passed [games.MaxSeats]bool
	// skips counts the turns that each seat is going to lose.
	skips [games.MaxSeats]int8
	hands [games.MaxSeats]handTiles
	// clause is the rule that ended the match.
	clause string

	board  board
	supply supply
	cards  cards
	chain  chain
	effect Effect
	draws  drawStack

	tileChance, cardChance, dieChance games.Chance
}

// Phase says what the match waits for.
type Phase uint8

const (
	// TurnPhase: the seat on turn lays a tile or passes; any seat may reveal a ritual (RIT-31).
	TurnPhase Phase = iota
	// AnswerPhase: a card was revealed, and the others are asked for answers (RIT-33, RIT-36).
	AnswerPhase
	// ChoicePhase: the user of a ritual chooses (RIT-33).
	ChoicePhase
	// DrawPhase: a seat with three rituals has to make room before it draws one (RIT-30).
	DrawPhase
	// OverPhase: the match has ended.
	OverPhase
)

// Variant is a choice of rules (RIT-40 to RIT-42).
type Variant uint8

const (
	// Adventurers plays with everything (RIT-42).
	Adventurers Variant = iota
	// Explorers plays without strong rituals and building over (RIT-41).
	Explorers
	// LittleExplorers plays without rituals and building over (RIT-40).
	LittleExplorers
)

// variantIDs are the choices of [OptionVariant], by variant.
var variantIDs = [...]string{Adventurers: "adventurers", Explorers: "explorers", LittleExplorers: "little-explorers"}

// String returns the id of a variant.
func (v Variant) String() string { return variantIDs[v] }

// The purposes of chance, each a stream of the match's seed.
const (
	startStream = iota
	tileStream
	cardStream
	dieStream
)

// SeatCoins is how many coins there are of each colour of players (RIT-2).
const SeatCoins = 40

// dealtCoins is how many coins each tray begins with, by seats (RIT-5).
var dealtCoins = [games.MaxSeats + 1]int8{2: 40, 3: 35, 4: 30, 5: 25}

func newGame(setup games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events, seats: games.Seat(setup.Seats), board: newBoard(), dealt: dealtCoins[setup.Seats]}
	for v, id := range variantIDs {
		if id == info.Choice(setup, OptionVariant) {
			g.variant = Variant(v)
		}
	}
	g.chain.asked = games.Nobody
	g.tileChance = games.NewChance(setup.Seed, tileStream)
	g.cardChance = games.NewChance(setup.Seed, cardStream)
	g.dieChance = games.NewChance(setup.Seed, dieStream)
	chance := games.NewChance(setup.Seed, startStream)
	g.onTurn = setup.Starter(&chance)
	for t := range TileID(Tiles) {
		g.supply.add(t)
	}
	games.Shuffle(&g.tileChance, g.supply.list())
	for kind := Hidden + 1; kind < Cards; kind++ {
		if g.variant == LittleExplorers || g.variant == Explorers && kind.Strong() {
			continue
		}
		for range kind.Copies() {
			g.cards.pile.add(kind)
		}
	}
	games.Shuffle(&g.cardChance, g.cards.pile.list())
	g.deal()
	g.events, g.revealed = nil, false
	return g
}

// deal gives out coins and hand tiles and begins the first turn (RIT-5, RIT-6).
func (g *Game) deal() {
	for s := range g.seats {
		g.tray[s] = g.dealt
		if g.events != nil {
			g.events.Add(CoinsDealt{Seat: s, Coins: int(g.dealt)})
		}
	}
	g.refillEmpty()
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: g.onTurn})
	}
}

// after returns the seat that comes next in the present turn order.
func (g *Game) after(s games.Seat) games.Seat {
	if g.back {
		return (s + g.seats - 1) % g.seats
	}
	return (s + 1) % g.seats
}

// Listen tells the events of the moves to come.
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed reports whether the last move drew, rolled or revealed something.
func (g *Game) Revealed() bool { return g.revealed }

// CloneInto makes dst an independent copy that nobody listens to.
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// AppendActing appends the seat for which the match waits; in a turn also every seat that holds rituals and could
// interrupt (RIT-31).
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	switch g.phase {
	case TurnPhase:
		dst = append(dst, games.Acting{Seat: g.onTurn, Must: true})
		for s := g.after(g.onTurn); s != g.onTurn; s = g.after(s) {
			if g.cards.holds[s] > 0 {
				dst = append(dst, games.Acting{Seat: s})
			}
		}
	case AnswerPhase:
		if g.chain.asked != games.Nobody {
			dst = append(dst, games.Acting{Seat: g.chain.asked, Must: true})
		}
	case ChoicePhase:
		dst = append(dst, games.Acting{Seat: g.effect.User, Must: true})
	case DrawPhase:
		dst = append(dst, games.Acting{Seat: g.draws.top(), Must: true})
	case OverPhase:
	}
	return dst
}

// Result ranks the seats by the coins left on their trays, fewest first (RIT-7, RIT-8).
func (g *Game) Result() (games.Result, bool) {
	if g.phase != OverPhase {
		return games.Result{}, false
	}
	r := games.Result{Clause: g.clause}
	most := int8(0)
	for s := range g.seats {
		most = max(most, g.tray[s])
		r.Points[s] = int32(g.tray[s])
		r.Rank[s] = 1
		for o := range g.seats {
			if g.tray[o] < g.tray[s] {
				r.Rank[s]++
			}
		}
	}
	for s := range g.seats {
		r.Rematch[s] = g.tray[s] == most
	}
	return r, true
}
