package market

import (
	"fmt"

	"runehall/games"
)

const (
	// OptionOpen lets thieves and duels reach the runes in stores (MAR-17).
	OptionOpen = "open-stores"
	// OptionEnding chooses what the last rune of the market ends (MAR-31).
	OptionEnding = "ending"
	// EndingSudden ends the match with it, in the middle of anything.
	EndingSudden = "sudden"
	// EndingRound lets the round be finished first, so that each seat has had as many turns.
	EndingRound = "round"
)

var info = games.Info{
	ID:       "market",
	Version:  2,
	MinSeats: 2, MaxSeats: games.MaxSeats,
	Options: []games.Option{
		{ID: OptionOpen, Choices: []string{games.No, games.Yes}, Default: games.No},
		{ID: OptionEnding, Choices: []string{EndingSudden, EndingRound}, Default: EndingSudden},
	},
	Clauses:  clauses(),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Markt der Runen", Age: 8, Begins: games.Youngest},
	Rounds:   [2]int{11, 20},
	// All collectors on a seat without anything; all runes and as many outposts as a seat can have.
	MinPoints: -MarketCollectors, MaxPoints: 2*MarketRunes + 2*2,
	// A turn: each card of the deck is played once, with two takings or an answer; and each rune is put into a store, spent or
	// moved a few times. Rock-paper-scissors: four matches of three games, each of ten picks by two seats.
	MaxMoves: MaxTurns*games.MaxSeats*(3*DeckCards+12*2*MarketRunes) + 4*3*equalThrows*2,
	// There are few moves at a time, and one move ahead shows little: a slip is any of them, and an adept tries some on possible positions. A novice lets
	// others play. Only a master uses the learnt weights: with them, matches of weaker levels are longer than with the weights that were set by
	// hand.
	Minds: &games.Minds{
		{Slips: 50, Few: 2, Plain: true, Gentle: true}, {Slips: 35, Few: 1, Plain: true}, {Field: 4, Playouts: 16, Ahead: 2, Plain: true},
		{Field: 10, Playouts: 160, Ahead: 12, Chances: true},
	},
	PersonBegins: true,
	Swing:        760,
}

// Def describes the game to everything generic.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:     info,
	New:      newGame,
	Blank:    func() *Game { return new(Game) },
	Moves:    games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts:    facts,
	View:     view,
	Wire:     wire,
	Redact:   redact,
	Say:      say,
	Tally:    tally,
	Course:   course,
	Forced:   forced,
	Late:     late,
	Obvious:  obvious,
	Lacks:    lacks,
	Grounds:  grounds,
	Evaluate: evaluate,
	Worth:    worth,
	Plain:    plain,
	Gentle:   gentle,
	Quiet:    quiet,
	Overdue:  overdue,
	Answers:  func(g *Game) bool { return g.phase == AnswerPhase || g.phase == ThrowPhase },
	Position: position,
	First:    func(g *Game) games.Seat { return g.starts },
}

// clauses lists MAR-1 to MAR-34 in the order of the rulebook; there is no MAR-8.
func clauses() []string {
	order := []int{
		1, 2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 5, 16, 17, 18, 19, 20, 21, 6, 22, 23, 24, 25, 26, 27, 28, 29, 30,
		31, 32, 33, 34,
	}
	ids := make([]string, len(order))
	for i, n := range order {
		ids[i] = fmt.Sprintf("MAR-%d", n)
	}
	return ids
}

// forced returns the only legal move where everybody can see that there is no other: with an empty hand, or in a taking
// without a choice.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	s := g.acting()
	if g.phase == OverPhase || g.phase == ThrowPhase || g.phase != TakePhase && g.sizes[s] > 0 {
		return 0, Move{}, false
	}
	var buffer [2]Move
	moves := public.AppendMoves(buffer[:0], s)
	if len(moves) != 1 {
		return 0, Move{}, false
	}
	return s, moves[0], true
}

// quiet reports whether the match waits for a move of a turn: no duel, theft or tie is open.
func quiet(g *Game) bool { return g.phase == TurnPhase || g.phase == OverPhase }
