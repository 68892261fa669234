package ritual

import "runehall/games"

// OptionVariant is the option that chooses the [Variant].
const OptionVariant = "variant"

var info = games.Info{
	ID:       "ritual",
	Version:  1,
	MinSeats: 2, MaxSeats: 5,
	Options: []games.Option{{
		ID:      OptionVariant,
		Choices: []string{LittleExplorers.String(), Explorers.String(), Adventurers.String()},
		Default: Adventurers.String(),
		Gentle:  Explorers.String(),
	}},
	Clauses: games.Clauses("RIT", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 27, 18, 19, 20, 21, 22, 23,
		24, 25, 26, 28, 30, 31, 32, 33, 34, 36, 37, 35, 38, 40, 41, 42),
	Refusals:  refusals,
	Numbers:   numbers(),
	Source:    games.Source{Title: "RUNES", Author: "Clemens von Bank", Begins: games.Youngest},
	Rounds:    [2]int{9, 13},
	MinPoints: 0, MaxPoints: SeatCoins,
	// There are 72 tiles, and 18 of them bring a ritual. There may be 5 passes before each tile, at the end, and again
	// after each ritual that shifts the turn. A ritual has a reveal or answer, up to 4 declines, 2 choices, and the
	// choice when it is drawn.
	MaxMoves: Tiles + (Tiles+1+18)*5 + 18*(1+4+2+1),
	Minds:    &games.Minds{{Slips: 75, Few: 3}, {Slips: 35, Few: 3}, {}, {Field: 8, Playouts: 100, Ahead: 3}},
	Master:   &games.Mind{Most: 2, Budget: 120000, Field: 12, Wide: 6, Ahead: 3, Curious: 60},
	Swing:    900,
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
	Race:     "RIT-7",
	Forced:   forced,
	Late:     late,
	Obvious:  obvious,
	Lacks:    View.Lacks,
	Grounds:  grounds,
	Evaluate: evaluate,
	Worth:    worthParts,
	Quiet:    quiet,
	Answers:  func(g *Game) bool { return g.phase == AnswerPhase },
	Position: position,
	First:    func(g *Game) games.Seat { return g.onTurn },
}

// forced returns the only legal move where nobody could do anything else: in the choice of a ritual with one way to go,
// and in a turn only while no seat holds a ritual, since anybody might want to play one first.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	seat := g.onTurn
	switch g.phase {
	case ChoicePhase:
		seat = g.effect.User
	case TurnPhase:
		for s := range g.seats {
			if g.cards.holds[s] > 0 {
				return 0, Move{}, false
			}
		}
	default:
		return 0, Move{}, false
	}
	var buffer [2]Move
	return games.Only(seat, public.AppendMoves(buffer[:0], seat))
}

// quiet reports whether the match waits for a move of a turn: no ritual is in play.
func quiet(g *Game) bool { return g.phase == TurnPhase || g.phase == OverPhase }
