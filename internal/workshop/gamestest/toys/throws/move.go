package throws

import (
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// Kind says what a move does.
type Kind uint8

// The kinds of moves: X and Y belong to Throw, Claims to Claim.
const (
	Throw Kind = iota
	Hold
	Claim
)

// Move is what a seat does. Claims has a bit for each seat that claims.
type Move struct {
	Kind   Kind
	X, Y   int32
	Claims uint8
}

// The moves are written "throw -120 33", "hold" and "claim 0 2", the last with all seats that claim.
func appendMove(dst []byte, m Move) []byte {
	switch m.Kind {
	case Throw:
		return fmt.Appendf(dst, "throw %d %d", m.X, m.Y)
	case Hold:
		return append(dst, "hold"...)
	default:
		dst = append(dst, "claim"...)
		for s := range 8 {
			if m.Claims>>s&1 == 1 {
				dst = fmt.Appendf(dst, " %d", s)
			}
		}
		return dst
	}
}

func parseMove(text string) (Move, error) {
	words := strings.Split(text, " ")
	numbers := make([]int32, 0, maxSeats)
	for _, word := range words[1:] {
		n, err := strconv.ParseInt(word, 10, 32)
		if err != nil {
			return Move{}, fmt.Errorf("move %q: %w", text, err)
		}
		numbers = append(numbers, int32(n))
	}
	var m Move
	switch {
	case words[0] == "throw" && len(numbers) == 2:
		m = Move{Kind: Throw, X: numbers[0], Y: numbers[1]}
	case words[0] == "hold" && len(numbers) == 0:
		m = Move{Kind: Hold}
	case words[0] == "claim":
		m = Move{Kind: Claim}
		for _, n := range numbers {
			m.Claims |= 1 << (n & 7)
		}
	}
	if string(appendMove(nil, m)) != text {
		return Move{}, fmt.Errorf("no move is written %q", text)
	}
	return m, nil
}

// The refusals of this game.
var (
	// AwaitsThrow refuses claims while the disc is in the hand.
	AwaitsThrow = &games.Refusal{Clause: "TTH-2", Reason: "toy-throws.refusal.awaits-throw"}
	// AwaitsClaims refuses to throw again before the claims.
	AwaitsClaims = &games.Refusal{Clause: "TTH-4", Reason: "toy-throws.refusal.awaits-claims"}
	// OffBoard refuses a throw beyond the board.
	OffBoard = &games.Refusal{Clause: "TTH-2", Reason: "toy-throws.refusal.off-board"}
	// NoClaimsLeft refuses claims of a seat that has made all of its claims.
	NoClaimsLeft = &games.Refusal{Clause: "TTH-4", Reason: "toy-throws.refusal.no-claims-left"}
)

// AppendActing implements [games.Core]. The thrower's seat also hands in the claims of all.
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	if g.Phase == Over {
		return dst
	}
	return append(dst, games.Acting{Seat: g.OnTurn, Must: true})
}

// AppendMoves implements [games.Core]. Throws are not listed: see Sample.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	if hold := (Move{Kind: Hold}); g.Check(s, hold) == nil {
		dst = append(dst, hold)
	}
	for claims := range uint8(1 << maxSeats) {
		if m := (Move{Kind: Claim, Claims: claims}); g.Check(s, m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

// Sample returns a random throw, and false when none is due.
func (g *Game) Sample(s games.Seat, chance *games.Chance) (Move, bool) {
	if g.Phase != Throwing || s != g.OnTurn {
		return Move{}, false
	}
	at := func() int32 { return int32(chance.IntN(2*radius+1) - radius) }
	for {
		if m := (Move{Kind: Throw, X: at(), Y: at()}); onBoard(m.X, m.Y) {
			return m, true
		}
	}
}

func onBoard(x, y int32) bool { return int64(x)*int64(x)+int64(y)*int64(y) <= radius*radius }

// Check implements [games.Core].
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.Phase == Over:
		return games.MatchOver
	case m.Kind > Claim, m.Kind != Throw && (m.X != 0 || m.Y != 0), m.Kind != Claim && m.Claims != 0,
		m.Claims>>g.Seats != 0:
		return games.NoSuchThing
	case s != g.OnTurn:
		return games.NotActing
	case g.Phase == Throwing && m.Kind == Claim:
		return AwaitsThrow
	case g.Phase == Claiming && m.Kind != Claim:
		return AwaitsClaims
	case m.Kind == Throw && !onBoard(m.X, m.Y):
		return OffBoard
	}
	for seat := range g.Seats {
		if m.Claims>>seat&1 == 1 && g.Claims[seat] == 0 {
			return NoClaimsLeft
		}
	}
	return nil
}
