package cards

import "runehall/games"

// shields is the option to play with Shields.
const shields = "shields"

// info stands apart from Def: newGame needs it, and Def needs newGame.
var info = games.Info{
	ID: "toy-cards", Version: 1, MinSeats: 2, MaxSeats: maxSeats,
	Options:  []games.Option{{ID: shields, Choices: []string{games.No, games.Yes}, Default: games.Yes}},
	Clauses:  games.Clauses("TCA", 1, 2, 3, 4, 5, 6, 7, 8),
	Refusals: []*games.Refusal{NotANumber, HoldsNumber, AwaitsAnswer, AwaitsTurn},
	Numbers:  map[string]int{"toy-cards.cards": deckSize, "toy-cards.hand": handSize, "toy-cards.sides": dieSides},
	// Nobody buries more than a deck, nor scores more than all Threes and Bells.
	MinPoints: -deckSize, MaxPoints: copies * (1 + 2 + 3 + dieSides),
	// A card is used once, each played number is answered, and at most maxSeats-1 passes lie between two used cards.
	MaxMoves: 2*deckSize + (deckSize+1)*maxSeats,
}

// Def describes the game.
var Def = &games.Def[*Game, Move, Event, View]{
	Info:  info,
	New:   newGame,
	Blank: func() *Game { return &Game{} },
	Moves: games.Codec[Move]{Append: appendMove, Parse: parseMove},
	Facts: []Event{
		Dealt{}, TurnBegan{}, Played{}, Buried{}, Drew{}, Rang{}, Guarded{}, Declined{}, Scored{}, Passed{}, Ended{},
	},
	View:     view,
	Wire:     wire,
	Redact:   redact,
	Say:      say,
	Tally:    tally,
	Forced:   forced,
	Evaluate: evaluate,
	Quiet:    func(g *Game) bool { return g.Phase != Answer },
	Position: func(v View) any { return v },
	First:    func(g *Game) games.Seat { return g.OnTurn },
}
