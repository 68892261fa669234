// Package cards is a toy game with hidden hands, an interrupt and an answer. It proves the test kit, serves the tests
// of generic code, and is the smallest example of a rules core with secrets.
//
// Its rules:
//   - TCA-1 Two to four seats. A deck of twenty cards is shuffled: four each of One, Two, Three, Bell and Shield. Each
//     seat draws three secret cards. The seed draws the start player. With the option shields off there are no Shields.
//   - TCA-2 In a turn the seat plays a number or buries a card; only a seat that holds no number passes.
//   - TCA-3 A played number is a question to the next seat, who may answer with a Shield: then it scores nothing.
//     Nothing else happens until the answer.
//   - TCA-4 An unanswered number scores its value.
//   - TCA-5 A buried card lies face down until the end and costs one point.
//   - TCA-6 Any seat may ring a Bell at any time but during a question: it scores a die of three sides.
//   - TCA-7 Whoever used a card draws another one at once, as long as the deck lasts.
//   - TCA-8 The match ends when all seats have passed one after another; a Bell begins the count anew. Most points win.
package cards

import "runehall/games"

// Card is a kind of card. NoCard stands for a card that the reader may not know.
type Card uint8

// The cards. The first three score their number.
const (
	NoCard Card = iota
	One
	Two
	Three
	Bell
	Shield

	kinds
)

// names are the cards as moves write them.
var names = [kinds]string{"none", "one", "two", "three", "bell", "shield"}

// String returns the card's name.
func (c Card) String() string {
	if c < kinds {
		return names[c]
	}
	return "unknown"
}

const (
	maxSeats = 4
	copies   = 4
	deckSize = copies * (int(kinds) - 1)
	handSize = 3
	dieSides = 3
)

// Hand counts cards by kind.
type Hand [kinds]uint8

// Size returns the number of cards.
func (h Hand) Size() int {
	n := 0
	for _, count := range h {
		n += int(count)
	}
	return n
}

// numbers reports whether a hand holds a card that can be played.
func (h Hand) numbers() bool { return h[One]+h[Two]+h[Three] > 0 }

// Phase says what the match waits for.
type Phase uint8

// The phases: a turn, the answer to a played number, nothing any more.
const (
	Turn Phase = iota
	Answer
	Over
)

// Game is one match: a flat value without pointers into itself, so that a copy is a clone.
type Game struct {
	State
	events   *games.Events[Event]
	revealed bool
}

// State is the whole position. It is exported for the tests of generic code, which play with what is hidden.
type State struct {
	Seats  int
	Cards  int // how many cards the match has
	Phase  Phase
	OnTurn games.Seat
	// Asked is the seat that may answer the card in Played; both are zero but during a question.
	Asked  games.Seat
	Played Card
	// Passes counts the turns passed one after another.
	Passes  int
	Hands   [maxSeats]Hand
	Buried  [maxSeats]Hand
	Discard Hand
	// Deck has Left cards; the last one is on top.
	Deck   [deckSize]Card
	Left   int
	Points [maxSeats]int
	Die    games.Chance
}

// Each purpose of chance has a stream of its own.
const (
	streamDeck = iota
	streamStart
	streamDie
)

func newGame(s games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events}
	g.Seats = s.Seats
	for kind := One; kind < kinds; kind++ {
		if kind == Shield && info.Choice(s, shields) == games.No {
			continue
		}
		for range copies {
			g.Deck[g.Left] = kind
			g.Left++
		}
	}
	g.Cards = g.Left
	deck, start := games.NewChance(s.Seed, streamDeck), games.NewChance(s.Seed, streamStart)
	games.Shuffle(&deck, g.Deck[:g.Left])
	g.Die = games.NewChance(s.Seed, streamDie)
	for seat := range games.Seat(g.Seats) {
		var dealt []Card
		for range handSize {
			dealt = append(dealt, g.take(seat))
		}
		if g.events != nil {
			g.events.Add(Dealt{Seat: seat, Cards: dealt})
		}
	}
	g.begin(s.Starter(&start))
	g.events = nil
	return g
}

// take moves the top card of the deck into a hand.
func (g *Game) take(s games.Seat) Card {
	g.Left--
	c := g.Deck[g.Left]
	g.Deck[g.Left] = NoCard
	g.Hands[s][c]++
	return c
}

func (g *Game) begin(s games.Seat) {
	g.Phase, g.OnTurn = Turn, s
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: s})
	}
}

func (g *Game) next(s games.Seat) games.Seat { return (s + 1) % games.Seat(g.Seats) }
