package masters

import "runehall/games"

// The options. All but OptionDeck are switched on or off.
const (
	// OptionAdepts plays with the Adepts (MAS-20).
	OptionAdepts = "adepts"
	// OptionExtra plays with the extra rule of the Adepts (MAS-23).
	OptionExtra = "extra-draw"
	// OptionHigh plays with the High Masters (MAS-25).
	OptionHigh = "high-masters"
	// OptionDeck chooses between DeckFixed and DeckWild (MAS-4).
	OptionDeck = "deck"
	// DeckFixed is the deck of 16 cards that is always the same.
	DeckFixed = "fixed"
	// DeckWild draws 17 of the 30 layouts.
	DeckWild = "wild"
)

var info = games.Info{
	ID:       "masters",
	Version:  1,
	MinSeats: 2, MaxSeats: maxSeats,
	Options: []games.Option{
		{ID: OptionAdepts, Choices: []string{games.No, games.Yes}, Default: games.No},
		{ID: OptionExtra, Choices: []string{games.No, games.Yes}, Default: games.No, Along: OptionAdepts},
		{ID: OptionHigh, Choices: []string{games.No, games.Yes}, Default: games.No},
		{ID: OptionDeck, Choices: []string{DeckFixed, DeckWild}, Default: DeckFixed},
	},
	// There are no MAS-19 and MAS-24.
	Clauses: games.Clauses("MAS", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23,
		25, 26),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Rune", Author: "Zemilio", Begins: games.LastReader},
	Rounds:   [2]int{5, 6},
	// With two seats, ten cards are left in the deck. Each could be drawn by MAS-23 and cost a point.
	MinPoints: -(DeckCards - 2*HandCards),
	// All runes of 17 cards (each has 3·1 + 2·2 + 1·3), and a point for each of three blue ones under a green token.
	MaxPoints: 17*10 + 3,
	// Each seat chooses a side; each card left in the deck brings a turn of two moves, or a draw by MAS-23 with its
	// discard; each master brings a card, the master, and a decision on the token: 2 + 2·10 + 3·6 for two seats, and
	// 3 + 2·7 + 3·9 for three.
	MaxMoves: 3 + 2*7 + 3*9,
	Master:   &games.Mind{Most: 2, Budget: 150000, Field: 10, Wide: 6, Ahead: 2, Curious: 60},
	Swing:    650,
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
	Lacks:    View.Lacks,
	Obvious:  obvious,
	Late:     late,
	Shows:    shows,
	Evaluate: evaluate,
	Worth:    worth,
	Quiet:    quiet,
	Position: position,
	First:    func(g *Game) games.Seat { return g.onTurn },
}

// forced returns the only legal move if everybody can see that it is the only one: after a card has been played, if
// there is at most one place for a master, or only a card to draw. In all other cases there is a choice, or it depends
// on hidden cards.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	if g.phase != MasterPhase {
		return 0, Move{}, false
	}
	var buffer [2]Move
	return games.Only(g.onTurn, public.AppendMoves(buffer[:0], g.onTurn))
}

// shows reports whether a move shows one card that its seat chose, and nothing else. A discard by MAS-16 shows the
// hand.
func shows(m Move) bool { return m.Kind == Play || m.Kind == Ignore || m.Kind == PutBeside }

// quiet reports whether a position can be evaluated as it stands. It cannot while sides, tokens or discards are being
// decided.
func quiet(g *Game) bool {
	return g.phase == PlayPhase || g.phase == MasterPhase || g.phase == OverPhase
}
