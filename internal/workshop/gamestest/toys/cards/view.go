package cards

import (
	"slices"

	"runehall/games"
)

// View is what a reader may know of a match.
type View struct {
	For     games.Seat // the reader
	Seats   int
	Phase   Phase
	OnTurn  games.Seat
	Asked   games.Seat
	Played  Card
	Passes  int
	Sizes   [maxSeats]int
	Buried  [maxSeats]int
	Discard Hand
	Left    int
	Points  [maxSeats]int
	// Hands and Graves are empty where the reader does not know the cards.
	Hands, Graves [maxSeats]Hand
	// Deck is known to the reader All only.
	Deck []Card `json:",omitempty"`
}

func view(g *Game, reader games.Seat) View {
	v := View{
		For: reader, Seats: g.Seats, Phase: g.Phase, OnTurn: g.OnTurn, Asked: g.Asked, Played: g.Played,
		Passes: g.Passes, Discard: g.Discard, Left: g.Left, Points: g.Points,
	}
	for s := range maxSeats {
		v.Sizes[s], v.Buried[s] = g.Hands[s].Size(), g.Buried[s].Size()
		if reader == games.All || reader == games.Seat(s) {
			v.Hands[s], v.Graves[s] = g.Hands[s], g.Buried[s]
		}
	}
	if reader == games.All {
		v.Deck = slices.Clone(g.Deck[:g.Left])
	}
	return v
}

// forced makes a seat without cards pass when nobody is left who could ring.
func forced(public View) (games.Seat, Move, bool) {
	if public.Phase != Turn || public.Sizes != [maxSeats]int{} {
		return 0, Move{}, false
	}
	return public.OnTurn, Move{Kind: Pass}, true
}

// Reader returns whose view this is.
func (v View) Reader() games.Seat { return v.For }

// AppendMoves appends the moves that a seat can make, as far as the reader knows.
func (v View) AppendMoves(dst []Move, s games.Seat) []Move { return v.known().AppendMoves(dst, s) }

// WhyNot returns why a seat cannot make a move, as far as the reader knows, and nil if it can.
func (v View) WhyNot(s games.Seat, m Move) *games.Refusal { return v.known().Check(s, m) }

// known returns the position as far as the reader knows it.
func (v View) known() *Game {
	return &Game{State: State{Seats: v.Seats, Phase: v.Phase, OnTurn: v.OnTurn, Asked: v.Asked, Played: v.Played,
		Hands: v.Hands}}
}
