// Package bids is a toy game in which all seats decide at the same moment. It proves the test kit and the table, and is
// the smallest example of a rules core with joint decisions.
//
// Its rules:
//   - TBI-1 Two to five seats. Each draws a secret kind, one to three; several may draw the same. The seed draws the
//     first seat.
//   - TBI-2 A round begins with its seat naming the kind of the prize.
//   - TBI-3 Then all seats bid one to nine at the same moment. A seat without a bid in that move gets nothing.
//   - TBI-4 The highest bid wins the prize; among equal bids, the first in turn order from the seat of the round. The
//     prize counts ten points less the bid. The next round belongs to the seat to the left.
//   - TBI-5 After as many rounds as the option says, the kinds are shown. Each prize of a seat's own kind counts three
//     more points, and most points win.
package bids

import "runehall/games"

const (
	maxSeats  = games.MaxSeats
	maxRounds = 3
	kinds     = 3
	maxBid    = 9
	bonus     = 3
)

// Phase says what the match waits for.
type Phase uint8

// The phases: a kind of prize, the bids of all, nothing any more.
const (
	Naming Phase = iota
	Bidding
	Over
)

// Game is one match.
type Game struct {
	State
	events   *games.Events[Event]
	revealed bool
}

// State is the whole position. It is exported for the tests of generic code.
type State struct {
	Seats  int
	Rounds int // still to come, this one included
	Phase  Phase
	OnTurn games.Seat // the seat whose round it is
	Prize  int8       // the kind of the prize; 0 until it is named
	// Kinds are the secret ones; 0 where the reader of a view does not know it.
	Kinds [maxSeats]int8
	// Won counts the prizes of each seat by kind.
	Won    [maxSeats][kinds + 1]int8
	Points [maxSeats]int
}

// Each purpose of chance has a stream of its own.
const (
	streamKinds = iota
	streamStart
)

func newGame(s games.Setup, events *games.Events[Event]) *Game {
	g := &Game{events: events}
	g.Seats = s.Seats
	g.Rounds = map[string]int{"two": 2, "three": maxRounds}[info.Choice(s, "rounds")]
	chance, start := games.NewChance(s.Seed, streamKinds), games.NewChance(s.Seed, streamStart)
	for seat := range g.Seats {
		g.Kinds[seat] = int8(1 + chance.IntN(kinds))
		if g.events != nil {
			g.events.Add(Drew{Seat: games.Seat(seat), Kind: g.Kinds[seat]})
		}
	}
	g.OnTurn = s.Starter(&start)
	g.events = nil
	return g
}

// Apply implements [games.Core].
func (g *Game) Apply(s games.Seat, m Move) *games.Refusal {
	if refusal := g.Check(s, m); refusal != nil {
		return refusal
	}
	g.revealed = false
	if m.Kind > 0 {
		g.Prize, g.Phase = m.Kind, Bidding
		if g.events != nil {
			g.events.Add(Named{Seat: s, Kind: g.Prize})
		}
		return nil
	}
	g.settle(m)
	return nil
}

// settle carries out the bids, and ends the round.
func (g *Game) settle(m Move) {
	winner := games.Nobody
	for i := range games.Seat(g.Seats) {
		s := (g.OnTurn + i) % games.Seat(g.Seats)
		if m.Bids[s] == 0 {
			continue
		}
		if g.events != nil {
			g.events.Add(Bid{Seat: s, Bid: m.Bids[s]})
		}
		if winner < 0 || m.Bids[s] > m.Bids[winner] {
			winner = s
		}
	}
	g.Won[winner][g.Prize]++
	g.score(winner, 10-int(m.Bids[winner]), "TBI-4")
	g.Prize, g.Rounds = 0, g.Rounds-1
	if g.Rounds == 0 {
		g.end()
		return
	}
	g.Phase, g.OnTurn = Naming, (g.OnTurn+1)%games.Seat(g.Seats)
}

func (g *Game) end() {
	g.Phase, g.revealed = Over, true
	for s := range games.Seat(g.Seats) {
		if g.events != nil {
			g.events.Add(Shown{Seat: s, Kind: g.Kinds[s]})
		}
		if n := int(g.Won[s][g.Kinds[s]]); n > 0 {
			g.score(s, n*bonus, "TBI-5")
		}
	}
	if g.events != nil {
		g.events.Add(Ended{})
	}
}

func (g *Game) score(s games.Seat, points int, clause string) {
	g.Points[s] += points
	if g.events != nil {
		g.events.Add(Scored{Seat: s, Points: points, Clause: clause})
	}
}

// Result implements [games.Core].
func (g *Game) Result() (games.Result, bool) {
	if g.Phase != Over {
		return games.Result{}, false
	}
	r := games.Result{Clause: "TBI-5"}
	for s := range g.Seats {
		r.Points[s], r.Rank[s] = int32(g.Points[s]), 1
		for other := range g.Seats {
			if g.Points[other] > g.Points[s] {
				r.Rank[s]++
			}
		}
	}
	return r, true
}
