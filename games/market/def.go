package market

import "runehall/games"

const (
	// OptionOpen lets thieves and duels reach the runes in stores (MAR-17).
	OptionOpen = "open-stores"
	// OptionEnding chooses what happens when the market's last rune is taken (MAR-31).
	OptionEnding = "ending"
	// EndingSudden ends the match at once, whatever is going on.
	EndingSudden = "sudden"
	// EndingRound finishes the round first, so that all seats have the same number of turns.
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
	// There is no MAR-8.
	Clauses: games.Clauses("MAR", 1, 2, 3, 4, 7, 9, 10, 11, 12, 13, 14, 15, 5, 16, 17, 18, 19, 20, 21, 6, 22, 23, 24, 25,
		26, 27, 28, 29, 30, 31, 32, 33, 34),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Markt der Runen", Age: 8, Begins: games.Youngest},
	Rounds:   [2]int{11, 20},
	// The least: all collectors, and nothing else. The most: all runes, and as many outposts as a seat can have.
	MinPoints: -MarketCollectors, MaxPoints: 2*MarketRunes + 2*2,
	// A turn: each card of the deck is played once, with two takings or an answer; and each rune is put into a store,
	// spent or moved a few times. Rock-paper-scissors: four matches of three games, each of ten picks by two seats.
	MaxMoves: MaxTurns*games.MaxSeats*(3*DeckCards+12*2*MarketRunes) + 4*3*equalThrows*2,
	// There are few moves to choose from, and one move ahead shows little. So a slip may be any move, and an adept
	// tries some moves on possible positions. A novice lets others play. Only a master uses the learnt weights: with
	// them, matches of weaker levels would be longer than with the weights set by hand.
	Minds: &games.Minds{
		{Slips: 50, Few: 2, Plain: true, Gentle: true}, {Slips: 35, Few: 1, Plain: true},
		{Field: 4, Playouts: 16, Ahead: 2, Plain: true},
		{Field: 10, Playouts: 160, Ahead: 12, Chances: true},
	},
	Master:       &games.Mind{Most: 2, Budget: 180000, Field: 10, Wide: 6, Turns: 2, Curious: 30, Gain: true},
	PersonBegins: true,
	Swing:        760,
}

// Def describes the game to generic code.
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

// forced returns the only legal move if everybody can see that it is the only one: for a seat without cards, or when
// there is only one thing to take.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	s := g.acting()
	if g.phase == OverPhase || g.phase == ThrowPhase || g.phase != TakePhase && g.sizes[s] > 0 {
		return 0, Move{}, false
	}
	var buffer [2]Move
	return games.Only(s, public.AppendMoves(buffer[:0], s))
}

// quiet reports whether the match waits for a move of a turn, so that no duel, theft or tie is undecided.
func quiet(g *Game) bool { return g.phase == TurnPhase || g.phase == OverPhase }
