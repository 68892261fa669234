package stones

import (
	"fmt"

	"runehall/games"
)

const (
	// OptionThrone chooses where the throne stands on the power track (STO-2, STO-40).
	OptionThrone = "throne"
	// ThronePrinted puts it on [Throne].
	ThronePrinted = "65"
	// ThroneLow puts it on [LowThrone].
	ThroneLow = "45"
	// OptionJokers gives the later half of the seats in turn order a second joker gem, [games.No] or [games.Yes] (STO-8).
	OptionJokers = "second-joker"
)

var info = games.Info{
	ID:       "stones",
	Version:  3,
	MinSeats: 2, MaxSeats: maxSeats,
	Options: []games.Option{
		{ID: OptionThrone, Choices: []string{ThronePrinted, ThroneLow}, Default: ThronePrinted},
		{ID: OptionJokers, Choices: []string{games.No, games.Yes}, Default: games.No},
	},
	Clauses:  clauses(),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Rune Stones", Author: "Rüdiger Dorn", Publisher: "Queen Games", Age: 12},
	Rounds:   [2]int{21, 22},
	Tables:   tables, OurTables: ourDeck,
	// Before its last turn a seat has at most 64 points, or 44. That turn: three exchanges with an extra point each, six dice
	// done twice for two points, two rows; or less. At the end all gems and ore, and two rows.
	MinPoints: 0, MaxPoints: Throne - 1 + 3*(maxPoints+1) + 6*2*2 + 2*15 + (4*ColourGems+JokerGems+AllOre)/3 + 2*15,
	// A turn: three cards with two icons, each a die that is done twice, a leaving, and the playing; or six cards laid and six
	// bought; or two forgings. Besides a swap, a joker, two rows, the ends of action and turn.
	MaxMoves: MaxRounds * maxSeats * (1 + 3*2*3 + 3 + 6),
	// A master plans more widely, and tries the best turns on what it may draw.
	Minds: &games.Minds{{Slips: 75, Few: 3}, {Slips: 40, Few: 3}, {Slips: 14, Few: 3}, {Width: 160, Field: 32, Playouts: 800}},
	Swing: 2100,
}

// Def describes the game with the built-in card table to everything generic.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:     info,
	New:      newGame,
	Blank:    func() *Game { return new(Game) },
	Moves:    games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts:    facts,
	View:     view,
	Wire:     deckSource(StandardDeck).wire,
	Redact:   redact,
	Say:      say,
	Tally:    tally,
	Forced:   forced,
	Obvious:  obvious,
	Lacks:    lacks,
	Late:     late,
	Shows:    shows,
	Evaluate: evaluate,
	Worth:    worth,
	Plain:    plain,
	Quiet:    quiet,
	Turns:    true,
	Position: position,
	First:    func(g *Game) games.Seat { return g.starts },
}

// tables identifies the built-in card table, or says what is wrong with it.
func tables() (string, error) {
	deck, err := standard()
	if err != nil {
		return "", err
	}
	return deck.Digest(), nil
}

// clauses lists STO-1 to STO-41 in the order of the rulebook; some numbers between its parts are not used.
func clauses() []string {
	var ids []string
	for _, part := range [...][2]int{{1, 17}, {20, 21}, {30, 38}, {40, 41}} {
		for n := part[0]; n <= part[1]; n++ {
			ids = append(ids, fmt.Sprintf("STO-%d", n))
		}
	}
	return ids
}

// forced returns the only move there is: where a die's result cannot be done, and where an artifact has one field. What ends
// an action or a turn is left to the seat, so that it can take back what it did.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	if g.phase != DiePhase && g.phase != PlacePhase {
		return 0, Move{}, false
	}
	var buffer [2 * len(fieldOrder)]Move
	moves := g.AppendMoves(buffer[:0], g.onTurn)
	if len(moves) != 1 {
		return 0, Move{}, false
	}
	return g.onTurn, moves[0], true
}

// shows reports whether a move shows hand cards that its seat chose, and nothing else: such a turn can be taken back up to the
// first draw or roll.
func shows(m Move) bool { return m.Kind == Lay || m.Kind == Use }

// quiet reports whether nothing is half done: no card is open, no die, no artifact to be placed.
func quiet(g *Game) bool { return g.phase == OverPhase || g.free() }
