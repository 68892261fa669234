package throws

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"

	"runehall/games"
)

// info stands apart from Def: newGame needs it, and Def needs newGame.
var info = games.Info{
	ID: "toy-throws", Version: 1, MinSeats: 2, MaxSeats: maxSeats,
	Options:  []games.Option{{ID: "rounds", Choices: []string{"two", "three"}, Default: "two"}},
	Clauses:  games.Clauses("TTH", 1, 2, 3, 4, 5),
	Refusals: []*games.Refusal{AwaitsThrow, AwaitsClaims, OffBoard, NoClaimsLeft},
	// Three own throws and three claims, each at most the board's radius and the scatter along a diagonal.
	MinPoints: 0, MaxPoints: 6 * (radius + 2*scatter) / unit,
	// Three rounds of a throw and its claims.
	MaxMoves: 3 * maxSeats * 2,
}

// View is what a reader may know of a match: everything but chance.
type View struct {
	Reader games.Seat
	State
}

// Bounds says where throws may go, for programs that check the rules from outside.
type Bounds struct{ Radius int }

// Def describes the game.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:     info,
	New:      newGame,
	Blank:    func() *Game { return &Game{} },
	Moves:    games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts:    []Event{TurnBegan{}, Landed{}, Held{}, Scored{}, Ended{}},
	View:     func(g *Game, reader games.Seat) View { return View{Reader: reader, State: g.State} },
	Wire:     wire,
	Redact:   func(event Event, _ games.Seat) (Event, bool) { return event, true },
	Say:      say,
	Tally:    tally,
	Forced:   forced,
	Evaluate: func(g *Game, s games.Seat) int { return -100 * g.Points[s] },
	Quiet:    func(g *Game) bool { return g.Phase != Claiming },
	Position: func(v View) any { return v.State },
	First:    func(g *Game) games.Seat { return g.OnTurn },
	Sample:   (*Game).Sample,
	Bounds: func(g *Game, s games.Seat) any {
		if g.Phase != Throwing || s != g.OnTurn {
			return nil
		}
		return Bounds{Radius: radius}
	},
}

// forced hands in the only claims there can be when nobody has any left.
func forced(public View) (games.Seat, Move, bool) {
	if public.Phase != Claiming || public.Claims != [maxSeats]int{} {
		return 0, Move{}, false
	}
	return public.OnTurn, Move{Kind: Claim}, true
}

// Listen implements [games.Core].
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed implements [games.Core].
func (g *Game) Revealed() bool { return g.revealed }

// Redeal implements [games.Core]: only chance is unknown.
func (g *Game) Redeal(_ games.Seat, chance *games.Chance) {
	g.Chance = games.NewChance(chance.Uint64(), streamScatter)
}

// CloneInto implements [games.Core].
func (g *Game) CloneInto(dst *Game) {
	*dst = *g
	dst.events = nil
}

// Hash implements [games.Core].
func (g *Game) Hash() uint64 {
	sum := fnv.New64a()
	fmt.Fprint(sum, g.State)
	chance := g.Chance // a copy: its next numbers stand for its state
	sum.Write(binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, chance.Uint64()), chance.Uint64()))
	return sum.Sum64()
}
