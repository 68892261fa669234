package stones

import "runehall/games"

const (
	// OptionThrone chooses where the throne stands on the power track (STO-2, STO-40).
	OptionThrone = "throne"
	// ThronePrinted puts it on [Throne].
	ThronePrinted = "65"
	// ThroneLow puts it on [LowThrone].
	ThroneLow = "45"
	// OptionJokers gives the later half of the seats in turn order a second joker gem, [games.No] or [games.Yes]
	// (STO-8).
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
	// Some numbers between the parts of the rulebook are not used.
	Clauses: games.Clauses("STO", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 30, 31, 32, 33, 34,
		35, 36, 37, 38, 40, 41),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Rune Stones", Author: "Rüdiger Dorn", Publisher: "Queen Games", Age: 12},
	Rounds:   [2]int{21, 22},
	Tables:   tables, OurTables: ourDeck,
	// Before its last turn a seat has at most 64 points, or 44. That turn: three exchanges with an extra point each,
	// six dice done twice for two points, two rows; or less. At the end all gems and ore, and two rows.
	MinPoints: 0, MaxPoints: Throne - 1 + 3*(maxPoints+1) + 6*2*2 + 2*15 + (4*ColourGems+JokerGems+AllOre)/3 + 2*15,
	// A turn: three cards with two icons, each a die that is done twice, a leaving, and the playing; or six cards laid
	// and six bought; or two forgings. Besides a swap, a joker, two rows, the ends of action and turn.
	MaxMoves: MaxRounds * maxSeats * (1 + 3*2*3 + 3 + 6),
	// A master looks at more positions of a turn, and tries the best turns on possible draws.
	Minds: &games.Minds{{Slips: 75, Few: 3}, {Slips: 40, Few: 3}, {Slips: 14, Few: 3},
		{Width: 160, Field: 32, Playouts: 800}},
	// It sees its own next turn, too, and counts its chance of winning.
	Master: &games.Mind{Most: 2, Width: 160, Field: 16, Playouts: 400, Ahead: 2, Brief: 6, Chances: true, Duel: true},
	Swing:  2100,
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

// tables returns the digest of the built-in card table, or an error if it has faults.
func tables() (string, error) {
	deck, err := standard()
	if err != nil {
		return "", err
	}
	return deck.Digest(), nil
}

// forced returns the only legal move in two cases: a die whose result cannot be used, and an artifact with only one
// free field. Moves that end an action or a turn are left to the seat, so that it can first take back what it did.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	if g.phase != DiePhase && g.phase != PlacePhase {
		return 0, Move{}, false
	}
	var buffer [2 * len(fieldOrder)]Move
	return games.Only(g.onTurn, g.AppendMoves(buffer[:0], g.onTurn))
}

// shows reports whether a move only shows hand cards that its seat chose. Such a turn can be taken back up to the first
// draw or roll.
func shows(m Move) bool { return m.Kind == Lay || m.Kind == Use }

// quiet reports whether nothing is half done: no card is open, no die, no artifact to be placed.
func quiet(g *Game) bool { return g.phase == OverPhase || g.free() }
