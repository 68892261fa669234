package bids

import (
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// Move names the kind of a prize, or holds the bids of all seats; 0 means no bid.
type Move struct {
	Kind int8
	Bids [maxSeats]int8
}

// Bids returns the decision of one seat.
func Bids(s games.Seat, bid int8) Move {
	var m Move
	m.Bids[s] = bid
	return m
}

// The moves are written "name 2" and "bid 9 0 4 0 0", the latter with the bid of each seat.
func appendMove(dst []byte, m Move) []byte {
	if m.Kind != 0 {
		return fmt.Appendf(dst, "name %d", m.Kind)
	}
	dst = append(dst, "bid"...)
	for _, bid := range m.Bids {
		dst = fmt.Appendf(dst, " %d", bid)
	}
	return dst
}

func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	var numbers []int8
	for _, word := range words[1:] {
		n, err := strconv.ParseInt(word, 10, 8)
		if err != nil {
			return Move{}, fmt.Errorf("move %q: %w", text, err)
		}
		numbers = append(numbers, int8(n))
	}
	var m Move
	switch {
	case words[0] == "name" && len(numbers) == 1:
		m.Kind = numbers[0]
	case words[0] == "bid" && len(numbers) == maxSeats:
		m.Bids = [maxSeats]int8(numbers)
	}
	if string(appendMove(nil, m)) != text {
		return Move{}, fmt.Errorf("no move is written %q", text)
	}
	return m, nil
}

// The refusals of this game.
var (
	// AwaitsKind refuses the seat on turn a bid while no kind of prize is named.
	AwaitsKind = &games.Refusal{Clause: "TBI-2", Reason: "toy-bids.refusal.awaits-kind"}
	// AwaitsBids refuses to name a kind of prize while bids are due.
	AwaitsBids = &games.Refusal{Clause: "TBI-3", Reason: "toy-bids.refusal.awaits-bids"}
	// NoSuchKind refuses a kind of prize that there is not.
	NoSuchKind = &games.Refusal{Clause: "TBI-2", Reason: "toy-bids.refusal.no-such-kind"}
	// NoSuchBid refuses a bid that is too low or too high.
	NoSuchBid = &games.Refusal{Clause: "TBI-3", Reason: "toy-bids.refusal.no-such-bid"}
)

// AppendActing implements [games.Core].
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	for s := range games.Seat(g.Seats) {
		if g.Phase == Bidding || g.Phase == Naming && s == g.OnTurn {
			dst = append(dst, games.Acting{Seat: s, Must: true})
		}
	}
	return dst
}

// AppendMoves implements [games.Core]. It does not list bids, because a move with the bids of all seats is made by
// Join: see Sample.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	for kind := int8(1); kind <= kinds; kind++ {
		if m := (Move{Kind: kind}); g.Check(s, m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

// Sample returns a random bid of a seat, and false when none is due.
func (g *Game) Sample(s games.Seat, chance *games.Chance) (Move, bool) {
	if g.Phase != Bidding || s < 0 || int(s) >= g.Seats {
		return Move{}, false
	}
	return Bids(s, int8(1+chance.IntN(maxBid))), true
}

// Check implements [games.Core].
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.Phase == Over:
		return games.MatchOver
	case s < 0 || int(s) >= g.Seats || m.Kind != 0 && m.Bids != [maxSeats]int8{}:
		return games.NoSuchThing
	case g.Phase == Naming && s != g.OnTurn:
		return games.NotActing
	case g.Phase == Naming && m.Kind == 0:
		return AwaitsKind
	case g.Phase == Bidding && m.Kind != 0:
		return AwaitsBids
	case m.Kind < 0 || m.Kind > kinds:
		return NoSuchKind
	case g.Phase == Bidding && m.Bids[s] == 0:
		return games.NoSuchThing
	}
	for o, bid := range m.Bids {
		switch {
		case bid != 0 && o >= g.Seats:
			return games.NoSuchThing
		case bid < 0 || bid > maxBid:
			return NoSuchBid
		}
	}
	return nil
}

func join(_ *Game, decisions []games.Chosen[Move]) (games.Seat, Move) {
	var m Move
	for _, d := range decisions {
		m.Bids[d.Seat] = d.Move.Bids[d.Seat]
	}
	return decisions[0].Seat, m
}
