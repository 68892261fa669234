// Package throws is a toy game with a continuous set of moves and with claims that several seats make at the same
// moment. It proves the test kit, serves the tests of generic code, and is the smallest example of a rules core that
// samples.
//
// Its rules:
//   - TTH-1 Two to five seats. The seed draws the start player. The option rounds says how often each seat throws.
//   - TTH-2 In a turn the seat throws at a point of a round board, or holds, which costs ten points.
//   - TTH-3 The disc lands up to fifty units off in both directions, by chance, and is worth a point for each twenty
//     units from the middle.
//   - TTH-4 Then the seats may claim it: one move names all seats that did at once, if any. The claims are shared
//     evenly, rounded up. Each seat claims at most three times in a match. What nobody claims, the thrower gets.
//   - TTH-5 After the last throw the match ends. Fewest points win.
package throws

import "runehall/games"

const (
	maxSeats = games.MaxSeats
	// radius of the board. Everything is in whole units, so that all processors agree.
	radius  = 1000
	scatter = 50
	unit    = 20
	// holdCost is the cost of holding the disc instead of throwing.
	holdCost = 10
	// maxClaims is how often a seat may claim in a match.
	maxClaims = 3
)

// Phase says what the match waits for.
type Phase uint8

// The phases: a throw, the claims of the disc that lies, nothing any more.
const (
	Throwing Phase = iota
	Claiming
	Over
)

// Game is one match.
type Game struct {
	State
	// Chance scatters the discs. It is exported for the tests of generic code.
	Chance   games.Chance
	events   *games.Events[Event]
	revealed bool
}

// State is everything but chance. Nothing in it is hidden, so it is also what every reader may know.
type State struct {
	Seats  int
	Throws int // still to come, this one included
	Phase  Phase
	OnTurn games.Seat
	X, Y   int32 // where the disc lies
	Worth  int
	Claims [maxSeats]int // still to be made
	Points [maxSeats]int
}

const (
	streamStart = iota
	streamScatter
)

func newGame(s games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events}
	rounds := map[string]int{"two": 2, "three": 3}[info.Choice(s, "rounds")]
	g.Seats, g.Throws = s.Seats, rounds*s.Seats
	for seat := range g.Seats {
		g.Claims[seat] = maxClaims
	}
	start := games.NewChance(s.Seed, streamStart)
	g.Chance = games.NewChance(s.Seed, streamScatter)
	g.begin(s.Starter(&start))
	g.events = nil
	return g
}

func (g *Game) begin(s games.Seat) {
	g.Phase, g.OnTurn, g.X, g.Y, g.Worth = Throwing, s, 0, 0, 0
	if g.events != nil {
		g.events.Add(TurnBegan{Seat: s})
	}
}

// Apply implements [games.Core].
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if refusal := g.Check(s, m); refusal != nil {
		return refusal
	}
	g.revealed = m.Kind == Throw
	switch m.Kind {
	case Throw:
		g.land(m)
	case Hold:
		if g.events != nil {
			g.events.Add(Held{Seat: s})
		}
		g.score(s, holdCost, "TTH-2")
		g.turnOver()
	case Claim:
		g.share(m.Claims)
		g.turnOver()
	}
	return nil
}

func (g *Game) land(m Move) {
	off := func() int32 { return int32(g.Chance.IntN(2*scatter+1) - scatter) }
	g.X, g.Y = m.X+off(), m.Y+off()
	g.Worth = distance(g.X, g.Y) / unit
	g.Phase = Claiming
	if g.events != nil {
		g.events.Add(Landed{Seat: g.OnTurn, X: g.X, Y: g.Y, Worth: g.Worth})
	}
}

// distance returns the whole part of the distance from the middle.
func distance(x, y int32) int {
	square := int(x)*int(x) + int(y)*int(y)
	d := 0
	for (d+1)*(d+1) <= square {
		d++
	}
	return d
}

func (g *Game) share(claims uint8) {
	if claims == 0 {
		g.score(g.OnTurn, g.Worth, "TTH-3")
		return
	}
	var seats []games.Seat
	for s := range games.Seat(g.Seats) {
		if claims>>s&1 == 1 {
			seats = append(seats, s)
		}
	}
	for _, s := range seats {
		g.Claims[s]--
		g.score(s, (g.Worth+len(seats)-1)/len(seats), "TTH-4")
	}
}

func (g *Game) score(s games.Seat, points int, clause string) {
	g.Points[s] += points
	if g.events != nil {
		g.events.Add(Scored{Seat: s, Points: points, Clause: clause})
	}
}

func (g *Game) turnOver() {
	g.Throws--
	if g.Throws > 0 {
		g.begin((g.OnTurn + 1) % games.Seat(g.Seats))
		return
	}
	g.Phase = Over
	if g.events != nil {
		g.events.Add(Ended{})
	}
}

// Result implements [games.Core].
func (g *Game) Result() (games.Result, bool) {
	if g.Phase != Over {
		return games.Result{}, false
	}
	r := games.Result{Clause: "TTH-5"}
	for s := range g.Seats {
		r.Points[s], r.Rank[s] = int32(g.Points[s]), 1
		for other := range g.Seats {
			if g.Points[other] < g.Points[s] {
				r.Rank[s]++
			}
		}
	}
	return r, true
}
