package masters

import (
	"fmt"

	"runehall/games"
)

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
	Clauses:  clauses(),
	Refusals: refusals,
	Numbers:  numbers(),
	Source:   games.Source{Title: "Rune", Author: "Zemilio", Begins: games.LastReader},
	Rounds:   [2]int{5, 6},
	// Two seats leave ten cards in the deck, each of which could be drawn by MAS-23 and cost a point.
	MinPoints: -(DeckCards - 2*HandCards),
	// All runes of 17 cards (each has 3·1 + 2·2 + 1·3), and a point for each of three blue ones under a green token.
	MaxPoints: 17*10 + 3,
	// Each seat chooses a side; each card left in the deck brings a turn of two moves, or a draw by MAS-23 with its
	// discard; each master brings a card, the master, and a decision on the token: 2 + 2·10 + 3·6 for two seats, and
	// 3 + 2·7 + 3·9 for three.
	MaxMoves: 3 + 2*7 + 3*9,
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
	Obvious:  obvious,
	Late:     late,
	Shows:    shows,
	Evaluate: evaluate,
	Worth:    worth,
	Quiet:    quiet,
	Position: position,
	First:    func(g *Game) games.Seat { return g.onTurn },
}

// clauses lists MAS-1 to MAS-26 in the order of the rulebook; there are no MAS-19 and MAS-24.
func clauses() []string {
	var ids []string
	for n := 1; n <= 26; n++ {
		if n != 19 && n != 24 {
			ids = append(ids, fmt.Sprintf("MAS-%d", n))
		}
	}
	return ids
}

// forced returns the only legal move where nobody could do anything else: after a card was played, if there is only one place
// for a master, or none, or only a card to draw. Everywhere else hidden cards decide, or there is a choice.
func forced(public View) (games.Seat, Move, bool) {
	g := public.game
	if g.phase != MasterPhase {
		return 0, Move{}, false
	}
	var buffer [2]Move
	moves := public.AppendMoves(buffer[:0], g.onTurn)
	if len(moves) != 1 {
		return 0, Move{}, false
	}
	return g.onTurn, moves[0], true
}

// shows reports whether a move shows one card that its seat chose, and nothing else. A discard by MAS-16 shows the hand.
func shows(m Move) bool { return m.Kind == Play || m.Kind == Ignore || m.Kind == PutBeside }

// quiet reports whether a position can be evaluated as it stands: sides, tokens and discards are still to be decided.
func quiet(g *Game) bool {
	return g.phase == PlayPhase || g.phase == MasterPhase || g.phase == OverPhase
}
