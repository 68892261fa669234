package bids

import (
	"fmt"
	"hash/fnv"

	"runehall/games"
)

// info stands apart from Def: newGame needs it, and Def needs newGame.
var info = games.Info{
	ID: "toy-bids", Version: 1, MinSeats: 2, MaxSeats: maxSeats,
	Options:   []games.Option{{ID: "rounds", Choices: []string{"two", "three"}, Default: "two"}},
	Clauses:   games.Clauses("TBI", 1, 2, 3, 4, 5),
	Refusals:  []*games.Refusal{AwaitsKind, AwaitsBids, NoSuchKind, NoSuchBid},
	MinPoints: 0, MaxPoints: maxRounds * (10 - 1 + bonus),
	MaxMoves: 2 * maxRounds,
}

// View is what a reader may know of a match: everything but the kinds of other seats.
type View struct {
	Reader games.Seat
	State
}

func view(g *Game, reader games.Seat) View {
	v := View{Reader: reader, State: g.State}
	for s := range v.Kinds {
		if games.Seat(s) != reader && reader != games.All && g.Phase != Over {
			v.Kinds[s] = 0
		}
	}
	return v
}

// Bounds says how high bids may be, for programs that check the rules from outside.
type Bounds struct{ Lowest, Highest int }

// Def describes the game.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:     info,
	New:      newGame,
	Blank:    func() *Game { return &Game{} },
	Moves:    games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts:    []Event{Drew{}, Named{}, Bid{}, Scored{}, Shown{}, Ended{}},
	View:     view,
	Wire:     wire,
	Redact:   redact,
	Say:      say,
	Tally:    tally,
	Forced:   func(View) (games.Seat, Move, bool) { return 0, Move{}, false },
	Evaluate: evaluate,
	Quiet:    func(*Game) bool { return true },
	Joint:    func(g *Game) bool { return g.Phase == Bidding },
	Join:     join,
	Position: func(v View) any { return v.State },
	First:    func(g *Game) games.Seat { return g.OnTurn },
	Sample:   (*Game).Sample,
	Bounds: func(g *Game, _ games.Seat) any {
		if g.Phase != Bidding {
			return nil
		}
		return Bounds{1, maxBid}
	},
}

// evaluate counts points, including those for the seat's secret kind, which only come at the end.
func evaluate(g *Game, s games.Seat) int {
	value := 100 * g.Points[s]
	if g.Phase != Over {
		value += 100 * bonus * int(g.Won[s][g.Kinds[s]])
	}
	return value
}

// Listen implements [games.Core].
func (g *Game) Listen(events *games.Events[Event]) { g.events = events }

// Revealed implements [games.Core]. Only the end shows what was hidden.
func (g *Game) Revealed() bool { return g.revealed }

// Redeal implements [games.Core]. The others' kinds are drawn anew.
func (g *Game) Redeal(s games.Seat, chance *games.Chance) {
	if g.Phase == Over {
		return
	}
	for o := range g.Seats {
		if games.Seat(o) != s {
			g.Kinds[o] = int8(1 + chance.IntN(kinds))
		}
	}
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
	return sum.Sum64()
}

// Secrets lists what a reader cannot know, for the test kit.
func Secrets(g *Game, reader games.Seat) map[string]string {
	hidden := map[string]string{}
	for s := range g.Seats {
		if games.Seat(s) != reader && reader != games.All && g.Phase != Over {
			hidden[fmt.Sprint("kind ", s)] = fmt.Sprint(g.Kinds[s])
		}
	}
	return hidden
}
